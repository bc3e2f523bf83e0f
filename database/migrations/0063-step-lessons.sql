-- Step lessons: a lesson of words, lines and figures that the browser draws, stored as written and as drawn.
-- The constraints are taken away to be put back wider; the release before knows no such item and leaves it out of its lists.
-- contract: nothing is taken from the release before, whose media and items keep their kinds.
alter table media
  drop constraint media_kind_check,
  add constraint media_kind_check check (kind in ('video', 'document', 'image', 'steps'));
alter table items
  drop constraint items_kind_check,
  add constraint items_kind_check check (kind in ('video', 'document', 'practice', 'steps'));

create table step_lessons (
  media_id uuid primary key references media (id) on delete cascade,
  -- The lesson's own name, such as `quadratic-formula-derived`.
  name text not null unique,
  version integer not null check (version > 0),
  -- As its author wrote it: domain/lessons/steps/step-lesson.ts.
  source jsonb not null
);

-- What a reader is sent, one language at a time: domain/lessons/steps/drawn-lesson.ts.
create table step_lesson_drawings (
  media_id uuid not null references step_lessons (media_id) on delete cascade,
  locale text not null,
  drawn jsonb not null,
  primary key (media_id, locale)
);
