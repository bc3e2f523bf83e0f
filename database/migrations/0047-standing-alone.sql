-- Whoever gives money back alone, below the limit, holds a role that handles money for three days already, as each of two
-- people does above it. The first owner of an installation, before whom nobody was there to be mailed, counts at once.
update staff set money_role_since = money_role_since - interval '72 hours'
where role = 'owner' and not is_demo and password_hash is not null
  and (select count(*) from staff other where not other.is_demo and other.password_hash is not null) = 1;

create or replace function guard_approved_refund() returns trigger language plpgsql as $$
declare
  alone uuid;
  standing integer := (
    select count(*) from refund_approvals where request_id = new.id and has_standing is not false);
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
  select staff_id into alone from refund_approvals where request_id = new.id;
  if refunded_alone_in_paise(alone, new.decided_at) + new.amount_in_paise > 5::bigint * new.two_people_above_in_paise then
    raise exception 'refund request % is too much for one person in a day', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
