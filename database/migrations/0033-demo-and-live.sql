-- Whether this installation is a demo or serves real people, and what in it came of the demo. A database begins
-- new; its first start makes it one or the other; a demo becomes live once, and nothing makes a live one a demo.
create table installation_stage (
  only_row boolean primary key default true check (only_row),
  stage text not null default 'new' check (stage in ('new', 'demo', 'live')),
  live_since timestamptz,
  -- The one transaction that may delete what is marked and otherwise stays for good.
  going_live_in xid8
);

create function database_is_demo() returns boolean language sql stable as $$
  select stage = 'demo' from installation_stage
$$;

create function is_going_live() returns boolean language sql volatile as $$
  select coalesce((select going_live_in = pg_current_xact_id_if_assigned() from installation_stage), false)
$$;

create function guard_stage() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.stage = 'new' and old.stage <> 'new' or new.stage = 'demo' and old.stage = 'live' then
      raise exception 'an installation never goes back from % to %', old.stage, new.stage using errcode = 'check_violation';
    end if;
    if new.going_live_in is not null then
      if new.stage <> 'live' then
        raise exception 'only a live installation lets the demo go' using errcode = 'check_violation';
      end if;
      new.going_live_in := pg_current_xact_id();
    end if;
    return new;
  end if;
  raise exception 'an installation is one' using errcode = 'check_violation';
end $$;

-- What is marked was made in the demo: seeded, written or sent while it ran, or paid through the practice gateway.
create function mark_demo() returns trigger language plpgsql as $$
begin
  new.is_demo := new.is_demo or database_is_demo();
  return new;
end $$;

alter table students add column is_demo boolean not null default false;
alter table contact_requests add column is_demo boolean not null default false;
alter table applications add column is_demo boolean not null default false;
alter table reports add column is_demo boolean not null default false;
alter table subscriptions add column is_demo boolean not null default false;
alter table certificates add column is_demo boolean not null default false;
alter table gateway_events add column is_demo boolean not null default false;
alter table audit_log add column is_demo boolean not null default false;
-- An order is of the demo when the practice gateway, or a test key, takes its payment there; a payment as its order.
alter table orders add column is_demo boolean not null default false;
alter table payments add column is_demo boolean not null default false;
alter table courses add column is_demo boolean not null default false;
alter table categories add column is_demo boolean not null default false;
alter table instructors add column is_demo boolean not null default false;
alter table articles add column is_demo boolean not null default false;
alter table resources add column is_demo boolean not null default false;
alter table article_authors add column is_demo boolean not null default false;
alter table article_categories add column is_demo boolean not null default false;
alter table media add column is_demo boolean not null default false;

-- The demo's invoices and credit notes have series of their own: DM and DC. The first of a real series has number 1.
alter table invoice_counters drop constraint invoice_counters_series_check;
alter table invoice_counters add constraint invoice_counters_series_check check (series in ('SM', 'CN', 'DM', 'DC'));
alter table invoices drop constraint invoices_check;
alter table invoices drop constraint invoices_check1;
alter table invoices add constraint invoices_check check ((series in ('CN', 'DC')) = (refund_id is not null));
alter table invoices add constraint invoices_check1 check ((series in ('CN', 'DC')) = (corrects_id is not null));
create unique index one_demo_invoice_per_capture on invoices (payment_id) where series = 'DM';

-- What is deleted only while the installation goes live: before, each of these refused every removal.
drop trigger audit_log_is_only_added_to on audit_log;
drop trigger invoices_are_only_added_to on invoices;
drop trigger ledger_is_append_only on ledger_entries;
drop trigger refund_approvals_are_only_added on refund_approvals;

