create extension if not exists btree_gist;

create table orders (
  id uuid primary key default gen_random_uuid(),
  public_id text not null unique,
  student_id uuid not null references students (id),
  course_id uuid not null references courses (id),
  plan smallint not null check (plan in (1, 2, 3)),
  amount_in_paise integer not null check (amount_in_paise > 0),
  currency text not null default 'INR' check (currency = 'INR'),
  state_code text,
  -- open → paid → refunded; open → expired; an expired order may still be paid late.
  state text not null default 'open' check (state in ('open', 'paid', 'refunded', 'expired')),
  gateway_order_id text unique,
  -- The gateway was asked for its order at least once, so a lost answer may have left one there.
  was_sent_to_gateway boolean not null default false,
  -- Until then one process alone asks the gateway for its order.
  sending_until timestamptz,
  created_at timestamptz not null,
  -- When a checkout was last offered for it: the distances of asking count from here.
  offered_at timestamptz not null,
  paid_at timestamptz,
  -- When the gateway is asked about it next; null once nothing more can come.
  ask_at timestamptz,
  asks integer not null default 0
);

-- The same student, course and plan have one open order: a double click gets the first one again.
create unique index one_open_order on orders (student_id, course_id, plan) where state = 'open';
create index orders_to_ask_about on orders (ask_at) where ask_at is not null;
create index orders_by_student on orders (student_id, created_at desc);

-- An order is paid once and leaves `paid` only by refund.
create function guard_order_state() returns trigger language plpgsql as $$
begin
  if old.state = new.state then return new; end if;
  if (old.state, new.state) in (('open', 'paid'), ('open', 'expired'), ('expired', 'paid'), ('paid', 'refunded')) then
    return new;
  end if;
  raise exception 'order % cannot go from % to %', old.public_id, old.state, new.state using errcode = 'check_violation';
end $$;
create trigger order_state_moves_forward before update of state on orders
  for each row execute function guard_order_state();

create table payments (
  id uuid primary key default gen_random_uuid(),
  gateway_payment_id text not null unique,
  -- null when the gateway names an order we do not know.
  order_id uuid references orders (id),
  gateway_order_id text,
  amount_in_paise integer not null check (amount_in_paise >= 0),
  currency text not null,
  status text not null check (status in ('created', 'authorized', 'captured', 'failed', 'refunded')),
  -- Who the gateway says paid: the only address known for a payment of an order that is not ours.
  payer_email text,
  captured_at timestamptz,
  -- What a capture became: access, or a refund that is owed.
  outcome text check (outcome in ('access', 'refund')),
  refund_reason text,
  refunded_in_paise integer not null default 0,
  check (refunded_in_paise between 0 and amount_in_paise)
);

-- One payment of an order becomes access, never two.
create unique index one_access_per_order on payments (order_id) where outcome = 'access';
create index payments_by_order on payments (order_id);

create table enrolments (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references students (id),
  course_id uuid not null references courses (id),
  -- The payment that bought it, or a staff grant on record.
  payment_id uuid unique references payments (id),
  granted_by text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz,
  check (starts_at < ends_at),
  check ((payment_id is null) <> (granted_by is null)),
  -- Two accesses to one course never overlap: a renewal begins where the last one ends.
  constraint enrolments_do_not_overlap exclude using gist
    (student_id with =, course_id with =, tstzrange(starts_at, ends_at) with &&) where (revoked_at is null)
);
create index enrolments_by_student on enrolments (student_id, course_id, ends_at desc);

create function count_enrolled_students() returns trigger language plpgsql as $$
begin
  if not exists (
    select from enrolments
    where student_id = new.student_id and course_id = new.course_id and id <> new.id
  ) then
    update courses set enrolled_student_count = enrolled_student_count + 1 where id = new.course_id;
  end if;
  return null;
end $$;
create trigger enrolments_counted after insert on enrolments
  for each row execute function count_enrolled_students();

create table gateway_events (
  event_id text primary key,
  kind text not null,
  -- As it was signed; jsonb would refuse some of what JSON allows.
  body text not null,
  received_at timestamptz not null,
  applied_at timestamptz,
  -- Counted in the transaction that applies it; never more than one.
  applications integer not null default 0 check (applications between 0 and 1)
);
create index gateway_events_to_apply on gateway_events (received_at) where applied_at is null;

create table refunds (
  id uuid primary key default gen_random_uuid(),
  -- One refund of each reason per payment. A refund made at the gateway itself has 'gateway:<its id>'.
  payment_id uuid not null references payments (id),
  reason text not null,
  amount_in_paise integer not null check (amount_in_paise > 0),
  -- owed → sent → done. A refund that the gateway failed is owed again; one that was made there has failed.
  state text not null default 'owed' check (state in ('owed', 'sent', 'done', 'failed')),
  -- Part of the idempotency key: a failed refund is asked for anew.
  attempt integer not null default 1,
  gateway_refund_id text unique,
  created_at timestamptz not null,
  done_at timestamptz,
  unique (payment_id, reason)
);

-- Refunds of a payment never exceed what was captured.
create function guard_refunds() returns trigger language plpgsql as $$
declare
  captured integer;
  owed integer;
begin
  if new.state = 'failed' then return new; end if;
  select amount_in_paise into captured from payments
    where id = new.payment_id and status in ('captured', 'refunded') for update;
  if captured is null then
    raise exception 'payment % is not captured', new.payment_id using errcode = 'check_violation';
  end if;
  select coalesce(sum(amount_in_paise), 0) into owed from refunds
    where payment_id = new.payment_id and id <> new.id and state <> 'failed';
  if owed + new.amount_in_paise > captured then
    raise exception 'refunds of payment % exceed the capture', new.payment_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger refunds_within_capture before insert or update of amount_in_paise, state on refunds
  for each row execute function guard_refunds();

-- Double entry: every transaction's debits equal its credits, checked when it commits.
create table ledger_transactions (
  id bigint generated always as identity primary key,
  -- 'capture:<payment>', 'refund:<refund>': posted once.
  reference text not null unique,
  currency text not null,
  posted_at timestamptz not null
);

create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transactions (id),
  account text not null check (account in ('gateway', 'course_sales', 'owed_to_students')),
  debit_in_paise integer not null default 0 check (debit_in_paise >= 0),
  credit_in_paise integer not null default 0 check (credit_in_paise >= 0),
  check ((debit_in_paise = 0) <> (credit_in_paise = 0))
);
create index ledger_entries_by_transaction on ledger_entries (transaction_id);

create function guard_ledger_balance() returns trigger language plpgsql as $$
begin
  if (select sum(debit_in_paise) <> sum(credit_in_paise) from ledger_entries where transaction_id = new.transaction_id) then
    raise exception 'ledger transaction % does not balance', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_balances after insert or update on ledger_entries
  deferrable initially deferred for each row execute function guard_ledger_balance();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only added to' using errcode = 'check_violation';
end $$;
create trigger ledger_is_append_only before update or delete on ledger_entries
  for each row execute function refuse_change();
