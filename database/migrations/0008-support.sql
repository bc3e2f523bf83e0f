-- The last ticket number of each year in Indian time. A row, not a sequence: a ticket that is not
-- stored leaves no gap, because its transaction gives the number back.
create table ticket_counters (
  year smallint primary key,
  last_number integer not null check (last_number > 0)
);

create table tickets (
  id uuid primary key default gen_random_uuid(),
  -- Shown as TKT-2026-00412.
  year smallint not null,
  number integer not null check (number > 0),
  student_id uuid not null references students (id),
  course_id uuid not null references courses (id),
  -- As first asked; it is the first message of the conversation too.
  question text not null check (question <> ''),
  subject text not null check (subject <> ''),
  -- open: the house is to answer; waiting: the student is; solved.
  status text not null default 'open' check (status in ('open', 'waiting', 'solved')),
  -- The browser's own name for this ticket: sent again after a lost answer, it is stored once.
  client_key text,
  message_count integer not null default 0,
  created_at timestamptz not null,
  first_answered_at timestamptz,
  last_message_at timestamptz not null,
  unique (year, number),
  unique (student_id, client_key)
);

create index tickets_by_student on tickets (student_id, last_message_at desc, id);
create index tickets_by_course on tickets (course_id);

create table ticket_messages (
  id uuid primary key default gen_random_uuid(),
  ticket_id uuid not null references tickets (id) on delete cascade,
  -- 1 for the question; later ones count on under the lock of the ticket's row.
  position integer not null check (position > 0),
  sender_kind text not null check (sender_kind in ('student', 'staff', 'system')),
  sender_id text not null,
  -- How staff sign; students have their name from their account.
  sender_name text,
  -- Of a system line: which one, see domain/support/rules.ts.
  text text not null check (text <> ''),
  client_key text,
  created_at timestamptz not null,
  unique (ticket_id, position),
  unique (ticket_id, client_key),
  check ((sender_kind = 'staff') = (sender_name is not null))
);
