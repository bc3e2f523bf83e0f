import { answerWithinHours } from '../../domain/enquiries/rules.ts'
import { type Locale, withLocale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { productName } from '../../domain/product.ts'
import { letter } from '../adapters/mail/letter.ts'
import type { MailMessage } from '../adapters/mail/mail.ts'
import type { Settings } from '../settings.ts'

const product = productName

type SubscriptionMail = { email: string; locale: Locale; unsubscribeToken: string }

/** Asks the owner of an address whether the wish is theirs. */
export function confirmMail(
  settings: Settings,
  { confirmToken, ...to }: SubscriptionMail & { confirmToken: string },
): MailMessage {
  const { locale } = to
  const address = pageAddress(settings, '/subscription/confirm', confirmToken, locale)
  return subscriberMail(settings, to, m.mail_subscribe_subject({ product }, { locale }), [
    m.mail_greeting({}, { locale }),
    m.mail_subscribe_text({ product }, { locale }),
    m.mail_subscribe_confirm({ address }, { locale }),
    m.mail_subscribe_unasked({}, { locale }),
  ])
}

/** Tells a subscriber that news will come, and how they end. */
export function welcomeMail(settings: Settings, to: SubscriptionMail): MailMessage {
  const { locale } = to
  const address = pageAddress(settings, '/subscription/unsubscribe', to.unsubscribeToken, locale)
  return subscriberMail(settings, to, m.mail_subscribed_subject({ product }, { locale }), [
    m.mail_greeting({}, { locale }),
    m.mail_subscribed_text({ product }, { locale }),
    m.mail_subscribed_end({ address }, { locale }),
  ])
}

/** Every mail to subscribers says how to leave, to people and to mail programs (RFC 8058). */
function subscriberMail(
  settings: Settings,
  { email, locale, unsubscribeToken }: SubscriptionMail,
  subject: string,
  paragraphs: readonly string[],
): MailMessage {
  const address = pageAddress(settings, '/subscription/unsubscribe', unsubscribeToken, locale)
  return {
    to: email,
    subject,
    ...letter([...paragraphs, m.mail_farewell({ product }, { locale })]),
    headers: {
      'List-Unsubscribe': `<${address}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/**
 * Tells a sender the reference and what happens next. It repeats nothing that was typed: the address
 * may belong to somebody else, and must not become a way to send them a stranger's words.
 */
export function acknowledgementMail(to: string, reference: string, locale: Locale): MailMessage {
  return {
    to,
    subject: m.mail_enquiry_subject({ reference }, { locale }),
    ...letter([
      m.mail_greeting({}, { locale }),
      m.mail_enquiry_text({ reference, product }, { locale }),
      m.mail_enquiry_promise({ hours: answerWithinHours }, { locale }),
      m.mail_enquiry_unasked({}, { locale }),
      m.mail_farewell({ product }, { locale }),
    ]),
  }
}

type AnsweredVisitor = {
  name: string
  locale: Locale
  reference: string
  staff: { name: string; email: string }
  text: string
}

/** To a visitor, in the language of the page they wrote on: what staff answered. */
export function enquiryAnswerMail(
  to: string,
  { name, locale, reference, staff, text }: AnsweredVisitor,
): MailMessage {
  return {
    to,
    replyTo: staff.email,
    subject: m.mail_enquiry_answer_subject({ reference, product }, { locale }),
    ...letter([
      m.mail_greeting_name({ name }, { locale }),
      m.mail_enquiry_answer({ staff: staff.name, reference }, { locale }),
      text,
      m.mail_enquiry_answer_reply({}, { locale }),
      m.mail_farewell({ product }, { locale }),
    ]),
  }
}

type StaffMail = {
  reference: string
  what: string
  /** The sender, who is answered by a plain reply. */
  replyTo: string | null
  lines: readonly [string, string][]
  text: string
}

/** What support reads of an enquiry, in English. */
export function staffMail(
  { supportEmail }: Settings,
  { reference, what, replyTo, lines, text }: StaffMail,
): MailMessage {
  return {
    to: supportEmail,
    subject: m.mail_installation_subject({ reference, what }),
    ...letter([lines.map(([label, value]) => `${label}: ${value}`), ...(text === '' ? [] : [text])]),
    ...(replyTo !== null && { replyTo }),
  }
}

function pageAddress({ publicUrl }: Settings, path: string, token: string, locale: Locale): string {
  return `${publicUrl}${withLocale(path, locale)}?token=${token}`
}
