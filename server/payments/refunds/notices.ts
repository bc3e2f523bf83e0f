import { dateText } from '../../../domain/formats.ts'
import type { MovingHolidays } from '../../../domain/payments/india-days.ts'
import { payDueAt, verifyDueAt } from '../../../domain/payments/refund-policy.ts'
import type { Notice } from '../../notifications/operations.ts'
import { amountOf, messagesIn } from '../notices.ts'
import type { Purchase } from '../orders/queries.ts'

type Money = { amountInPaise: number; currency: string }

/** Confirms a refund request, with its amount and by when it is reviewed. */
export function refundAskedNotice(
  purchase: Purchase,
  money: Money,
  { askedAt, holidays }: { askedAt: Date; holidays: MovingHolidays },
): Notice {
  const { locale } = purchase
  const message = messagesIn(locale)
  const amount = amountOf(money, locale)
  return {
    subject: message('mail_refund_asked_subject', { amount }),
    parts: [
      message('mail_refund_asked', {
        amount,
        course: purchase.courseTitle,
        date: lastDayOf(verifyDueAt(askedAt, holidays), purchase),
      }),
      message('mail_refund_order', { order: purchase.publicId }),
    ],
  }
}

/** Tells the student that a refund was approved, by when it arrives, and whether the access has ended with it. */
export function refundApprovedNotice(
  purchase: Purchase,
  money: Money,
  { approvedAt, endsAccess }: { approvedAt: Date; endsAccess: boolean },
): Notice {
  const { locale, courseTitle: course } = purchase
  const message = messagesIn(locale)
  const amount = amountOf(money, locale)
  return {
    subject: message('mail_refund_approved_subject', { amount }),
    parts: [
      message('mail_refund_approved', { amount, course, date: lastDayOf(payDueAt(approvedAt), purchase) }),
      ...(endsAccess ? [message('mail_refund_access_ended', { course })] : []),
      message('mail_refund_order', { order: purchase.publicId }),
    ],
  }
}

/** Tells the student that the gateway has refunded the money. */
export function refundDoneNotice(purchase: Purchase, money: Money): Notice {
  const { locale } = purchase
  const message = messagesIn(locale)
  const amount = amountOf(money, locale)
  return {
    subject: message('mail_refunded_subject', { amount }),
    parts: [
      message('mail_refund_done', { amount, course: purchase.courseTitle }),
      message('mail_refund_order', { order: purchase.publicId }),
      message('mail_credit_note_attached'),
    ],
  }
}

/** Tells the student that a request was declined, with the reason given by staff. */
export function refundDeclinedNotice(purchase: Purchase, money: Money, reason: string): Notice {
  const { locale } = purchase
  const message = messagesIn(locale)
  const amount = amountOf(money, locale)
  return {
    subject: message('mail_refund_declined_subject'),
    parts: [
      message('mail_refund_declined', { amount, course: purchase.courseTitle }),
      reason,
      message('mail_refund_declined_end'),
      message('mail_refund_order', { order: purchase.publicId }),
    ],
  }
}

/** The last day before a deadline, which is a midnight in India. */
function lastDayOf(deadline: Date, { locale }: Purchase): string {
  return dateText(new Date(deadline.getTime() - 1), locale)
}
