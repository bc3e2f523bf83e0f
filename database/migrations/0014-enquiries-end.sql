-- What visitors sent is kept for a year after it was dealt with: this says since when it is.
alter table contact_requests add column dealt_with_at timestamptz;
alter table applications add column dealt_with_at timestamptz;
alter table reports add column dealt_with_at timestamptz;

create function note_when_dealt_with() returns trigger language plpgsql as $$
begin
  if new.status = 'open' then
    new.dealt_with_at := null;
  elsif old.status = 'open' and new.dealt_with_at is null then
    new.dealt_with_at := now();
  end if;
  return new;
end $$;

create trigger contact_requests_dealt_with before update of status on contact_requests
  for each row execute function note_when_dealt_with();
create trigger applications_dealt_with before update of status on applications
  for each row execute function note_when_dealt_with();
create trigger reports_dealt_with before update of status on reports
  for each row execute function note_when_dealt_with();
