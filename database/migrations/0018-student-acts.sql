create extension if not exists pg_trgm;

-- Since when a student is shut out: no sign-in, no session, no media link. What was bought stays.
alter table students add column blocked_at timestamptz;

-- What a student is searched by: words of the name, the address, the phone without its country. A space
-- before each lets a short piece be found where it begins.
create index students_search on students
  using gin ((' ' || lower(name) || ' ' || email || ' ' || right(phone, 10)) gin_trgm_ops) where erased_at is null;
create index students_by_registration on students (created_at desc, id) where erased_at is null;
create index students_by_name on students (lower(name), id) where erased_at is null;
create index students_unverified on students (created_at desc, id)
  where erased_at is null and email_verified_at is null;
create index students_blocked on students (created_at desc, id) where erased_at is null and blocked_at is not null;
create index enrolments_running on enrolments (ends_at, student_id) where revoked_at is null;

-- What staff granted: without such a row nobody has access that no payment bought.
create table access_grants (
  id uuid primary key default gen_random_uuid(),
  enrolment_id uuid not null unique references enrolments (id),
  student_id uuid not null references students (id),
  course_id uuid not null references courses (id),
  staff_id uuid not null references staff (id),
  granted_at timestamptz not null,
  withdrawn_at timestamptz,
  withdrawn_by uuid references staff (id),
  check ((withdrawn_at is null) = (withdrawn_by is null))
);
create index access_grants_by_student on access_grants (student_id);
