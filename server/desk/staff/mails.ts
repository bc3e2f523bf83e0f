import { setUpHours } from '../../../domain/desk/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { productName } from '../../../domain/product.ts'
import { letter } from '../../adapters/mail/letter.ts'
import type { MailMessage } from '../../adapters/mail/mail.ts'

const product = productName

type SetUp = { to: string; name: string; by: string; link: string; isNew: boolean }

/** The link by which somebody sets a password and scans the secret of the codes. The desk speaks English. */
export function setUpMail({ to, name, by, link, isNew }: SetUp): MailMessage {
  return {
    to,
    subject: isNew ? m.desk_mail_invite_subject({ product }) : m.desk_mail_renew_subject({ product }),
    ...letter([
      m.mail_greeting_name({ name }),
      isNew ? m.desk_mail_invite({ by, product }) : m.desk_mail_renew({ by, product }),
      m.desk_mail_set_up({ link, hours: setUpHours }),
      m.mail_farewell({ product }),
    ]),
  }
}
