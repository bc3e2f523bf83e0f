import * as z from 'zod/mini'
import { code, email, givenPassword } from '../accounts/schemas.ts'
import { replyFields } from '../support/schemas.ts'
import { staffCode } from './account/schemas.ts'
import { roles, staffPasswordMaximum, staffPasswordMinimum } from './rules.ts'
import { moment } from './shapes.ts'

/** Staff sign-in. */
export const adminSignIn = z.strictObject({ email, password: givenPassword, code: staffCode })

/** The signed-in member of staff. */
export const signedIn = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  /** When the session ends, regardless of activity. */
  endsAt: moment,
})

export const staffPassword = z
  .string('password_required')
  .check(
    z.minLength(1, { error: 'password_required', abort: true }),
    z.minLength(staffPasswordMinimum, 'admin_password_too_short'),
    z.maxLength(staffPasswordMaximum, 'password_too_long'),
  )

/** The token of a set-up link. */
export const setUpToken = z
  .string('admin_set_up_ended')
  .check(z.minLength(1, 'admin_set_up_ended'), z.maxLength(100, 'admin_set_up_ended'))

/** A new password with a second-factor code. */
export const setUpForm = z.strictObject({ token: setUpToken, password: staffPassword, code })

/** A password reset by link. */
export const newStaffPassword = z.strictObject({
  token: setUpToken,
  password: staffPassword,
  code: staffCode,
})

/** A staff answer or note is validated like a student's reply. */
export const writtenText = replyFields.message
