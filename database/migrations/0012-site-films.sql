-- Films of the house's own pages, open to everybody by their name.
create table site_films (
  name text primary key,
  media_id uuid not null references media (id) on delete cascade
);
