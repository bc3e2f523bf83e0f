-- Files that went with a message of the demo's mailbox.
create table mailbox_attachments (
  id bigint generated always as identity primary key,
  message_id bigint not null references mailbox_messages (id) on delete cascade,
  file_name text not null,
  content_type text not null,
  bytes bytea not null
);
create index mailbox_attachments_by_message on mailbox_attachments (message_id);

-- That a reminder of an access that ends was written: once for each distance in days.
create table plan_reminders (
  enrolment_id uuid not null references enrolments (id),
  days_before smallint not null check (days_before in (1, 7)),
  written_at timestamptz not null,
  primary key (enrolment_id, days_before)
);
-- Reminders look at what ends within days.
create index enrolments_by_end on enrolments (ends_at) where revoked_at is null;
