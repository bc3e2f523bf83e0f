-- Articles and resources are written at the desk. What visitors read stands in articles and resources
-- alone: a text is shown once it is published and its moment has come.
alter table articles
  -- How it begins on cards; where nothing is given, its first words.
  add column excerpt text not null default '',
  -- A picture in place of the drawing: {"address", "alt", "width", "height"}.
  add column cover jsonb;

alter table resources
  add column excerpt text not null default '',
  add column cover jsonb,
  add column status text not null default 'published' check (status in ('draft', 'published', 'archived')),
  add column published_at timestamptz not null default '-infinity';

-- What authors work on: nobody else reads it.
create table text_drafts (
  kind text not null check (kind in ('article', 'resource')),
  text_id uuid not null,
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  -- Whoever saves names the version that was read: nothing is written over unseen.
  version integer not null check (version > 0),
  -- It says something that visitors do not read yet.
  has_changes boolean not null,
  updated_by uuid references staff (id),
  updated_at timestamptz not null,
  primary key (kind, text_id)
);

-- What one author wrote over of another's, or gave up for another's.
create table text_draft_versions (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  text_id uuid not null,
  document jsonb not null,
  written_by uuid references staff (id),
  written_at timestamptz not null
);

create index text_draft_versions_of_text on text_draft_versions (kind, text_id, written_at desc);

-- Every address that a text had leads to the one it has.
create table text_old_names (
  kind text not null check (kind in ('article', 'resource')),
  name text not null,
  text_id uuid not null,
  ended_at timestamptz not null,
  primary key (kind, name)
);

-- Two people change the facts of the house: the second is told.
alter table site_content add column version integer not null default 1;

-- What a version of a policy changed, for who reads it.
alter table policies add column note text not null default '';
