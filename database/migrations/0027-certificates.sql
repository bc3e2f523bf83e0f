-- What a student completed, as it was on that day: a course that changes later changes nothing here.
create table certificates (
  id uuid primary key default gen_random_uuid(),
  -- Drawn by chance, so that none can be guessed from another.
  number text not null unique,
  -- Both go with the account; what was completed stays, nobody's.
  student_id uuid references students (id),
  student_name text,
  course_id uuid references courses (id) on delete set null,
  course_title text not null,
  instructor_name text,
  -- [{ "title": module, "lessons": [title, …] }, …]
  modules jsonb not null check (jsonb_typeof(modules) = 'array'),
  lesson_count integer not null check (lesson_count > 0),
  film_seconds integer not null,
  completed_at timestamptz not null,
  issued_at timestamptz not null,
  unique (student_id, course_id),
  check ((student_id is null) = (student_name is null))
);
