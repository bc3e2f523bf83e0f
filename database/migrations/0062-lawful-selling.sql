-- A seller without registration issues receipts without tax; a buyer may name a GSTIN before paying; and outside
-- the demo nothing is sold while the seller is a sample.

-- Null: the seller was not registered under GST when it was issued.
alter table invoices alter column seller_gstin drop not null;
alter table invoices add column buyer_gstin text, add column buyer_address text;
alter table invoices add constraint no_tax_without_registration check (
  seller_gstin is not null or (cgst_in_paise = 0 and sgst_in_paise = 0 and igst_in_paise = 0 and rate_in_percent = 0));

-- To whom the invoice of an order is made out, when that is a business: asked before the payment, as invoices never change.
alter table orders add column billing_gstin text, add column billing_name text, add column billing_address text;
alter table orders add constraint billing_is_whole check (
  (billing_gstin is null) = (billing_name is null) and (billing_gstin is null) = (billing_address is null));

-- An installation that sold already as a sample has until then; null where that was never so.
alter table installation_stage add column sample_sells_until timestamptz;
update installation_stage set sample_sells_until = now() + interval '30 days'
  where stage = 'live'
    and exists (select from site_content where key = 'seller' and is_sample)
    and exists (select from payments where outcome is not null and not is_demo);

-- Money is taken in nobody's name: practice orders, by which an installation is tried out, are none.
create function sells_as_sample(at timestamptz) returns boolean language sql stable as $$
  select stage = 'live' and coalesce(sample_sells_until <= at, true)
    and not exists (select from site_content where key = 'seller' and not is_sample)
  from installation_stage
$$;

create function guard_seller_of_order() returns trigger language plpgsql as $$
begin
  if not new.is_demo and sells_as_sample(new.created_at) then
    raise exception 'nothing is sold while the seller is a sample' using errcode = 'check_violation', constraint = 'seller_is_real';
  end if;
  return new;
end $$;
create trigger orders_name_a_real_seller before insert on orders
  for each row execute function guard_seller_of_order();

-- What the law and the refund policy set, by the Indian day from which it holds. An order keeps those of its own day,
-- so what has begun to hold never changes or goes.
create function are_refund_shares(shares jsonb) returns boolean language sql immutable as $$
  select jsonb_typeof(shares) = 'array' and coalesce((
    select bool_and((share ->> 'untilDay') ~ '^\d{1,3}$' and (share ->> 'percent') ~ '^([1-9]\d?|100)$')
    from jsonb_array_elements(shares) share), true)
$$;
create table seller_terms (
  from_day date primary key,
  gst_percent smallint not null check (gst_percent between 0 and 100),
  service_code text not null check (service_code ~ '^\d{6}$'),
  -- [{"untilDay": 7, "percent": 85}, …]: the days rise; nothing goes back after the last.
  refund_shares jsonb not null check (are_refund_shares(refund_shares))
);
insert into seller_terms (from_day, gst_percent, service_code, refund_shares) values
  ('2000-01-01', 18, '999293', '[{"untilDay": 7, "percent": 85}, {"untilDay": 10, "percent": 70}]');

-- The terms of an order's own day: the first ones hold since before there was any.
create function seller_terms_at(moment timestamptz) returns setof seller_terms language sql stable as $$
  select * from seller_terms where from_day <= (moment at time zone 'Asia/Kolkata')::date order by from_day desc limit 1
$$;

create function guard_seller_terms() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.from_day > (now() at time zone 'Asia/Kolkata')::date then return old; end if;
  if tg_op = 'INSERT' and new.from_day > (now() at time zone 'Asia/Kolkata')::date then return new; end if;
  raise exception 'terms that hold stay as they are' using errcode = 'check_violation', constraint = 'seller_terms_are_to_come';
end $$;
create trigger seller_terms_are_to_come before insert or update or delete on seller_terms
  for each row execute function guard_seller_terms();
