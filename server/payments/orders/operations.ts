import { randomBytes } from 'node:crypto'
import { Failure, fieldFailure, orNotFound } from '../../../domain/failure.ts'
import { nextAskAt } from '../../../domain/payments/asking.ts'
import { paise, rupees } from '../../../domain/payments/plans.ts'
import { isUuid } from '../../../domain/uuids.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { GatewayTrouble, isPracticeKey } from '../../adapters/gateway/gateway.ts'
import type { Input, Output } from '../../calls.ts'
import { currentRequestId } from '../../scope.ts'
import type { StudentContext } from '../../services.ts'
import { type Price, priceOf, takePlaceIn } from '../coupons/operations.ts'
import { lockCouponOf } from '../coupons/queries.ts'
import { noteOrderOfLink, priceByLink, sellingLink } from '../payment-links/operations.ts'
import { priceOfChangeIn } from '../plan-changes/operations.ts'
import { settleOrder } from '../reconciliation/operations.ts'
import { readHolidays } from '../refunds/operations.ts'
import { findRequestOfStudent } from '../refunds/queries-of-requests.ts'
import {
  countOrdersOf,
  expireOrder,
  expireOrdersWithCoupon,
  findCoursePlans,
  findOrderOfStudent,
  findOrderStanding,
  findSampleSeller as findSeller,
  insertOpenOrder,
  listOrdersOf,
  lockOpenOrder,
  type OrderRow,
  updateOffer,
} from './queries.ts'
import { sendOrder } from './sending.ts'
import { stateOf, wireOrder } from './wire.ts'

type OrderInput = Input<'createOrder'>

/**
 * An order of the student for a plan at its current price. A repeated click gets the same order;
 * the row is stored before the gateway is called, and a lost response is found by its receipt.
 */
export async function createOrder(
  context: StudentContext,
  input: OrderInput,
): Promise<Output<'createOrder'>> {
  const { gateway, database } = context
  const callOptions = { signal: gateway.deadline() }
  const course = await database.first(
    findCoursePlans(isUuid(input.courseId) ? { id: input.courseId } : { slug: input.courseId }),
  )
  if (course === null) throw new Failure('notFound', 'course_not_found')
  const { subscriptionType: plan, couponCode, paymentLink, changesPlan } = input
  // A credit for the current plan cannot be combined with a code.
  if (changesPlan && couponCode !== undefined)
    throw fieldFailure('invalid', 'couponCode', 'plan_change_alone')
  const now = context.clock.now()
  const link =
    paymentLink === undefined
      ? null
      : await sellingLink(database, paymentLink, { courseId: course.id, plan }, now)
  const isPractice = isPracticeKey(gateway.keyId)
  const studentId = context.student.id
  const price = changesPlan
    ? null
    : link === null || couponCode !== undefined
      ? await priceOf(context, { course, plan, couponCode })
      : (await priceByLink(database, { link, course, studentId, now })).price
  await refuseSampleSeller(context, isPractice)
  const termsIn = async (tx: Queryable) => {
    const wanted = { course, plan, studentId, isPractice, now: context.clock.now() }
    const terms = price ?? (await priceOfChangeIn(tx, wanted))
    if (input.shownAmount !== undefined && paise(input.shownAmount) !== terms.amountInPaise)
      throw new Failure('conflict', 'order_price_changed')
    return { ...terms, isRegistrationOnly: course.sellsSeatsOnly, isPractice }
  }
  const order = await openOrder(context, { ...input, courseId: course.id }, termsIn)
  if (link !== null) await noteOrderOfLink(context, link.id, order.id)
  const orderId = order.gatewayOrderId ?? (await sendOrder(context, order, callOptions))
  return {
    key: gateway.keyId,
    amount: rupees(order.amountInPaise),
    currency: 'INR',
    orderId,
    paymentId: order.publicId,
    checkoutUrl: gateway.checkoutUrl,
  }
}

/** Nothing may be sold with a sample seller; the database refuses such an order as well. */
async function refuseSampleSeller(
  { database, clock, log }: StudentContext,
  isPractice: boolean,
): Promise<void> {
  if (isPractice || !(await isSellingRefused(database, clock.now()))) return
  log.warn({}, 'an order is refused: the seller is a sample')
  throw new Failure('conflict', 'selling_not_open')
}

/** Outside the demo, while the seller is a sample; existing installations get a grace period. */
export async function isSellingRefused(database: Queryable, now: Date): Promise<boolean> {
  return (await database.first(findSeller(now)))?.isRefused === true
}

/**
 * Null with a real seller, or when no money is taken; else until when a sample seller may sell, null if not at all.
 */
export async function findSampleSeller(
  database: Queryable,
  now: Date,
): Promise<{ until: Date | null } | null> {
  const sample = await database.first(findSeller(now))
  return sample && { until: sample.isRefused ? null : sample.until }
}

const openingTries = 4

/** What an order is based on: another price, refund policy or payment mode makes another order. */
type Terms = Price & Pick<OrderRow, 'isRegistrationOnly' | 'isPractice'>
type TermsIn = (tx: Queryable) => Promise<Terms>

/** The student's open order of this plan on these terms: the existing one, or a new one. */
async function openOrder(context: StudentContext, input: OrderInput, termsIn: TermsIn): Promise<OrderRow> {
  for (let attempt = 1; attempt <= openingTries; attempt += 1) {
    const found = await findOrInsert(context, input, termsIn)
    if (found?.isNew) return found.order
    if (found === null) continue
    await lookIfPaid(context, found)
    if (await offerAgain(context, found.order, input)) return found.order
  }
  throw new Error('no order stayed open')
}

