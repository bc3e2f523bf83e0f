-- An approved refund waits before anything is done about it, so that it can be undone: until then the access runs, the
-- student is not told and the gateway is not asked. Null: it was never held, as all before this.
alter table refunds add column held_until timestamptz, add column carried_out_at timestamptz;
alter table refunds add constraint carried_out_after_its_time check (
  carried_out_at is null or (held_until is not null and carried_out_at >= held_until));
-- What waits has gone nowhere: the gateway knows nothing of it.
alter table refunds add constraint sent_after_its_time check (
  held_until is null or carried_out_at is not null or sent_at is null or gateway_refund_id is not null);

-- A request keeps what it asks for and is decided once. One exception: an approval is taken back while its refund waits.
create or replace function guard_refund_request() returns trigger language plpgsql as $$
begin
  if (old.order_id, old.payment_id, old.amount_in_paise, old.ends_access, old.asked_at)
      is distinct from (new.order_id, new.payment_id, new.amount_in_paise, new.ends_access, new.asked_at)
      or old.proposed_by is distinct from new.proposed_by or old.percent is distinct from new.percent then
    raise exception 'refund request % cannot change what it asks for', old.id using errcode = 'check_violation';
  end if;
  if old.state <> 'open' and new.state <> old.state and not (
      old.state = 'approved' and new.state = 'replaced' and exists (
        select from refunds r where r.payment_id = old.payment_id and r.reason = 'request:' || old.id
          and r.held_until is not null and r.carried_out_at is null and r.state = 'failed')) then
    raise exception 'refund request % is decided', old.id using errcode = 'check_violation';
  end if;
  if old.state = 'open' and new.state = 'approved' then
    if (select count(*) from refund_approvals where request_id = new.id) < people_needed_for_refund(new) then
      raise exception 'refund request % needs another person', old.id using errcode = 'check_violation';
    end if;
  end if;
  return new;
end $$;
