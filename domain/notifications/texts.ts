import { dateText } from '../formats.ts'
import type { Locale } from '../locales.ts'
import { m } from '../messages/compiled/messages.js'
import type { NotificationContent, NotificationKind } from './kinds.ts'

/** A notification's text, and the message below it; that is empty except for an announcement. */
export type NotificationText = { title: string; text: string }

const payments = {
  paid: m.bell_payment_paid,
  returned: m.bell_payment_returned,
  asked: m.bell_payment_asked,
  approved: m.bell_payment_approved,
  declined: m.bell_payment_declined,
  refunded: m.bell_payment_refunded,
}

/** A notification in a language. */
export function notificationText(content: NotificationContent, locale: Locale): NotificationText {
  if (content.kind === 'announcement') return { title: content.facts.subject, text: content.facts.text }
  return { title: titleOf(content, locale), text: '' }
}

function titleOf(content: Exclude<NotificationContent, { kind: 'announcement' }>, locale: Locale): string {
  const options = { locale }
  switch (content.kind) {
    case 'answer':
      return m.bell_answer(content.facts, options)
    case 'case':
      return content.facts.isSolved
        ? m.bell_case_solved(content.facts, options)
        : m.bell_case(content.facts, options)
    case 'payment':
      return payments[content.facts.event]({ course: content.facts.course }, options)
    case 'accessEnding': {
      const { course, daysLeft: days, endsOn } = content.facts
      const date = dateText(new Date(endsOn), locale)
      return days === 0
        ? m.bell_access_ends_today({ course }, options)
        : m.bell_access_ends({ course, date }, options)
    }
    case 'result':
      if (content.facts.event === 'certificate')
        return m.bell_certificate({ course: content.facts.course }, options)
      return content.facts.event === 'markCorrected'
        ? m.bell_mark_corrected({}, options)
        : m.bell_mark_kept({}, options)
    case 'reviewDue':
      return m.bell_review_due({}, options)
  }
}

const pushTexts = {
  answer: m.push_answer,
  case: m.push_case,
  payment: m.push_payment,
  accessEnding: m.push_access_ending,
  result: m.push_result,
  reviewDue: m.push_review_due,
  announcement: m.push_announcement,
} as const satisfies Record<NotificationKind, unknown>

/** Lock-screen text of a kind: no name of a person, a course or a lesson. */
export function pushText(kind: NotificationKind, locale: Locale): string {
  return pushTexts[kind]({}, { locale })
}