type FoundOrder = { order: OrderRow; isNew: boolean }

/** Null when a concurrent click was made on other terms. */
function findOrInsert(
  { database, clock, student }: StudentContext,
  input: OrderInput,
  termsIn: TermsIn,
): Promise<FoundOrder | null> {
  const { courseId, subscriptionType: plan } = input
  return database.transaction(async (tx) => {
    const now = clock.now()
    const askAt = nextAskAt('open', now, now)
    const terms = await termsIn(tx)
    // Before the lookup: waits for a concurrent click by the same student with this code, and sees its result.
    if (terms.couponId !== null) await tx.first(lockCouponOf(terms.couponId, student.id))
    const open = await tx.first(lockOpenOrder(student.id, courseId, plan))
    if (open !== null && isOn(open, terms)) return { order: open, isNew: false }
    // The course has changed since: that order may still be paid, but is no longer offered.
    if (open !== null) await tx.first(expireOrder(open.id))
    if (terms.couponId !== null) await tx.all(expireOrdersWithCoupon(terms.couponId, student.id))
    const publicId = `ord_${randomBytes(12).toString('hex')}`
    const order = await tx.first(
      insertOpenOrder({
        publicId,
        studentId: student.id,
        courseId,
        plan,
        ...terms,
        ...buyerOf(input),
        now,
        askAt,
        requestId: currentRequestId(),
      }),
    )
    if (order !== null) {
      await takePlaceIn(tx, order, now)
      return { order, isNew: true }
    }
    // A concurrent click stored one between the lookup and the insert.
    const other = await tx.first(lockOpenOrder(student.id, courseId, plan))
    if (other === null || !isOn(other, terms)) return null
    return { order: other, isNew: false }
  })
}

function isOn(order: OrderRow, terms: Terms): boolean {
  const { amountInPaise, listPriceInPaise, couponId, change, isRegistrationOnly, isPractice } = terms
  return (
    order.amountInPaise === amountInPaise &&
    order.listPriceInPaise === listPriceInPaise &&
    order.couponId === couponId &&
    order.changesOrderId === (change?.orderId ?? null) &&
    order.creditDaysLeft === (change?.daysLeft ?? null) &&
    order.isRegistrationOnly === isRegistrationOnly &&
    order.isPractice === isPractice
  )
}

const doubleClickSeconds = 5
const lookDeadlineInMilliseconds = 2000

/**
 * Before an order is offered again, the gateway is asked whether it was paid meanwhile: both the page's result and the
 * webhook may have been lost. A gateway failure does not prevent the purchase.
 */
async function lookIfPaid(context: StudentContext, { order }: FoundOrder): Promise<void> {
  const age = context.clock.now().getTime() - order.offeredAt.getTime()
  if (order.gatewayOrderId === null || age < doubleClickSeconds * 1000) return
  try {
    await settleOrder(context, order, { signal: AbortSignal.timeout(lookDeadlineInMilliseconds) })
  } catch (error) {
    if (!(error instanceof GatewayTrouble)) throw error
  }
}

/** False when the order is no longer open. A paid order keeps its day and buyer. */
async function offerAgain(
  { database, clock, student }: StudentContext,
  order: OrderRow,
  input: OrderInput,
): Promise<boolean> {
  const now = clock.now()
  const { stateCode, billing } = buyerOf(input)
  const offered = await database.first(
    updateOffer(order.id, now, nextAskAt('open', now, now), stateCode, billing),
  )
  if (offered !== null) return true
  const after = await database.first(findOrderOfStudent(order.publicId, student.id))
  if (after?.state === 'paid') throw new Failure('conflict', 'order_already_paid')
  return false
}

/** A GSTIN belongs to one State, which is the place of supply. */
function buyerOf({ billing, stateCode }: OrderInput) {
  return { billing: billing ?? null, stateCode: billing?.gstin.slice(0, 2) ?? stateCode ?? null }
}

/** The state of one of the student's orders, for a page that lost its checkout. */
export async function getOrder(
  context: StudentContext,
  { paymentId }: Input<'getOrder'>,
): Promise<Output<'getOrder'>> {
  const { database, student } = context
  const order = orNotFound(await database.first(findOrderOfStudent(paymentId, student.id)), 'order_not_found')
  const standing = await database.first(findOrderStanding(order.id))
  return {
    paymentId: order.publicId,
    courseId: order.courseId,
    subscriptionType: order.plan,
    amount: rupees(order.amountInPaise),
    state: stateOf(order, standing?.refundState ?? null),
    isDeclined: standing?.isDeclined ?? false,
    validTill: standing?.validTill?.toISOString() ?? null,
  }
}

/** The student's orders, newest first, each with its payments and refunds. */
export async function getOrders(
  { database, student }: StudentContext,
  { page, limit }: Input<'getOrders'>,
): Promise<Output<'getOrders'>> {
  const [rows, total] = await Promise.all([
    database.all(listOrdersOf(student.id, { limit, offset: (page - 1) * limit })),
    database.first(countOrdersOf(student.id)),
  ])
  const requests = await Promise.all(
    rows.map(({ id, paidAt }) => (paidAt === null ? null : database.first(findRequestOfStudent(id)))),
  )
  const holidays = await readHolidays(database)
  const data = rows.map((row, index) => wireOrder(row, requests[index] ?? null, holidays))
  return { data, totalPages: Math.ceil((total?.count ?? 0) / limit) }
}
