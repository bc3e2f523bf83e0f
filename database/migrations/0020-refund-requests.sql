create extension if not exists pg_trgm;

-- A course that is given to a batch starts on this day in India; a recorded one with each student's access.
alter table courses add column batch_starts_on date;
-- A payment that only keeps a seat gives nothing back.
alter table orders add column is_registration_only boolean not null default false;

-- What a message of the gateway is about, so that an order's own are found without reading all.
alter table gateway_events add column gateway_order_id text, add column gateway_payment_id text;
update gateway_events set
  gateway_order_id = substring(body from '"order_id":\s*"(order_\w{1,60})"'),
  gateway_payment_id = coalesce(substring(body from '"payment_id":\s*"(pay_\w{1,60})"'), substring(body from '"id":\s*"(pay_\w{1,60})"'));
create index gateway_events_by_order on gateway_events (gateway_order_id) where gateway_order_id is not null;
create index gateway_events_by_payment on gateway_events (gateway_payment_id) where gateway_payment_id is not null;

-- Why the gateway has not given a refund yet, in its own words; null once it has.
alter table refunds add column trouble text, add column trouble_at timestamptz, add column sent_at timestamptz;

-- Above this much of one order, two people must agree. The house changes it here.
create table refund_rules (
  only_row boolean primary key default true check (only_row),
  two_people_above_in_paise integer not null default 500000 check (two_people_above_in_paise >= 0)
);
insert into refund_rules default values;

-- A student's wish by the policy, or another amount that staff propose with a reason.
create table refund_requests (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  payment_id uuid not null references payments (id),
  -- Null when the student asked.
  proposed_by uuid references staff (id),
  -- The wish of the student that this proposal stands for.
  replaces_id uuid references refund_requests (id),
  amount_in_paise integer not null check (amount_in_paise > 0),
  -- The share of the policy; null for another amount.
  percent smallint check (percent between 1 and 100),
  -- What the student wrote, if anything, or why staff propose this; a student's words go with the account.
  reason text,
  ends_access boolean not null default true,
  -- open → approved | declined | replaced
  state text not null default 'open' check (state in ('open', 'approved', 'declined', 'replaced')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  declined_by uuid references staff (id),
  decline_reason text,
  check ((proposed_by is null) = (percent is not null)),
  check (proposed_by is null or reason is not null),
  check ((state = 'open') = (decided_at is null)),
  check ((state = 'declined') = (declined_by is not null)),
  check ((state = 'declined') = (decline_reason is not null))
);
create unique index one_open_refund_request on refund_requests (order_id) where state = 'open';
create index refund_requests_by_order on refund_requests (order_id, asked_at);
create index refund_requests_by_payment on refund_requests (payment_id);
create index refund_requests_open on refund_requests (asked_at, id) where state = 'open';
create index refund_requests_decided on refund_requests (decided_at desc, id) where state <> 'open';

-- Who agreed. Proposing an amount counts as the first yes; nobody can give two.
create table refund_approvals (
  request_id uuid not null references refund_requests (id),
  staff_id uuid not null references staff (id),
  approved_at timestamptz not null,
  primary key (request_id, staff_id)
);

create function refuse_approval_change() returns trigger language plpgsql as $$
begin
  raise exception 'a yes to a refund is only added' using errcode = 'insufficient_privilege';
end $$;
create trigger refund_approvals_are_only_added before update or delete or truncate on refund_approvals
  for each statement execute function refuse_approval_change();

-- How many people must agree: what was approved for the order before counts too, so a refund in parts gains nothing.
create function people_needed_for_refund(request refund_requests) returns integer language sql stable as $$
  select case when request.amount_in_paise + coalesce((
      select sum(other.amount_in_paise) from refund_requests other
      where other.order_id = request.order_id and other.id <> request.id and other.state = 'approved'), 0)
    > (select two_people_above_in_paise from refund_rules) then 2 else 1 end
$$;

-- A request keeps what it asks for, is decided once, and is approved by as many people as it needs.
create function guard_refund_request() returns trigger language plpgsql as $$
begin
  if (old.order_id, old.payment_id, old.amount_in_paise, old.ends_access, old.asked_at)
      is distinct from (new.order_id, new.payment_id, new.amount_in_paise, new.ends_access, new.asked_at)
      or old.proposed_by is distinct from new.proposed_by or old.percent is distinct from new.percent then
    raise exception 'refund request % cannot change what it asks for', old.id using errcode = 'check_violation';
  end if;
  if old.state <> 'open' and new.state <> old.state then
    raise exception 'refund request % is decided', old.id using errcode = 'check_violation';
  end if;
  if old.state = 'open' and new.state = 'approved' then
    if (select count(*) from refund_approvals where request_id = new.id) < people_needed_for_refund(new) then
      raise exception 'refund request % needs another person', old.id using errcode = 'check_violation';
    end if;
  end if;
  return new;
end $$;
create trigger refund_request_is_decided_once before update on refund_requests
  for each row execute function guard_refund_request();

create function guard_new_refund_request() returns trigger language plpgsql as $$
begin
  if new.state <> 'open' then
    raise exception 'a refund request begins open' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger refund_request_begins_open before insert on refund_requests
  for each row execute function guard_new_refund_request();

-- A refund that carries out a request is of an approved one, and of no more than it.
create function guard_requested_refund() returns trigger language plpgsql as $$
begin
  if new.reason like 'request:%' and not exists (
    select from refund_requests q
    where q.id::text = substr(new.reason, 9) and q.payment_id = new.payment_id and q.state = 'approved'
      and new.amount_in_paise <= q.amount_in_paise
  ) then
    raise exception 'refund % has no approved request', new.reason using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger requested_refunds_are_approved before insert or update of amount_in_paise, reason on refunds
  for each row execute function guard_requested_refund();

-- The desk's lists: newest first, by state, plan, course and student, and by the gateway's ids.
create index orders_by_time on orders (created_at desc, id);
create index orders_by_state on orders (state, created_at desc, id);
create index orders_by_course on orders (course_id, created_at desc, id);
create index orders_by_plan on orders (plan, created_at desc, id);
create index orders_by_amount on orders (amount_in_paise desc, id);
create index refunds_by_time on refunds (created_at desc, id);
create index refunds_under_way on refunds (created_at, id) where state in ('owed', 'sent');
create index payments_by_capture on payments (captured_at desc, id) where captured_at is not null;
create index students_by_name_part on students using gin (name gin_trgm_ops);
create index students_by_email_part on students using gin (email gin_trgm_ops);
