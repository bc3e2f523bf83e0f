-- Mail beyond what an account needs is sent only to who asked for it: nothing is ticked beforehand.
alter table students
  add column wants_lesson_news boolean not null default false,
  add column wants_reminders boolean not null default false,
  -- When the student deleted the account. Name, email and phone went with it; the row stays because
  -- payments, which the law wants kept, belong to it.
  add column erased_at timestamptz;
