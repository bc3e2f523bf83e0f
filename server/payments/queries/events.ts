import { type Statement, sql } from '../../adapters/database/sql.ts'

/** Stores a message of the gateway; no row when it is known. */
export function insertEvent(event: {
  eventId: string
  kind: string
  body: string
  gatewayOrderId: string | null
  gatewayPaymentId: string | null
  now: Date
  requestId: string | null
}): Statement<{ eventId: string }> {
  return sql<{ eventId: string }>`
    insert into gateway_events (event_id, kind, body, gateway_order_id, gateway_payment_id, received_at,
      request_id)
    values (${event.eventId}, ${event.kind}, ${event.body}, ${event.gatewayOrderId}, ${event.gatewayPaymentId}, ${event.now},
      ${event.requestId})
    on conflict (event_id) do nothing returning event_id as "eventId"`
}

/** Marks a message applied within the transaction that applies it; no row when it was applied before. */
export function claimEvent(eventId: string, now: Date): Statement<{ body: string }> {
  return sql<{ body: string }>`
    update gateway_events set applied_at = ${now}, applications = applications + 1
    where event_id = ${eventId} and applied_at is null returning body`
}

/** Messages that were stored between the two times and never applied: a killed process left them. */
export function listUnappliedEvents(after: Date, before: Date): Statement<{ eventId: string }> {
  return sql<{ eventId: string }>`
    select event_id as "eventId" from gateway_events
    where applied_at is null and received_at between ${after} and ${before} order by received_at limit 200`
}
