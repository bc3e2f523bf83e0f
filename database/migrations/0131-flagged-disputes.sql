-- A mark that a student does not agree with is a thread too: the student's words, and the reply of who decides.
alter table safeguarding_flags add column dispute_id uuid references practice_disputes (id) on delete cascade;
-- contract: a flag stands at one of three threads now; the release before writes the same two.
alter table safeguarding_flags drop constraint safeguarding_flags_check;
alter table safeguarding_flags add constraint safeguarding_flags_one_thread
  check (num_nonnulls(question_id, ticket_id, dispute_id) = 1);
create unique index safeguarding_open_dispute on safeguarding_flags (dispute_id) where closed_at is null;
create index safeguarding_by_dispute on safeguarding_flags (dispute_id) where dispute_id is not null;

create or replace function keep_flagged_thread() returns trigger language plpgsql as $$
begin
  if exists (
    select from safeguarding_flags f join students s on s.id = f.student_id
    where f.closed_at is null and not s.is_demo and (f.question_id = old.id or f.ticket_id = old.id or f.dispute_id = old.id)
  ) then
    raise exception 'a flagged thread is kept' using errcode = 'check_violation', constraint = 'safeguarding_kept';
  end if;
  return old;
end $$;
create trigger practice_disputes_kept before delete on practice_disputes
  for each row execute function keep_flagged_thread();
