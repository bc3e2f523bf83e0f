-- A message of the gateway names whoever paid, with address and telephone, also for other shops at the same account.
-- Once it is concluded what it is about its words go, whichever release concludes it: what the gateway said when it was
-- asked stands beside it.
create function empty_concluded_message() returns trigger language plpgsql as $$
begin
  new.body := '';
  return new;
end
$$;

create trigger empty_concluded_message before insert or update on gateway_events
for each row when (new.conclusion is not null) execute function empty_concluded_message();

update gateway_events set body = '' where conclusion is not null and body <> '';

-- Of messages from before the gateway was asked stays what the back office shows.
create function pg_temp.shown_of(entity jsonb) returns jsonb language sql as $$
  select jsonb_build_object('entity', jsonb_build_object(
    'id', entity -> 'id', 'status', entity -> 'status', 'error_description', entity -> 'error_description'))
$$;
create function pg_temp.shown_of_message(body text) returns text language plpgsql as $$
declare
  payload jsonb;
begin
  payload := body::jsonb -> 'payload';
  return jsonb_build_object('payload', jsonb_build_object(
    'payment', pg_temp.shown_of(payload #> '{payment,entity}'), 'refund', pg_temp.shown_of(payload #> '{refund,entity}')));
exception when others then
  return '{}';
end
$$;
update gateway_events set body = pg_temp.shown_of_message(body) where conclusion is null and applied_at is not null;
