import { gatewayEventText, gatewayStateText } from '../../../domain/admin/orders/gateway-words.ts'
import type { TimelineKind } from '../../../domain/admin/orders/rules.ts'
import { amountText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { rupees } from '../../../domain/payments/plans.ts'
import type { EventRow, OrderRecordRow, PaymentOfOrderRow } from './queries/orders.ts'
import type { RefundOfOrderRow, RequestOfOrderRow } from './queries/refunds.ts'

type TimelineEntry = { at: Date; kind: TimelineKind; detail: string | null }

export type OrderHistory = {
  order: OrderRecordRow
  payments: PaymentOfOrderRow[]
  events: EventRow[]
  refunds: RefundOfOrderRow[]
  requests: RequestOfOrderRow[]
  links: { at: Date; madeBy: string }[]
  askings: { at: Date; staff: string | null }[]
  documents: { label: string; issuedAt: Date }[]
}

/** The history of an order, oldest first. Details are names, ids, amounts and the gateway's own words. */
export function timelineOf(
  history: OrderHistory,
): { at: string; kind: TimelineKind; detail: string | null }[] {
  const all = [
    ...ofOrder(history),
    ...history.events.map(ofEvent),
    ...history.payments.flatMap(ofPayment),
    ...ofAccess(history),
    ...history.requests.flatMap(ofRequest),
    ...history.refunds.flatMap(ofRefund),
    ...history.documents.map(
      ({ label, issuedAt }): TimelineEntry => ({ at: issuedAt, kind: 'document', detail: label }),
    ),
    ...history.links.map(({ at, madeBy }): TimelineEntry => ({ at, kind: 'paymentLink', detail: madeBy })),
    ...history.askings.map(({ at, staff }): TimelineEntry => ({ at, kind: 'asked', detail: staff })),
  ]
  return all
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() }))
}

/** The error in the gateway's last message about a payment, or null. */
export function errorOf(events: EventRow[], gatewayPaymentId: string): string | null {
  const about = events
    .map(({ body }) => entitiesOf(body).payment)
    .filter((entity) => entity?.['id'] === gatewayPaymentId)
  const error = about.at(-1)?.['error_description']
  return typeof error === 'string' ? error : null
}

function ofOrder({ order }: OrderHistory): TimelineEntry[] {
  const { createdAt, offeredAt, gatewayOrderId, amountInPaise } = order
  const entries: TimelineEntry[] = [{ at: createdAt, kind: 'created', detail: money(amountInPaise) }]
  if (order.wasSentToGateway) entries.push({ at: offeredAt, kind: 'offered', detail: gatewayOrderId })
  return entries
}

function ofAccess({ order: { accessEndsAt, paidAt, revokedAt } }: OrderHistory): TimelineEntry[] {
  const entries: TimelineEntry[] = []
  if (accessEndsAt !== null && paidAt !== null)
    entries.push({ at: paidAt, kind: 'accessGranted', detail: null })
  if (revokedAt !== null) entries.push({ at: revokedAt, kind: 'accessEnded', detail: null })
  return entries
}

function ofPayment({ capturedAt, gatewayPaymentId, amountInPaise }: PaymentOfOrderRow): TimelineEntry[] {
  if (capturedAt === null) return []
  return [{ at: capturedAt, kind: 'captured', detail: `${gatewayPaymentId} · ${money(amountInPaise)}` }]
}

const decisions: Record<RequestOfOrderRow['state'], () => string> = {
  open: m.admin_refund_state_open,
  approved: m.admin_refund_state_approved,
  declined: m.admin_refund_state_declined,
  replaced: m.admin_refund_replaced,
}

function ofRequest(request: RequestOfOrderRow): TimelineEntry[] {
  const { askedAt, amountInPaise, proposedBy, approvals, decidedAt, state, declinedBy } = request
  const asked: TimelineEntry =
    proposedBy === null
      ? { at: askedAt, kind: 'refundAsked', detail: money(amountInPaise) }
      : { at: askedAt, kind: 'refundProposed', detail: `${proposedBy} · ${money(amountInPaise)}` }
  const agreed = approvals
    .slice(proposedBy === null ? 0 : 1)
    .map(({ at, name }): TimelineEntry => ({ at: new Date(at), kind: 'refundAgreed', detail: name }))
  if (decidedAt === null) return [asked, ...agreed]
  const decision = decisions[state]()
  const detail = declinedBy === null ? decision : `${decision} · ${declinedBy}`
  return [asked, ...agreed, { at: decidedAt, kind: 'refundDecided', detail }]
}

function ofRefund(refund: RefundOfOrderRow): TimelineEntry[] {
  const { createdAt, sentAt, doneAt, gatewayRefundId, amountInPaise } = refund
  const entries: TimelineEntry[] = [{ at: createdAt, kind: 'refundOwed', detail: money(amountInPaise) }]
  if (sentAt !== null) entries.push({ at: sentAt, kind: 'refundSent', detail: gatewayRefundId })
  if (doneAt !== null) entries.push({ at: doneAt, kind: 'refundDone', detail: money(amountInPaise) })
  return entries
}

function ofEvent({ kind, body, receivedAt }: EventRow): TimelineEntry {
  const { payment, refund } = entitiesOf(body)
  const details = [
    refund?.['id'] ?? payment?.['id'],
    wordsOf(refund?.['status'] ?? payment?.['status']),
    payment?.['error_description'],
  ]
  const texts = details.filter((text): text is string => typeof text === 'string' && text !== '')
  return { at: receivedAt, kind: 'gatewayEvent', detail: [gatewayEventText(kind), ...texts].join(' · ') }
}

function wordsOf(state: unknown): string | null {
  return typeof state === 'string' ? gatewayStateText(state) : null
}

type Entity = Record<string, unknown>

/** The payment and the refund in a message; none if it cannot be parsed. */
function entitiesOf(body: string | null): { payment: Entity | null; refund: Entity | null } {
  try {
    const payload = objectOf(objectOf(JSON.parse(body ?? 'null'))?.['payload'])
    const entity = (name: string) => objectOf(objectOf(payload?.[name])?.['entity'])
    return { payment: entity('payment'), refund: entity('refund') }
  } catch {
    return { payment: null, refund: null }
  }
}

function objectOf(value: unknown): Entity | null {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : null
}

function money(amountInPaise: number): string {
  return amountText(rupees(amountInPaise))
}
