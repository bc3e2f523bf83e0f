-- What visitors and students write in a form to support is answered by an adult too; who wrote may have no account.
alter table safeguarding_flags
  add column contact_request_id uuid references contact_requests (id) on delete cascade,
  add column report_id uuid references reports (id) on delete cascade;
-- contract: a flag of such a message names no student; the release before writes others alone, which name one.
alter table safeguarding_flags alter column student_id drop not null;
-- contract: a flag stands at one of five threads now; the release before writes some of them.
alter table safeguarding_flags drop constraint safeguarding_flags_one_thread;
alter table safeguarding_flags
  add constraint safeguarding_flags_one_thread
    check (num_nonnulls(question_id, ticket_id, dispute_id, contact_request_id, report_id) = 1),
  add constraint safeguarding_flags_student
    check (student_id is not null or num_nonnulls(contact_request_id, report_id) = 1);
create unique index safeguarding_open_contact on safeguarding_flags (contact_request_id) where closed_at is null;
create unique index safeguarding_open_report on safeguarding_flags (report_id) where closed_at is null;
create index safeguarding_by_contact on safeguarding_flags (contact_request_id) where contact_request_id is not null;
create index safeguarding_by_report on safeguarding_flags (report_id) where report_id is not null;

create function keep_flagged_enquiry() returns trigger language plpgsql as $$
begin
  if not old.is_demo and exists (
    select from safeguarding_flags f
    where f.closed_at is null and (f.contact_request_id = old.id or f.report_id = old.id)
  ) then
    raise exception 'a flagged thread is kept' using errcode = 'check_violation', constraint = 'safeguarding_kept';
  end if;
  return old;
end $$;
create trigger contact_requests_kept before delete on contact_requests
  for each row execute function keep_flagged_enquiry();
create trigger reports_kept before delete on reports for each row execute function keep_flagged_enquiry();
