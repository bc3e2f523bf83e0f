import type { Role } from '../../../domain/addresses.ts'
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

type MoneyRole = { by: string | null; person: { name: string; email: string; role: Role }; hours: number }

/** Tells an owner who may give money back from now on; `by` is null for the server's own command line. */
export function moneyRoleMail(
  owner: { name: string; email: string },
  { by, person: { name, email, role }, hours }: MoneyRole,
): MailMessage {
  const roleName = role === 'owner' ? m.desk_role_owner() : m.desk_role_finance()
  const values = { name, address: email, role: roleName, product }
  return {
    to: owner.email,
    subject: m.desk_mail_money_subject(values),
    ...letter([
      m.mail_greeting_name({ name: owner.name }),
      by === null ? m.desk_mail_money_command(values) : m.desk_mail_money({ ...values, by }),
      m.desk_mail_money_rule({ hours }),
      m.desk_mail_money_check({ product }),
      m.mail_farewell({ product }),
    ]),
  }
}
