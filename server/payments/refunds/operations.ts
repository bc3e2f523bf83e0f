import { Failure, fieldFailure } from '../../../domain/failure.ts'
import type { MovingHolidays } from '../../../domain/payments/india-days.ts'
import { paise, rupees } from '../../../domain/payments/plans.ts'
import {
  payDueAt,
  quoteRefund,
  type RefundQuote,
  verifyDueAt,
} from '../../../domain/payments/refund-policy.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { Input, Output } from '../../calls.ts'
import { notifyStaff } from '../../notifications/admin/operations.ts'
import { notify } from '../../notifications/operations.ts'
import type { StudentContext } from '../../services.ts'
import { lockAccessOfOrder } from '../access/queries.ts'
import { paymentNotification } from '../notices.ts'
import { findPurchase, lockOrder } from '../orders/queries.ts'
import { refundAskedNotice } from './notices.ts'
import {
  deleteHoliday,
  findRefundable,
  findRefundableOfStudent,
  type HolidayRow,
  insertHoliday,
  listHolidays,
  type RefundableRow,
} from './queries.ts'
import { findRequestOfStudent, insertRequest, type StudentRequestRow } from './queries-of-requests.ts'

type Quote = Output<'getRefundQuote'>

/** The refund that an order gives now, and the state of a request for it. */
export async function getRefundQuote(
  { database, clock, student }: StudentContext,
  { paymentId }: Input<'getRefundQuote'>,
): Promise<Quote> {
  const order = await database.first(findRefundableOfStudent(paymentId, student.id))
  if (order === null) throw new Failure('notFound', 'order_not_found')
  const request = await database.first(findRequestOfStudent(order.orderId))
  return wireQuote(order, request, { now: clock.now(), holidays: await readHolidays(database) })
}

/**
 * Requests a refund of the amount shown. Repeating it while it is open gives the same result.
 *
 * @throws Failure `conflict` when the amount has changed, or there is none.
 */
export async function requestRefund(
  { database, clock, student }: StudentContext,
  { paymentId, amount, reason }: Input<'requestRefund'>,
): Promise<Quote> {
  return database.transaction(async (tx) => {
    const named = await tx.first(findRefundableOfStudent(paymentId, student.id))
    if (named === null) throw new Failure('notFound', 'order_not_found')
    await tx.first(lockOrder(named.orderId))
    if (named.earlierOrderId !== null) await tx.first(lockOrder(named.earlierOrderId))
    // A plan change that is being paid ends first.
    await tx.first(lockAccessOfOrder(named.orderId))
    // Separate statements after the order's lock, so that they see what was waited for.
    const order = await tx.first(findRefundableOfStudent(paymentId, student.id))
    if (order === null) throw new Failure('notFound', 'order_not_found')
    const now = clock.now()
    const day = { now, holidays: await readHolidays(tx) }
    const known = await tx.first(findRequestOfStudent(order.orderId))
    if (known?.state === 'open') return wireQuote(order, known, day)
    if (order.isBeingDecided || order.isEarlierBeingDecided)
      throw new Failure('conflict', 'refund_being_decided')
    const quote = quoteOf(order, now)
    if (quote === null || order.paymentId === null || quote.amountInPaise === 0)
      throw new Failure('conflict', 'refund_not_open')
    if (paise(amount) !== quote.amountInPaise)
      throw fieldFailure('conflict', 'amount', 'refund_amount_changed')
    const { amountInPaise, earlierInPaise, percent } = quote
    const shared = {
      ...{ percent, reason: reason || null, endsAccess: true },
      ...{ proposedBy: null, replacesId: null },
    }
    const { orderId, paymentId: ownPayment, earlierOrderId, earlierPaymentId } = order
    const own = { ...shared, orderId, paymentId: ownPayment, amountInPaise: amountInPaise - earlierInPaise }
    const request = await tx.first(insertRequest(own, now))
    if (earlierInPaise > 0 && earlierOrderId !== null && earlierPaymentId !== null) {
      const earlier = { orderId: earlierOrderId, paymentId: earlierPaymentId, amountInPaise: earlierInPaise }
      await tx.first(insertRequest({ ...shared, ...earlier }, now))
    }
    const purchase = await tx.first(findPurchase(order.orderId))
    if (request === null || purchase === null) throw new Error('a refund request was not stored')
    const notice = refundAskedNotice(
      purchase,
      { amountInPaise, currency: 'INR' },
      { askedAt: now, holidays: day.holidays },
    )
    const onceKey = `refund-asked:${request.id}`
    await notify(tx, purchase, notice, {
      now,
      onceKey,
      notification: paymentNotification(purchase, 'asked', onceKey),
    })
    const { courseTitle: course, publicId } = purchase
    const facts = { course, amount: rupees(amountInPaise), order: publicId }
    await notifyStaff(tx, { kind: 'refundRequest', facts, onceKey, path: '/admin/refunds' }, now)
    return wireQuote(
      { ...order, isBeingDecided: true },
      await tx.first(findRequestOfStudent(order.orderId)),
      day,
    )
  })
}

