import { certificatePath } from '../../../domain/lessons/certificates/rules.ts'
import { withLocale } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { productName } from '../../../domain/product.ts'
import { letter } from '../../adapters/mail/letter.ts'
import type { MailMessage } from '../../adapters/mail/mail.ts'
import type { Holder } from './queries.ts'

/** Sends a student the certificate, with the page that shows it to others. */
export function certificateMail(
  { email, name, locale, courseTitle: course, number }: Holder,
  publicUrl: string,
): MailMessage {
  const said = { locale }
  return {
    to: email,
    subject: m.mail_certificate_subject({ course }, said),
    ...letter([
      m.mail_greeting_name({ name }, said),
      m.mail_certificate_text({ course, number }, said),
      m.mail_certificate_page({ address: publicUrl + withLocale(certificatePath(number), locale) }, said),
      m.mail_farewell({ product: productName }, said),
    ]),
  }
}
