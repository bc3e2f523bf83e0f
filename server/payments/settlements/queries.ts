import type { Difference } from '../../../domain/admin/insight/rules.ts'
import { type Count, type Statement, sql } from '../../adapters/database/sql.ts'
import type { SettledLine } from '../../adapters/gateway/gateway.ts'

/** The day of the first capture, as earlier days have no settlements; null without captures. */
export function findFirstCapture() {
  return sql<{ capturedAt: Date | null }>`
    select captured_at as "capturedAt" from payments where captured_at is not null order by captured_at, id desc limit 1`
}

/** Days of a range that were never loaded, and the last ones unless loaded just now. */
export function listDaysToAsk(
  days: { from: string; to: string; againFrom: string },
  askedBefore: Date,
  limit: number,
) {
  return sql<{ day: string }>`
    select d.day::date::text as "day"
    from generate_series(${days.from}::date, ${days.to}::date, interval '1 day') as d (day)
    left join settlement_days known on known.day = d.day::date
    where known.day is null or (known.asked_at < ${askedBefore} and d.day >= ${days.againFrom}::date)
    order by d.day desc limit ${limit}`
}

export function insertAskedDay(day: string, now: Date) {
  return sql`
    insert into settlement_days (day, asked_at) values (${day}, ${now})
    on conflict (day) do update set asked_at = excluded.asked_at`
}

/** Stores lines; a known line is overwritten, because the gateway corrects its own. */
export function putLines(lines: readonly SettledLine[], isDemo: boolean) {
  return sql`
    insert into settlement_lines (entity_id, kind, belongs_to, settlement_id, utr, amount_in_paise, credit_in_paise, debit_in_paise,
      fee_in_paise, tax_in_paise, description, settled_at, is_demo)
    select "entityId", kind, "belongsTo", "settlementId", utr, "amountInPaise", "creditInPaise", "debitInPaise",
      "feeInPaise", "taxInPaise", description, "settledAt", ${isDemo}
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given ("entityId" text, kind text, "belongsTo" text, "settlementId" text,
      utr text, "amountInPaise" int, "creditInPaise" int, "debitInPaise" int, "feeInPaise" int, "taxInPaise" int,
      description text, "settledAt" timestamptz)
    on conflict (entity_id) do update set kind = excluded.kind, belongs_to = excluded.belongs_to, settlement_id = excluded.settlement_id, utr = excluded.utr,
      amount_in_paise = excluded.amount_in_paise, credit_in_paise = excluded.credit_in_paise,
      debit_in_paise = excluded.debit_in_paise, fee_in_paise = excluded.fee_in_paise,
      tax_in_paise = excluded.tax_in_paise, description = excluded.description, settled_at = excluded.settled_at`
}

/** Compares lines with the records here, to the paisa: the given ones, and those that differed before. */
export function judgeLines(entityIds: readonly string[]) {
  return sql`
    update settlement_lines l set difference = case
      when l.kind = 'payment' and p.id is null and (given.belongs_to is null
        or exists (select from orders where gateway_order_id = given.belongs_to)) then 'unknownPayment'
      when l.kind = 'refund' and r.id is null and (given.belongs_to is null
        or exists (select from payments where gateway_payment_id = given.belongs_to)) then 'unknownRefund'
      when (l.kind = 'payment' and p.id is null) or (l.kind = 'refund' and r.id is null) then null
      when l.kind = 'payment' and p.amount_in_paise <> l.amount_in_paise then 'otherAmount'
      when l.kind = 'refund' and r.amount_in_paise <> l.amount_in_paise then 'otherAmount'
      when l.kind = 'payment' and l.credit_in_paise - l.debit_in_paise <> l.amount_in_paise - l.fee_in_paise then 'badSum'
      when l.kind = 'refund' and l.debit_in_paise - l.credit_in_paise <> l.amount_in_paise + l.fee_in_paise then 'badSum'
      when l.kind not in ('payment', 'refund') then 'otherMovement'
    end
    from settlement_lines given
    left join payments p on given.kind = 'payment' and p.gateway_payment_id = given.entity_id
      and p.status in ('captured', 'refunded')
    left join refunds r on given.kind = 'refund' and r.gateway_refund_id = given.entity_id
    where l.entity_id = given.entity_id
      and (given.entity_id = any(${[...entityIds]}::text[]) or given.difference is not null)`
}

/** Sandbox rows count only in a demo. */
const isCounted = sql`(not l.is_demo or (select database_is_demo()))`

export type SettlementTotals = { lines: number; feeInPaise: number; taxInPaise: number; netInPaise: number }

/** Settlement totals of a period. */
export function sumSettled(from: Date, to: Date) {
  return sql<SettlementTotals>`
    select count(*)::int as "lines", coalesce(sum(l.fee_in_paise), 0)::float8 as "feeInPaise",
      coalesce(sum(l.tax_in_paise), 0)::float8 as "taxInPaise",
      coalesce(sum(l.credit_in_paise - l.debit_in_paise), 0)::float8 as "netInPaise"
    from settlement_lines l where l.settled_at >= ${from} and l.settled_at < ${to} and ${isCounted}`
}

export type SettlementRow = {
  id: string
  utr: string | null
  settledAt: Date
  payments: number
  refunds: number
  feeInPaise: number
  taxInPaise: number
  netInPaise: number
  differences: number
}

