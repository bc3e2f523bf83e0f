-- Cash and transfers that finance records: payments that no gateway knows, with the same invoice and the same books.
alter table payments
  add column way text not null default 'gateway' check (way in ('gateway', 'cash', 'transfer')),
  -- Of a transfer: what the bank calls it. When it was received, by whom it was recorded, and a note.
  add column reference text,
  add column received_on date,
  add column note text,
  add column recorded_by uuid references staff (id);
alter table payments add constraint recorded_payments_name_who check (
  (way = 'gateway') = (recorded_by is null) and (way = 'gateway') = (received_on is null)
  and (way <> 'transfer' or reference is not null) and (way = 'gateway' or gateway_order_id is null));
-- A bank names a transfer once, so that it is not recorded twice.
create unique index one_record_of_a_transfer on payments (lower(reference)) where way = 'transfer';

-- A refund of such a payment is paid out by hand and recorded in the same way.
alter table refunds
  add column way text check (way in ('cash', 'transfer')),
  add column reference text,
  add column paid_on date,
  add column note text,
  add column recorded_by uuid references staff (id);
alter table refunds add constraint recorded_refunds_name_who check (
  num_nonnulls(way, paid_on, recorded_by) in (0, 3) and (way is distinct from 'transfer' or reference is not null)
  and (way is null or (state = 'done' and gateway_refund_id is null)));

create function guard_recorded_refund() returns trigger language plpgsql as $$
declare
  paid_by text := (select way from payments where id = new.payment_id);
begin
  if (paid_by = 'gateway' and new.way is not null)
      or (paid_by <> 'gateway' and (new.gateway_refund_id is not null or (new.state = 'done' and new.way is null))) then
    raise exception 'refund % goes back another way than its payment came', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger refunds_go_back_as_paid before insert or update on refunds
  for each row execute function guard_recorded_refund();

-- contract: the list of accounts gains one and loses none
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check
  check (account in ('gateway', 'cash_and_bank', 'course_sales', 'owed_to_students'));
