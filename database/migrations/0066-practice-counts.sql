-- Practice counts: its lesson is done once the question set is passed.
-- The marks of the tries that passed it; null for what is watched or read.
alter table lesson_progress
  add column marks real,
  add column most_marks real check ((marks is null) = (most_marks is null) and marks <= most_marks);

-- The marks of all question sets of the course; null for a course without practice.
alter table certificates
  add column practice_marks real,
  add column most_practice_marks real
    check ((practice_marks is null) = (most_practice_marks is null) and practice_marks <= most_practice_marks);

-- The last tries of one lesson: whether it is passed, and how many right answers are left.
create index practice_attempts_by_item on practice_attempts (student_id, item_id, answered_at desc)
  where is_first_try and item_id is not null;

-- Who had or had begun a course when practice began to count: there it does not count for them.
create table progress_without_practice (
  student_id uuid not null references students (id) on delete cascade,
  course_id uuid not null references courses (id) on delete cascade,
  primary key (student_id, course_id)
);
insert into progress_without_practice (student_id, course_id)
  select student_id, course_id from enrolments where revoked_at is null
  union
  select begun.student_id, m.course_id
  from (select student_id, item_id from lesson_openings union select student_id, item_id from lesson_progress) begun
  join items i on i.id = begun.item_id
  join modules m on m.id = i.module_id;

-- The items of a course that can count towards a student's progress.
create function items_to_finish(student uuid, course uuid) returns setof items
language sql stable as $$
  select i.* from modules m join items i on i.module_id = m.id
  where m.course_id = course
    and (i.kind <> 'practice' or not exists (
      select from progress_without_practice without
      where without.student_id = student and without.course_id = course
    ))
$$;
