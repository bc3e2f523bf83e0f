-- What a student asks a teacher at a place of a lesson, at a question of a worksheet or beside a line of practice.
-- The asker and staff alone read it. It outlives its lesson.
create table questions (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references students (id) on delete cascade,
  -- Null where practice belongs to no course.
  course_id uuid references courses (id) on delete set null,
  item_id uuid references items (id) on delete set null,
  -- As the lesson, or the skill of a practice without one, was called when it was asked.
  title text not null,
  -- Into a video or a step lesson.
  second integer check (second between 0 and 86400),
  -- What the lesson was made of then. No foreign key: a replaced file may be deleted.
  media_id uuid,
  media_version integer,
  -- Of a worksheet: 3 or 3 (b).
  sheet_question text check (char_length(sheet_question) <= 40),
  -- Of practice, as in its tries.
  issue_id uuid,
  maker text,
  maker_version integer,
  seed bigint,
  line_number integer check (line_number between 1 and 100),
  line text check (char_length(line) <= 200),
  -- open: a teacher is to answer; answered: the student is; closed.
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  -- An answer is due then, in the hours in which teachers work.
  due_at timestamptz,
  -- It waits for the answer to another one that asks the same.
  merged_into uuid references questions (id) on delete set null,
  -- The browser's own name for it: sent again, it is stored once.
  client_key text not null,
  message_count integer not null default 0,
  -- The asker agreed that a teacher publishes it, reworded and without a name.
  agreed_at timestamptz,
  created_at timestamptz not null,
  first_answered_at timestamptz,
  last_message_at timestamptz not null,
  unique (student_id, client_key),
  check (merged_into <> id),
  check ((status = 'open') = (due_at is not null)),
  check (num_nonnulls(issue_id, maker, maker_version, seed) in (0, 4))
);
create index questions_by_student on questions (student_id, last_message_at desc, id);
create index questions_open on questions (due_at, id) where status = 'open' and merged_into is null;
create index questions_open_of_course on questions (course_id, due_at, id) where status = 'open' and merged_into is null;
create index questions_by_status on questions (status, last_message_at desc, id);
create index questions_of_course on questions (course_id, status, last_message_at desc, id);
create index questions_by_item on questions (item_id) where item_id is not null;
create index questions_merged on questions (merged_into) where merged_into is not null;

create table question_messages (
  id uuid primary key default gen_random_uuid(),
  question_id uuid not null references questions (id) on delete cascade,
  -- 1 for the question; later ones count on under the lock of the question's row.
  position integer not null check (position > 0),
  sender_kind text not null check (sender_kind in ('student', 'staff', 'system')),
  staff_id uuid references staff (id),
  -- How staff sign; students have their name from their account.
  sender_name text,
  -- Of a system line: which one, see domain/questions/rules.ts.
  text text not null check (text <> ''),
  -- Where a teacher points: a second of a lesson.
  link_item_id uuid references items (id) on delete set null,
  link_second integer check (link_second between 0 and 86400),
  client_key text,
  created_at timestamptz not null,
  unique (question_id, position),
  unique (question_id, client_key),
  check ((sender_kind = 'staff') = (sender_name is not null))
);
create index question_messages_by_staff on question_messages (staff_id) where staff_id is not null;
create index question_messages_by_link on question_messages (link_item_id) where link_item_id is not null;

-- Who is answering a question or a case, so that two do not answer at once.
create table answer_claims (
  -- Of the question, ticket or enquiry.
  subject_id uuid primary key,
  staff_id uuid not null references staff (id) on delete cascade,
  ends_at timestamptz not null
);
create index answer_claims_by_staff on answer_claims (staff_id);

-- A question with its answer as a teacher worded them for everybody who may open the lesson. It names nobody and
-- outlives the account that asked.
create table published_questions (
  id uuid primary key default gen_random_uuid(),
  question_id uuid unique references questions (id) on delete set null,
  course_id uuid references courses (id) on delete cascade,
  item_id uuid references items (id) on delete set null,
  second integer check (second between 0 and 86400),
  media_id uuid,
  media_version integer,
  sheet_question text,
  question text not null check (question <> ''),
  answer text not null check (answer <> ''),
  published_by uuid references staff (id),
  published_at timestamptz not null,
  is_demo boolean not null default false
);
create trigger published_questions_demo before insert on published_questions
  for each row execute function mark_demo();
create index published_questions_by_item on published_questions (item_id, second);
-- What is like a question that is being typed, misspelt too, in its course.
create index published_questions_alike on published_questions using gist (course_id, question gist_trgm_ops (siglen = 128));
create index published_questions_by_staff on published_questions (published_by);

-- Nothing is published of which the asker has not agreed.
create function refuse_unagreed_question() returns trigger language plpgsql as $$
begin
  if not exists (select from questions where id = new.question_id and agreed_at is not null) then
    raise exception 'the asker has not agreed' using errcode = 'check_violation', constraint = 'published_questions_agreed';
  end if;
  return new;
end $$;
create trigger published_questions_agreed before insert on published_questions
  for each row execute function refuse_unagreed_question();

-- And it goes with the agreement.
create function take_back_question() returns trigger language plpgsql as $$
begin
  delete from published_questions where question_id = new.id;
  return null;
end $$;
create trigger questions_taken_back after update of agreed_at on questions
  for each row when (old.agreed_at is not null and new.agreed_at is null) execute function take_back_question();

-- Replies to choose from that teachers use for questions; the others are those of support.
alter table canned_replies add column is_for_questions boolean not null default false;
