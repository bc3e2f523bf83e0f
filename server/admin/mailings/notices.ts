import type { MailingText, MailingTexts } from '../../../domain/admin/mailings/schemas.ts'
import type { Locale } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { newsFor } from '../../enquiries/subscriptions/operations.ts'
import type { Notice } from '../../notifications/operations.ts'
import type { Settings } from '../../settings.ts'
import type { MailingRow, Receiver } from './queries.ts'

type Mailing = Pick<MailingRow, 'audience' | 'toName' | 'texts'>
type MailingReader = Pick<Receiver, 'locale' | 'subscriptionId' | 'studentId'>

/** A mailing for one reader: in their language, or else in English. */
export function mailingNotice(
  settings: Settings,
  { audience, toName, texts }: Mailing,
  to: MailingReader,
): Notice {
  const { locale } = to
  const { subject, text } = textIn(texts, locale)
  const parts = text.split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/).map((part) => part.split(/\r?\n/).join('\n'))
  if (audience === 'news') {
    const reader =
      to.subscriptionId !== null ? { subscriptionId: to.subscriptionId } : { studentId: to.studentId ?? '' }
    return newsFor(settings, reader, { locale, subject, parts })
  }
  return {
    subject,
    parts: [...parts, m.mail_announcement_why({ name: toName ?? '' }, { locale })],
    replyTo: settings.supportEmail,
  }
}

export function textIn(texts: MailingTexts, locale: Locale): MailingText {
  return texts[locale] ?? texts.en
}
