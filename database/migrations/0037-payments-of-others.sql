-- Names this database to the gateway: it stands in the notes of every order made there. A restored backup and a
-- staging copy keep it, so that what another copy sold is seen as such.
create table installation (
  only_row boolean primary key default true check (only_row),
  id uuid not null default gen_random_uuid()
);
insert into installation default values;

-- What the gateway itself said when it was asked about a message, and what that made the message:
--   applied   a payment of an order that is stored here
--   none      it is about no payment
--   unknown   the gateway knows no such payment
--   unstored  the payment's order names this installation and is not stored here: staff decide
--   others    anything else that is paid at the same account of the gateway
-- Null for messages of before, which were believed as they came.
alter table gateway_events
  add column conclusion text check (conclusion in ('applied', 'none', 'unknown', 'unstored', 'others')),
  add column said text;

-- Payments of orders that name this installation and are not stored here: a backup was restored, or a copy of this
-- database sells at the same account. Nothing happens to the money until staff have looked.
create table unstored_payments (
  gateway_payment_id text primary key,
  gateway_order_id text not null,
  -- Our public id of the order that is missing, where the gateway has it.
  receipt text,
  amount_in_paise integer not null,
  currency text not null,
  status text not null,
  noticed_at timestamptz not null,
  settled_at timestamptz,
  settled_by uuid references staff (id),
  -- What was done about it.
  note text,
  check (num_nonnulls(settled_at, settled_by, note) in (0, 3))
);
create index unstored_payments_open on unstored_payments (noticed_at) where settled_at is null;
