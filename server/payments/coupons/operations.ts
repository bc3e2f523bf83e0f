import { Failure, fieldFailure } from '../../../domain/failure.ts'
import type { MessageKey } from '../../../domain/messages/message-key.ts'
import {
  couponCovers,
  couponRuns,
  type Discount,
  priceAfter,
} from '../../../domain/payments/coupons/rules.ts'
import {
  findPlan,
  type PlanNumber,
  type PlansInPaise,
  planPriceInPaise,
  plans,
  rupees,
} from '../../../domain/payments/plans.ts'
import { isUuid } from '../../../domain/uuids.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { Input, Output } from '../../calls.ts'
import { countAgainstLimits } from '../../limits/operations.ts'
import { notify, support } from '../../notifications/operations.ts'
import type { Services, StudentContext } from '../../services.ts'
import { grantAccessIn } from '../access/operations.ts'
import { lateCouponNotice } from '../notices.ts'
import { findCoursePlans, type OrderRow, type PlanChange } from '../orders/queries.ts'
import {
  type CouponRow,
  findCoupon,
  findCouponById,
  findCouponOfOrder,
  findOtherUse,
  findPlaces,
  insertUse,
  lockCoupon,
  lockCouponOf,
  takePlace,
} from './queries.ts'

/** The price of an order: what is paid, the price without a code or credit, and which of them lowers it. */
export type Price = Pick<OrderRow, 'amountInPaise' | 'listPriceInPaise' | 'couponId'> & {
  change: PlanChange | null
}

type PriceRequest = {
  course: PlansInPaise & { id: string }
  plan: PlanNumber
  couponCode: string | undefined
}

/**
 * The current price of a plan for the student, with or without a code.
 *
 * @throws Failure `conflict` when the plan is not sold, or the code does not lower it.
 */
export async function priceOf(
  context: StudentContext,
  { course, plan, couponCode }: PriceRequest,
): Promise<Price> {
  const listPrice = planPriceInPaise(course, plan)
  if (listPrice === null) throw new Failure('conflict', 'plan_not_sold')
  const fullPrice = { amountInPaise: listPrice, listPriceInPaise: null, couponId: null, change: null }
  if (couponCode === undefined) return fullPrice
  await countAgainstLimits(context, ['couponPerAccount', 'couponPerNetwork'], {
    account: context.student.id,
    networks: context.networks,
    device: null,
  })
  const coupon = await runningCoupon(context, couponCode)
  if (!couponCovers(coupon, course.id, plan)) throw refused('coupon_not_for_plan')
  if (coupon.kind === 'full') throw refused('coupon_opens_free')
  const amountInPaise = priceAfter(listPrice, discountOf(coupon))
  return amountInPaise < listPrice
    ? { ...fullPrice, amountInPaise, listPriceInPaise: listPrice, couponId: coupon.id }
    : fullPrice
}

type ChosenCoupon = {
  couponId: string
  courseId: string
  plan: PlanNumber
  /** Who will use it; null while unknown. */
  studentId: string | null
  now: Date
}

/** The price with a code that staff chose; null when it does not apply, or no longer. */
export async function priceWithCoupon(
  database: Queryable,
  fullPrice: Price,
  { couponId, courseId, plan, studentId, now }: ChosenCoupon,
): Promise<Price | null> {
  const coupon = await database.first(findCouponById(couponId))
  if (coupon === null || coupon.kind === 'full' || !couponCovers(coupon, courseId, plan)) return null
  if (!couponRuns(coupon, studentId, now)) return null
  const places = await database.first(findPlaces(coupon.id, studentId))
  if (places?.own === 'used' || (places?.own !== 'held' && places?.isLeft !== true)) return null
  const listPriceInPaise = fullPrice.amountInPaise
  const amountInPaise = priceAfter(listPriceInPaise, discountOf(coupon))
  return amountInPaise < listPriceInPaise ? { ...fullPrice, amountInPaise, listPriceInPaise, couponId } : null
}

/**
 * Reserves a use of the code for an order, in the order's transaction.
 *
 * @throws Failure `conflict` when no use is left, or the student has used the code.
 */
export async function takePlaceIn(tx: Queryable, order: OrderRow, now: Date): Promise<void> {
  if (order.couponId === null) return
  const { couponId, studentId, id: orderId } = order
  await claim(tx, couponId, now)
  if ((await tx.first(insertUse({ couponId, studentId, orderId, grantId: null }, now))) === null)
    throw refused('coupon_used_by_you')
}

