-- Entries of the site and policies are written as drafts too, and published.
create table site_drafts (
  kind text not null check (kind in ('site', 'policy')),
  -- The key of the entry, or the address of the policy.
  subject text not null,
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  version integer not null check (version > 0),
  -- The version that visitors see; 0 for what was there before the first draft.
  published_version integer,
  -- One opening of the editor: what another one wrote is kept before it is written over.
  editing_id uuid,
  -- When an earlier version was last kept.
  kept_at timestamptz not null,
  -- The last saves by the ids that browsers gave them, each with its version: one that is sent again is known.
  saves jsonb not null default '{}',
  updated_by uuid references staff (id),
  updated_at timestamptz not null,
  primary key (kind, subject)
);

alter table course_drafts add column saves jsonb not null default '{}';

alter table text_drafts
  add column published_version integer,
  add column editing_id uuid,
  add column kept_at timestamptz,
  add column saves jsonb not null default '{}',
  alter column has_changes set default true,
  -- A preview of what nobody changed.
  drop constraint text_drafts_version_check,
  add constraint text_drafts_version_check check (version >= 0);
update text_drafts set published_version = version where not has_changes;

-- Earlier versions of every draft. The release before goes on with the two tables of its own.
create table draft_versions (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('course', 'article', 'resource', 'site', 'policy')),
  -- The id of what was written, its key or its address.
  subject text not null,
  version integer not null,
  document jsonb not null,
  -- It gave way to another version and never was the draft.
  is_aside boolean not null default false,
  -- The id that the browser gave to a version that gave way: sent again, it is known.
  save_id uuid unique,
  -- Null for what was there before the admin.
  written_by uuid references staff (id),
  written_at timestamptz not null,
  -- When visitors began to see it, and when they saw it last.
  live_from timestamptz,
  live_until timestamptz
);
create unique index draft_versions_by_number on draft_versions (kind, subject, version) where not is_aside;
create index draft_versions_by_subject on draft_versions (kind, subject, written_at desc, id);

insert into draft_versions (id, kind, subject, version, document, is_aside, written_by, written_at)
select distinct on (course_id, version, case when kind = 'aside' then id end)
  id, 'course', course_id::text, version, document, kind = 'aside', written_by, written_at
from course_draft_versions order by course_id, version, case when kind = 'aside' then id end, written_at desc;
-- Those of texts had no number: each stands by itself.
insert into draft_versions (id, kind, subject, version, document, is_aside, written_by, written_at)
select id, kind, text_id::text, 0, document, true, written_by, written_at from text_draft_versions;

create function forget_draft_versions() returns trigger language plpgsql as $$
begin
  delete from draft_versions where subject = old.id::text and kind = tg_argv[0];
  return null;
end $$;
create trigger courses_versions_end after delete on courses
  for each row execute function forget_draft_versions('course');
create trigger articles_versions_end after delete on articles
  for each row execute function forget_draft_versions('article');
create trigger resources_versions_end after delete on resources
  for each row execute function forget_draft_versions('resource');
