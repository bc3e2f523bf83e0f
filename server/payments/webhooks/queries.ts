import { type Id, sql } from '../../adapters/database/sql.ts'

/** Stores a gateway message; no row when it is known. */
export function insertEvent(event: {
  eventId: string
  kind: string
  body: string
  orderId: string | null
  paymentId: string | null
  now: Date
  requestId: string | null
}) {
  return sql<{ eventId: string }>`
    insert into gateway_events (event_id, kind, body, gateway_order_id, gateway_payment_id, received_at,
      request_id)
    values (${event.eventId}, ${event.kind}, ${event.body}, ${event.orderId}, ${event.paymentId}, ${event.now},
      ${event.requestId})
    on conflict (event_id) do nothing returning event_id as "eventId"`
}

export function findUnappliedEvent(eventId: string) {
  return sql<{
    body: string
  }>`select body from gateway_events where event_id = ${eventId} and applied_at is null`
}

/** The subject of a message, and the gateway's answer when it was asked. */
type Finding = {
  conclusion: 'applied' | 'none' | 'unknown' | 'unstored' | 'others'
  gatewayAnswer: string | null
}

/** Marks a message applied within the transaction that applies it; no row when it was already applied. */
export function claimEvent(eventId: string, { conclusion, gatewayAnswer }: Finding, now: Date) {
  return sql<{ eventId: string }>`
    update gateway_events set applied_at = ${now}, applications = applications + 1, conclusion = ${conclusion},
      said = ${gatewayAnswer}
    where event_id = ${eventId} and applied_at is null returning event_id as "eventId"`
}

type UnstoredPayment = {
  id: string
  gatewayOrderId: string
  receipt: string | null
  amountInPaise: number
  currency: string
  status: string
  now: Date
}

/** Stores a payment whose order is missing here; later states are stored too. */
export function insertUnstored(payment: UnstoredPayment) {
  return sql<{ isNew: boolean }>`
    insert into unstored_payments (gateway_payment_id, gateway_order_id, receipt, amount_in_paise, currency, status, noticed_at)
    values (${payment.id}, ${payment.gatewayOrderId}, ${payment.receipt}, ${payment.amountInPaise}, ${payment.currency},
      ${payment.status}, ${payment.now})
    on conflict (gateway_payment_id) do update set status = excluded.status, amount_in_paise = excluded.amount_in_paise
    returning xmax = 0 as "isNew"`
}

/** Messages stored between two times and never applied, newest first: a killed process left them. */
export function listUnappliedEvents(after: Date, before: Date) {
  return sql<{ eventId: string }>`
    select event_id as "eventId" from gateway_events
    where applied_at is null and received_at between ${after} and ${before} order by received_at desc limit 200`
}

/** Empties old messages that were never completed. */
export function emptyUnappliedEvents(before: Date) {
  return sql`update gateway_events set body = '' where applied_at is null and received_at < ${before} and body <> ''`
}

export type UnstoredRow = Omit<UnstoredPayment, 'now'> & { noticedAt: Date; total: number }

/** Unresolved ones, newest first; `total` also counts those beyond the list. */
export function listUnstored() {
  return sql<UnstoredRow>`
    select gateway_payment_id as id, gateway_order_id as "gatewayOrderId", receipt, amount_in_paise as "amountInPaise",
      currency, status, noticed_at as "noticedAt", count(*) over ()::int as "total"
    from unstored_payments where settled_at is null order by noticed_at desc, gateway_payment_id limit 100`
}

/** No row when it is already resolved, or unknown. */
export function settleUnstored(settled: { paymentId: string; staffId: string; note: string; now: Date }) {
  return sql<Id>`
    update unstored_payments set settled_at = ${settled.now}, settled_by = ${settled.staffId}, note = ${settled.note}
    where gateway_payment_id = ${settled.paymentId} and settled_at is null returning gateway_payment_id as id`
}
