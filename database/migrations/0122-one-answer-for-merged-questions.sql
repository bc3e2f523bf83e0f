-- A question waits for the answer to another one while it is open. What is said in that conversation later is its asker's alone.
create function end_waiting() returns trigger language plpgsql as $$
begin
  new.merged_into := null;
  return new;
end $$;
create trigger questions_wait_while_open before insert or update on questions
  for each row when (new.status <> 'open' and new.merged_into is not null) execute function end_waiting();
update questions set merged_into = null where status <> 'open' and merged_into is not null;
