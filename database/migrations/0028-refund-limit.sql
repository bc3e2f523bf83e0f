-- A request keeps the limit of when it was asked for: who changes the rule does not change who must agree to
-- what waits already, nor who had to agree to what was decided.
alter table refund_requests add column two_people_above_in_paise integer;
update refund_requests set two_people_above_in_paise = (select two_people_above_in_paise from refund_rules);
alter table refund_requests alter column two_people_above_in_paise set not null;

create or replace function guard_new_refund_request() returns trigger language plpgsql as $$
begin
  if new.state <> 'open' then
    raise exception 'a refund request begins open' using errcode = 'check_violation';
  end if;
  -- Shared, so that the limit does not change while a request takes it along.
  select two_people_above_in_paise into strict new.two_people_above_in_paise from refund_rules for share;
  return new;
end $$;

create or replace function people_needed_for_refund(request refund_requests) returns integer language sql stable as $$
  select case when request.amount_in_paise + coalesce((
      select sum(other.amount_in_paise) from refund_requests other
      where other.order_id = request.order_id and other.id <> request.id and other.state = 'approved'), 0)
    > request.two_people_above_in_paise then 2 else 1 end
$$;

create function keep_refund_limit() returns trigger language plpgsql as $$
begin
  raise exception 'refund request % keeps the limit it was asked under', old.id using errcode = 'check_violation';
end $$;
create trigger refund_request_keeps_its_limit before update of two_people_above_in_paise on refund_requests
  for each row when (old.two_people_above_in_paise is distinct from new.two_people_above_in_paise)
  execute function keep_refund_limit();
