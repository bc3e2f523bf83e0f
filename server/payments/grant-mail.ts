import { dateText, lastMomentBefore } from '../../domain/formats.ts'
import { withLocale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { productName } from '../../domain/product.ts'
import { letter } from '../adapters/mail/letter.ts'
import type { MailMessage } from '../adapters/mail/mail.ts'
import type { Grantee } from './queries/grants.ts'

/** Tells a student that staff gave access, and until when; the day is the last one that counts. */
export function grantMail(
  { email, name, locale, courseTitle: course }: Grantee,
  endsAt: Date,
  publicUrl: string,
): MailMessage {
  const said = { locale }
  const date = dateText(lastMomentBefore(endsAt), locale)
  return {
    to: email,
    subject: m.mail_grant_subject({ course }, said),
    ...letter([
      m.mail_greeting_name({ name }, said),
      m.mail_grant_text({ course, date }, said),
      m.mail_receipt_open({ address: publicUrl + withLocale('/my-course', locale) }, said),
      m.mail_farewell({ product: productName }, said),
    ]),
  }
}
