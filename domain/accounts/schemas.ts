import * as z from 'zod/mini'
import type { MessageKey } from '../messages/message-key.ts'
import { isOwnPath } from '../own-path.ts'
import { codeLength, passwordMaximum, passwordMinimum, resetPasswordMaximum } from './rules.ts'
import { securityEventKinds } from './security-events.ts'

/**
 * A simply validated email address: letters and digits of any script with the few signs that mail headers give no
 * meaning, and a host of at least two parts.
 */
export const emailPattern =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u

function isAddress(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text)
}

/** An email address, with the messages of its form. */
export function emailAddress(required: MessageKey, invalid: MessageKey) {
  return z.string(required).check(
    z.trim(),
    z.minLength(1, { error: required, abort: true }),
    // Before the pattern, so that it never runs on long input.
    z.maxLength(254, { error: invalid, abort: true }),
    z.regex(emailPattern, { error: invalid, abort: true }),
    // Normalised, some letters become signs that an address may not contain.
    z.refine((text) => isAddress(text.normalize('NFKC')), { error: invalid }),
  )
}

/** An email address (specification, section 5): required, then a simple pattern. */
export const email = emailAddress('email_required', 'email_invalid')

/**
 * One line of visible text: no control characters, line breaks or bidirectional marks. The two joiners stay: Indian
 * scripts need them.
 */
export const visibleLine = /^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|[\p{L}\p{M}][\u200C\u200D])*$/u

/** +91 and ten digits (specification, section 5). */
export const phone = z
  .string('phone_required')
  .check(
    z.trim(),
    z.minLength(1, { error: 'phone_required', abort: true }),
    z.regex(/^\+91\d{10}$/, 'phone_invalid'),
  )

/** No Indian number begins with 0, and ten equal digits are fake. */
export const impossiblePhone = /^(?:\+91)?(?:0\d{9}|(\d)\1{9})$/

/** A new phone number. */
const newPhone = phone.check(z.refine((typed) => !impossiblePhone.test(typed), 'phone_invalid'))

export const studentName = z
  .string('name_required')
  .check(
    z.trim(),
    z.minLength(1, { error: 'name_required', abort: true }),
    z.maxLength(100, 'name_too_long'),
    z.regex(visibleLine, 'name_invalid'),
  )

/** A new password; the operation refuses common ones. */
export const newPassword = z
  .string('password_required_register')
  .check(
    z.minLength(1, { error: 'password_required_register', abort: true }),
    z.minLength(passwordMinimum, 'password_too_short'),
    z.maxLength(passwordMaximum, 'password_too_long'),
  )

/** A password chosen on the reset and create screens. */
export const resetPassword = newPassword.check(z.maxLength(resetPasswordMaximum, 'password_reset_too_long'))

/** A password for sign-in: only required, not validated. */
export const givenPassword = z
  .string('password_required')
  .check(z.minLength(1, 'password_required'), z.maxLength(1000, 'password_too_long'))

export const code = z
  .string('code_invalid')
  .check(z.regex(new RegExp(`^\\d{${codeLength}}$`), 'code_invalid'))

/** Path to open after verification. Not in the mail: an attacker may have set it. */
const next = z.optional(z.string('field_invalid').check(z.refine(isOwnPath, 'field_invalid')))

export const registration = z.strictObject({
  email,
  name: studentName,
  phone: newPhone,
  password: newPassword,
  next,
})
export const codeCheck = z.strictObject({ email, otp: code })
export const emailOnly = z.strictObject({ email })
export const passwordForgotten = z.strictObject({ email, next })
export const signIn = z
  .strictObject({
    email: z.optional(email),
    phone: z.optional(phone),
    password: givenPassword,
    next,
  })
  .check(
    z.refine((given) => (given.email === undefined) !== (given.phone === undefined), {
      error: 'email_required',
      path: ['email'],
    }),
  )
export const profileChange = z.strictObject({ name: studentName, phone: newPhone })
/** A new email address of the account, requested with the password. */
export const emailChange = z.strictObject({ password: givenPassword, newEmail: email })
/** The codes mailed to the current and the new address. */
export const emailChangeCodes = z.strictObject({ oldCode: code, newCode: code })
export const passwordChange = z.strictObject({ currentPassword: givenPassword, newPassword })
/**
 * `account`: the student deletes the account. `accountAndPlans`: and gives up plans that are still running. Explicit,
 * so that no request deletes by accident.
 */
export const deletion = z.strictObject({
  password: givenPassword,
  confirmation: z.enum(['account', 'accountAndPlans'], 'delete_confirmation_required'),
})
export const passwordReset = z.strictObject({ email, otp: code, newPassword: resetPassword })

const linkToken = z.string('mailed_link_ended').check(z.regex(/^[\da-f]{32}$/, 'mailed_link_ended'))
export const linkFollowed = z.strictObject({ token: linkToken })
export const passwordByLink = z.strictObject({ token: linkToken, newPassword: resetPassword })

/** A security event, as the account holder sees it. */
export const securityEvent = z.object({
  kind: z.enum(securityEventKinds),
  at: z.string(),
  /** Count within that hour. */
  times: z.int(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** Its first half only. */
  network: z.nullable(z.string()),
})
