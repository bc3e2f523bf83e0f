-- The request that brought a row about: the same number stands in its answer and in its lines of the log.
-- Null for what the product did by itself, and for all that is older.
alter table jobs add column request_id text;
alter table audit_log add column request_id text;
alter table gateway_events add column request_id text;
alter table orders add column request_id text;
