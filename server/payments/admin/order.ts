import { mayApproveFrom } from '../../../domain/admin/orders/rules.ts'
import { orNotFound } from '../../../domain/failure.ts'
import type { MovingHolidays } from '../../../domain/payments/india-days.ts'
import { rupees } from '../../../domain/payments/plans.ts'
import { bankDetailsDueAt, verifyDueAt } from '../../../domain/payments/refund-policy.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { audit, auditEventsOf } from '../../admin/audit/operations.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import type { StaffContext } from '../../services.ts'
import { askAboutOrder } from '../reconciliation/operations.ts'
import { findRefundableOrder, quoteOf, readHolidays } from '../refunds/operations.ts'
import { wireOrder } from './orders.ts'
import {
  findOrderRecord,
  listDocumentsOfOrder,
  listEventsOfOrder,
  listPaymentsOfOrder,
  type OrderRecordRow,
  type PaymentOfOrderRow,
} from './queries/orders.ts'
import { listLinksOfOrder } from './queries/payment-links.ts'
import {
  listRefundsOfOrder,
  listRequestsOfOrder,
  type RefundOfOrderRow,
  type RequestOfOrderRow,
} from './queries/refunds.ts'
import { errorOf, timelineOf } from './timeline.ts'

export type OrderRecord = AdminOutput<'getOrderRecord'>

/** An order with its history. It shows personal data, so the view is audited. */
export async function getOrderRecord(
  context: StaffContext,
  { orderId }: AdminInput<'getOrderRecord'>,
): Promise<OrderRecord> {
  return context.database.transaction(async (tx) => {
    const record = await readOrder(tx, context, orderId)
    await audit(tx, context, { action: 'order.open', id: record.id })
    return record
  })
}

/** Asks the gateway about one order now; resulting changes are audited. */
export async function askGateway(
  context: StaffContext,
  { orderId }: AdminInput<'askGateway'>,
): Promise<AdminOutput<'askGateway'>> {
  const { clock, database } = context
  const before = orNotFound(await database.first(findOrderRecord(orderId, clock.now())), 'order_not_found')
  const { payments, trouble } = await askAboutOrder(context, orderId)
  return database.transaction(async (tx) => {
    const after = await tx.first(findOrderRecord(orderId, clock.now()))
    await audit(tx, context, {
      action: 'order.ask',
      id: orderId,
      before: { state: before.state },
      after: { state: after?.state, payments: payments.length, isAnswered: trouble === null },
    })
    const gatewayPayments = payments.map(({ id, status, amountInPaise, refundedInPaise }) => ({
      id,
      status,
      amount: rupees(amountInPaise),
      refunded: rupees(refundedInPaise),
    }))
    return { order: await readOrder(tx, context, orderId), said: { trouble, payments: gatewayPayments } }
  })
}

/** An order as displayed to a member of staff. */
export async function readOrder(
  database: Queryable,
  { clock, staff }: Pick<StaffContext, 'clock' | 'staff'>,
  publicId: string,
): Promise<OrderRecord> {
  const now = clock.now()
  const order = orNotFound(await database.first(findOrderRecord(publicId, now)), 'order_not_found')
  const payments = await database.all(listPaymentsOfOrder(order.id))
  const paymentIds = payments.map(({ gatewayPaymentId }) => gatewayPaymentId)
  const events = await database.all(listEventsOfOrder(order.gatewayOrderId, paymentIds))
  const refunds = await database.all(listRefundsOfOrder(order.id))
  const requests = await database.all(listRequestsOfOrder(order.id))
  const askings = await auditEventsOf(
    database,
    { kind: 'order', id: publicId },
    { action: 'order.ask', limit: 100 },
  )
  const links = await database.all(listLinksOfOrder(order.id))
  const documents = await database.all(listDocumentsOfOrder(order.id))
  const holidays = await readHolidays(database)
  const refundable = await findRefundableOrder(database, publicId)
  const quote = refundable && quoteOf(refundable, now)
  const left = (refundable?.paidInPaise ?? 0) - (refundable?.returnedInPaise ?? 0)
  return {
    ...wireOrder(order),
    ...wireStanding(order),
    payments: payments.map((payment) => ({
      id: payment.gatewayPaymentId,
      status: payment.status,
      amount: rupees(payment.amountInPaise),
      currency: payment.currency,
      capturedAt: payment.capturedAt?.toISOString() ?? null,
      outcome: payment.outcome,
      refundReason: payment.refundReason,
      refunded: rupees(payment.refundedInPaise),
      error: errorOf(events, payment.gatewayPaymentId),
      byHand: wireByHand(payment),
    })),
    refunds: refunds.map((refund) => wireRefund(refund, holidays)),
    requests: requests.map((request) => wireRequest(request, staff, { now, holidays })),
    policy: {
      amount: rupees(quote?.amountInPaise ?? 0),
      earlier: rupees(quote?.earlierInPaise ?? 0),
      percent: quote?.percent ?? 0,
      why: quote?.why ?? 'notPaid',
    },
    left: rupees(Math.max(0, left)),
    twoPeopleAbove: rupees(order.twoPeopleAboveInPaise),
    documents: documents.map(({ id, label: name }) => ({ id, name })),
    timeline: timelineOf({ order, payments, events, refunds, requests, links, askings, documents }),
  }
}

