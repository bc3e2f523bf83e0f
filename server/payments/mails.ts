import { dateText, lastMomentBefore, moneyText } from '../../domain/formats.ts'
import { baseLocale, type Locale, withLocale } from '../../domain/locales.ts'
import * as catalogue from '../../domain/messages/compiled/messages.js'
import type { MessageKey, MessageValues } from '../../domain/messages/message-key.ts'
import type { RefundReason } from '../../domain/payments/captures.ts'
import { findPlan, rupees } from '../../domain/payments/plans.ts'
import { productName } from '../../domain/product.ts'
import { letter } from '../adapters/mail/letter.ts'
import type { MailMessage } from '../adapters/mail/mail.ts'
import type { Settings } from '../settings.ts'
import type { Purchase } from './orders/queries.ts'

type Sentence = (values: MessageValues, options: { locale: Locale }) => string
// Every key of the catalogue is compiled to one function of this shape.
const sentences = catalogue as unknown as Record<MessageKey, Sentence>

const planNames = {
  monthly: 'plan_name_monthly',
  quarterly: 'plan_name_quarterly',
  yearly: 'plan_name_yearly',
} as const
const refundTexts = {
  wrongAmount: 'mail_refund_wrong_amount',
  secondPayment: 'mail_refund_second_payment',
  refundedAtGateway: 'mail_refund_refunded_at_gateway',
  accountDeleted: 'mail_refund_account_deleted',
} as const satisfies Record<RefundReason, MessageKey>

type Money = { amountInPaise: number; currency: string }

/** Receipt of a payment that became access. */
export function receiptMail(
  purchase: Purchase,
  money: Money,
  validTill: Date,
  publicUrl: string,
): MailMessage {
  const plan = findPlan(purchase.plan)
  const { locale } = purchase
  const say = speakerOf(locale)
  return letterOf(purchase.email, locale, say('mail_receipt_subject', { course: purchase.courseTitle }), [
    say('mail_greeting_name', { name: purchase.name }),
    say('mail_receipt_intro'),
    [
      say('mail_receipt_course', { course: purchase.courseTitle }),
      plan ? say('mail_receipt_plan', { plan: say(planNames[plan.name]) }) : '',
      say('mail_receipt_amount', { amount: amountOf(money, locale) }),
      say('mail_receipt_valid_till', { date: dateText(lastMomentBefore(validTill), locale) }),
      say('mail_receipt_order', { order: purchase.publicId }),
    ],
    say('mail_invoice_attached', { address: publicUrl + withLocale('/my-orders', locale) }),
    say('mail_receipt_open', { address: publicUrl + withLocale('/my-course', locale) }),
  ])
}

/**
 * Tells that a payment could not become access and goes back. `purchase` is null when the
 * student has deleted the account; one that was never captured is not billed.
 */
export function refundMail(
  to: string,
  reason: RefundReason,
  money: Money,
  paymentId: string,
  purchase: Purchase | null,
  { isBilled = true } = {},
): MailMessage {
  const locale = purchase?.locale ?? baseLocale
  const say = speakerOf(locale)
  const amount = amountOf(money, locale)
  return letterOf(to, locale, say('mail_refund_subject', { amount }), [
    purchase ? say('mail_greeting_name', { name: purchase.name }) : say('mail_greeting'),
    say(refundTexts[reason], { amount, course: purchase?.courseTitle ?? '' }),
    say('mail_refund_way'),
    [
      say('mail_refund_payment', { payment: paymentId }),
      purchase ? say('mail_refund_order', { order: purchase.publicId }) : '',
    ],
    ...(isBilled ? [say('mail_invoice_of_refund')] : []),
  ])
}

/** Tells support of a payment whose order is missing here; nothing happens to the money by itself. */
export function unstoredMail(
  { publicUrl, supportEmail }: Pick<Settings, 'publicUrl' | 'supportEmail'>,
  payment: Money & { id: string },
): MailMessage {
  const say = speakerOf(baseLocale)
  const values = { amount: amountOf(payment, baseLocale), payment: payment.id }
  return letterOf(supportEmail, baseLocale, say('admin_mail_unstored_subject', values), [
    say('admin_mail_unstored', values),
    say('admin_mail_unstored_look', { address: `${publicUrl}/admin/refunds` }),
  ])
}

/** Tells that a payment was returned and the access that it bought has ended. */
export function accessRefundedMail(purchase: Purchase, money: Money): MailMessage {
  const { locale } = purchase
  const say = speakerOf(locale)
  const amount = amountOf(money, locale)
  return letterOf(purchase.email, locale, say('mail_refunded_subject', { amount }), [
    say('mail_greeting_name', { name: purchase.name }),
    say('mail_refunded_access', { amount, course: purchase.courseTitle }),
    say('mail_refund_order', { order: purchase.publicId }),
    say('mail_credit_note_attached'),
  ])
}

/** Says a sentence of the catalogue in the language of a mail. */
export function speakerOf(locale: Locale): (key: MessageKey, values?: MessageValues) => string {
  return (key, values = {}) => sentences[key](values, { locale })
}

/** An amount as a mail says it. */
export function amountOf({ amountInPaise, currency }: Money, locale: Locale): string {
  return moneyText(rupees(amountInPaise), currency, locale)
}

/** A letter of paragraphs and lists, with the product's farewell. */
export function letterOf(
  to: string,
  locale: Locale,
  subject: string,
  parts: readonly (string | string[])[],
): MailMessage {
  return { to, subject, ...letter([...parts, speakerOf(locale)('mail_farewell', { product: productName })]) }
}
