-- Practice: a lesson whose questions are made from a reference and marked by the server.
-- The constraint is taken away to be put back wider; the release before knows no such item and leaves it out of its lists.
-- contract: nothing is taken from the release before, whose items keep their media and their kinds.
alter table items
  alter column media_id drop not null,
  drop constraint items_kind_check,
  add constraint items_kind_check check (kind in ('video', 'document', 'practice')),
  add column board text,
  -- The skills that it practises, by their names in content/practice.
  add column skills text[],
  add constraint items_practice_check check (
    (kind = 'practice') = (skills is not null) and (kind = 'practice') = (board is not null)
    and (kind = 'practice') = (media_id is null));
create index items_of_practice on items (module_id) where kind = 'practice';
create index items_of_free_practice on items (module_id) where kind = 'practice' and is_free;

-- Every try at a question, as the server marked it.
create table practice_attempts (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references students (id) on delete cascade,
  -- The browser's name for it: sent again, it is stored once.
  client_key text not null,
  -- The question as it was given: tries at it belong together.
  issue_id uuid not null,
  -- No foreign key: a publication that takes a lesson away must not search every student's rows.
  item_id uuid,
  board text not null,
  maker text not null,
  maker_version integer not null,
  seed bigint not null,
  skill text not null,
  is_review boolean not null,
  -- The first one at a question that could be read.
  is_first_try boolean not null,
  lines text[] not null,
  answer text not null,
  hints_used integer not null check (hints_used >= 0),
  seconds_taken integer not null check (seconds_taken >= 0),
  -- `void` once the question was withdrawn.
  verdict text not null check (verdict in ('right', 'form', 'wrong', 'unreadable', 'void')),
  marks real not null,
  most_marks real not null check (marks <= most_marks),
  slip text,
  answered_at timestamptz not null,
  received_at timestamptz not null,
  unique (student_id, client_key)
);
create index practice_attempts_by_issue on practice_attempts (student_id, issue_id);
create index practice_attempts_by_skill on practice_attempts (student_id, skill, answered_at);
create index practice_attempts_by_time on practice_attempts (student_id, answered_at);
-- Statistics of a question, and whom a correction concerns.
create index practice_attempts_by_maker on practice_attempts (maker, maker_version, answered_at desc) where is_first_try;
create index practice_attempts_by_question on practice_attempts (maker, maker_version, seed);

-- What the attempts say of a skill, worked out anew with each of them.
create table practice_skill_states (
  student_id uuid not null references students (id) on delete cascade,
  skill text not null,
  level text not null check (level in ('learning', 'secure', 'mastered')),
  due_at timestamptz not null,
  last_tried_at timestamptz not null,
  primary key (student_id, skill)
) with (fillfactor = 80);

create table practice_plans (
  student_id uuid primary key references students (id) on delete cascade,
  board text not null,
  examination_on date,
  minutes_a_day integer not null check (minutes_a_day between 5 and 120),
  updated_at timestamptz not null
);

-- A mark that a student does not agree with.
create table practice_disputes (
  id uuid primary key default gen_random_uuid(),
  attempt_id uuid not null unique references practice_attempts (id) on delete cascade,
  student_id uuid not null references students (id) on delete cascade,
  words text not null,
  status text not null default 'open' check (status in ('open', 'corrected', 'declined')),
  reply text not null default '',
  created_at timestamptz not null,
  decided_by uuid references staff (id),
  decided_at timestamptz,
  check ((status = 'open') = (decided_at is null))
);
create index practice_disputes_by_student on practice_disputes (student_id, created_at desc);
create index practice_disputes_by_status on practice_disputes (status, created_at desc, id);

-- What was wrong in a question. It holds for everybody who met the question, and from then on.
create table practice_corrections (
  id uuid primary key default gen_random_uuid(),
  maker text not null,
  maker_version integer not null,
  -- Null for every question of the maker.
  seed bigint,
  -- Another answer that is right; null where the question is withdrawn.
  accepted_answer text,
  made_by uuid references staff (id),
  made_at timestamptz not null,
  check (seed is not null or accepted_answer is null)
);
create index practice_corrections_by_question on practice_corrections (maker, maker_version, seed);
