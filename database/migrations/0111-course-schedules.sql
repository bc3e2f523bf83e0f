-- A version of a course's draft that is published at a moment to come, in the name of who asked for it.
create table course_schedules (
  course_id uuid primary key references courses (id) on delete cascade,
  version integer not null check (version >= 0),
  due_at timestamptz not null,
  staff_id uuid not null references staff (id),
  made_at timestamptz not null check (made_at < due_at)
);
create index course_schedules_by_staff on course_schedules (staff_id);
