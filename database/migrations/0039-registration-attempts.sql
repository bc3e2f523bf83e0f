-- What browsers registered under an address that is not proven yet. Each keeps its own details: a code
-- confirms those of the browser that types it, never those that somebody else put in.
create table registration_attempts (
  student_id uuid not null references students (id) on delete cascade,
  -- SHA-256 of the secret in the browser's cookie.
  browser_hash bytea not null,
  name text not null check (name <> ''),
  phone text not null,
  password_hash text not null,
  locale text not null,
  created_at timestamptz not null,
  primary key (student_id, browser_hash)
);
