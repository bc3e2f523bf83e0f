import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { body, defineCall, nothing } from '../contract.ts'
import {
  codeCheck,
  emailOnly,
  linkFollowed,
  passwordByLink,
  passwordForgotten,
  passwordReset,
  registration,
  signIn,
} from './schemas.ts'

const signedIn = z.object({ isVerified: z.literal(true), token: z.string() })
/** Right password, address not yet proven: the caller goes to the code screen. */
const unverified = z.object({ isVerified: z.literal(false), email: z.string() })

/**
 * Null when the address is proven and the password stands. Otherwise several passwords were registered for it and
 * nothing tells whose is right: all are dropped, and a code for a new one was mailed.
 */
const proven = z.nullable(z.object({ needsPassword: z.literal(true) }))

/** The path of this site where the reader wanted to go when the mail was asked for. */
const wayOn = z.optional(z.string())

export const register = defineCall({
  ...addresses.register,
  summary:
    'Registers a student and mails a code; a taken address gets the same answer and a mail that says so',
  input: registration,
  output: nothing,
  limits: ['registrationPerNetwork', 'registrationPerAccount'],
  done: 'registration_done',
})

export const verifyEmail = defineCall({
  ...addresses.verifyEmail,
  summary: 'Proves an address by the code that was mailed to it',
  input: codeCheck,
  output: proven,
  limits: ['codePerNetwork'],
  done: 'verification_done',
})

export const resendOTP = defineCall({
  ...addresses.resendOTP,
  summary: 'Mails a new code; within the wait of the last one it answers the same and sends nothing',
  input: emailOnly,
  output: nothing,
  limits: ['codeMailPerNetwork', 'codeMailPerAccount'],
  done: 'code_sent_done',
})

export const login = defineCall({
  ...addresses.login,
  summary: 'Signs in by email or phone and password',
  input: signIn,
  output: z.union([signedIn, unverified]),
  limits: ['signInPerNetwork', 'signInPerAccount'],
})

export const forgotPassword = defineCall({
  ...addresses.forgotPassword,
  summary: 'Mails a code for a new password; unknown addresses get the same answer',
  input: passwordForgotten,
  output: nothing,
  limits: ['codeMailPerNetwork', 'codeMailPerAccount'],
  done: 'reset_sent_done',
})

export const resetPassword = defineCall({
  ...addresses.resetPassword,
  summary: 'Sets a new password by code and ends every session of the student',
  input: passwordReset,
  output: nothing,
  limits: ['codePerNetwork'],
  done: 'reset_done',
})

export const confirmByLink = defineCall({
  ...addresses.confirmByLink,
  summary:
    'Proves an address by the link that came with a code; in another browser a new password is to be chosen',
  input: linkFollowed,
  output: z.nullable(
    z.union([
      // The token for `choosePasswordByLink`.
      z.object({ needsPassword: z.literal(true), token: z.string(), next: wayOn }),
      z.object({ needsPassword: z.literal(false), next: wayOn }),
    ]),
  ),
  limits: ['mailedLinkPerNetwork'],
  done: 'verification_done',
})

export const choosePasswordByLink = defineCall({
  ...addresses.choosePasswordByLink,
  summary: 'Sets a new password by the link that came with a code and ends every session of the student',
  input: passwordByLink,
  output: z.object({ email: z.string(), next: wayOn }),
  limits: ['mailedLinkPerNetwork'],
  done: 'reset_done',
})

export const getProfileData = defineCall({
  ...addresses.getProfileData,
  summary: 'Name, email and phone of the student who asks',
  input: z.object({}),
  output: z.object({ _id: z.string(), name: z.string(), email: z.string(), phone: z.string() }),
})

export const refresh = defineCall({
  ...addresses.refresh,
  summary: 'A new token for the session named by the cookie',
  input: body({}),
  output: z.object({ token: z.string() }),
})

export const logout = defineCall({
  ...addresses.logout,
  summary: 'Ends the session named by the cookie; answers the same when there is none',
  input: body({}),
  output: nothing,
  done: 'logout_done',
})

export const logoutEverywhere = defineCall({
  ...addresses.logoutEverywhere,
  summary: 'Ends every session of the student at once',
  input: body({}),
  output: nothing,
  done: 'logout_everywhere_done',
})

export const getSessions = defineCall({
  ...addresses.getSessions,
  summary: 'The live sessions of the student',
  input: z.object({}),
  output: z.array(
    z.object({
      _id: z.string(),
      device: z.string(),
      createdAt: z.string(),
      lastUsedAt: z.string(),
      isCurrent: z.boolean(),
    }),
  ),
})
