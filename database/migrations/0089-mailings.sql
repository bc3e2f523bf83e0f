-- What staff write to many: news for those who asked for it, an announcement to a course or to a batch.
create table mailings (
  id uuid primary key,
  audience text not null check (audience in ('news', 'course', 'batch')),
  course_id uuid references courses (id) on delete cascade,
  batch_id uuid references batches (id) on delete cascade,
  -- By language, English always: { subject, text }.
  texts jsonb not null,
  version integer not null,
  staff_id uuid not null references staff (id) on delete cascade,
  changed_at timestamptz not null,
  -- From then on it goes out and stays as it is.
  sent_at timestamptz,
  finished_at timestamptz,
  recipients integer not null default 0,
  -- The address that was written to last while it goes out.
  reached text,
  check ((audience = 'course') = (course_id is not null)),
  check ((audience = 'batch') = (batch_id is not null)),
  check (finished_at is null or (sent_at is not null and reached is null))
);
create index mailings_by_change on mailings (changed_at desc);
create index mailings_of_course on mailings (course_id) where course_id is not null;
create index mailings_of_batch on mailings (batch_id) where batch_id is not null;

-- Since when a student wants news: the consent that is kept.
alter table students add column lesson_news_since timestamptz;
update students set lesson_news_since = created_at where wants_lesson_news;
create index students_by_news on students (email) where wants_lesson_news;

-- A student's new address, until codes to both prove that it is meant.
create table email_changes (
  student_id uuid primary key references students (id) on delete cascade,
  new_email text not null check (new_email = lower(btrim(new_email))),
  -- HMACs of the code to the present address, and of the one to the new one.
  old_code_hmac bytea not null,
  new_code_hmac bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  wrong_guesses integer not null default 0 check (wrong_guesses between 0 and 5)
);

alter table security_events drop constraint security_events_kind_check;
alter table security_events add constraint security_events_kind_check check (
  kind in ('signInRefused', 'codeRefused', 'newDevice', 'passwordChanged', 'phoneChanged', 'emailChanged'));
