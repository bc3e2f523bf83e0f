-- Words of a text, each as its stem and as it is written: a whole word is found in any of its forms,
-- and one that is still being typed by its beginning. Tags of HTML are passed over.
create function words_of(written text) returns tsvector language sql immutable as $$
  select to_tsvector('english'::regconfig, coalesce(written, '')) || to_tsvector('simple'::regconfig, coalesce(written, ''))
$$;

create table articles (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  -- 1 blog, 2 shown on the home page, 3 other articles (specification, section 3)
  type smallint not null check (type in (1, 2, 3)),
  title text not null check (title <> ''),
  -- The figure at its head, by its name in the drawing kit.
  drawing text not null,
  -- Clean rich text; mathematics and figures are drawn when it is read.
  html text not null,
  status text not null default 'published' check (status in ('draft', 'published', 'archived')),
  published_at timestamptz not null,
  updated_at timestamptz not null,
  search tsvector generated always as (setweight(words_of(title), 'A') || setweight(words_of(html), 'C')) stored
);

create index articles_published on articles (type, published_at desc, id) where status = 'published';
create index articles_search on articles using gin (search);

create table resources (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  heading text not null check (heading <> ''),
  drawing text not null,
  -- A list of pieces of clean rich text.
  content jsonb not null check (jsonb_typeof(content) = 'array'),
  -- The sheet to print.
  sheet_media_id uuid references media (id),
  position integer not null,
  updated_at timestamptz not null,
  search tsvector generated always as (
    setweight(words_of(heading), 'A')
    || setweight(to_tsvector('english'::regconfig, content) || to_tsvector('simple'::regconfig, content), 'C')
  ) stored
);

create index resources_search on resources using gin (search);

alter table courses add column search tsvector generated always as
  (setweight(words_of(title), 'A') || setweight(words_of(about), 'C') || setweight(words_of(learning), 'C')) stored;
create index courses_search on courses using gin (search);
create index modules_search on modules using gin (words_of(title));

create trigger articles_changed after insert or update or delete on articles
  for each statement execute function tell_content_changed();
create trigger resources_changed after insert or update or delete on resources
  for each statement execute function tell_content_changed();
