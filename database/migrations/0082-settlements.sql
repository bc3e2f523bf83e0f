-- What the gateway says that it paid out: one line for each payment, refund or other movement of a settlement.
create table settlement_lines (
  -- The gateway's id of the payment, the refund or the adjustment.
  entity_id text primary key,
  kind text not null,
  settlement_id text not null,
  -- The bank's reference of the transfer.
  utr text,
  amount_in_paise integer not null check (amount_in_paise >= 0),
  credit_in_paise integer not null check (credit_in_paise >= 0),
  debit_in_paise integer not null check (debit_in_paise >= 0),
  -- With its tax.
  fee_in_paise integer not null check (fee_in_paise >= 0),
  tax_in_paise integer not null check (tax_in_paise >= 0),
  description text,
  settled_at timestamptz not null,
  -- How it differs from what is known here; null when it is the same to the paisa.
  difference text check (difference in ('unknownPayment', 'unknownRefund', 'otherAmount', 'badSum', 'otherMovement')),
  is_demo boolean not null default false
);
create index settlement_lines_by_time on settlement_lines (settled_at desc, entity_id);
create index settlement_lines_by_settlement on settlement_lines (settlement_id);
create index settlement_lines_that_differ on settlement_lines (settled_at desc, entity_id) where difference is not null;
create trigger settlement_lines_marked before insert on settlement_lines
  for each row execute function mark_demo();

-- Indian days of which the gateway was asked.
create table settlement_days (
  day date primary key,
  asked_at timestamptz not null
);
