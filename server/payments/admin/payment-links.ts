import { countedAtMost } from '../../../domain/admin/orders/rules.ts'
import { handlesMoney } from '../../../domain/admin/rules.ts'
import { daysAfter } from '../../../domain/durations.ts'
import { Failure, fieldFailure, orNotFound } from '../../../domain/failure.ts'
import { withLocale } from '../../../domain/locales.ts'
import {
  paymentLinkDays,
  paymentLinkState,
  tokenLength,
} from '../../../domain/payments/payment-links/rules.ts'
import { planPriceInPaise, rupees } from '../../../domain/payments/plans.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { audit } from '../../admin/audit/operations.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { listCourseTitles } from '../../catalog/admin/operations.ts'
import { countAgainstLimits, giveBack } from '../../limits/operations.ts'
import { listPage } from '../../list-page.ts'
import { notify } from '../../notifications/operations.ts'
import { randomCode } from '../../random-code.ts'
import type { Services, StaffContext } from '../../services.ts'
import { priceWithCoupon } from '../coupons/operations.ts'
import { findCoupon } from '../coupons/queries.ts'
import { paymentLinkNotice } from '../notices.ts'
import { findCoursePlans } from '../orders/queries.ts'
import {
  countPaymentLinks,
  findAddressee,
  findPaymentLinkById,
  insertPaymentLink,
  listPaymentLinks,
  type PaymentLinkRow,
  stopPaymentLinkRow,
} from './queries/payment-links.ts'

type Output = AdminOutput<'getPaymentLinks'>
type NewInput = AdminInput<'createPaymentLink'>
type CreatedLink = AdminOutput<'createPaymentLink'>

export async function getPaymentLinks(
  { database, clock, settings, staff }: StaffContext,
  { search, page, limit }: AdminInput<'getPaymentLinks'>,
): Promise<Output> {
  const [rows, linkCount, courses] = await Promise.all([
    database.all(listPaymentLinks(search, limit, (page - 1) * limit)),
    database.first(countPaymentLinks(search, countedAtMost)),
    listCourseTitles(database, { withDrafts: false }),
  ])
  const seesOrders = handlesMoney(staff.roles)
  const now = clock.now()
  const items = rows.map((row): Output['items'][number] => {
    const { token: _, locale: __, stoppedAt: ___, isPaid: ____, courseId: _____, ...shown } = row
    const { amountInPaise, orderId, ...link } = shown
    const state = paymentLinkState(row, now)
    return {
      ...link,
      state,
      address: state === 'running' ? addressOf(row, settings) : null,
      amount: rupees(amountInPaise),
      madeAt: row.madeAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      orderId: seesOrders ? orderId : null,
      isUsed: orderId !== null,
    }
  })
  return { ...listPage(items, linkCount?.count ?? 0, { limit, most: countedAtMost }), courses }
}

/**
 * @throws Failure `conflict` for another order under a known id, `tooMany` after many wrong codes.
 */
