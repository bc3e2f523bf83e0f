import { randomUUID } from 'node:crypto'
import { nextAskAt } from '../../../domain/payments/asking.ts'
import {
  captureOutcome,
  isFurther,
  type RefundReason,
  wasCaptured,
} from '../../../domain/payments/captures.ts'
import { accessEndsAt, accessStartsAt, findPlan, rupees } from '../../../domain/payments/plans.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { type GatewayPayment, isPracticeKey } from '../../adapters/gateway/gateway.ts'
import { enqueue } from '../../jobs/operations.ts'
import { notifyStaff } from '../../notifications/admin/operations.ts'
import { notify } from '../../notifications/operations.ts'
import type { Services } from '../../services.ts'
import {
  findAccessEnd,
  findErasedStudent,
  findWithdrawnCourse,
  insertEnrolment,
  lockAccess,
} from '../access/queries.ts'
import { isCouponUsedIn, notifyLateCoupon } from '../coupons/operations.ts'
import { issueInvoice, prepareInvoice } from '../invoices/operations.ts'
import { paymentNotification, receiptNotice, refundNotice } from '../notices.ts'
import {
  expireOrder,
  findPurchase,
  lockOrderByGatewayId,
  type OrderRow,
  payOrder,
} from '../orders/queries.ts'
import { endChangedPlanIn, isChangeGoneIn } from '../plan-changes/operations.ts'
import { insertRefund } from '../refunds/queries.ts'
import {
  advancePayment,
  decidePayment,
  insertLedgerTransaction,
  lockPayment,
  moneyAccount,
  type PaymentRow,
} from './queries.ts'

/** The outcome of a payment: `none` while no money has arrived. */
export type AppliedPayment = {
  outcome: 'access' | 'refund' | 'none'
  /** The gateway has refunded more than we know of: its refunds must be listed. */
  hasUnknownRefunds: boolean
}

type ApplyServices = Pick<Services, 'database' | 'clock' | 'gateway' | 'settings'>

/**
 * Applies the gateway's state of a payment, from any trigger: page, webhook or reconciliation. Only moves forward, and
 * does nothing the second time. Only an order stored here is ours: any other payment is neither stored nor refunded.
 */
export function applyPayment(services: ApplyServices, payment: GatewayPayment): Promise<AppliedPayment> {
  return services.database.transaction((tx) => applyPaymentIn(tx, services, payment))
}

/** `applyPayment` within a transaction: the order is locked first, then the payment. */
export async function applyPaymentIn(
  tx: Queryable,
  services: ApplyServices,
  payment: GatewayPayment,
): Promise<AppliedPayment> {
  const order = payment.orderId === null ? null : await tx.first(lockOrderByGatewayId(payment.orderId))
  if (order === null) return { outcome: 'none', hasUnknownRefunds: false }
  const stored = await tx.first(lockPayment(payment, order.id, isPracticeKey(services.gateway.keyId)))
  if (stored === null) throw new Error('the payment has no row')
  const hasUnknownRefunds = payment.refundedInPaise > stored.refundedInPaise
  if (stored.outcome !== null) return { outcome: stored.outcome, hasUnknownRefunds }
  if (payment.wasReturned) return noteReturned(tx, services, order, stored, payment)
  if (isFurther(stored.status, payment.status)) await tx.first(advancePayment(stored.id, payment))
  if (!wasCaptured(payment.status)) return { outcome: 'none', hasUnknownRefunds: false }
  // A separate statement after the order's lock, so that it sees a deletion that it waited for.
  const isStudentGone = (await tx.first(findErasedStudent(order.studentId))) !== null
  const isCourseWithdrawn = (await tx.first(findWithdrawnCourse(order.courseId))) !== null
  const isCodeUsed = await isCouponUsedIn(tx, order)
  const isChangeGone = await isChangeGoneIn(tx, order, services.clock.now())
  const circumstances = { isStudentGone, isCourseWithdrawn, isCodeUsed, isChangeGone }
  const outcome = captureOutcome({ ...order, ...circumstances }, payment)
  const capture = {
    ...stored,
    amountInPaise: payment.amountInPaise,
    currency: payment.currency,
    payerEmail: payment.email,
  }
  if (outcome === 'access') await grantPaidAccess(tx, services, order, capture)
  else await oweRefund(tx, services, order, capture, outcome)
  return { outcome: outcome === 'access' ? 'access' : 'refund', hasUnknownRefunds }
}

