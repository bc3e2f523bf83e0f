-- Codes that lower the price of an order, or open a course without one.
create table coupons (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9-]{3,31}$'),
  -- Codes that were made together.
  batch_id uuid not null,
  -- percent: of the price; fixed: paise; full: the whole price, recorded as access that its maker granted.
  kind text not null check (kind in ('percent', 'fixed', 'full')),
  value integer,
  -- Null: of any course, plan or student.
  course_id uuid references courses (id),
  plan smallint check (plan in (1, 2, 3)),
  student_id uuid references students (id),
  max_uses integer not null check (max_uses between 1 and 100000),
  -- Places that open orders hold or paid ones used. Never more than there are; captures of after the end count apart.
  held integer not null default 0,
  honoured_over integer not null default 0 check (honoured_over >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  note text not null check (length(note) <= 500),
  made_by uuid not null references staff (id),
  made_at timestamptz not null,
  stopped_at timestamptz,
  stopped_by uuid references staff (id),
  constraint coupon_places check (held between 0 and max_uses),
  check (starts_at < ends_at),
  check ((stopped_at is null) = (stopped_by is null)),
  check (case kind when 'percent' then coalesce(value between 1 and 99, false) when 'fixed' then coalesce(value > 0, false)
    else value is null end)
);
create index coupons_by_time on coupons (made_at desc, id);
create index coupons_by_words_part on coupons using gin ((code || ' ' || note) gin_trgm_ops);
create index coupons_by_batch on coupons (batch_id, code);
create index coupons_by_course on coupons (course_id) where course_id is not null;
create index coupons_by_student on coupons (student_id) where student_id is not null;

-- What a code promises stays; it can only be stopped.
create function keep_coupon() returns trigger language plpgsql as $$
begin
  raise exception 'coupon % keeps what it promises', old.code using errcode = 'check_violation';
end $$;
create trigger coupons_stay_as_made before update on coupons for each row
  when ((old.code, old.kind, old.max_uses, old.starts_at, old.ends_at, old.made_by, old.batch_id)
      is distinct from (new.code, new.kind, new.max_uses, new.starts_at, new.ends_at, new.made_by, new.batch_id)
    or old.value is distinct from new.value or old.course_id is distinct from new.course_id
    or old.plan is distinct from new.plan or old.student_id is distinct from new.student_id
    or (old.stopped_at is not null and new.stopped_at is distinct from old.stopped_at))
  execute function keep_coupon();

-- The price before a discount, and the code that lowered it; both null without one.
alter table orders add column list_price_in_paise integer, add column coupon_id uuid references coupons (id);
alter table orders add constraint discount_lowers_the_price check (
  list_price_in_paise is null or (list_price_in_paise > amount_in_paise and amount_in_paise >= least(100, list_price_in_paise)));
alter table orders add constraint coupon_has_a_price check (coupon_id is null or list_price_in_paise is not null);

-- Who took a place of a code. An order that expires gives it back; one that is paid later has it all the same.
create table coupon_uses (
  id uuid primary key default gen_random_uuid(),
  coupon_id uuid not null references coupons (id),
  student_id uuid not null references students (id),
  order_id uuid unique references orders (id),
  grant_id uuid unique references access_grants (id),
  state text not null check (state in ('held', 'used', 'released')),
  -- Paid when no place was left.
  is_over boolean not null default false,
  taken_at timestamptz not null,
  check (num_nonnulls(order_id, grant_id) = 1),
  check (grant_id is null or state = 'used'),
  check (not is_over or state = 'used')
);
create unique index one_use_of_a_coupon on coupon_uses (coupon_id, student_id) where state <> 'released' and not is_over;
create index coupon_uses_by_student on coupon_uses (student_id);
create index coupon_uses_by_time on coupon_uses (coupon_id, taken_at desc);

create function keep_coupon_place() returns trigger language plpgsql as $$
declare
  place coupon_uses;
begin
  select * into place from coupon_uses where order_id = new.id for update;
  if place.id is null then
    raise exception 'order % holds no place of its code', new.public_id using errcode = 'check_violation';
  end if;
  if new.state = 'expired' and place.state = 'held' then
    update coupon_uses set state = 'released' where id = place.id;
    update coupons set held = held - 1 where id = place.coupon_id;
  elsif new.state = 'paid' and place.state = 'held' then
    update coupon_uses set state = 'used' where id = place.id;
  elsif new.state = 'paid' and place.state = 'released' then
    -- Locked before the look at other uses, so that nobody takes the place in between.
    perform from coupons where id = place.coupon_id for update;
    if exists (select from coupon_uses other where other.coupon_id = place.coupon_id
        and other.student_id = place.student_id and other.state <> 'released' and not other.is_over)
      or exists (select from coupons where id = place.coupon_id and held >= max_uses) then
      update coupons set honoured_over = honoured_over + 1 where id = place.coupon_id;
      update coupon_uses set state = 'used', is_over = true where id = place.id;
    else
      update coupons set held = held + 1 where id = place.coupon_id;
      update coupon_uses set state = 'used' where id = place.id;
    end if;
  end if;
  return null;
end $$;
create trigger orders_keep_their_coupon_place after update of state on orders
  for each row when (new.coupon_id is not null and old.state <> new.state) execute function keep_coupon_place();

-- The discount as the invoice says it, on the price before it.
alter table invoices add column list_price_in_paise integer, add column discount_text text;
alter table invoices add constraint discount_is_whole check (
  (list_price_in_paise is null) = (discount_text is null)
  and (list_price_in_paise is null or (list_price_in_paise > amount_in_paise and corrects_id is null)));
