-- To what the gateway says that a payment or refund belongs: the order, or the payment. Money of another shop of the same
-- account is no difference.
alter table settlement_lines add column belongs_to text;

-- Differences that somebody looked into, with what it was: they need nobody any more.
create table settlement_differences_seen (
  entity_id text not null,
  what text not null,
  reason text not null check (reason = btrim(reason) and reason <> ''),
  staff_id uuid references staff (id) on delete set null,
  seen_at timestamptz not null,
  primary key (entity_id, what)
);
create index settlement_differences_seen_by_staff on settlement_differences_seen (staff_id) where staff_id is not null;
