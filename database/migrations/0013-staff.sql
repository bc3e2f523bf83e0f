-- Who works at the desk. Nobody is ever deleted, because what they did stays on record; disabled_at shuts them out.
create table staff (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(btrim(email))),
  name text not null check (name <> ''),
  role text not null check (role in ('owner', 'author', 'support', 'finance')),
  -- Null until the set-up link was used.
  password_hash text,
  -- The secret of the codes, encrypted with a key made from APP_SECRET.
  totp_secret bytea,
  -- The 30 seconds of the last code that was used: a code is good once.
  totp_last_step bigint,
  -- People of the demo are refused wherever the product is open to others.
  is_demo boolean not null default false,
  created_at timestamptz not null,
  disabled_at timestamptz,
  check ((password_hash is null) = (totp_secret is null))
);

-- The link by which a person sets a password and scans the secret: one per person, used once.
create table staff_set_ups (
  staff_id uuid primary key references staff (id),
  -- SHA-256 of what the link carries.
  token_hash bytea not null unique,
  -- Encrypted as the one it becomes.
  totp_secret bytea not null,
  expires_at timestamptz not null
);

create table staff_sessions (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff (id),
  -- SHA-256 of the cookie's value.
  token_hash bytea not null unique,
  device text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  ended_at timestamptz
);

create index staff_sessions_live on staff_sessions (staff_id) where ended_at is null;

-- What staff did, and whose personal data they opened. It holds names of rows and states, not what people
-- wrote: a student's words can be erased, this cannot.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null for what was done at the server's own command line.
  staff_id uuid references staff (id),
  action text not null check (action <> ''),
  subject_kind text not null,
  subject_id text not null,
  before jsonb,
  after jsonb
);

create index audit_log_by_subject on audit_log (subject_kind, subject_id, id);
create index audit_log_by_staff on audit_log (staff_id, id);
create index audit_log_by_action on audit_log (action, id);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only added to' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_is_only_added_to before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();

-- Who looks after what came in, and when it was first answered.
alter table tickets add column assignee_id uuid references staff (id);
alter table contact_requests
  add column assignee_id uuid references staff (id),
  add column first_answered_at timestamptz;
alter table applications
  add column assignee_id uuid references staff (id),
  add column first_answered_at timestamptz;
alter table reports
  add column assignee_id uuid references staff (id),
  add column first_answered_at timestamptz;

-- The inbox reads the newest of each.
create index tickets_by_activity on tickets (last_message_at desc, id);
create index contact_requests_by_activity on contact_requests (created_at desc, id);
create index applications_by_activity on applications (created_at desc, id);
create index reports_by_activity on reports (created_at desc, id);

-- Notes of staff for staff; they go with what they are about.
create table desk_notes (
  id uuid primary key default gen_random_uuid(),
  ticket_id uuid references tickets (id) on delete cascade,
  contact_request_id uuid references contact_requests (id) on delete cascade,
  application_id uuid references applications (id) on delete cascade,
  report_id uuid references reports (id) on delete cascade,
  staff_id uuid not null references staff (id),
  text text not null check (text <> ''),
  created_at timestamptz not null,
  check (num_nonnulls(ticket_id, contact_request_id, application_id, report_id) = 1)
);

create index desk_notes_by_ticket on desk_notes (ticket_id) where ticket_id is not null;
create index desk_notes_by_contact_request on desk_notes (contact_request_id) where contact_request_id is not null;
create index desk_notes_by_application on desk_notes (application_id) where application_id is not null;
create index desk_notes_by_report on desk_notes (report_id) where report_id is not null;

-- Replies to choose from; {name} stands for the person who asked.
create table canned_replies (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title <> ''),
  text text not null check (text <> ''),
  locale text not null default 'en' check (locale in ('en', 'hi', 'te')),
  position integer not null
);

insert into canned_replies (title, position, text) values
  ('We are looking into it', 1, E'Hello {name},\n\nThank you for writing. We are looking into this and will write again within a day.'),
  ('Which step is unclear?', 2, E'Hello {name},\n\nCould you tell us which step of the working is unclear, or send the line where your answer differs? Then we can show just that step.'),
  ('A film does not play', 3, E'Hello {name},\n\nPlease choose a lower quality under the gear of the player and try once more. If the film still stops, tell us the name of the lesson and the phone or browser you use.'),
  ('Paid, but no access', 4, E'Hello {name},\n\nWe have asked the payment gateway about your order. A payment that left your bank becomes access or is refunded by itself, and you get a mail either way.'),
  ('Solved', 5, E'Hello {name},\n\nWe hope that settles it. If not, reply here and the ticket opens again.');
