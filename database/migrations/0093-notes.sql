-- What a student writes at a place of a lesson, for no one else. A note without words is a bookmark. It outlives its lesson.
create table notes (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references students (id) on delete cascade,
  item_id uuid references items (id) on delete set null,
  -- As it was called when the note was written.
  lesson_title text not null,
  course_id uuid not null references courses (id) on delete cascade,
  -- Into the lesson; null where it has no places.
  second integer check (second between 0 and 86400),
  words text not null check (char_length(words) <= 2000),
  -- The browser's own name for it: sent again, it is stored once.
  client_key text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (student_id, client_key)
);
create index notes_newest on notes (student_id, created_at desc);
create index notes_of_lesson on notes (item_id, student_id);
create index notes_of_course on notes (course_id);