/** Whether the student has paid another order with this code; concurrent payments with it wait. */
export async function isCouponUsedIn(tx: Queryable, order: OrderRow): Promise<boolean> {
  if (order.couponId === null) return false
  // Two statements, so that the second one sees what the first one waited for.
  await tx.first(lockCoupon(order.couponId))
  return (await tx.first(findOtherUse(order.couponId, order.studentId, order.id))) !== null
}

/** Notifies staff of a payment with a code that had ended by then, or has no uses left. */
export async function notifyLateCoupon(
  tx: Queryable,
  { settings }: Pick<Services, 'settings'>,
  order: OrderRow,
  now: Date,
): Promise<void> {
  if (order.couponId === null) return
  const coupon = await tx.first(findCouponOfOrder(order.id, now))
  if (coupon === null || (!coupon.isOver && !coupon.isEnded)) return
  const notice = lateCouponNotice(settings, { code: coupon.code, order: order.publicId })
  await notify(tx, support(settings), notice, { now, onceKey: `coupon-late:${order.id}` })
}

/** The prices of a course with a code. */
export async function checkCoupon(
  context: StudentContext,
  { courseId, couponCode }: Input<'checkCoupon'>,
): Promise<Output<'checkCoupon'>> {
  const course = await findSoldCourse(context.database, courseId)
  const coupon = await runningCoupon(context, couponCode)
  const covered = plans.flatMap(({ number }) => {
    const price = planPriceInPaise(course, number)
    if (price === null || !couponCovers(coupon, course.id, number)) return []
    const amount = rupees(priceAfter(price, discountOf(coupon)))
    return [{ subscriptionType: number, price: rupees(price), amount }]
  })
  if (covered.length === 0) throw refused('coupon_not_for_plan')
  const places = await context.database.first(findPlaces(coupon.id, context.student.id))
  if (places?.own === 'used') throw refused('coupon_used_by_you')
  if (places?.own !== 'held' && places?.isLeft !== true) throw refused('coupon_used_up')
  return { code: coupon.code, plans: covered }
}

/** Opens a course by a code that covers the whole price: access on record, granted by the code's creator. */
export async function redeemCoupon(
  context: StudentContext,
  { courseId, subscriptionType, couponCode }: Input<'redeemCoupon'>,
): Promise<Output<'redeemCoupon'>> {
  const { database, clock, student } = context
  const course = await findSoldCourse(database, courseId)
  if (planPriceInPaise(course, subscriptionType) === null) throw new Failure('conflict', 'plan_not_sold')
  const coupon = await runningCoupon(context, couponCode)
  if (!couponCovers(coupon, course.id, subscriptionType)) throw refused('coupon_not_for_plan')
  if (coupon.kind !== 'full') throw refused('coupon_not_full')
  const months = findPlan(subscriptionType)?.months ?? 0
  return database.transaction(async (tx) => {
    const now = clock.now()
    await tx.first(lockCouponOf(coupon.id, student.id))
    if ((await tx.first(findPlaces(coupon.id, student.id)))?.own === 'used')
      throw refused('coupon_used_by_you')
    await claim(tx, coupon.id, now)
    const grant = await grantAccessIn(tx, context, {
      studentId: student.id,
      courseId: course.id,
      months,
      staffId: coupon.madeBy,
      now,
    }).catch((error: unknown) => {
      const isUnpublished = error instanceof Failure && error.key === 'admin_grant_course'
      throw isUnpublished ? new Failure('notFound', 'course_not_found') : error
    })
    const use = { couponId: coupon.id, studentId: student.id, orderId: null, grantId: grant.id }
    if ((await tx.first(insertUse(use, now))) === null) throw refused('coupon_used_by_you')
    return { courseId: course.id, validTill: grant.endsAt.toISOString() }
  })
}

async function claim(tx: Queryable, couponId: string, now: Date): Promise<void> {
  if ((await tx.first(takePlace(couponId, now))) === null) throw refused('coupon_used_up')
}

async function findSoldCourse(database: Queryable, named: string) {
  const course = await database.first(findCoursePlans(isUuid(named) ? { id: named } : { slug: named }))
  if (course === null) throw new Failure('notFound', 'course_not_found')
  return course
}

/** One response for a code that is unknown, someone else's, expired or not yet valid. */
async function runningCoupon({ database, clock, student }: StudentContext, code: string): Promise<CouponRow> {
  const coupon = await database.first(findCoupon(code))
  if (coupon === null || !couponRuns(coupon, student.id, clock.now())) throw refused('coupon_invalid')
  return coupon
}

function refused(key: MessageKey): Failure {
  return fieldFailure('conflict', 'couponCode', key)
}

function discountOf({ kind, value }: Pick<CouponRow, 'kind' | 'value'>): Discount {
  if (kind === 'full') return { kind, value: null }
  if (value === null) throw new Error('a code says no discount')
  return { kind, value }
}
