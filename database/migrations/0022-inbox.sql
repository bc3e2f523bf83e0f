-- One row for everything in the inbox, kept by the triggers below, so that a list of all kinds is one
-- walk of one index, however it is searched, filtered and sorted.
create table inbox_matters (
  id uuid primary key,
  kind text not null check (kind in ('ticket', 'contact', 'application', 'report')),
  -- TKT-2026-00412, or the number of an enquiry.
  reference text not null,
  title text not null,
  person text not null,
  address text not null,
  status text not null check (status in ('open', 'waiting', 'solved')),
  created_at timestamptz not null,
  last_activity_at timestamptz not null,
  first_answered_at timestamptz,
  assignee_id uuid references staff (id),
  student_id uuid references students (id)
);

create function write_inbox_matter(matter inbox_matters) returns void language sql as $$
  insert into inbox_matters select (matter).*
  on conflict (id) do update set title = excluded.title, person = excluded.person, address = excluded.address,
    status = excluded.status, last_activity_at = excluded.last_activity_at,
    first_answered_at = excluded.first_answered_at, assignee_id = excluded.assignee_id, student_id = excluded.student_id
$$;

create function inbox_status_of(status text) returns text immutable language sql as $$
  select case status when 'answered' then 'waiting' when 'closed' then 'solved' else status end
$$;

create function ticket_in_inbox(t tickets, name text, email text) returns inbox_matters immutable language sql as $$
  select row(t.id, 'ticket', 'TKT-' || t.year || '-' || lpad(t.number::text, greatest(5, length(t.number::text)), '0'),
    t.subject, name, email, t.status, t.created_at, t.last_message_at, t.first_answered_at, t.assignee_id,
    t.student_id)::inbox_matters
$$;

-- When staff or a visitor last wrote about an enquiry.
alter table contact_requests add column last_activity_at timestamptz;
alter table applications add column last_activity_at timestamptz;
alter table reports add column last_activity_at timestamptz;

create function contact_in_inbox(e contact_requests) returns inbox_matters immutable language sql as $$
  select row(e.id, 'contact', e.reference, left(e.message, 120), e.name, e.email, inbox_status_of(e.status),
    e.created_at, coalesce(e.last_activity_at, e.created_at), e.first_answered_at, e.assignee_id, null)::inbox_matters
$$;

create function application_in_inbox(e applications) returns inbox_matters immutable language sql as $$
  select row(e.id, 'application', e.reference, coalesce(e.occupation, e.company_name) || ' → ' || e.dream_company,
    e.full_name, e.email, inbox_status_of(e.status), e.created_at, coalesce(e.last_activity_at, e.created_at),
    e.first_answered_at, e.assignee_id, null)::inbox_matters
$$;

create function report_in_inbox(e reports, name text, email text) returns inbox_matters immutable language sql as $$
  select row(e.id, 'report', e.reference, e.subject_title, coalesce(name, e.email, ''), coalesce(email, e.email, ''),
    inbox_status_of(e.status), e.created_at, coalesce(e.last_activity_at, e.created_at), e.first_answered_at,
    e.assignee_id, e.student_id)::inbox_matters
$$;

insert into inbox_matters select (ticket_in_inbox(t, s.name, s.email)).* from tickets t join students s on s.id = t.student_id;
insert into inbox_matters select (contact_in_inbox(e)).* from contact_requests e;
insert into inbox_matters select (application_in_inbox(e)).* from applications e;
insert into inbox_matters select (report_in_inbox(e, s.name, s.email)).* from reports e left join students s on s.id = e.student_id;

create function keep_inbox_matter() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from inbox_matters where id = old.id;
  elsif tg_table_name = 'tickets' then
    perform write_inbox_matter(ticket_in_inbox(new, s.name, s.email)) from students s where s.id = new.student_id;
  elsif tg_table_name = 'contact_requests' then
    perform write_inbox_matter(contact_in_inbox(new));
  elsif tg_table_name = 'applications' then
    perform write_inbox_matter(application_in_inbox(new));
  else
    perform write_inbox_matter(report_in_inbox(new, s.name, s.email))
      from (select 1) as one left join students s on s.id = new.student_id;
  end if;
  return null;
end $$;

create trigger tickets_in_inbox after insert or update or delete on tickets
  for each row execute function keep_inbox_matter();
create trigger contact_requests_in_inbox after insert or update or delete on contact_requests
  for each row execute function keep_inbox_matter();
create trigger applications_in_inbox after insert or update or delete on applications
  for each row execute function keep_inbox_matter();
create trigger reports_in_inbox after insert or update or delete on reports
  for each row execute function keep_inbox_matter();

create function rename_in_inbox() returns trigger language plpgsql as $$
begin
  update inbox_matters set person = new.name, address = new.email where student_id = new.id;
  return null;
end $$;
create trigger students_in_inbox after update of name, email on students
  for each row when (old.name <> new.name or old.email <> new.email) execute function rename_in_inbox();

create index inbox_by_activity on inbox_matters (last_activity_at desc, id);
create index inbox_by_status on inbox_matters (status, last_activity_at desc, id);
create index inbox_by_kind on inbox_matters (kind, status, last_activity_at desc, id);
create index inbox_by_assignee on inbox_matters (assignee_id, status, last_activity_at desc, id);
create index inbox_by_student on inbox_matters (student_id) where student_id is not null;
-- What is due next: first answers, then solutions, each by age.
create index inbox_unanswered on inbox_matters (created_at, id) where status <> 'solved' and first_answered_at is null;
create index inbox_unsolved on inbox_matters (created_at, id) where status <> 'solved' and first_answered_at is not null;
create index inbox_search on inbox_matters
  using gin ((' ' || lower(reference || ' ' || title || ' ' || person || ' ' || address)) gin_trgm_ops);
create index inbox_by_reference on inbox_matters (reference);

-- What staff wrote to a visitor; the same key is stored and mailed once.
create table enquiry_answers (
  id uuid primary key default gen_random_uuid(),
  contact_request_id uuid references contact_requests (id) on delete cascade,
  application_id uuid references applications (id) on delete cascade,
  report_id uuid references reports (id) on delete cascade,
  staff_id uuid not null references staff (id),
  text text not null check (text <> ''),
  client_key text not null unique,
  sent_at timestamptz not null,
  check (num_nonnulls(contact_request_id, application_id, report_id) = 1)
);
create index enquiry_answers_by_contact_request on enquiry_answers (contact_request_id) where contact_request_id is not null;
create index enquiry_answers_by_application on enquiry_answers (application_id) where application_id is not null;
create index enquiry_answers_by_report on enquiry_answers (report_id) where report_id is not null;

-- Somebody must be able to let others in: the last owner who can sign in stays one.
create function keep_an_owner() returns trigger language plpgsql as $$
begin
  if old.role = 'owner' and old.disabled_at is null and old.password_hash is not null
    and (tg_op = 'DELETE' or new.role <> 'owner' or new.disabled_at is not null) then
    -- One after the other: two owners who remove one another at once would leave none.
    perform pg_advisory_xact_lock(7246022);
    if not exists (
      select from staff where role = 'owner' and disabled_at is null and password_hash is not null
        and id <> old.id and (old.is_demo or not is_demo)
    ) then
      raise exception 'the last owner stays' using errcode = 'check_violation', constraint = 'staff_last_owner';
    end if;
  end if;
  return null;
end $$;
create trigger staff_keeps_an_owner after update of role, disabled_at or delete on staff
  for each row execute function keep_an_owner();
