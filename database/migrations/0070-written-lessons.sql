-- Authors write step lessons: their drafts. A lesson without a drawing was never published.
-- contract: a wider check takes nothing from the release before, which writes no such draft.
alter table draft_versions
  drop constraint draft_versions_kind_check,
  add constraint draft_versions_kind_check
    check (kind in ('course', 'article', 'resource', 'site', 'policy', 'lesson'));

-- When it was begun, or its last version given to students.
alter table step_lessons add column changed_at timestamptz not null default now();

create table lesson_drafts (
  media_id uuid primary key references step_lessons (media_id) on delete cascade,
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  version integer not null check (version > 0),
  -- The version that students see; 0 for what was there before the first draft.
  published_version integer,
  -- One opening of the editor: what another one wrote is kept before it is written over.
  editing_id uuid,
  -- When an earlier version was last kept.
  kept_at timestamptz not null,
  -- The last saves by the ids that browsers gave them, each with its version: one that is sent again is known.
  saves jsonb not null default '{}',
  updated_by uuid references staff (id),
  updated_at timestamptz not null
);

create function forget_lesson_versions() returns trigger language plpgsql as $$
begin
  delete from draft_versions where subject = old.media_id::text and kind = 'lesson';
  return null;
end $$;
create trigger step_lessons_versions_end after delete on step_lessons
  for each row execute function forget_lesson_versions();
