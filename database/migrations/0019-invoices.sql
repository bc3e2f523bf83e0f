-- Tax invoices and credit notes: one invoice per capture, one credit note per refund that was made.
-- GST law wants numbers of at most 16 characters, consecutive in each series and financial year.

-- Who sells, as invoices print it. What stands here first is a sample until staff write the real seller.
insert into site_content (key, value, source, is_sample, updated_at) values (
  'seller',
  '{"en": {"legalName": "Stepmark Learning Private Limited", "gstin": "36ABCDE1234F1Z5", "stateCode": "36",
    "address": "4th Floor, Tangent House, Plot 41, Gachibowli, Hyderabad, Telangana 500032"}}',
  'Invented for the demonstration: the company, its address and its GSTIN are samples.', true, now()
) on conflict (key) do nothing;

create table invoice_counters (
  series text not null check (series in ('SM', 'CN')),
  -- The calendar year in which the financial year begins.
  financial_year smallint not null,
  last_number integer not null check (last_number > 0),
  -- Dates go in the order of the numbers, whichever process looked at its clock first.
  last_issued_at timestamptz not null,
  primary key (series, financial_year)
);

create table invoices (
  id uuid primary key,
  -- SM: tax invoices; CN: credit notes.
  series text not null,
  financial_year smallint not null,
  number integer not null,
  label text not null unique check (length(label) <= 16),
  issued_at timestamptz not null,
  payment_id uuid not null references payments (id),
  -- A credit note's refund, and the invoice that it corrects.
  refund_id uuid unique references refunds (id),
  corrects_id uuid references invoices (id),
  seller_legal_name text not null,
  seller_gstin text not null,
  seller_address text not null,
  seller_state_code text not null,
  is_seller_sample boolean not null,
  -- Null when the gateway named an order that is not ours.
  buyer_name text,
  place_of_supply text not null,
  -- The buyer named no State: the seller's own stands in its place.
  is_place_assumed boolean not null,
  course_title text,
  plan smallint,
  order_public_id text,
  gateway_payment_id text not null,
  service_code text not null,
  rate_in_percent smallint not null,
  currency text not null,
  taxable_in_paise integer not null,
  cgst_in_paise integer not null check (cgst_in_paise >= 0),
  sgst_in_paise integer not null check (sgst_in_paise >= 0),
  igst_in_paise integer not null check (igst_in_paise >= 0),
  amount_in_paise integer not null check (amount_in_paise > 0),
  unique (series, financial_year, number),
  check ((series = 'CN') = (refund_id is not null)),
  check ((series = 'CN') = (corrects_id is not null)),
  check (taxable_in_paise + cgst_in_paise + sgst_in_paise + igst_in_paise = amount_in_paise),
  check (cgst_in_paise = sgst_in_paise),
  check (case when place_of_supply = seller_state_code then igst_in_paise = 0 else cgst_in_paise = 0 end)
);

create unique index one_invoice_per_capture on invoices (payment_id) where series = 'SM';
create index invoices_by_payment on invoices (payment_id);
create index invoices_by_time on invoices (issued_at desc, id);

-- The database alone gives numbers: the counter's row is locked until the transaction ends, so that one
-- that is undone takes its number back.
create function number_invoice() returns trigger language plpgsql as $$
declare
  begins smallint := extract(year from (new.issued_at at time zone 'Asia/Kolkata') - interval '3 months');
begin
  insert into invoice_counters as counter (series, financial_year, last_number, last_issued_at)
    values (new.series, begins, 1, new.issued_at)
    on conflict on constraint invoice_counters_pkey do update
      set last_number = counter.last_number + 1, last_issued_at = greatest(counter.last_issued_at, excluded.last_issued_at)
    returning counter.last_number, counter.last_issued_at into new.number, new.issued_at;
  new.financial_year := begins;
  new.label := format('%s/%s-%s/%s', new.series, to_char(begins % 100, 'FM00'), to_char((begins + 1) % 100, 'FM00'),
    case when new.number < 1000000 then to_char(new.number, 'FM000000') else new.number::text end);
  return new;
end $$;
create trigger invoices_are_numbered before insert on invoices
  for each row execute function number_invoice();

create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  raise exception 'invoices are only added to' using errcode = 'check_violation';
end $$;
create trigger invoices_are_only_added_to before update or delete or truncate on invoices
  for each statement execute function refuse_invoice_change();

-- A counter goes up by one, and only together with the invoice that bears the number.
create function guard_invoice_counter() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.last_number = 1 then return new; end if;
  elsif tg_op = 'UPDATE' then
    if (new.series, new.financial_year, new.last_number) = (old.series, old.financial_year, old.last_number + 1) then
      return new;
    end if;
  end if;
  raise exception 'an invoice counter only counts' using errcode = 'check_violation';
end $$;
create trigger invoice_counters_only_count before insert or update or delete on invoice_counters
  for each row execute function guard_invoice_counter();

create function require_counted_invoice() returns trigger language plpgsql as $$
begin
  if not exists (
    select from invoices
    where series = new.series and financial_year = new.financial_year and number = new.last_number
  ) then
    raise exception 'the number % of % is on no invoice', new.last_number, new.series using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger invoice_counters_leave_no_gap after insert or update on invoice_counters
  deferrable initially deferred for each row execute function require_counted_invoice();