function wireByHand({ way, reference, note, receivedOn, recordedBy }: PaymentOfOrderRow) {
  if (way === 'gateway' || receivedOn === null) return null
  return { way, reference, note, on: receivedOn, by: recordedBy ?? '' }
}

function wireStanding(order: OrderRecordRow) {
  const { accessStartsAt, accessEndsAt, revokedAt } = order
  return {
    stateCode: order.stateCode,
    billing: order.billing,
    discount:
      order.listPriceInPaise === null
        ? null
        : { price: rupees(order.listPriceInPaise), code: order.couponCode },
    changes: order.changes,
    changedTo: order.changedTo,
    gatewayOrderId: order.gatewayOrderId,
    paidAt: order.paidAt?.toISOString() ?? null,
    asks: order.asks,
    nextAskAt: order.nextAskAt?.toISOString() ?? null,
    access:
      accessStartsAt === null || accessEndsAt === null
        ? null
        : {
            startsAt: accessStartsAt.toISOString(),
            endsAt: accessEndsAt.toISOString(),
            revokedAt: revokedAt?.toISOString() ?? null,
          },
  }
}

function wireRefund(refund: RefundOfOrderRow, holidays: MovingHolidays): OrderRecord['refunds'][number] {
  const { id, state, trouble, troubleAt } = refund
  return {
    id,
    paymentId: refund.gatewayPaymentId,
    amount: rupees(refund.amountInPaise),
    state,
    cause: refund.reason.split(':')[0] ?? '',
    gatewayRefundId: refund.gatewayRefundId,
    createdAt: refund.createdAt.toISOString(),
    sentAt: refund.sentAt?.toISOString() ?? null,
    doneAt: refund.doneAt?.toISOString() ?? null,
    trouble,
    isHeld: refund.isHeld,
    isByHand: refund.isByHand,
    bankDetailsDueAt:
      trouble === null || troubleAt === null ? null : bankDetailsDueAt(troubleAt, holidays).toISOString(),
  }
}

function wireRequest(
  request: RequestOfOrderRow,
  staff: StaffContext['staff'],
  { now, holidays }: { now: Date; holidays: MovingHolidays },
): OrderRecord['requests'][number] {
  const approvesFrom = mayApproveFrom(staff.moneyRoleSince, now)
  const { amountInPaise, approvals, askedAt, decidedAt, state, undoUntil, ...rest } = request
  return {
    ...rest,
    state,
    amount: rupees(amountInPaise),
    askedAt: askedAt.toISOString(),
    dueAt: state === 'open' ? verifyDueAt(askedAt, holidays).toISOString() : null,
    decidedAt: decidedAt?.toISOString() ?? null,
    undoUntil: undoUntil?.toISOString() ?? null,
    approvals: approvals.map(({ name, at }) => ({ name, at: new Date(at).toISOString() })),
    canApprove:
      state === 'open' &&
      approvesFrom === null &&
      approvals.every((approval) => approval.staffId !== staff.id),
    canApproveFrom: state === 'open' ? (approvesFrom?.toISOString() ?? null) : null,
  }
}
