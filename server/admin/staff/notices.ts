import { deviceName } from '../../../domain/accounts/device-name.ts'
import type { Role } from '../../../domain/addresses.ts'
import { passwordLinkMinutes, setUpHours } from '../../../domain/admin/rules.ts'
import { roleAboutText, roleText } from '../../../domain/admin/staff/role-texts.ts'
import { timeText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { productName } from '../../../domain/product.ts'
import type { Notice } from '../../notifications/operations.ts'

const product = productName

type SetUp = { by: string; link: string }

/**
 * The roles of a new member of staff, and the link where they set a password and scan the
 * authenticator secret. In English, like the admin.
 */
export function invitationNotice({ by, link, roles }: SetUp & { roles: readonly Role[] }): Notice {
  const allowed = roles.map((role) => `• ${roleText(role)}: ${roleAboutText(role)}`)
  return {
    subject: m.admin_mail_invite_subject({ product }),
    parts: [
      m.admin_mail_invite({ by, product }),
      [m.admin_mail_invite_roles(), ...allowed],
      m.admin_mail_set_up({ link, hours: setUpHours }),
    ],
  }
}

/** To someone whose password and authenticator are to be replaced. */
export function renewalNotice({ by, link }: SetUp): Notice {
  return {
    subject: m.admin_mail_renew_subject({ product }),
    parts: [m.admin_mail_renew({ by, product }), m.admin_mail_set_up({ link, hours: setUpHours })],
  }
}

type MoneyRole = {
  by: string | null
  person: { name: string; email: string; roles: readonly Role[] }
  hours: number
}

/** Tells an owner who may give refunds from now on; `by` is null for the server's command line. */
export function moneyRoleNotice({ by, person: { name, email, roles }, hours }: MoneyRole): Notice {
  const roleName = roles.includes('owner') ? m.admin_role_owner() : m.admin_role_finance()
  const values = { name, address: email, role: roleName, product }
  return {
    subject: m.admin_mail_money_subject(values),
    parts: [
      by === null ? m.admin_mail_money_command(values) : m.admin_mail_money({ ...values, by }),
      m.admin_mail_money_rule({ hours }),
      m.admin_mail_money_check({ product }),
    ],
  }
}

/** Tells an owner, or a former one, that there is one owner fewer to supervise the others. */
export function ownerLostNotice({
  by,
  person: { name, email },
}: {
  by: string
  person: { name: string; email: string }
}): Notice {
  const values = { by, name, address: email, product }
  return {
    subject: m.admin_mail_owner_lost_subject(values),
    parts: [m.admin_mail_owner_lost(values), m.admin_mail_owner_lost_check()],
  }
}

type AlarmFacts = { isHolder: boolean; holder: string }

type WrongCodes = { inRow: number; inDay: number; untold: number; waitMinutes: number; now: Date }

/** Someone knows the password of a staff account and is guessing its codes. */
export function wrongCodesNotice(
  { isHolder, holder }: AlarmFacts,
  { inRow, inDay, untold, waitMinutes, now }: WrongCodes,
): Notice {
  const values = { product, holder, inRow, inDay, untold, minutes: waitMinutes, time: timeText(now, 'en') }
  return {
    subject: m.admin_mail_codes_subject(values),
    parts: [
      isHolder ? m.admin_mail_codes_own(values) : m.admin_mail_codes(values),
      ...(waitMinutes > 0 ? [m.admin_mail_codes_wait(values)] : []),
      alarmText({ isHolder, holder }),
    ],
  }
}

/** Someone is trying wrong passwords for a staff account. */
export function refusalsNotice(
  { isHolder, holder }: AlarmFacts,
  { inDay, now }: { inDay: number; now: Date },
): Notice {
  const values = { product, holder, count: inDay, time: timeText(now, 'en') }
  return {
    subject: m.admin_mail_refused_subject(values),
    parts: [
      isHolder ? m.admin_mail_refused_own(values) : m.admin_mail_refused(values),
      m.admin_mail_refused_what(),
    ],
  }
}

/** Password and authenticator of a staff account were replaced by a link. */
export function renewedNotice({ isHolder, holder }: AlarmFacts, { now }: { now: Date }): Notice {
  const values = { product, holder, time: timeText(now, 'en') }
  return {
    subject: m.admin_mail_renewed_subject(values),
    parts: [
      isHolder ? m.admin_mail_renewed_own(values) : m.admin_mail_renewed(values),
      alarmText({ isHolder, holder }),
    ],
  }
}

/** A staff account was used from a new kind of browser. */
export function newDeviceNotice(
  { isHolder, holder }: AlarmFacts,
  { device, now }: { device: string; now: Date },
): Notice {
  const { browser, system } = deviceName(device)
  const named = [browser, system].filter((part) => part !== null).join(', ')
  const values = { product, holder, device: named || m.admin_device_unknown(), time: timeText(now, 'en') }
  return {
    subject: m.admin_mail_device_subject(values),
    parts: [
      isHolder ? m.admin_mail_device_own(values) : m.admin_mail_device(values),
      alarmText({ isHolder, holder }),
    ],
  }
}

/** The link to reset a forgotten password. */
export function passwordLinkNotice(link: string): Notice {
  return {
    subject: m.admin_mail_forgot_subject({ product }),
    parts: [
      m.admin_mail_forgot({ product }),
      m.admin_mail_forgot_link({ link, minutes: passwordLinkMinutes }),
      m.admin_mail_forgot_not_you(),
    ],
  }
}

export type OwnChange = 'password' | 'authenticator' | 'recoveryCodes' | 'passkeyAdded' | 'passkeyRemoved'

/** A member of staff changed their own sign-in method. */
export function ownChangeNotice(
  { isHolder, holder }: AlarmFacts,
  { change, now }: { change: OwnChange; now: Date },
): Notice {
  const values = { product, holder, time: timeText(now, 'en') }
  const texts = {
    password: [m.admin_mail_own_password, m.admin_mail_own_password_own],
    authenticator: [m.admin_mail_authenticator, m.admin_mail_authenticator_own],
    recoveryCodes: [m.admin_mail_codes_made, m.admin_mail_codes_made_own],
    passkeyAdded: [m.admin_mail_passkey_added, m.admin_mail_passkey_added_own],
    passkeyRemoved: [m.admin_mail_passkey_removed, m.admin_mail_passkey_removed_own],
  } as const
  return {
    subject: m.admin_mail_own_change_subject(values),
    parts: [texts[change][isHolder ? 1 : 0](values), alarmText({ isHolder, holder })],
  }
}

/** A recovery code was used to sign in or confirm. */
export function recoveryCodeNotice(
  { isHolder, holder }: AlarmFacts,
  { left, now }: { left: number; now: Date },
): Notice {
  const values = { product, holder, left, time: timeText(now, 'en') }
  return {
    subject: m.admin_mail_recovery_subject(values),
    parts: [
      isHolder ? m.admin_mail_recovery_own(values) : m.admin_mail_recovery(values),
      alarmText({ isHolder, holder }),
    ],
  }
}

function alarmText({ isHolder, holder }: AlarmFacts): string {
  return isHolder ? m.admin_mail_alarm_own({ product }) : m.admin_mail_alarm({ holder, product })
}