-- Existing installations. Seeded people have an address that nobody can have, the practice gateway's ids stand in
-- its own tables. An order that went to another gateway says that the house serves real people: then only what
-- is surely of the demo is marked.
do $$
declare
  has_demo boolean := exists (select from staff where is_demo)
    or exists (select from students where email like '%@stepmark.example')
    or exists (select from payment_sandbox.orders);
  was_live boolean := exists (
      select from orders where gateway_order_id is not null
        and gateway_order_id not in (select id from payment_sandbox.orders))
    or exists (
      select from payments where outcome is not null
        and gateway_payment_id not in (select id from payment_sandbox.payments));
  marked text;
begin
  if has_demo and not was_live then
    foreach marked in array array['students', 'staff', 'contact_requests', 'applications', 'reports', 'subscriptions',
      'certificates', 'gateway_events', 'audit_log', 'orders', 'payments', 'courses', 'categories', 'instructors',
      'articles', 'resources', 'article_authors', 'article_categories', 'media'] loop
      execute format('update %I set is_demo = true', marked);
    end loop;
    insert into installation_stage (stage) values ('demo');
    return;
  end if;
  if has_demo then
    update orders set is_demo = true where gateway_order_id in (select id from payment_sandbox.orders);
    update payments set is_demo = true where gateway_payment_id in (select id from payment_sandbox.payments);
    update students s set is_demo = true
      where (email like '%@stepmark.example' or exists (
        select from orders o where o.student_id = s.id and o.is_demo and o.state in ('paid', 'refunded')))
      and not exists (
        select from orders o where o.student_id = s.id and not o.is_demo and o.gateway_order_id is not null);
    update orders o set is_demo = true from students s
      where s.id = o.student_id and s.is_demo and o.gateway_order_id is null;
    update gateway_events set is_demo = true
      where gateway_order_id in (select id from payment_sandbox.orders)
        or gateway_payment_id in (select id from payment_sandbox.payments);
    update audit_log set is_demo = true where staff_id in (select id from staff where is_demo);
    update contact_requests set is_demo = true where email like '%@example.com' and message like 'Sample:%';
    update applications set is_demo = true where email like '%@example.com' and company_name like 'Sample %';
    update reports set is_demo = true where subject_id = 'sample' and text like 'Sample:%';
  end if;
  insert into installation_stage (stage, live_since)
  select case when is_used then 'live' else 'new' end, case when is_used then now() end
  from (select was_live or exists (select from students) or exists (select from staff) as is_used) used;
end $$;

create trigger stage_moves_forward before insert or update or delete on installation_stage
  for each row execute function guard_stage();
create trigger stage_stays before truncate on installation_stage
  for each statement execute function guard_stage();

do $$
declare
  marked text;
begin
  foreach marked in array array['students', 'staff', 'contact_requests', 'applications', 'reports', 'subscriptions',
    'certificates', 'gateway_events', 'audit_log', 'courses', 'categories', 'instructors', 'articles', 'resources',
    'article_authors', 'article_categories', 'media'] loop
    execute format('create trigger %I before insert on %I for each row execute function mark_demo()',
      marked || '_of_the_demo', marked);
  end loop;
end $$;

create function mark_demo_payment() returns trigger language plpgsql as $$
begin
  new.is_demo := coalesce((select is_demo from orders where id = new.order_id), database_is_demo(), false);
  return new;
end $$;
create trigger payments_of_the_demo before insert on payments
  for each row execute function mark_demo_payment();

-- What real people paid is never called a demo afterwards.
create function keep_real() returns trigger language plpgsql as $$
begin
  raise exception '% of real people are never of the demo', tg_table_name using errcode = 'check_violation';
end $$;
create trigger students_stay_real before update of is_demo on students
  for each row when (new.is_demo and not old.is_demo) execute function keep_real();
create trigger orders_stay_real before update of is_demo on orders
  for each row when (new.is_demo and not old.is_demo) execute function keep_real();
create trigger payments_stay_real before update of is_demo on payments
  for each row when (new.is_demo and not old.is_demo) execute function keep_real();

create or replace function number_invoice() returns trigger language plpgsql as $$
declare
  begins smallint := extract(year from (new.issued_at at time zone 'Asia/Kolkata') - interval '3 months');
