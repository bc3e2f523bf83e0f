-- A demo may run on beside the product that made its database live: nobody of the demo comes in there any more, whichever
-- process lets them in.
create function refuse_session_of_the_demo() returns trigger language plpgsql as $$
declare
  is_of_the_demo boolean;
begin
  if (select stage from installation_stage) is distinct from 'live' then return new; end if;
  if tg_table_name = 'sessions' then
    select is_demo into is_of_the_demo from students where id = new.student_id;
  else
    select is_demo into is_of_the_demo from staff where id = new.staff_id;
  end if;
  if is_of_the_demo then return null; end if;
  return new;
end $$;
create trigger sessions_not_of_the_demo before insert on sessions
  for each row execute function refuse_session_of_the_demo();
create trigger staff_sessions_not_of_the_demo before insert on staff_sessions
  for each row execute function refuse_session_of_the_demo();
