import { type Locale, withLocale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { productName } from '../../domain/product.ts'
import { answerPromise, ticketNumberText } from '../../domain/support/rules.ts'
import { letter } from '../adapters/mail/letter.ts'
import type { MailMessage } from '../adapters/mail/mail.ts'
import type { Settings } from '../settings.ts'

type Site = Pick<Settings, 'publicUrl' | 'supportEmail'>

/** What the mails of a ticket say of it. */
export type MailedTicket = {
  year: number
  number: number
  subject: string
  courseTitle: string
  studentName: string
  studentEmail: string
}

/** To support: what a student asks or replies. */
export function staffMail(
  { supportEmail }: Site,
  kind: 'ticket' | 'reply',
  ticket: MailedTicket,
  text: string,
): MailMessage {
  const number = ticketNumberText(ticket)
  const subject = { number, subject: ticket.subject }
  return {
    to: supportEmail,
    subject:
      kind === 'ticket'
        ? m.mail_ticket_installation_subject(subject)
        : m.mail_ticket_installation_reply_subject(subject),
    ...letter([
      [
        m.mail_ticket_number({ number }),
        m.mail_ticket_course({ course: ticket.courseTitle }),
        m.mail_ticket_student({ name: ticket.studentName, email: ticket.studentEmail }),
      ],
      text,
    ]),
  }
}

/** To the student: that a question, or a reply to an answered ticket, has come. */
export function acknowledgementMail(
  site: Site,
  kind: 'ticket' | 'reply',
  ticket: MailedTicket,
  text: string,
  locale: Locale,
): MailMessage {
  const number = ticketNumberText(ticket)
  const isNew = kind === 'ticket'
  const said = { locale }
  return {
    to: ticket.studentEmail,
    subject: isNew
      ? m.mail_ticket_received_subject({ number }, said)
      : m.mail_ticket_reply_received_subject({ number }, said),
    ...letter([
      m.mail_greeting_name({ name: ticket.studentName }, said),
      isNew
        ? m.mail_ticket_received({ number, course: ticket.courseTitle }, said)
        : m.mail_ticket_reply_received({ number }, said),
      m.mail_ticket_promise(
        {
          usually: answerPromise.usuallyHours,
          most: answerPromise.atMostHours,
          days: answerPromise.solvedWithinDays,
        },
        said,
      ),
      text,
      m.mail_ticket_open({ address: addressOf(site, number, locale) }, said),
      m.mail_farewell({ product: productName }, said),
    ]),
  }
}

/** To the student, in the student's own language: what staff answered. */
export function answerMail(
  site: Site,
  ticket: MailedTicket,
  answer: { staffName: string; text: string; isSolved: boolean },
  locale: Locale,
): MailMessage {
  const number = ticketNumberText(ticket)
  const said = { locale }
  return {
    to: ticket.studentEmail,
    subject: m.mail_ticket_answer_subject({ number, subject: ticket.subject }, said),
    ...letter([
      m.mail_greeting_name({ name: ticket.studentName }, said),
      m.mail_ticket_answer({ staff: answer.staffName, number }, said),
      answer.text,
      answer.isSolved ? m.mail_ticket_answer_solved({}, said) : m.mail_ticket_answer_open({}, said),
      m.mail_ticket_open({ address: addressOf(site, number, locale) }, said),
      m.mail_farewell({ product: productName }, said),
    ]),
  }
}

function addressOf({ publicUrl }: Site, number: string, locale: Locale): string {
  return `${publicUrl}${withLocale('/support', locale)}?ticket=${number}`
}