begin
  if (select is_demo from payments where id = new.payment_id) then
    new.series := case new.series when 'SM' then 'DM' when 'CN' then 'DC' else new.series end;
  end if;
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

-- The guards again, each with the one exception.
create function guard_audit_removal() returns trigger language plpgsql as $$
begin
  if old.is_demo and is_going_live() then return old; end if;
  raise exception 'the audit log is only added to' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_is_only_added_to before update or truncate on audit_log
  for each statement execute function refuse_audit_change();
create trigger audit_log_keeps_its_rows before delete on audit_log
  for each row execute function guard_audit_removal();

create function guard_invoice_removal() returns trigger language plpgsql as $$
begin
  if is_going_live() and exists (select from payments where id = old.payment_id and is_demo) then return old; end if;
  raise exception 'invoices are only added to' using errcode = 'check_violation';
end $$;
create trigger invoices_are_only_added_to before update or truncate on invoices
  for each statement execute function refuse_invoice_change();
create trigger invoices_keep_their_rows before delete on invoices
  for each row execute function guard_invoice_removal();

create or replace function guard_invoice_counter() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.last_number = 1 then return new; end if;
  elsif tg_op = 'UPDATE' then
    if (new.series, new.financial_year, new.last_number) = (old.series, old.financial_year, old.last_number + 1) then
      return new;
    end if;
  elsif is_going_live() and not exists (
    select from invoices where series = old.series and financial_year = old.financial_year
  ) then
    return old;
  end if;
  raise exception 'an invoice counter only counts' using errcode = 'check_violation';
end $$;

-- A series goes whole, with its counter, or not at all.
create function require_whole_series() returns trigger language plpgsql as $$
begin
  if exists (select from invoice_counters where series = old.series and financial_year = old.financial_year) then
    raise exception 'the number % would be missing', old.label using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger invoices_leave_no_gap after delete on invoices
  deferrable initially deferred for each row execute function require_whole_series();

create function guard_ledger_removal() returns trigger language plpgsql as $$
begin
  if is_going_live() and exists (
    select from ledger_transactions t
    left join refunds r on t.reference = 'refund:' || r.id
    join payments p on p.id = r.payment_id or t.reference = 'capture:' || p.id
    where t.id = old.transaction_id and p.is_demo
  ) then
    return old;
  end if;
  raise exception 'the ledger is only added to' using errcode = 'check_violation';
end $$;
create trigger ledger_is_append_only before update on ledger_entries
  for each row execute function refuse_change();
create trigger ledger_keeps_its_rows before delete on ledger_entries
  for each row execute function guard_ledger_removal();

create function guard_approval_removal() returns trigger language plpgsql as $$
begin
  if is_going_live() and exists (
    select from refund_requests q join orders o on o.id = q.order_id where q.id = old.request_id and o.is_demo
  ) then
    return old;
  end if;
  raise exception 'a yes to a refund is only added' using errcode = 'insufficient_privilege';
end $$;
create trigger refund_approvals_are_only_added before update or truncate on refund_approvals
  for each statement execute function refuse_approval_change();
create trigger refund_approvals_keep_their_rows before delete on refund_approvals
  for each row execute function guard_approval_removal();

-- The owners of the demo go together; who comes instead is created in the same transaction.
create or replace function keep_an_owner() returns trigger language plpgsql as $$
begin
  if is_going_live() then return null; end if;
  if old.role = 'owner' and old.disabled_at is null and old.password_hash is not null
    and (tg_op = 'DELETE' or new.role <> 'owner' or new.disabled_at is not null) then
    -- One after the other: two owners who remove one another at once would leave none.
    perform pg_advisory_xact_lock(7246022);
    if not exists (
      select from staff where role = 'owner' and disabled_at is null and password_hash is not null
        and id <> old.id and (old.is_demo or not is_demo)
    ) then
      raise exception 'the last owner stays' using errcode = 'check_violation', constraint = 'staff_last_owner';
    end if;
  end if;
  return null;
end $$;
