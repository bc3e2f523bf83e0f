import * as z from 'zod/mini'
import { body, defineCall, nothing } from '../contract.ts'
import { codeCheck, emailOnly, passwordReset, registration, signIn } from './schemas.ts'

const signedIn = z.object({ isVerified: z.literal(true), token: z.string() })
/** Right password, address not yet proven: the caller goes to the code screen. */
const unverified = z.object({ isVerified: z.literal(false), email: z.string() })

export const register = defineCall({
  method: 'POST',
  path: '/student/register',
  access: 'anyone',
  summary:
    'Registers a student and mails a code; a taken address gets the same answer and a mail that says so',
  input: registration,
  output: nothing,
  limits: ['registrationPerNetwork', 'registrationPerAccount'],
  done: 'registration_done',
})

export const verifyEmail = defineCall({
  method: 'POST',
  path: '/student/verifyEmail',
  access: 'anyone',
  summary: 'Proves an address by the code that was mailed to it',
  input: codeCheck,
  output: nothing,
  limits: ['codePerNetwork', 'codePerAccount'],
  done: 'verification_done',
})

export const resendOTP = defineCall({
  method: 'POST',
  path: '/student/resendOTP',
  access: 'anyone',
  summary: 'Mails a new code; within the wait of the last one it answers the same and sends nothing',
  input: emailOnly,
  output: nothing,
  limits: ['codeMailPerNetwork', 'codeMailPerAccount'],
  done: 'code_sent_done',
})

export const login = defineCall({
  method: 'POST',
  path: '/student/login',
  access: 'anyone',
  summary: 'Signs in by email or phone and password',
  input: signIn,
  output: z.union([signedIn, unverified]),
  limits: ['signInPerNetwork', 'signInPerAccount'],
})

export const forgotPassword = defineCall({
  method: 'POST',
  path: '/student/forgotPassword',
  access: 'anyone',
  summary: 'Mails a code for a new password; unknown addresses get the same answer',
  input: emailOnly,
  output: nothing,
  limits: ['codeMailPerNetwork', 'codeMailPerAccount'],
  done: 'reset_sent_done',
})

export const resetPassword = defineCall({
  method: 'POST',
  path: '/student/resetPassword',
  access: 'anyone',
  summary: 'Sets a new password by code and ends every session of the student',
  input: passwordReset,
  output: nothing,
  limits: ['codePerNetwork', 'codePerAccount'],
  done: 'reset_done',
})

export const getProfileData = defineCall({
  method: 'GET',
  path: '/auth/getProfileData',
  access: 'student',
  summary: 'Name, email and phone of the student who asks',
  input: z.object({}),
  output: z.object({ _id: z.string(), name: z.string(), email: z.string(), phone: z.string() }),
})

export const refresh = defineCall({
  method: 'POST',
  path: '/auth/refresh',
  access: 'anyone',
  summary: 'A new token for the session named by the cookie',
  input: body({}),
  output: z.object({ token: z.string() }),
})

export const logout = defineCall({
  method: 'POST',
  path: '/auth/logout',
  access: 'anyone',
  summary: 'Ends the session named by the cookie; answers the same when there is none',
  input: body({}),
  output: nothing,
  done: 'logout_done',
})

export const logoutEverywhere = defineCall({
  method: 'POST',
  path: '/auth/logout-everywhere',
  access: 'student',
  summary: 'Ends every session of the student at once',
  input: body({}),
  output: nothing,
  done: 'logout_everywhere_done',
})

export const getSessions = defineCall({
  method: 'GET',
  path: '/auth/sessions',
  access: 'student',
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
