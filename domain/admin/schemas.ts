import * as z from 'zod/mini'
import { code, email, givenPassword } from '../accounts/schemas.ts'
import { replyFields } from '../support/schemas.ts'
import { staffCode } from './account/schemas.ts'
import { roles, staffPasswordMaximum, staffPasswordMinimum } from './rules.ts'
import { moment } from './shapes.ts'

/** What staff give to sign in. */
export const adminSignIn = z.strictObject({ email, password: givenPassword, code: staffCode })

/** The signed-in member of staff. */
export const signedIn = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  /** When the session ends, however busy. */
  endsAt: moment,
})

export const staffPassword = z
  .string('password_required')
  .check(
    z.minLength(1, { error: 'password_required', abort: true }),
    z.minLength(staffPasswordMinimum, 'admin_password_too_short'),
    z.maxLength(staffPasswordMaximum, 'password_too_long'),
  )

/** What a set-up link carries. */
export const setUpToken = z
  .string('admin_set_up_ended')
  .check(z.minLength(1, 'admin_set_up_ended'), z.maxLength(100, 'admin_set_up_ended'))

/** The choice of a password and the proof of a code. */
export const setUpForm = z.strictObject({ token: setUpToken, password: staffPassword, code })

/** What the link of a forgotten password asks for. */
export const newStaffPassword = z.strictObject({
  token: setUpToken,
  password: staffPassword,
  code: staffCode,
})

/** What staff write, an answer or a note, is judged as a student's reply is. */
export const writtenText = replyFields.message
