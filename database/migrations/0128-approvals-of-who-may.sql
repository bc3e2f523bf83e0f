-- A yes to a refund counts while whoever gave it may still give one: who was shut out, or handles money no more, agrees to
-- nothing, neither beside a second person nor in the minutes in which an approved refund waits.
create function counts_for_refund(approval refund_approvals) returns boolean language sql stable as $$
  select approval.has_standing is not false and exists (
    select from staff s where s.id = approval.staff_id and s.disabled_at is null and s.role in ('owner', 'finance'))
$$;

create or replace function guard_approved_refund() returns trigger language plpgsql as $$
declare
  alone uuid;
  standing integer := (select count(*) from refund_approvals a where a.request_id = new.id and counts_for_refund(a));
begin
  if people_needed_for_refund(new) > 1 then
    if standing < 2 then
      raise exception 'refund request % needs two people of standing', old.id using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if standing < 1 then
    raise exception 'refund request % needs a person of standing', old.id using errcode = 'check_violation';
  end if;
  select staff_id into alone from refund_approvals a where a.request_id = new.id and counts_for_refund(a);
  if refunded_alone_in_paise(alone, new.decided_at) + new.amount_in_paise > 5::bigint * new.two_people_above_in_paise then
    raise exception 'refund request % is too much for one person in a day', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- As many still agree as it took; what was approved of the same order since takes nothing back.
create function is_refund_agreed_still(request refund_requests) returns boolean language sql stable as $$
  select count(*) filter (where counts_for_refund(a))
    >= least(people_needed_for_refund(request), count(*) filter (where a.has_standing is not false))
  from refund_approvals a where a.request_id = request.id
$$;

create function guard_carried_out_refund() returns trigger language plpgsql as $$
begin
  if not exists (
    select from refund_requests q
    where q.payment_id = new.payment_id and new.reason = 'request:' || q.id and is_refund_agreed_still(q)
  ) then
    raise exception 'refund % has lost whoever agreed to it', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger refunds_are_agreed_when_carried_out before update of carried_out_at on refunds
  for each row when (old.carried_out_at is null and new.carried_out_at is not null and new.reason like 'request:%'
    and new.state = 'owed' and new.gateway_refund_id is null)
  execute function guard_carried_out_refund();
