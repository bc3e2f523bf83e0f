-- Access is for somebody who is there, to a course that is shown. Whoever deletes the account, or takes the course away,
-- at the same moment is waited for; then the transaction is told to try again, and finds what happened.
create function access_can_be_used() returns trigger language plpgsql as $$
declare
  course_status text;
  gone_at timestamptz;
begin
  select status into course_status from courses where id = new.course_id for key share;
  select erased_at into gone_at from students where id = new.student_id for key share;
  if course_status = 'draft' or gone_at is not null then
    raise exception 'the access would be of no use: course %, account deleted %', course_status, gone_at is not null
      using errcode = 'serialization_failure';
  end if;
  return new;
end $$;
create trigger enrolments_can_be_used before insert on enrolments
  for each row execute function access_can_be_used();
