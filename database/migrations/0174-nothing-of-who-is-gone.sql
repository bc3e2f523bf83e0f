-- What a student writes, or staff note of one, while the account is being deleted waits for it, and is refused then: nothing
-- of somebody who is gone is stored behind the deletion. Looked at after the row, as its foreign key is: a deletion takes
-- the rows first too, and a change of what is there, which goes with the account, waits for nothing.
create function student_is_there() returns trigger language plpgsql as $$
begin
  if new.student_id is null then
    return null;
  end if;
  perform from students where id = new.student_id and erased_at is null for key share;
  if not found then
    raise exception 'the account of student % is deleted', new.student_id
      using errcode = 'foreign_key_violation', constraint = 'students_are_there';
  end if;
  return null;
end $$;
do $$
declare
  name text;
begin
  foreach name in array array['batch_members', 'certificates', 'email_changes', 'lesson_openings', 'lesson_progress', 'notes',
      'notification_choices', 'practice_attempts', 'practice_plans', 'questions', 'reports', 'saved_devices',
      'student_guardians', 'student_invitations', 'tickets'] loop
    execute format('create trigger students_are_there after insert on %I for each row execute function student_is_there()', name);
  end loop;
end $$;
