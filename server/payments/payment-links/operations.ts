import { daysBefore } from '../../../domain/durations.ts'
import { Failure } from '../../../domain/failure.ts'
import { paymentLinkKeptDays, paymentLinkState } from '../../../domain/payments/payment-links/rules.ts'
import {
  type PlanNumber,
  type PlansInPaise,
  planDescription,
  planPriceInPaise,
  rupees,
} from '../../../domain/payments/plans.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { Input, Output } from '../../calls.ts'
import type { Context, Services } from '../../services.ts'
import { findAccessEnd } from '../access/queries.ts'
import { type Price, priceWithCoupon } from '../coupons/operations.ts'
import { findCoursePlans } from '../orders/queries.ts'
import {
  findCourseOfLink,
  findIsLinkOf,
  findPaymentLink,
  forgetAddressesOfLinks,
  insertOrderOfLink,
  lockPaymentLink,
  type PaymentLinkRow,
} from './queries.ts'

/** The current state of a prepared order, for anyone with its link: a visitor, or the signed-in student. */
export async function openPaymentLink(
  { database, clock, student }: Context,
  { paymentLink: token }: Input<'openPaymentLink'>,
): Promise<Output<'openPaymentLink'>> {
  const now = clock.now()
  const link = await findUsable(database, token, now)
  const course = await database.first(findCoursePlans({ id: link.courseId }))
  const shown = await database.first(findCourseOfLink(link.courseId))
  if (course === null || shown === null) throw new Failure('notFound', 'course_not_found')
  // A visitor sees the price for the person it was prepared for.
  const studentId = student?.id ?? link.studentId
  const { price, listPriceInPaise } = await priceByLink(database, { link, course, studentId, now })
  const owner = student && (await database.first(findIsLinkOf(link.id, student.id)))
  const running = student && (await database.first(findAccessEnd(student.id, course.id, now)))
  return {
    course: { _id: course.id, title: course.title, sellsSeatsOnly: course.sellsSeatsOnly, ...shown },
    subscriptionType: link.plan,
    description: planDescription(course, link.plan) ?? '',
    price: rupees(listPriceInPaise),
    amount: rupees(price.amountInPaise),
    preparedAmount: rupees(link.amountInPaise),
    isCodeGone: link.couponId !== null && price.couponId === null,
    isPaid: link.isPaid,
    isForAnother: owner && !owner.isTheirs,
    validTill: running?.endsAt?.toISOString() ?? null,
    endsAt: link.endsAt.toISOString(),
  }
}

/**
 * The link by which a student orders this plan, while it is valid.
 *
 * @throws Failure `notFound` when there is no such link, or no longer; `conflict` when its order was paid.
 */
export async function sellingLink(
  database: Queryable,
  token: string,
  wanted: { courseId: string; plan: PlanNumber },
  now: Date,
): Promise<PaymentLinkRow> {
  const link = await findUsable(database, token, now)
  if (link.courseId !== wanted.courseId || link.plan !== wanted.plan) throw ended()
  if (link.isPaid) throw new Failure('conflict', 'payment_link_paid')
  return link
}

type LinkPriceRequest = {
  link: Pick<PaymentLinkRow, 'couponId' | 'plan'>
  course: PlansInPaise & { id: string }
  studentId: string | null
  now: Date
}

/** The plan's current price with a link's code, which is left out where it does not apply. */
export async function priceByLink(
  database: Queryable,
  { link, course, studentId, now }: LinkPriceRequest,
): Promise<{ price: Price; listPriceInPaise: number }> {
  const listPriceInPaise = planPriceInPaise(course, link.plan)
  if (listPriceInPaise === null) throw new Failure('conflict', 'plan_not_sold')
  const whole: Price = {
    amountInPaise: listPriceInPaise,
    listPriceInPaise: null,
    couponId: null,
    change: null,
  }
  if (link.couponId === null) return { price: whole, listPriceInPaise }
  const wanted = { couponId: link.couponId, courseId: course.id, plan: link.plan, studentId, now }
  return { price: (await priceWithCoupon(database, whole, wanted)) ?? whole, listPriceInPaise }
}

/** Records that a link led to an order, unless it has ended meanwhile. */
export async function noteOrderOfLink(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  linkId: string,
  orderId: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const now = clock.now()
    const link = await tx.first(lockPaymentLink(linkId))
    if (link === null || !isUsable(link, now)) throw ended()
    await tx.first(insertOrderOfLink(linkId, orderId, now))
  })
}

const forgottenAtOnce = 1000

/** Deletes the email addresses of old links. */
export async function forgetOldPaymentLinks({ database, clock }: Services): Promise<void> {
  await database.all(forgetAddressesOfLinks(daysBefore(clock.now(), paymentLinkKeptDays), forgottenAtOnce))
}

/** One response for a link that is unknown, expired or ended. */
async function findUsable(database: Queryable, token: string, now: Date): Promise<PaymentLinkRow> {
  const link = await database.first(findPaymentLink(token))
  if (link === null || !isUsable(link, now)) throw ended()
  return link
}

function isUsable(link: PaymentLinkRow, now: Date): boolean {
  const state = paymentLinkState(link, now)
  return state === 'running' || state === 'paid'
}

function ended(): Failure {
  return new Failure('notFound', 'payment_link_ended')
}