export async function createPaymentLink(context: StaffContext, input: NewInput): Promise<CreatedLink> {
  const { clock, database, settings, staff } = context
  // Limits guesses of coupon codes: staff who make links need not be allowed to see codes. A valid code is not counted.
  const tries = { account: staff.id, networks: [], device: null }
  const hasCode = input.couponCode !== undefined
  if (hasCode) await countAgainstLimits(context, ['couponPerAccount'], tries)
  const created = await database.transaction(async (tx) => {
    const known = await tx.first(findPaymentLinkById(input.linkId))
    if (known !== null) {
      const { email, courseId, plan, couponCode = null } = input
      const isSame = known.email === email && known.courseId === courseId && known.plan === plan
      if (!isSame || known.couponCode !== couponCode) throw new Failure('conflict', 'admin_sent_before')
      return createdLinkOf(known, settings)
    }
    const now = clock.now()
    const account = await tx.first(findAddressee(input.email))
    const prepared = await preparedOrder(tx, input, account?.id ?? null, now)
    const { linkId, email, courseId, plan } = input
    const link = {
      ...{ id: linkId, email, courseId, plan, couponId: prepared.couponId },
      token: randomCode(tokenLength),
      locale: account?.isProven ? account.locale : input.locale,
      studentId: account?.id ?? null,
      amountInPaise: prepared.amountInPaise,
      madeAt: now,
      endsAt: daysAfter(now, paymentLinkDays),
    }
    const made = await tx.first(insertPaymentLink({ ...link, staffId: staff.id }))
    // A concurrent request stored it.
    if (made === null) throw new Failure('conflict', 'admin_record_again')
    if (input.isMailed) {
      const to = { email, name: account?.isProven ? account.name : null, locale: link.locale }
      const notice = paymentLinkNotice(link.locale, {
        ...{ plan, amountInPaise: link.amountInPaise, endsAt: link.endsAt },
        course: prepared.title,
        address: addressOf(link, settings),
      })
      await notify(tx, to, notice, {
        now,
        byDay: true,
        onceKey: `payment-link:${linkId}`,
        studentId: link.studentId,
      })
    }
    await audit(tx, context, {
      action: 'payment-link.create',
      id: linkId,
      after: {
        course: courseId,
        plan,
        amountInPaise: link.amountInPaise,
        coupon: input.couponCode ?? null,
        student: link.studentId,
        mailed: input.isMailed,
      },
    })
    return createdLinkOf(link, settings)
  })
  if (hasCode) await giveBack(context, ['couponPerAccount'], tries)
  return created
}

export async function stopPaymentLink(
  context: StaffContext,
  { linkId, reason }: AdminInput<'stopPaymentLink'>,
): Promise<AdminOutput<'stopPaymentLink'>> {
  const { clock, database, staff } = context
  return database.transaction(async (tx) => {
    orNotFound(await tx.first(findPaymentLinkById(linkId)), 'admin_payment_link_gone')
    if ((await tx.first(stopPaymentLinkRow(linkId, staff.id, clock.now()))) !== null)
      await audit(tx, context, { action: 'payment-link.stop', id: linkId, after: { reason } })
    return { id: linkId }
  })
}

/**
 * The current price of the order with its code; a code that covers the whole price, or does not lower it, is refused.
 */
async function preparedOrder(tx: Queryable, input: NewInput, studentId: string | null, now: Date) {
  const { courseId, plan, couponCode } = input
  const course = await tx.first(findCoursePlans({ id: courseId }))
  if (course === null) throw fieldFailure('invalid', 'courseId', 'admin_grant_course')
  const amountInPaise = planPriceInPaise(course, plan)
  if (amountInPaise === null) throw fieldFailure('invalid', 'plan', 'plan_not_sold')
  const whole = { amountInPaise, listPriceInPaise: null, couponId: null, change: null }
  if (couponCode === undefined) return { ...whole, title: course.title }
  const coupon = await tx.first(findCoupon(couponCode))
  if (coupon?.kind === 'full') throw fieldFailure('invalid', 'couponCode', 'admin_payment_link_full')
  const wanted = { couponId: coupon?.id ?? '', courseId, plan, studentId, now }
  const price = coupon && (await priceWithCoupon(tx, whole, wanted))
  if (price === null) throw fieldFailure('invalid', 'couponCode', 'admin_payment_link_code')
  return { ...price, title: course.title }
}

function createdLinkOf(
  link: Pick<PaymentLinkRow, 'id' | 'token' | 'locale' | 'endsAt'>,
  settings: Services['settings'],
): CreatedLink {
  return { id: link.id, address: addressOf(link, settings), endsAt: link.endsAt.toISOString() }
}

/** The token is in the URL fragment, which browsers never send to a server. */
function addressOf(
  { token, locale }: Pick<PaymentLinkRow, 'token' | 'locale'>,
  { publicUrl }: Pick<Services['settings'], 'publicUrl'>,
): string {
  return `${publicUrl}${withLocale('/checkout', locale)}#${token}`
}
