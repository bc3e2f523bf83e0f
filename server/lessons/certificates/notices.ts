import { certificatePath } from '../../../domain/lessons/certificates/rules.ts'
import { withLocale } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import type { Notice } from '../../notifications/operations.ts'
import type { Holder } from './queries.ts'

/** Sends a student the certificate, with the page that shows it to others. */
export function certificateNotice(
  { locale, courseTitle: course, number }: Holder,
  publicUrl: string,
): Notice {
  const said = { locale }
  return {
    subject: m.mail_certificate_subject({ course }, said),
    parts: [
      m.mail_certificate_text({ course, number }, said),
      m.mail_certificate_page({ address: publicUrl + withLocale(certificatePath(number), locale) }, said),
    ],
  }
}