/** The gateway's transfers, newest first, over the lines of some days. */
export function listSettlements(from: Date, to: Date, limit: number, offset: number) {
  return sql<SettlementRow>`
    select l.settlement_id as "id", min(l.utr) as "utr", min(l.settled_at) as "settledAt",
      (count(*) filter (where l.kind = 'payment'))::int as "payments",
      (count(*) filter (where l.kind = 'refund'))::int as "refunds",
      sum(l.fee_in_paise)::float8 as "feeInPaise", sum(l.tax_in_paise)::float8 as "taxInPaise",
      sum(l.credit_in_paise - l.debit_in_paise)::float8 as "netInPaise",
      count(l.difference)::int as "differences"
    from settlement_lines l where l.settled_at >= ${from} and l.settled_at < ${to} and ${isCounted}
    group by l.settlement_id order by min(l.settled_at) desc, l.settlement_id limit ${limit} offset ${offset}`
}

export function countSettlements(from: Date, to: Date) {
  return sql<Count>`
    select count(distinct l.settlement_id)::int as "count" from settlement_lines l
    where l.settled_at >= ${from} and l.settled_at < ${to} and ${isCounted}`
}

export type DifferenceRow = {
  entityId: string
  orderId: string | null
  what: Difference
  at: Date
  /** The gateway's value, and ours; null where one of them has no record. */
  theirsInPaise: number | null
  oursInPaise: number | null
  description: string | null
}

const isUnseen = (entityId: Statement<unknown>, what: Statement<unknown>) => sql`
  not exists (select from settlement_differences_seen seen where seen.entity_id = ${entityId} and seen.what = ${what})`

/** Facts between two times on days that were loaded, day by day, as there are many. */
const onAskedDays = (since: Date, before: Date) => sql`
  (select greatest(${since}, d.day::timestamp at time zone 'Asia/Kolkata') as since,
    least(${before}, (d.day + 1)::timestamp at time zone 'Asia/Kolkata') as before
  from settlement_days d
  where d.day >= (${since} at time zone 'Asia/Kolkata')::date and d.day <= (${before} at time zone 'Asia/Kolkata')::date)`

const differences = (since: Date, before: Date, limit: number) => sql<DifferenceRow>`
  (select l.entity_id as "entityId", o.public_id as "orderId", l.difference as "what", l.settled_at as "at",
    case when l.kind in ('payment', 'refund') then l.amount_in_paise else l.credit_in_paise - l.debit_in_paise end as "theirsInPaise",
    coalesce(r.amount_in_paise, p.amount_in_paise) as "oursInPaise", l.description
  from settlement_lines l
  left join refunds r on l.kind = 'refund' and r.gateway_refund_id = l.entity_id
  left join lateral (
    select * from payments
    where id = r.payment_id or (l.kind = 'payment' and gateway_payment_id = l.entity_id) limit 1
  ) p on true
  left join lateral (select * from orders where id = p.order_id limit 1) o on true
  where l.difference is not null and ${isCounted} and ${isUnseen(sql`l.entity_id`, sql`l.difference`)}
  order by l.settled_at desc, l.entity_id limit ${limit})
  union all
  (select p.gateway_payment_id, o.public_id, 'notSettled', p.captured_at, null, p.amount_in_paise, null
  from ${onAskedDays(since, before)} asked
  cross join lateral (
    select paid.* from payments paid
    where paid.captured_at >= asked.since and paid.captured_at < asked.before and paid.status in ('captured', 'refunded')
      and paid.gateway_payment_id like 'pay%' and (not paid.is_demo or (select database_is_demo()))
      and not exists (select from settlement_lines l where l.entity_id = paid.gateway_payment_id)
      and ${isUnseen(sql`paid.gateway_payment_id`, sql`'notSettled'`)}
    order by paid.captured_at desc, paid.id limit ${limit}
  ) p left join lateral (select * from orders where id = p.order_id limit 1) o on true
  order by p.captured_at desc, p.id limit ${limit})
  union all
  (select r.gateway_refund_id, o.public_id, 'refundNotSettled', r.done_at, null, r.amount_in_paise, null
  from ${onAskedDays(since, before)} asked
  cross join lateral (
    select given.* from refunds given
    where given.state = 'done' and given.done_at >= asked.since and given.done_at < asked.before
      and given.gateway_refund_id like 'rfnd%'
      and not exists (select from settlement_lines l where l.entity_id = given.gateway_refund_id)
      and ${isUnseen(sql`given.gateway_refund_id`, sql`'refundNotSettled'`)}
    order by given.done_at desc, given.id limit ${limit}
  ) r
  cross join lateral (select * from payments where id = r.payment_id limit 1) p
  left join lateral (select * from orders where id = p.order_id limit 1) o on true
  where not p.is_demo or (select database_is_demo())
  order by r.done_at desc, r.id limit ${limit})`

/**
 * Differences between the gateway's records and ours, newest first; what is not due for settlement yet does not count.
 */
export function listDifferences(since: Date, before: Date, limit: number) {
  return sql<DifferenceRow>`
    select * from (${differences(since, before, limit)}) found order by "at" desc, "entityId" limit ${limit}`
}

/** Their number, counted up to `limit` of each kind. */
export function countDifferences(since: Date, before: Date, limit: number) {
  return sql<Count>`
    select count(*)::int as "count" from (${differences(since, before, limit)}) found`
}

type ReviewedDifference = { entityId: string; what: Difference; reason: string; staffId: string; now: Date }

/** The first reviewer is kept. */
export function insertReviewedDifference({ entityId, what, reason, staffId, now }: ReviewedDifference) {
  return sql`
    insert into settlement_differences_seen (entity_id, what, reason, staff_id, seen_at)
    values (${entityId}, ${what}, ${reason}, ${staffId}, ${now}) on conflict do nothing`
}
