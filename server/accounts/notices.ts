import {
  type CodePurpose,
  codeLifetimeSeconds,
  emailChangeSeconds,
  mailedLinkHours,
} from '../../domain/accounts/rules.ts'
import { timeText } from '../../domain/formats.ts'
import { type Locale, withLocale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { productName } from '../../domain/product.ts'
import type { Notice } from '../notifications/operations.ts'
import type { Settings } from '../settings.ts'
import type { CodeProof } from './queries/codes.ts'

type Site = Pick<Settings, 'publicUrl'>
type Reader = { locale: Locale }

const product = productName

type CodeMail = {
  email: string
  code: string
  /** For the link below the code. */
  token: string
  purpose: CodePurpose
  phone: string
  locale: Locale
}

/**
 * The mail with a code, which is also in the subject, where a phone shows it. Nothing in the mail
 * is text from a stranger: the address may not belong to the person who typed it. The last digits
 * of the phone number show its owner which account it is.
 */
export function codeNotice(
  { publicUrl }: Site,
  { email, code, token, purpose, phone, locale }: CodeMail,
): Notice {
  const asks = { registration: m.mail_code_registration, login: m.mail_code_login, reset: m.mail_code_reset }
  const page =
    purpose === 'reset'
      ? [
          m.mail_code_page(
            { address: pageOf(publicUrl, `/reset-password?email=${encodeURIComponent(email)}`, locale) },
            { locale },
          ),
        ]
      : [m.mail_code_account({ ending: phone.slice(-2) }, { locale })]
  return {
    subject: m.mail_code_subject({ code, product }, { locale }),
    parts: [
      asks[purpose]({ product }, { locale }),
      { code },
      m.mail_code_lifetime({ minutes: codeLifetimeSeconds[purpose] / 60 }, { locale }),
      ...page,
      m.mail_code_link({ hours: mailedLinkHours }, { locale }),
      linkOf({ publicUrl }, { proves: purpose === 'reset' ? 'reset' : 'address', token, locale }),
      m.mail_code_unasked({}, { locale }),
    ],
  }
}

type InvitationMail = {
  locale: Locale
  token: string
  /** The student a guardian is asked about; null when the mail goes to the student. */
  child: { name: string; email: string } | null
  until: string
}

/** The link to the first password of an account that staff created. */
export function invitationNotice(
  site: Site & Pick<Settings, 'supportEmail'>,
  { locale, token, child, until }: InvitationMail,
): Notice {
  const options = { locale }
  return {
    subject:
      child === null
        ? m.mail_invitation_subject({ product }, options)
        : m.mail_invitation_guardian_subject({ product, name: child.name }, options),
    parts: [
      child === null
        ? m.mail_invitation_text({ product }, options)
        : m.mail_invitation_guardian_text({ product, name: child.name, email: child.email }, options),
      m.mail_invitation_link({ date: until }, options),
      linkOf(site, { proves: 'reset', token, locale }),
      m.mail_invitation_unasked({ email: site.supportEmail }, options),
    ],
  }
}

type PausedMail = MailedLink & { until: Date }

/** Instead of a code that could not be accepted: when the next one can, and the link that does the same at once. */
export function pausedNotice(site: Site, { until, ...link }: PausedMail): Notice {
  const { locale } = link
  return {
    subject: m.mail_paused_subject({ product }, { locale }),
    parts: [
      m.mail_paused_text({ time: timeText(until, locale) }, { locale }),
      m.mail_paused_link({ hours: mailedLinkHours }, { locale }),
      linkOf(site, link),
      m.mail_code_unasked({}, { locale }),
    ],
  }
}

type MailedLink = { proves: CodeProof; token: string; locale: Locale }

/** The token is in the URL fragment, which browsers do not send: it reaches no log, cache or referrer. */
function linkOf({ publicUrl }: Site, { proves, token, locale }: MailedLink): string {
  return `${pageOf(publicUrl, proves === 'reset' ? '/choose-password' : '/confirm-email', locale)}#${token}`
}

type EmailChangeMail = {
  locale: Locale
  code: string
  /** The new address, masked, for the mail to the current one; null in the mail to the new one. */
  newEmail: string | null
}

/** One of the two codes that move an account to another address. */
export function emailChangeNotice({ locale, code, newEmail }: EmailChangeMail): Notice {
  const options = { locale }
  return {
    subject: m.mail_code_subject({ code, product }, options),
    parts: [
      newEmail === null
        ? m.mail_email_change_new({ product }, options)
        : m.mail_email_change_old({ product, email: newEmail }, options),
      { code },
      m.mail_code_lifetime({ minutes: emailChangeSeconds / 60 }, options),
      newEmail === null ? m.mail_code_unasked({}, options) : m.mail_email_change_unasked({}, options),
    ],
  }
}

type EmailChanged = { changedAt: Date; newEmail: string }

/** To both addresses, once the account has moved. */
export function emailChangedNotice(
  { supportEmail }: Pick<Settings, 'supportEmail'>,
  { locale }: Reader,
  { changedAt, newEmail }: EmailChanged,
): Notice {
  const options = { locale }
  return {
    subject: m.mail_email_changed_subject({ product }, options),
    parts: [
      m.mail_email_changed_text({ time: timeText(changedAt, locale), email: newEmail }, options),
      m.mail_email_changed_unasked({ email: supportEmail }, options),
    ],
  }
}

/** To the owner of an address that was registered again. */
export function alreadyRegisteredNotice({ publicUrl }: Site, { locale }: Reader): Notice {
  return {
    subject: m.mail_registered_subject({ product }, { locale }),
    parts: [
      m.mail_registered_text({}, { locale }),
      m.mail_registered_sign_in({ address: pageOf(publicUrl, '/login', locale) }, { locale }),
      m.mail_registered_reset({ address: pageOf(publicUrl, '/forgot-password', locale) }, { locale }),
    ],
  }
}

export function passwordChangedNotice({ publicUrl }: Site, { locale }: Reader, changedAt: Date): Notice {
  return {
    subject: m.mail_password_changed_subject({ product }, { locale }),
    parts: [
      m.mail_password_changed_text({ time: timeText(changedAt, locale) }, { locale }),
      m.mail_password_changed_unasked({ address: pageOf(publicUrl, '/forgot-password', locale) }, { locale }),
    ],
  }
}

type NewDevice = { browser: string | null; system: string | null; signedInAt: Date }

/** If it was not the student, someone else knows the password. */
export function newDeviceNotice(
  { publicUrl }: Site,
  { locale }: Reader,
  { browser, system, signedInAt }: NewDevice,
): Notice {
  const device =
    browser !== null && system !== null
      ? m.account_device({ browser, system }, { locale })
      : (browser ?? system ?? m.account_device_unknown({}, { locale }))
  const time = timeText(signedInAt, locale)
  return {
    subject: m.mail_new_device_subject({ product }, { locale }),
    parts: [
      m.mail_new_device_text({ device, time }, { locale }),
      m.mail_new_device_known({}, { locale }),
      m.mail_new_device_unasked({ address: pageOf(publicUrl, '/forgot-password', locale) }, { locale }),
    ],
  }
}

/** The last mail of an account, to the address that is deleted with it. */
export function accountDeletedNotice({ locale }: Reader, deletedAt: Date): Notice {
  return {
    subject: m.mail_deleted_subject({ product }, { locale }),
    parts: [
      m.mail_deleted_text({ time: timeText(deletedAt, locale) }, { locale }),
      m.mail_deleted_kept({}, { locale }),
      m.mail_deleted_again({}, { locale }),
    ],
  }
}

function pageOf(publicUrl: string, path: string, locale: Locale): string {
  return publicUrl + withLocale(path, locale)
}
