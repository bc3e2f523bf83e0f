import { Failure } from '../../../domain/failure.ts'
import { creditHolds, creditOf, priceWithCredit } from '../../../domain/payments/plan-changes/rules.ts'
import {
  type PlanNumber,
  type PlansInPaise,
  planPriceInPaise,
  plans,
  rupees,
} from '../../../domain/payments/plans.ts'
import { isUuid } from '../../../domain/uuids.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { isPracticeKey } from '../../adapters/gateway/gateway.ts'
import type { Input, Output } from '../../calls.ts'
import type { StudentContext } from '../../services.ts'
import { lockAccess } from '../access/queries.ts'
import type { Price } from '../coupons/operations.ts'
import { findCoursePlans, type OrderRow } from '../orders/queries.ts'
import { type ChangeablePlan, findChangeableOrder, findChangeablePlan, shortenAccess } from './queries.ts'

type Course = PlansInPaise & { id: string; sellsSeatsOnly: boolean }

/** The prices of longer plans with the credit for the student's current one. */
export async function getPlanChange(
  { database, clock, gateway, student }: StudentContext,
  { courseId: named }: Input<'getPlanChange'>,
): Promise<Output<'getPlanChange'>> {
  const course = await database.first(findCoursePlans(isUuid(named) ? { id: named } : { slug: named }))
  if (course === null) throw new Failure('notFound', 'course_not_found')
  const now = clock.now()
  const isPractice = isPracticeKey(gateway.keyId)
  const running = await findRunning(database, { course, studentId: student.id, isPractice, now })
  if (running === null) return { from: null, plans: [] }
  const longer = plans.flatMap(({ number }) => {
    const price = priceOf(course, running, number, now)
    if (price === null) return []
    const { creditInPaise } = price.change
    return [
      {
        subscriptionType: number,
        price: rupees(price.listPriceInPaise),
        credit: rupees(creditInPaise),
        amount: rupees(price.amountInPaise),
      },
    ]
  })
  if (longer.length === 0) return { from: null, plans: [] }
  return {
    from: {
      subscriptionType: running.plan,
      validTill: running.endsAt.toISOString(),
      daysLeft: creditOf(running, now).daysLeft,
    },
    plans: longer,
  }
}

type PlanChangeRequest = {
  course: Course
  plan: PlanNumber
  studentId: string
  isPractice: boolean
  now: Date
}

/**
 * The current price of a change to a longer plan, in the order's transaction.
 *
 * @throws Failure `conflict` when no current plan can be changed to this one.
 */
export async function priceOfChangeIn(tx: Queryable, wanted: PlanChangeRequest): Promise<Price> {
  const running = await findRunning(tx, wanted)
  const price = running && priceOf(wanted.course, running, wanted.plan, wanted.now)
  if (price === null) throw new Failure('conflict', 'plan_change_gone')
  return price
}

/**
 * Whether an order being paid can no longer replace the plan it was to change: that was refunded, changed or extended
 * since, or the credit is too old. Concurrent changes to the student's access wait.
 */
export async function isChangeGoneIn(tx: Queryable, order: OrderRow, now: Date): Promise<boolean> {
  if (order.changesOrderId === null) return false
  await tx.first(lockAccess(order.studentId, order.courseId))
  if (!creditHolds(order.createdAt, now)) return true
  return (await tx.first(findChangeableOrder(order.changesOrderId))) === null
}

/** Ends the access that an order replaces, when its own begins. */
export async function endChangedPlanIn(tx: Queryable, order: OrderRow, now: Date): Promise<void> {
  if (order.changesOrderId !== null) await tx.first(shortenAccess(order.changesOrderId, now))
}

/** A plan paid in test mode gives no credit against real money, nor the reverse. */
async function findRunning(
  database: Queryable,
  { course, studentId, isPractice, now }: Omit<PlanChangeRequest, 'plan'>,
): Promise<ChangeablePlan | null> {
  if (course.sellsSeatsOnly) return null
  const running = await database.first(findChangeablePlan(studentId, course.id, now))
  return running?.isPractice === isPractice ? running : null
}

/** Null when the plan is not longer, not sold, or there is no credit. */
function priceOf(course: Course, running: ChangeablePlan, plan: PlanNumber, now: Date) {
  const listPriceInPaise = planPriceInPaise(course, plan)
  if (listPriceInPaise === null || plan <= running.plan) return null
  const credited = priceWithCredit(listPriceInPaise, creditOf(running, now))
  if (credited === null) return null
  const { amountInPaise, creditInPaise, daysLeft, daysBought } = credited
  const change = { orderId: running.orderId, creditInPaise, daysLeft, daysBought }
  return { amountInPaise, listPriceInPaise, couponId: null, change }
}
