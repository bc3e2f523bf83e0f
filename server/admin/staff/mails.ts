import { deviceName } from '../../../domain/accounts/device-name.ts'
import type { Role } from '../../../domain/addresses.ts'
import { setUpHours } from '../../../domain/admin/rules.ts'
import { timeText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { productName } from '../../../domain/product.ts'
import { letter } from '../../adapters/mail/letter.ts'
import type { MailMessage } from '../../adapters/mail/mail.ts'

const product = productName

type SetUp = { to: string; name: string; by: string; link: string; isNew: boolean }

/** The link by which somebody sets a password and scans the secret of the codes. The admin speaks English. */
export function setUpMail({ to, name, by, link, isNew }: SetUp): MailMessage {
  return {
    to,
    subject: isNew ? m.admin_mail_invite_subject({ product }) : m.admin_mail_renew_subject({ product }),
    ...letter([
      m.mail_greeting_name({ name }),
      isNew ? m.admin_mail_invite({ by, product }) : m.admin_mail_renew({ by, product }),
      m.admin_mail_set_up({ link, hours: setUpHours }),
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
  const roleName = role === 'owner' ? m.admin_role_owner() : m.admin_role_finance()
  const values = { name, address: email, role: roleName, product }
  return {
    to: owner.email,
    subject: m.admin_mail_money_subject(values),
    ...letter([
      m.mail_greeting_name({ name: owner.name }),
      by === null ? m.admin_mail_money_command(values) : m.admin_mail_money({ ...values, by }),
      m.admin_mail_money_rule({ hours }),
      m.admin_mail_money_check({ product }),
      m.mail_farewell({ product }),
    ]),
  }
}

/** Tells an owner, or who was one, that there is one owner less to see what the others do. */
export function ownerLostMail(
  reader: { name: string; email: string },
  { by, person: { name, email } }: { by: string; person: { name: string; email: string } },
): MailMessage {
  const values = { by, name, address: email, product }
  return {
    to: reader.email,
    subject: m.admin_mail_owner_lost_subject(values),
    ...letter([
      m.mail_greeting_name({ name: reader.name }),
      m.admin_mail_owner_lost(values),
      m.admin_mail_owner_lost_check(),
      m.mail_farewell({ product }),
    ]),
  }
}

type Alarmed = { name: string; email: string; isHolder: boolean; holder: string }

type WrongCodes = { inRow: number; inDay: number; untold: number; waitMinutes: number; now: Date }

/** Somebody knows the password of a place in the admin, and guesses its codes. */
export function wrongCodesMail(
  { name, email, isHolder, holder }: Alarmed,
  { inRow, inDay, untold, waitMinutes, now }: WrongCodes,
): MailMessage {
  const values = { product, holder, inRow, inDay, untold, minutes: waitMinutes, time: timeText(now, 'en') }
  return {
    to: email,
    subject: m.admin_mail_codes_subject(values),
    ...letter([
      m.mail_greeting_name({ name }),
      isHolder ? m.admin_mail_codes_own(values) : m.admin_mail_codes(values),
      ...(waitMinutes > 0 ? [m.admin_mail_codes_wait(values)] : []),
      isHolder ? m.admin_mail_alarm_own(values) : m.admin_mail_alarm(values),
      m.mail_farewell({ product }),
    ]),
  }
}

/** Somebody types wrong passwords for a place in the admin. */
export function refusalsMail(
  { name, email, isHolder, holder }: Alarmed,
  { inDay, now }: { inDay: number; now: Date },
): MailMessage {
  const values = { product, holder, count: inDay, time: timeText(now, 'en') }
  return {
    to: email,
    subject: m.admin_mail_refused_subject(values),
    ...letter([
      m.mail_greeting_name({ name }),
      isHolder ? m.admin_mail_refused_own(values) : m.admin_mail_refused(values),
      m.admin_mail_refused_what(),
      m.mail_farewell({ product }),
    ]),
  }
}

/** Password and codes of a place in the admin were set anew by a link. */
export function renewedMail({ name, email, isHolder, holder }: Alarmed, { now }: { now: Date }): MailMessage {
  const values = { product, holder, time: timeText(now, 'en') }
  return {
    to: email,
    subject: m.admin_mail_renewed_subject(values),
    ...letter([
      m.mail_greeting_name({ name }),
      isHolder ? m.admin_mail_renewed_own(values) : m.admin_mail_renewed(values),
      isHolder ? m.admin_mail_alarm_own(values) : m.admin_mail_alarm(values),
      m.mail_farewell({ product }),
    ]),
  }
}

/** A place in the admin was opened from a browser of another kind than ever before. */
export function newDeviceMail(
  { name, email, isHolder, holder }: Alarmed,
  { device, now }: { device: string; now: Date },
): MailMessage {
  const { browser, system } = deviceName(device)
  const named = [browser, system].filter((part) => part !== null).join(', ')
  const values = { product, holder, device: named || m.admin_device_unknown(), time: timeText(now, 'en') }
  return {
    to: email,
    subject: m.admin_mail_device_subject(values),
    ...letter([
      m.mail_greeting_name({ name }),
      isHolder ? m.admin_mail_device_own(values) : m.admin_mail_device(values),
      isHolder ? m.admin_mail_alarm_own(values) : m.admin_mail_alarm(values),
      m.mail_farewell({ product }),
    ]),
  }
}
