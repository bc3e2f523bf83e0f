import { dateText, lastMomentBefore, moneyText } from '../../domain/formats.ts'
import { baseLocale, type Locale, withLocale } from '../../domain/locales.ts'
import * as catalogue from '../../domain/messages/compiled/messages.js'
import type { MessageKey, MessageValues } from '../../domain/messages/message-key.ts'
import type { RefundReason } from '../../domain/payments/captures.ts'
import { findPlan, type PlanNumber, rupees } from '../../domain/payments/plans.ts'
import type { Notice, StudentNotification } from '../notifications/operations.ts'
import type { Settings } from '../settings.ts'
import type { Purchase } from './orders/queries.ts'

type Sentence = (values: MessageValues, options: { locale: Locale }) => string
// Every key of the catalogue is compiled to one function of this shape.
const sentences = catalogue as unknown as Record<MessageKey, Sentence>

export const planNames = {
  monthly: 'plan_name_monthly',
  quarterly: 'plan_name_quarterly',
  yearly: 'plan_name_yearly',
} as const
const refundTexts = {
  wrongAmount: 'mail_refund_wrong_amount',
  secondPayment: 'mail_refund_second_payment',
  refundedAtGateway: 'mail_refund_refunded_at_gateway',
  accountDeleted: 'mail_refund_account_deleted',
  codeUsed: 'mail_refund_code_used',
  planChangeGone: 'mail_refund_plan_change_gone',
  courseWithdrawn: 'mail_refund_course_withdrawn',
} as const satisfies Record<RefundReason, MessageKey>

type Money = { amountInPaise: number; currency: string }

type PaymentEvent = Extract<StudentNotification, { kind: 'payment' }>['facts']['event']

/** A student's payment notification; `onceKey` identifies the event. */
export function paymentNotification(
  { studentId, courseTitle: course }: Purchase,
  event: PaymentEvent,
  onceKey: string,
): StudentNotification {
  const path = event === 'paid' ? '/my-course' : '/my-orders'
  return { kind: 'payment', facts: { event, course }, studentId, onceKey, path }
}

/** Receipt of a payment that became access. */
export function receiptNotice(purchase: Purchase, money: Money, validTill: Date, publicUrl: string): Notice {
  const plan = findPlan(purchase.plan)
  const { locale } = purchase
  const message = messagesIn(locale)
  const parts = [
    message('mail_receipt_intro'),
    [
      message('mail_receipt_course', { course: purchase.courseTitle }),
      plan ? message('mail_receipt_plan', { plan: message(planNames[plan.name]) }) : '',
      message('mail_receipt_amount', { amount: amountOf(money, locale) }),
      message('mail_receipt_valid_till', { date: dateText(lastMomentBefore(validTill), locale) }),
      message('mail_receipt_order', { order: purchase.publicId }),
    ],
    message('mail_invoice_attached', { address: publicUrl + withLocale('/my-orders', locale) }),
    message('mail_receipt_open', { address: publicUrl + withLocale('/my-course', locale) }),
  ]
  return { subject: message('mail_receipt_subject', { course: purchase.courseTitle }), parts }
}

/**
 * Tells the student that a payment could not become access and is refunded. `purchase` is null when
 * the account is deleted; a payment that was never captured has no invoice.
 */
export function refundNotice(
  reason: RefundReason,
  money: Money,
  paymentId: string,
  purchase: Purchase | null,
  { isBilled = true } = {},
): Notice {
  const locale = purchase?.locale ?? baseLocale
  const message = messagesIn(locale)
  const amount = amountOf(money, locale)
  const parts = [
    message(refundTexts[reason], { amount, course: purchase?.courseTitle ?? '' }),
    message('mail_refund_way'),
    [
      message('mail_refund_payment', { payment: paymentId }),
      purchase ? message('mail_refund_order', { order: purchase.publicId }) : '',
    ],
    ...(isBilled ? [message('mail_invoice_of_refund')] : []),
  ]
  return { subject: message('mail_refund_subject', { amount }), parts }
}

/** Tells support of a payment whose order is missing here; no money moves automatically. */
export function unstoredNotice(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  payment: Money & { id: string },
): Notice {
  const message = messagesIn(baseLocale)
  const values = { amount: amountOf(payment, baseLocale), payment: payment.id }
  return {
    subject: message('admin_mail_unstored_subject', values),
    parts: [
      message('admin_mail_unstored', values),
      message('admin_mail_unstored_look', { address: `${publicUrl}/admin/refunds` }),
    ],
  }
}

/** Tells staff of a payment with a code that has ended, or is used up; the order is valid. */
export function lateCouponNotice(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  values: { code: string; order: string },
): Notice {
  const message = messagesIn(baseLocale)
  return {
    subject: message('admin_mail_coupon_late_subject', values),
    parts: [
      message('admin_mail_coupon_late', values),
      message('admin_mail_coupon_late_look', { address: `${publicUrl}/admin/orders/${values.order}` }),
    ],
  }
}

type PreparedOrder = Pick<Money, 'amountInPaise'> & {
  course: string
  plan: PlanNumber
  address: string
  endsAt: Date
}

/** Mails a family the link to the order prepared for them. */
export function paymentLinkNotice(
  locale: Locale,
  { course, plan, amountInPaise, address, endsAt }: PreparedOrder,
): Notice {
  const message = messagesIn(locale)
  return {
    subject: message('mail_payment_link_subject', { course }),
    parts: [
      message('mail_payment_link', {
        course,
        plan: message(planNames[findPlan(plan)?.name ?? 'monthly']),
        amount: amountOf({ amountInPaise, currency: 'INR' }, locale),
      }),
      message('mail_payment_link_open', { address }),
      message('mail_payment_link_ends', { date: dateText(lastMomentBefore(endsAt), locale) }),
    ],
  }
}

/** Tells the student that a payment was refunded and the access that it bought has ended. */
export function accessRefundedNotice(purchase: Purchase, money: Money): Notice {
  const { locale } = purchase
  const message = messagesIn(locale)
  const amount = amountOf(money, locale)
  const parts = [
    message('mail_refunded_access', { amount, course: purchase.courseTitle }),
    message('mail_refund_order', { order: purchase.publicId }),
    message('mail_credit_note_attached'),
  ]
  return { subject: message('mail_refunded_subject', { amount }), parts }
}

/** A message of the catalogue in the language of a mail. */
export function messagesIn(locale: Locale): (key: MessageKey, values?: MessageValues) => string {
  return (key, values = {}) => sentences[key](values, { locale })
}

/** An amount, formatted for a mail. */
export function amountOf({ amountInPaise, currency }: Money, locale: Locale): string {
  return moneyText(rupees(amountInPaise), currency, locale)
}
