-- A change to a longer plan while one runs: what is left of its price is set off against the price of the new one.
alter table orders
  -- The order whose access it takes the place of.
  add column changes_order_id uuid references orders (id),
  add column credit_in_paise integer check (credit_in_paise > 0),
  -- Whole days that were left when it was made, of the days that were bought.
  add column credit_days_left integer,
  add column credit_days_bought integer;
alter table orders add constraint plan_change_is_whole check (
  num_nonnulls(changes_order_id, credit_in_paise, credit_days_left, credit_days_bought) in (0, 4)
  and (changes_order_id is null or (coupon_id is null and not is_registration_only
    and list_price_in_paise is not null and list_price_in_paise - amount_in_paise = credit_in_paise
    and credit_days_left between 1 and credit_days_bought)));
create index orders_by_change on orders (changes_order_id) where changes_order_id is not null;
-- What is left of a plan is set off once.
create unique index one_change_of_a_plan on orders (changes_order_id)
  where changes_order_id is not null and state in ('paid', 'refunded');

create function guard_plan_change() returns trigger language plpgsql as $$
declare
  before orders;
  paid payments;
  had enrolments;
begin
  if tg_op = 'UPDATE' then
    raise exception 'order % keeps what it sets off', old.public_id using errcode = 'check_violation';
  end if;
  select * into before from orders where id = new.changes_order_id;
  select * into paid from payments where order_id = before.id and outcome = 'access';
  select * into had from enrolments where payment_id = paid.id;
  if (before.student_id, before.course_id, before.is_demo) is distinct from (new.student_id, new.course_id, new.is_demo)
      or before.state <> 'paid' or before.is_registration_only or before.changes_order_id is not null
      or new.plan <= before.plan or had.id is null or had.revoked_at is not null
      or new.credit_days_bought <> round(extract(epoch from had.ends_at - had.starts_at) / 86400)
      or new.credit_days_left > floor(extract(epoch from had.ends_at - new.created_at) / 86400)
      or new.credit_in_paise > paid.amount_in_paise::bigint * new.credit_days_left / new.credit_days_bought then
    raise exception 'order % sets off what is not left of %', new.public_id, before.public_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger plan_change_sets_off_what_is_left before insert on orders
  for each row when (new.changes_order_id is not null) execute function guard_plan_change();
create trigger plan_change_stays_as_made before update on orders
  for each row when ((old.changes_order_id, old.credit_in_paise, old.credit_days_left, old.credit_days_bought)
    is distinct from (new.changes_order_id, new.credit_in_paise, new.credit_days_left, new.credit_days_bought))
  execute function guard_plan_change();

-- Once it is paid, the access that was set off has ended and the new one begun, and nothing of its money goes back meanwhile.
create function guard_paid_plan_change() returns trigger language plpgsql as $$
begin
  if not exists (
    select from payments paid
    join enrolments had on had.payment_id = paid.id and had.revoked_at is null
    join payments pays on pays.order_id = new.id and pays.outcome = 'access'
    join enrolments has on has.payment_id = pays.id and has.starts_at >= had.ends_at and has.starts_at <= new.paid_at
    where paid.order_id = new.changes_order_id and paid.outcome = 'access'
      and not exists (select from refunds r where r.payment_id = paid.id and r.state <> 'failed')
  ) then
    raise exception 'order % takes the place of access that it does not end', new.public_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger plan_change_ends_the_plan after update of state on orders
  deferrable initially deferred for each row when (new.changes_order_id is not null and new.state = 'paid')
  execute function guard_paid_plan_change();

-- A refund of two payments in two requests needs as many people as one of their sum.
create or replace function people_needed_for_refund(request refund_requests) returns integer language sql stable as $$
  select case when request.needs_two or request.amount_in_paise + coalesce((
      select sum(other.amount_in_paise) from refund_requests other
      where other.id <> request.id and other.state = 'approved'
        and (other.order_id = request.order_id
          or other.order_id in (select changes_order_id from orders where id = request.order_id)
          or other.order_id in (select id from orders where changes_order_id = request.order_id))), 0)
    > request.two_people_above_in_paise then 2 else 1 end
$$;
