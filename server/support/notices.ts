import { type Locale, withLocale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { concernIn } from '../../domain/safeguarding/rules.ts'
import { answerPromise, ticketNumberText } from '../../domain/support/rules.ts'
import type { Notice } from '../notifications/operations.ts'
import type { Settings } from '../settings.ts'

type Site = Pick<Settings, 'publicUrl'>

/** The ticket details for its mails. */
export type NoticedTicket = {
  year: number
  number: number
  subject: string
  courseTitle: string
  studentName: string
  studentEmail: string
}

/**
 * The student's message. Words of harm are only readable after sign-in, because mailboxes may be
 * shared, as in families.
 */
function wordsOf(text: string): string[] {
  return concernIn(text) === null ? [text] : []
}

function subjectOf({ subject, courseTitle }: NoticedTicket): string {
  return concernIn(subject) === null ? subject : courseTitle
}

/** To support: a student's question or reply. */
export function staffNotice(kind: 'ticket' | 'reply', ticket: NoticedTicket, text: string): Notice {
  const number = ticketNumberText(ticket)
  const subject = { number, subject: subjectOf(ticket) }
  return {
    subject:
      kind === 'ticket'
        ? m.mail_ticket_installation_subject(subject)
        : m.mail_ticket_installation_reply_subject(subject),
    parts: [
      [
        m.mail_ticket_number({ number }),
        m.mail_ticket_course({ course: ticket.courseTitle }),
        m.mail_ticket_student({ name: ticket.studentName, email: ticket.studentEmail }),
      ],
      ...wordsOf(text),
    ],
  }
}

/** To the student: confirms a question, or a reply to an answered ticket. */
export function acknowledgementNotice(
  site: Site,
  kind: 'ticket' | 'reply',
  ticket: NoticedTicket,
  text: string,
  locale: Locale,
): Notice {
  const number = ticketNumberText(ticket)
  const isNew = kind === 'ticket'
  const options = { locale }
  return {
    subject: isNew
      ? m.mail_ticket_received_subject({ number }, options)
      : m.mail_ticket_reply_received_subject({ number }, options),
    parts: [
      isNew
        ? m.mail_ticket_received({ number, course: ticket.courseTitle }, options)
        : m.mail_ticket_reply_received({ number }, options),
      m.mail_ticket_promise(
        {
          usually: answerPromise.usuallyHours,
          most: answerPromise.atMostHours,
          days: answerPromise.solvedWithinDays,
        },
        options,
      ),
      ...wordsOf(text),
      m.mail_ticket_open({ address: addressOf(site, number, locale) }, options),
    ],
  }
}

/** To the student, in the student's own language: an answer by staff. */
export function answerNotice(
  site: Site,
  ticket: NoticedTicket,
  answer: { staffName: string; text: string; isSolved: boolean },
  locale: Locale,
): Notice {
  const number = ticketNumberText(ticket)
  const options = { locale }
  return {
    subject: m.mail_ticket_answer_subject({ number, subject: subjectOf(ticket) }, options),
    parts: [
      m.mail_ticket_answer({ staff: answer.staffName, number }, options),
      answer.text,
      answer.isSolved ? m.mail_ticket_answer_solved({}, options) : m.mail_ticket_answer_open({}, options),
      m.mail_ticket_open({ address: addressOf(site, number, locale) }, options),
    ],
  }
}

function addressOf({ publicUrl }: Site, number: string, locale: Locale): string {
  return `${publicUrl}${withLocale('/support', locale)}?ticket=${number}`
}
