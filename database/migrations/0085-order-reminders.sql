-- One reminder of an order that was begun and not paid, and whether staff have it sent at all.
alter table orders add column reminded_at timestamptz;
create index orders_to_remind_of on orders (offered_at) where reminded_at is null and state in ('open', 'expired');

create function keep_reminder() returns trigger language plpgsql as $$
begin
  raise exception 'order % was reminded of once', old.public_id using errcode = 'check_violation';
end $$;
create trigger orders_are_reminded_of_once before update of reminded_at on orders
  for each row when (old.reminded_at is not null and new.reminded_at is distinct from old.reminded_at)
  execute function keep_reminder();

-- Orders of before this was offered are not reminded of.
update orders set reminded_at = now() where state in ('open', 'expired');

create table selling_rules (
  only_row boolean primary key default true check (only_row),
  reminds_of_orders boolean not null default true
);
insert into selling_rules default values;
