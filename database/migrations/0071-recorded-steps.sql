-- Teachers record the steps of a lesson: sound that is uploaded, and named by the lesson that is published.
-- contract: wider checks take nothing from the release before, which stores no sound.
alter table media
  drop constraint media_kind_check,
  add constraint media_kind_check check (kind in ('video', 'document', 'image', 'audio', 'steps'));
alter table uploads
  drop constraint uploads_kind_check,
  add constraint uploads_kind_check check (kind in ('video', 'document', 'image', 'audio'));

create table step_lesson_voices (
  media_id uuid not null references step_lessons (media_id) on delete cascade,
  recording_id uuid not null references media (id),
  primary key (media_id, recording_id)
);
create index step_lesson_voices_by_recording on step_lesson_voices (recording_id);
