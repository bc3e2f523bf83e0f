-- How far each student is in a course, counted by a task: the list of a course's learners shows thousands at once.
create table learner_places (
  course_id uuid not null references courses (id) on delete cascade,
  student_id uuid not null references students (id) on delete cascade,
  begun integer not null,
  done integer not null,
  total integer not null,
  last_active_at timestamptz,
  -- The lessons that were counted; once the course has others, the row says nothing.
  lessons_hash bigint not null,
  primary key (course_id, student_id)
);
create index learner_places_by_student on learner_places (student_id);

-- What students did since they were counted. Nobody waits for anybody who writes here.
create table learner_changes (
  student_id uuid not null,
  item_id uuid not null
);

create function note_learner_change() returns trigger language plpgsql as $$
begin
  if coalesce(new.item_id, old.item_id) is not null then
    insert into learner_changes (student_id, item_id)
      values (coalesce(new.student_id, old.student_id), coalesce(new.item_id, old.item_id));
  end if;
  return null;
end $$;
create trigger lesson_openings_change_places after insert or update or delete on lesson_openings
  for each row execute function note_learner_change();
create trigger lesson_progress_changes_places after insert or update or delete on lesson_progress
  for each row execute function note_learner_change();
create trigger practice_attempts_change_places after insert or delete on practice_attempts
  for each row execute function note_learner_change();

-- All access that runs at a moment, as running_access has it of one student and course.
create function all_running_access(at timestamptz) returns setof enrolments
language sql stable as $$
  select * from enrolments e where e.revoked_at is null and e.starts_at <= at and e.ends_at > at
$$;
