-- Wrong codes of an authenticator that were given after the right password, since the last right one, and until when
-- none is judged.
alter table staff
  add column wrong_codes integer not null default 0 check (wrong_codes >= 0),
  add column codes_wait_until timestamptz;

-- What an account's holder should know of: refused sign-ins, new devices, what was changed. Coarse on purpose, for
-- most of them are children: families of browsers and systems, and the first half of a network's address.
create table security_events (
  id bigint generated always as identity primary key,
  student_id uuid references students (id) on delete cascade,
  staff_id uuid references staff (id) on delete cascade,
  kind text not null
    check (kind in ('signInRefused', 'codeRefused', 'newDevice', 'passwordChanged', 'phoneChanged')),
  -- The last time, of what is counted.
  at timestamptz not null,
  -- What strangers can cause is counted in one row an hour; null for all else.
  counted_hour timestamptz,
  times integer not null default 1 check (times > 0),
  browser text,
  system text,
  network text,
  check (num_nonnulls(student_id, staff_id) = 1)
);

create unique index security_events_counted
  on security_events ((coalesce(student_id, staff_id)), kind, counted_hour) where counted_hour is not null;
create index security_events_of_student on security_events (student_id, at desc) where student_id is not null;
create index security_events_of_staff on security_events (staff_id, at desc) where staff_id is not null;
create index security_events_by_time on security_events (at);
