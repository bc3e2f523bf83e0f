-- The account of a child that staff began is opened by the guardian's link alone: until it was followed nothing that was
-- mailed to the child's own address proves it, also what was mailed before staff began the account.
create function keep_for_guardian() returns trigger language plpgsql as $$
begin
  if exists (select from student_invitations i where i.student_id = new.id and not i.proves_address) then
    raise exception 'student % waits for the guardian', new.id using errcode = 'check_violation', constraint = 'students_wait_for_guardian';
  end if;
  return new;
end $$;
create trigger students_wait_for_guardian before update of email_verified_at on students
  for each row when (old.email_verified_at is null and new.email_verified_at is not null)
  execute function keep_for_guardian();
