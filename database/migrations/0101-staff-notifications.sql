-- What staff are told of: each fact stands once, and who holds a role of its kind reads it.
create table staff_notifications (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('sale', 'refundRequest', 'case')),
  once_key text not null unique,
  -- What its sentence says of the fact, by kind; no name of a person.
  facts jsonb not null,
  path text not null check (path like '/admin/%'),
  created_at timestamptz not null
);
create index staff_notifications_by_time on staff_notifications (created_at desc, id);

create table staff_notification_reads (
  notification_id uuid not null references staff_notifications (id) on delete cascade,
  staff_id uuid not null references staff (id) on delete cascade,
  primary key (notification_id, staff_id)
);
create index staff_notification_reads_of_staff on staff_notification_reads (staff_id);
