import { answerWithinHours } from '../../domain/enquiries/rules.ts'
import { type Locale, withLocale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { productName } from '../../domain/product.ts'
import type { Notice } from '../notifications/operations.ts'
import type { Settings } from '../settings.ts'

const product = productName

type SubscriptionMail = { locale: Locale; unsubscribeToken: string }

/** Asks the owner of an address to confirm the subscription. */
export function confirmNotice(
  settings: Settings,
  { confirmToken, ...to }: SubscriptionMail & { confirmToken: string },
): Notice {
  const { locale } = to
  const address = pageAddress(settings, '/subscription/confirm', confirmToken, locale)
  return subscriberNotice(settings, to, m.mail_subscribe_subject({ product }, { locale }), [
    m.mail_subscribe_text({ product }, { locale }),
    m.mail_subscribe_confirm({ address }, { locale }),
    m.mail_subscribe_unasked({}, { locale }),
  ])
}

/** Welcomes a subscriber and says how to unsubscribe. */
export function welcomeNotice(settings: Settings, to: SubscriptionMail): Notice {
  const { locale } = to
  const address = pageAddress(settings, '/subscription/unsubscribe', to.unsubscribeToken, locale)
  return subscriberNotice(settings, to, m.mail_subscribed_subject({ product }, { locale }), [
    m.mail_subscribed_text({ product }, { locale }),
    m.mail_subscribed_end({ address }, { locale }),
  ])
}

type NewsMail = SubscriptionMail & { subject: string; parts: readonly string[] }

/** News written by staff. */
export function newsNotice(settings: Settings, { subject, parts, ...to }: NewsMail): Notice {
  const { locale } = to
  const address = pageAddress(settings, '/subscription/unsubscribe', to.unsubscribeToken, locale)
  return subscriberNotice(settings, to, subject, [...parts, m.mail_subscribed_end({ address }, { locale })])
}

/** Every mail to subscribers can be unsubscribed from, by people and by mail programs (RFC 8058). */
function subscriberNotice(
  settings: Settings,
  { locale, unsubscribeToken }: SubscriptionMail,
  subject: string,
  parts: readonly string[],
): Notice {
  const address = pageAddress(settings, '/subscription/unsubscribe', unsubscribeToken, locale)
  return {
    subject,
    parts,
    headers: {
      'List-Unsubscribe': `<${address}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/**
 * Tells a sender the reference and what happens next. It contains nothing that was typed: the
 * address may belong to someone else, and must not be a way to send them a stranger's words.
 */
export function acknowledgementNotice(reference: string, locale: Locale): Notice {
  return {
    subject: m.mail_enquiry_subject({ reference }, { locale }),
    parts: [
      m.mail_enquiry_text({ reference, product }, { locale }),
      m.mail_enquiry_promise({ hours: answerWithinHours }, { locale }),
      m.mail_enquiry_unasked({}, { locale }),
    ],
  }
}

type AnsweredVisitor = {
  locale: Locale
  reference: string
  staff: { name: string; email: string }
  text: string
}

/** An answer by staff to a visitor, in the language of the page they wrote on. */
export function enquiryAnswerNotice({ locale, reference, staff, text }: AnsweredVisitor): Notice {
  return {
    replyTo: staff.email,
    subject: m.mail_enquiry_answer_subject({ reference, product }, { locale }),
    parts: [
      m.mail_enquiry_answer({ staff: staff.name, reference }, { locale }),
      text,
      m.mail_enquiry_answer_reply({}, { locale }),
    ],
  }
}

type StaffMail = {
  reference: string
  what: string
  /** The sender, for a plain reply. */
  replyTo: string | null
  lines: readonly [string, string][]
  text: string
}

/** The enquiry as support gets it, in English. */
export function staffNotice({ reference, what, replyTo, lines, text }: StaffMail): Notice {
  return {
    subject: m.mail_installation_subject({ reference, what }),
    parts: [lines.map(([label, value]) => `${label}: ${value}`), ...(text === '' ? [] : [text])],
    ...(replyTo !== null && { replyTo }),
  }
}

function pageAddress({ publicUrl }: Settings, path: string, token: string, locale: Locale): string {
  return `${publicUrl}${withLocale(path, locale)}?token=${token}`
}