/** The effects of a capture that matches its order: access, invoice, ledger and receipt. */
export async function grantPaidAccess(
  tx: Queryable,
  services: Pick<Services, 'clock' | 'settings'>,
  order: OrderRow,
  payment: PaymentRow,
): Promise<void> {
  const now = services.clock.now()
  const months = findPlan(order.plan)?.months
  if (months === undefined) throw new Error(`order ${order.publicId} has no plan`)
  await tx.first(lockAccess(order.studentId, order.courseId))
  await endChangedPlanIn(tx, order, now)
  const running = await tx.first(findAccessEnd(order.studentId, order.courseId, now))
  const startsAt = accessStartsAt(now, running?.endsAt ?? null)
  const endsAt = accessEndsAt(startsAt, months)
  // The gateway does not know orders paid manually.
  const askAt = order.gatewayOrderId === null ? null : nextAskAt('paid', order.offeredAt, now)
  await tx.first(payOrder(order.id, now, askAt))
  await notifyLateCoupon(tx, services, order, now)
  await tx.first(decidePayment(payment.id, { outcome: 'access', reason: null }, now))
  await postCapture(tx, payment, 'course_sales', now)
  const purchase = await tx.first(findPurchase(order.id))
  if (purchase === null) throw new Error(`order ${order.publicId} has no student or course`)
  const invoiceId = randomUUID()
  const invoice = await prepareInvoice(tx, { id: invoiceId, paymentId: payment.id, now })
  const notice = receiptNotice(purchase, payment, endsAt, services.settings.publicUrl)
  const onceKey = `receipt:${payment.id}`
  await notify(tx, purchase, notice, {
    ...{ now, onceKey, invoiceId },
    notification: paymentNotification(purchase, 'paid', onceKey),
  })
  const { courseTitle: course, publicId } = purchase
  const facts = { course, amount: rupees(payment.amountInPaise), order: publicId }
  const sale = { onceKey: `sale:${payment.id}`, path: `/admin/orders/${publicId}` }
  await notifyStaff(tx, { kind: 'sale', facts, ...sale }, now)
  // Contended rows come last: the course, which counts its students, and the invoice number.
  await tx.first(
    insertEnrolment({
      studentId: order.studentId,
      courseId: order.courseId,
      paymentId: payment.id,
      startsAt,
      endsAt,
    }),
  )
  await tx.first(invoice)
}

async function oweRefund(
  tx: Queryable,
  services: ApplyServices,
  order: OrderRow,
  payment: PaymentRow,
  reason: RefundReason,
): Promise<void> {
  const now = services.clock.now()
  await tx.first(decidePayment(payment.id, { outcome: 'refund', reason }, now))
  // The gateway's order is used up: the next click makes a new one.
  if (order.state === 'open') await tx.first(expireOrder(order.id))
  if (payment.amountInPaise === 0) return
  await postCapture(tx, payment, 'owed_to_students', now)
  const refund = await tx.first(
    insertRefund({ paymentId: payment.id, reason, amountInPaise: payment.amountInPaise }, now),
  )
  if (refund === null) throw new Error('the refund has no row')
  await enqueue(tx, 'refundPayment', { refundId: refund.id }, { dueAt: now, onceKey: `refund:${refund.id}` })
  const purchase = await tx.first(findPurchase(order.id))
  const to = reason === 'accountDeleted' ? payment.payerEmail : (purchase?.email ?? payment.payerEmail)
  const invoiceId = randomUUID()
  if (isAddress(to)) {
    const notice = refundNotice(reason, payment, payment.gatewayPaymentId, purchase)
    const onceKey = `refund-told:${refund.id}`
    await notify(tx, { ...purchase, email: to }, notice, {
      ...{ now, onceKey, invoiceId },
      ...(purchase !== null && { notification: paymentNotification(purchase, 'returned', onceKey) }),
    })
  }
  await issueInvoice(tx, { id: invoiceId, paymentId: payment.id, now })
}

/** The gateway refunded it itself, so nothing is booked, invoiced or owed; the buyer is notified. */
async function noteReturned(
  tx: Queryable,
  { clock }: ApplyServices,
  order: OrderRow,
  stored: PaymentRow,
  payment: GatewayPayment,
): Promise<AppliedPayment> {
  await tx.first(advancePayment(stored.id, payment))
  const isGone = (await tx.first(findErasedStudent(order.studentId))) !== null
  const purchase = isGone ? null : await tx.first(findPurchase(order.id))
  const to = purchase?.email ?? payment.email
  if (isAddress(to)) {
    const reason = order.state === 'paid' ? 'secondPayment' : 'refundedAtGateway'
    const notice = refundNotice(reason, payment, payment.id, purchase, { isBilled: false })
    const onceKey = `returned:${stored.id}`
    await notify(tx, { ...purchase, email: to }, notice, {
      ...{ now: clock.now(), onceKey },
      ...(purchase !== null && { notification: paymentNotification(purchase, 'returned', onceKey) }),
    })
  }
  return { outcome: 'none', hasUnknownRefunds: false }
}

function isAddress(text: string | null): text is string {
  return text !== null && /^\S+@\S+$/.test(text)
}

async function postCapture(
  tx: Queryable,
  payment: PaymentRow,
  credit: 'course_sales' | 'owed_to_students',
  now: Date,
): Promise<void> {
  const { id, currency, amountInPaise } = payment
  await tx.first(
    insertLedgerTransaction({
      reference: `capture:${id}`,
      currency,
      debit: moneyAccount(payment),
      credit,
      amountInPaise,
      now,
    }),
  )
}
