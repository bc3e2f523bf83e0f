-- Groups of students who learn together: with their dates, teachers and courses.
create table batches (
  id uuid primary key,
  name text not null unique check (name = btrim(name) and name <> ''),
  starts_on date not null,
  ends_on date not null,
  created_at timestamptz not null,
  check (ends_on >= starts_on)
);
create table batch_courses (
  batch_id uuid not null references batches (id) on delete cascade,
  course_id uuid not null references courses (id) on delete cascade,
  primary key (batch_id, course_id)
);
create index batch_courses_by_course on batch_courses (course_id);
create table batch_teachers (
  batch_id uuid not null references batches (id) on delete cascade,
  staff_id uuid not null references staff (id) on delete cascade,
  primary key (batch_id, staff_id)
);
create index batch_teachers_by_staff on batch_teachers (staff_id);
create table batch_members (
  batch_id uuid not null references batches (id) on delete cascade,
  student_id uuid not null references students (id) on delete cascade,
  added_at timestamptz not null,
  primary key (batch_id, student_id)
);
create index batch_members_by_student on batch_members (student_id);

-- What staff know of a student beside the account, kept for the consent of a guardian that will be asked.
create table student_guardians (
  student_id uuid primary key references students (id) on delete cascade,
  date_of_birth date,
  name text,
  email text check (email = lower(btrim(email))),
  phone text check (phone ~ '^\+91[0-9]{10}$'),
  stored_at timestamptz not null
);

-- An account that staff began: the link that chooses its first password. It went to the guardian of who is under 18.
create table student_invitations (
  student_id uuid primary key references students (id) on delete cascade,
  -- SHA-256 of the token in the link.
  token_hash bytea not null unique,
  -- Whether it went to the student's own address, which it then proves.
  proves_address boolean not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
create index student_invitations_by_end on student_invitations (expires_at);

-- A file of students, or a grant to many: its rows are worked off by one job.
create table people_imports (
  id uuid primary key,
  kind text not null check (kind in ('file', 'grant')),
  name text not null,
  -- SHA-256 of what a file says: the same one twice does nothing. None of a grant.
  file_hash bytea unique,
  batch_id uuid references batches (id) on delete set null,
  staff_id uuid not null references staff (id) on delete cascade,
  reason text,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((kind = 'file') = (file_hash is not null))
);
create index people_imports_by_time on people_imports (created_at desc);
create table people_import_rows (
  import_id uuid not null references people_imports (id) on delete cascade,
  row integer not null,
  -- What is asked for; null once it is done.
  asked jsonb,
  student_id uuid references students (id) on delete set null,
  is_new boolean not null default false,
  -- A sentence of the catalogue, where it could not be done.
  refusal text,
  primary key (import_id, row)
);
create index people_import_rows_left on people_import_rows (import_id, row) where asked is not null;
create index people_import_rows_by_student on people_import_rows (student_id) where student_id is not null;
