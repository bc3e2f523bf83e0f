-- What the payment sandbox knows, apart from the product's own tables as a gateway's would be.
create schema payment_sandbox;

create table payment_sandbox.orders (
  id text primary key,
  receipt text,
  body jsonb not null
);
create index orders_by_receipt on payment_sandbox.orders (receipt);

create table payment_sandbox.payments (
  id text primary key,
  order_id text not null references payment_sandbox.orders (id),
  body jsonb not null
);
create index payments_by_order on payment_sandbox.payments (order_id);

create table payment_sandbox.refunds (
  id text primary key,
  payment_id text not null references payment_sandbox.payments (id),
  idempotency_key text unique,
  body jsonb not null
);
create index refunds_by_payment on payment_sandbox.refunds (payment_id);

create table payment_sandbox.webhooks (
  event_id text primary key,
  body text not null,
  made_at timestamptz not null,
  delivered_at timestamptz
);
create index webhooks_to_deliver on payment_sandbox.webhooks (made_at) where delivered_at is null;
