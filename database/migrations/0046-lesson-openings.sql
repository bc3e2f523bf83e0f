-- When a student first opened a lesson: nothing of it can have been watched before.
create table lesson_openings (
  student_id uuid not null references students (id) on delete cascade,
  -- No foreign key, as in lesson_progress.
  item_id uuid not null,
  opened_at timestamptz not null,
  primary key (student_id, item_id)
);

-- What was watched, or is playing, when this release came was opened before it.
insert into lesson_openings (student_id, item_id, opened_at)
  select student_id, item_id, '2000-01-01T00:00:00Z' from lesson_progress on conflict do nothing;
insert into lesson_openings (student_id, item_id, opened_at)
  select student_id, item_id, min(started_at) from playbacks group by student_id, item_id on conflict do nothing;

-- A stream that opens is a lesson that opens, also by a process of the release before.
create function note_lesson_opening() returns trigger language plpgsql as $$
begin
  insert into lesson_openings (student_id, item_id, opened_at)
    values (new.student_id, new.item_id, new.started_at) on conflict do nothing;
  return null;
end $$;
create trigger playbacks_open_lessons after insert on playbacks
  for each row execute function note_lesson_opening();

-- The public page of a certificate says when its course was refunded.
create function tell_certificate_changed() returns trigger language plpgsql as $$
begin
  if exists (select from certificates where student_id = new.student_id and course_id = new.course_id) then
    perform pg_notify('content_changed', 'certificates');
  end if;
  return null;
end $$;
create trigger enrolments_show_on_certificates after update of revoked_at on enrolments
  for each row when (old.revoked_at is distinct from new.revoked_at) execute function tell_certificate_changed();
create trigger enrolments_renew_certificates after insert on enrolments
  for each row execute function tell_certificate_changed();