/** The data that decides a refund of an order; null when there is no such order. */
export function findRefundableOrder(database: Queryable, publicId: string): Promise<RefundableRow | null> {
  return database.first(findRefundable(publicId))
}

/** The policy's refund for an order; null while no payment of it is held. */
export function quoteOf(order: RefundableRow, now: Date): RefundQuote | null {
  const { paidInPaise, accessStartsAt } = order
  if (paidInPaise === null || accessStartsAt === null) return null
  const quote = quoteRefund({ ...order, paidInPaise, accessStartsAt }, now)
  // Its access ended by a refund: the amount approved then is final.
  if (order.state === 'refunded')
    return { ...quote, amountInPaise: 0, earlierInPaise: 0, percent: 0, why: 'returned' }
  return quote
}

type Day = { now: Date; holidays: MovingHolidays }

function wireQuote(order: RefundableRow, request: StudentRequestRow | null, { now, holidays }: Day): Quote {
  const quote = quoteOf(order, now)
  const isAsked = order.isBeingDecided || order.isEarlierBeingDecided
  return {
    paymentId: order.publicId,
    amount: rupees(quote?.amountInPaise ?? 0),
    earlierAmount: rupees(quote?.earlierInPaise ?? 0),
    percent: quote?.percent ?? 0,
    canAsk: !isAsked && quote?.why === 'share',
    why: isAsked ? 'asked' : (quote?.why ?? 'notPaid'),
    startsAt: quote?.startsAt.toISOString() ?? null,
    steps: (quote?.steps ?? []).map(({ percent, endsAt }) => ({ percent, endsAt: endsAt.toISOString() })),
    request: request && wireRequest(request, holidays),
  }
}

/** A request as shown to its student. */
export function wireRequest(
  request: StudentRequestRow,
  holidays: MovingHolidays,
): NonNullable<Quote['request']> {
  const { state, amountInPaise, askedAt, decidedAt, declineReason, refundState, refundedAt } = request
  const isOnItsWay = state === 'approved' && refundState !== 'done'
  return {
    state,
    amount: rupees(amountInPaise),
    askedAt: askedAt.toISOString(),
    answerDueAt: state === 'open' ? verifyDueAt(askedAt, holidays).toISOString() : null,
    decidedAt: decidedAt?.toISOString() ?? null,
    declineReason,
    money: state === 'approved' ? moneyOf(refundState) : null,
    moneyDueAt: isOnItsWay && decidedAt !== null ? payDueAt(decidedAt).toISOString() : null,
    refundedAt: refundedAt?.toISOString() ?? null,
  }
}

function moneyOf(state: StudentRequestRow['refundState']): 'waiting' | 'sent' | 'done' {
  if (state === 'done' || state === 'sent') return state
  // Refunded otherwise, at the gateway directly, since it was approved.
  return state === 'failed' ? 'done' : 'waiting'
}

/** The holidays entered by staff; fixed-date ones are in the rule. */
export async function readHolidays(database: Queryable): Promise<MovingHolidays> {
  return new Set((await database.all(listHolidays())).map(({ day }) => day))
}

/** The same with their names, latest first. */
export function listNamedHolidays(database: Queryable): Promise<HolidayRow[]> {
  return database.all(listHolidays())
}

/** False when the day already exists. Every running deadline is recalculated. */
export async function addHolidayIn(tx: Queryable, holiday: HolidayRow): Promise<boolean> {
  return (await tx.first(insertHoliday(holiday))) !== null
}

/** The name of the removed holiday; null when there was none. */
export async function removeHolidayIn(tx: Queryable, day: string): Promise<string | null> {
  return (await tx.first(deleteHoliday(day)))?.name ?? null
}
