-- Links to our own checkout that staff prepare for a family: course, plan and code are chosen. They give no access, and
-- the price is that of the day on which it is paid.
create table payment_links (
  id uuid primary key,
  token text not null unique check (token ~ '^[2-9A-HJ-NP-Z]{16}$'),
  -- Of the page that it opens; another language is a way further there.
  locale text not null check (locale in ('en', 'hi', 'te')),
  -- For whom it was prepared; the address is forgotten some time after the end, and with the account.
  email text check (email = lower(btrim(email))),
  student_id uuid references students (id),
  course_id uuid not null references courses (id),
  plan smallint not null check (plan in (1, 2, 3)),
  coupon_id uuid references coupons (id),
  -- What an order cost when it was prepared.
  amount_in_paise integer not null check (amount_in_paise > 0),
  made_by uuid not null references staff (id),
  made_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > made_at),
  stopped_at timestamptz,
  stopped_by uuid references staff (id),
  check ((stopped_at is null) = (stopped_by is null))
);
create index payment_links_by_time on payment_links (made_at desc, id);
create index payment_links_by_email on payment_links (email);
create index payment_links_by_email_part on payment_links using gin (email gin_trgm_ops);
create index payment_links_by_student on payment_links (student_id) where student_id is not null;
create index payment_links_by_course on payment_links (course_id);
create index payment_links_by_coupon on payment_links (coupon_id) where coupon_id is not null;
create index payment_links_to_forget on payment_links (ends_at) where email is not null;

-- What a link says stays; it can only be stopped, once, and forget its address.
create function keep_payment_link() returns trigger language plpgsql as $$
begin
  raise exception 'payment link % keeps what it says', old.id using errcode = 'check_violation';
end $$;
create trigger payment_links_stay_as_made before update on payment_links for each row
  when ((old.id, old.token, old.locale, old.course_id, old.plan, old.amount_in_paise, old.made_by, old.made_at, old.ends_at)
      is distinct from (new.id, new.token, new.locale, new.course_id, new.plan, new.amount_in_paise, new.made_by, new.made_at,
        new.ends_at)
    or old.student_id is distinct from new.student_id or old.coupon_id is distinct from new.coupon_id
    or (new.email is not null and new.email is distinct from old.email)
    or (old.stopped_at is not null and (new.stopped_at, new.stopped_by) is distinct from (old.stopped_at, old.stopped_by)))
  execute function keep_payment_link();

-- The orders that were offered by a link, each from when it was first.
create table payment_link_orders (
  link_id uuid not null references payment_links (id),
  order_id uuid not null references orders (id),
  used_at timestamptz not null,
  primary key (link_id, order_id)
);
create index payment_link_orders_by_order on payment_link_orders (order_id);

create function guard_payment_link_use() returns trigger language plpgsql as $$
declare
  link payment_links;
begin
  -- A stop of the same moment waits, or is seen.
  select * into link from payment_links where id = new.link_id for share;
  if link.stopped_at is not null or link.ends_at <= new.used_at
      or not exists (select from orders where id = new.order_id and course_id = link.course_id and plan = link.plan) then
    raise exception 'payment link % does not offer this order', new.link_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger payment_links_offer_their_order before insert on payment_link_orders
  for each row execute function guard_payment_link_use();
