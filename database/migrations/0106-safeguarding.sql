-- Who is told when words in a thread sound like self-harm or abuse.
create table safeguarding_people (
  staff_id uuid primary key references staff (id) on delete cascade,
  position smallint not null unique check (position in (1, 2))
);

-- Where help is, as an owner worded it; without a row the product's own words stand.
create table safeguarding_help (
  locale text primary key check (locale in ('en', 'hi', 'te')),
  text text not null check (text <> '')
);

-- A thread between a student and an adult in which such words stand. It is kept until an owner closes this.
create table safeguarding_flags (
  id uuid primary key default gen_random_uuid(),
  question_id uuid references questions (id) on delete cascade,
  ticket_id uuid references tickets (id) on delete cascade,
  student_id uuid not null references students (id) on delete cascade,
  concern text not null check (concern in ('self-harm', 'abuse')),
  -- Whose words they are.
  said_by text not null check (said_by in ('student', 'staff')),
  -- Who was told of it: never an adult in the thread.
  told uuid[] not null default '{}',
  raised_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid references staff (id),
  closing_note text,
  check (num_nonnulls(question_id, ticket_id) = 1),
  check ((closed_at is null) = (closing_note is null))
);
create unique index safeguarding_open_question on safeguarding_flags (question_id) where closed_at is null;
create unique index safeguarding_open_ticket on safeguarding_flags (ticket_id) where closed_at is null;
create index safeguarding_by_question on safeguarding_flags (question_id) where question_id is not null;
create index safeguarding_by_ticket on safeguarding_flags (ticket_id) where ticket_id is not null;
create index safeguarding_by_student on safeguarding_flags (student_id);
create index safeguarding_by_time on safeguarding_flags (raised_at desc, id);
create index safeguarding_by_closer on safeguarding_flags (closed_by) where closed_by is not null;

-- The thread of a real student stays while a flag is open, whoever deletes it and why.
create function keep_flagged_thread() returns trigger language plpgsql as $$
begin
  if exists (
    select from safeguarding_flags f join students s on s.id = f.student_id
    where f.closed_at is null and not s.is_demo and (f.question_id = old.id or f.ticket_id = old.id)
  ) then
    raise exception 'a flagged thread is kept' using errcode = 'check_violation', constraint = 'safeguarding_kept';
  end if;
  return old;
end $$;
create trigger questions_kept before delete on questions for each row execute function keep_flagged_thread();
create trigger tickets_kept before delete on tickets for each row execute function keep_flagged_thread();
