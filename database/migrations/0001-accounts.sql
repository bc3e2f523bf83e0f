create table students (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(btrim(email))),
  name text not null check (name <> ''),
  phone text not null check (phone ~ '^\+91[0-9]{10}$'),
  password_hash text not null,
  email_verified_at timestamptz,
  created_at timestamptz not null
);

-- Brothers and sisters may share a phone, so it is not unique.
create index students_by_phone on students (phone);

-- One live code per student and what it proves: the address, or the right to choose a new password.
-- A new code replaces the last one and keeps the count of wrong guesses; the count begins anew with
-- the next series, an hour after the first code or once a code was used.
create table codes (
  student_id uuid not null references students (id) on delete cascade,
  proves text not null check (proves in ('address', 'reset')),
  -- The screen that asked; it decides how long a code lives.
  purpose text not null check (purpose in ('registration', 'login', 'reset')),
  code_hmac bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  series_started_at timestamptz not null,
  codes_sent integer not null default 1,
  wrong_guesses integer not null default 0 check (wrong_guesses between 0 and 5),
  primary key (student_id, proves),
  check ((proves = 'reset') = (purpose = 'reset'))
);

-- Written where a known address would cause a write and an unknown one would not, so that both take as long.
create table decoys (
  bucket smallint primary key,
  touched_at timestamptz
);
insert into decoys (bucket) select generate_series(0, 63);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references students (id) on delete cascade,
  -- SHA-256 of the cookie's value.
  token_hash bytea not null unique,
  device text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);

create index sessions_by_student on sessions (student_id) where revoked_at is null;
-- For the sweep of sessions that ended.
create index sessions_by_end on sessions (expires_at);

create table rate_limits (
  key text primary key,
  window_ends_at timestamptz not null,
  count integer not null
);

-- Outbox and queue in one: a side effect is stored in the transaction of the fact it follows from.
create table jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  -- At most one job of a key is ever stored.
  once_key text unique,
  due_at timestamptz not null,
  attempts integer not null default 0,
  locked_until timestamptz,
  done_at timestamptz,
  last_error text
);

create index jobs_due on jobs (due_at) where done_at is null;

-- What the local mailbox page shows when no mail server is set.
create table mailbox_messages (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  sent_at timestamptz not null
);
