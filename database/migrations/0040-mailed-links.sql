-- The link that goes with each mailed code. It is good once and for hours, also where a code is not.
create table mailed_links (
  -- SHA-256 of the token in the link.
  token_hash bytea primary key,
  student_id uuid not null references students (id) on delete cascade,
  proves text not null check (proves in ('address', 'reset')),
  expires_at timestamptz not null
);
create index mailed_links_by_student on mailed_links (student_id);
create index mailed_links_by_end on mailed_links (expires_at);
