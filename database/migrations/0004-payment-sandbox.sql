-- What the payment sandbox knows, apart from the product's own tables as a gateway's would be.
create schema payment_sandbox;

create table payment_sandbox.orders (
  id text primary key,
  body jsonb not null
);

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
