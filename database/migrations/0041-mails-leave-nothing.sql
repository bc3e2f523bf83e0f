-- A job that is done keeps nothing of what it was about: mails bring codes and links, and rows go into backups.
-- The database holds it, whichever release ends a job.
create function empty_finished_job() returns trigger language plpgsql as $$
begin
  new.payload := '{}';
  new.last_error := null;
  return new;
end
$$;

create trigger empty_finished_job before insert or update on jobs
for each row when (new.done_at is not null) execute function empty_finished_job();

update jobs set payload = '{}' where done_at is not null;
