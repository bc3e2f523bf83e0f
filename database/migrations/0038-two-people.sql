-- Two people must be two: who is one of the two holds a role that handles money for three days already, so that the
-- other owners, who are mailed about each new one, have seen it. The code keeps the times; the triggers hold the rules.

-- Since when somebody holds such a role, may come in, and has the password and codes of now; null for other roles.
alter table staff add column money_role_since timestamptz;
update staff st set money_role_since = greatest(created_at, (
  select max(l.at) from audit_log l
  where l.subject_kind = 'staff' and l.subject_id = st.id::text
    and l.action in ('staff.role', 'staff.unblock', 'staff.set-up')))
where role in ('owner', 'finance');

create function keep_money_role_since() returns trigger language plpgsql as $$
begin
  if new.role not in ('owner', 'finance') then
    new.money_role_since := null;
  elsif tg_op = 'INSERT' then
    new.money_role_since := coalesce(new.money_role_since, now());
  elsif (old.role not in ('owner', 'finance') or (old.disabled_at is not null and new.disabled_at is null))
      and new.money_role_since is not distinct from old.money_role_since then
    new.money_role_since := now();
  end if;
  return new;
end $$;
create trigger staff_money_role_since before insert or update on staff
  for each row execute function keep_money_role_since();

-- When the code of an authenticator was given last in a session; null when only at its beginning.
alter table staff_sessions add column code_given_at timestamptz;

-- A higher limit holds from a day after it was decided.
alter table refund_rules
  add column next_two_people_above_in_paise integer check (next_two_people_above_in_paise >= 0),
  add column next_from timestamptz,
  add constraint refund_rules_next check ((next_two_people_above_in_paise is null) = (next_from is null));

create function guard_refund_limit() returns trigger language plpgsql as $$
begin
  if new.two_people_above_in_paise > old.two_people_above_in_paise
    and new.two_people_above_in_paise is distinct from old.next_two_people_above_in_paise then
    raise exception 'the limit of refunds rises only as it was announced' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger refund_limit_rises_as_announced before update on refund_rules
  for each row execute function guard_refund_limit();

create function refund_limit_at(moment timestamptz) returns integer language sql stable as $$
  select case when next_from <= moment then next_two_people_above_in_paise else two_people_above_in_paise end
  from refund_rules
$$;

create or replace function guard_new_refund_request() returns trigger language plpgsql as $$
begin
  if new.state <> 'open' then
    raise exception 'a refund request begins open' using errcode = 'check_violation';
  end if;
  -- Shared, so that the limit does not change while a request takes it along.
  perform from refund_rules for share;
  new.two_people_above_in_paise := refund_limit_at(new.asked_at);
  return new;
end $$;

-- Whoever agreed alone had given back too much alone that day: a second person must agree.
alter table refund_requests add column needs_two boolean not null default false;

create or replace function people_needed_for_refund(request refund_requests) returns integer language sql stable as $$
  select case when request.needs_two or request.amount_in_paise + coalesce((
      select sum(other.amount_in_paise) from refund_requests other
      where other.order_id = request.order_id and other.id <> request.id and other.state = 'approved'), 0)
    > request.two_people_above_in_paise then 2 else 1 end
$$;

-- Whether whoever agreed counts as one of two; null for what was agreed to before this rule, which counts.
alter table refund_approvals add column has_standing boolean;

create function judge_refund_approval() returns trigger language plpgsql as $$
begin
  select coalesce(money_role_since <= new.approved_at - interval '72 hours', false) into new.has_standing
  from staff where id = new.staff_id for share;
  return new;
end $$;
create trigger refund_approval_is_judged before insert on refund_approvals
  for each row execute function judge_refund_approval();

-- What a person gave back alone in the 24 hours before.
create function refunded_alone_in_paise(person uuid, moment timestamptz) returns bigint language sql stable as $$
  select coalesce(sum(q.amount_in_paise), 0) from refund_requests q
  where q.state = 'approved' and q.decided_at > moment - interval '24 hours'
    and exists (select from refund_approvals a where a.request_id = q.id and a.staff_id = person)
    and not exists (select from refund_approvals a where a.request_id = q.id and a.staff_id <> person)
$$;
create index refund_requests_approved on refund_requests (decided_at) where state = 'approved';

create function guard_approved_refund() returns trigger language plpgsql as $$
declare
  alone uuid;
begin
  if people_needed_for_refund(new) > 1 then
    if (select count(*) from refund_approvals where request_id = new.id and has_standing is not false) < 2 then
      raise exception 'refund request % needs two people of standing', old.id using errcode = 'check_violation';
    end if;
    return new;
  end if;
  select staff_id into alone from refund_approvals where request_id = new.id;
  if refunded_alone_in_paise(alone, new.decided_at) + new.amount_in_paise > 5::bigint * new.two_people_above_in_paise then
    raise exception 'refund request % is too much for one person in a day', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger refund_request_is_approved_by_two before update on refund_requests
  for each row when (old.state = 'open' and new.state = 'approved') execute function guard_approved_refund();
