-- What a student is told: at the bell, and from there by a digest or by web push.
create table notifications (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references students (id) on delete cascade,
  kind text not null check (
    kind in ('answer', 'case', 'payment', 'accessEnding', 'result', 'reviewDue', 'announcement')),
  -- The fact: told once more, it stands once.
  once_key text not null,
  -- What its sentence says of the fact, by kind.
  facts jsonb not null,
  path text check (path like '/%'),
  created_at timestamptz not null,
  -- False where the student wants none of its kind at the bell.
  is_at_bell boolean not null,
  read_at timestamptz,
  -- When it belongs into a digest; null once it was in one, and where it has a mail of its own.
  digest_at timestamptz,
  unique (student_id, once_key)
);
create index notifications_at_bell on notifications (student_id, created_at desc, id) where is_at_bell;
create index notifications_unread on notifications (student_id) where is_at_bell and read_at is null;
create index notifications_by_digest on notifications (digest_at, student_id) where digest_at is not null;
create index notifications_by_age on notifications (created_at);
-- Nobody is told again of reviews that are due before they have seen it.
create unique index notifications_one_review on notifications (student_id) where kind = 'reviewDue' and read_at is null;

-- What a student chose of a kind and a way; without a row what holds for everybody.
create table notification_choices (
  student_id uuid not null references students (id) on delete cascade,
  kind text not null,
  channel text not null check (channel in ('bell', 'email', 'push')),
  is_on boolean not null,
  primary key (student_id, kind, channel)
);

-- How far students were told of their reviews on a day.
create table review_rounds (
  day date primary key,
  reached uuid,
  finished_at timestamptz
);

-- The bell tells of an end 14 and 3 days before, and on the day. Only wider than before.
-- contract: the rows of the release before stay allowed.
alter table plan_reminders drop constraint plan_reminders_days_before_check;
alter table plan_reminders add constraint plan_reminders_days_before_check check (days_before in (0, 1, 3, 7, 14));
