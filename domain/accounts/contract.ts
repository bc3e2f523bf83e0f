import * as z from 'zod/mini'
import { body, defineCall } from '../contract.ts'
import {
  codeCheck,
  deletion,
  emailChange,
  emailChangeCodes,
  emailOnly,
  linkFollowed,
  passwordByLink,
  passwordChange,
  passwordForgotten,
  passwordReset,
  profileChange,
  registration,
  securityEvent,
  signIn,
} from './schemas.ts'

const signedIn = z.object({ isVerified: z.literal(true), token: z.string() })
/** Right password, address not yet proven: the caller goes to the code screen. */
const unverified = z.object({ isVerified: z.literal(false), email: z.string() })

/**
 * Null when the address is verified and the password is kept. Otherwise several passwords were registered for it and
 * nothing shows whose is right: all are dropped, and a code for a new one was mailed.
 */
const verificationResult = z.nullable(z.object({ needsPassword: z.literal(true) }))

/** The path of this site where the reader wanted to go when the mail was asked for. */
const wayOn = z.optional(z.string())

export const register = defineCall({
  method: 'POST',
  path: '/student/register',
  access: 'anyone',
  summary:
    'Registers a student and mails a code; for a taken address the response is the same, and the mail says that an account exists',
  input: registration,
  limits: ['registrationPerNetwork', 'registrationPerAccount'],
  done: 'registration_done',
})

export const verifyEmail = defineCall({
  method: 'POST',
  path: '/student/verifyEmail',
  access: 'anyone',
  summary: 'Proves an address by the code that was mailed to it',
  input: codeCheck,
  output: verificationResult,
  limits: ['codePerNetwork'],
  done: 'verification_done',
})

export const resendOTP = defineCall({
  method: 'POST',
  path: '/student/resendOTP',
  access: 'anyone',
  summary: 'Mails a new code; during the resend wait the response is the same and nothing is sent',
  input: emailOnly,
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
  summary: 'Mails a code for a new password; the response is the same for unknown addresses',
  input: passwordForgotten,
  limits: ['codeMailPerNetwork', 'codeMailPerAccount'],
  done: 'reset_sent_done',
})

export const resetPassword = defineCall({
  method: 'POST',
  path: '/student/resetPassword',
  access: 'anyone',
  summary: 'Sets a new password by code and ends every session of the student',
  input: passwordReset,
  limits: ['codePerNetwork'],
  done: 'reset_done',
})

export const confirmByLink = defineCall({
  method: 'POST',
  path: '/student/confirmByLink',
  access: 'anyone',
  summary:
    'Verifies an address by the link that came with a code; in another browser, a new password must be set',
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
  method: 'POST',
  path: '/student/choosePasswordByLink',
  access: 'anyone',
  summary: 'Sets a new password by the link that came with a code and ends every session of the student',
  input: passwordByLink,
  output: z.object({ email: z.string(), next: wayOn }),
  limits: ['mailedLinkPerNetwork'],
  done: 'reset_done',
})

export const getProfileData = defineCall({
  method: 'GET',
  path: '/auth/getProfileData',
  access: 'student',
  summary: 'Name, email and phone of the signed-in student',
  output: z.object({ _id: z.string(), name: z.string(), email: z.string(), phone: z.string() }),
})

export const refresh = defineCall({
  method: 'POST',
  path: '/auth/refresh',
  access: 'anyone',
  summary: 'A new token for the session in the cookie',
  output: z.object({ token: z.string() }),
})

export const logout = defineCall({
  method: 'POST',
  path: '/auth/logout',
  access: 'anyone',
  summary: 'Ends the session in the cookie; the response is the same without one',
  done: 'logout_done',
})

export const logoutEverywhere = defineCall({
  method: 'POST',
  path: '/auth/logout-everywhere',
  access: 'student',
  summary: 'Ends every session of the student',
  done: 'logout_everywhere_done',
})

export const getSessions = defineCall({
  method: 'GET',
  path: '/auth/sessions',
  access: 'student',
  summary: 'The live sessions of the student',
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

export const getSecurityEvents = defineCall({
  method: 'GET',
  path: '/account/securityEvents',
  access: 'student',
  summary: 'Security events of the account: refused sign-ins, new devices, changes; newest first',
  output: z.array(securityEvent),
})

export const updateProfile = defineCall({
  method: 'POST',
  path: '/account/updateProfile',
  access: 'student',
  summary: 'Changes name and phone; the new token contains them too',
  input: profileChange,
  output: z.object({ token: z.string() }),
  limits: ['accountChangePerAccount'],
  done: 'account_saved',
})

export const askEmailChange = defineCall({
  method: 'POST',
  path: '/account/askEmailChange',
  access: 'student',
  summary: 'Mails a code to the current and the new address; for a taken address the response is the same',
  input: emailChange,
  output: z.object({ newEmail: z.string() }),
  limits: ['ownPasswordPerAccount', 'emailChangePerAccount'],
  done: 'account_email_sent',
})

export const confirmEmailChange = defineCall({
  method: 'POST',
  path: '/account/confirmEmailChange',
  access: 'student',
  summary: 'Moves the account to the new address by both codes and ends every other session',
  input: emailChangeCodes,
  output: z.object({ token: z.string(), email: z.string() }),
  limits: ['ownPasswordPerAccount'],
  done: 'account_email_changed',
})

export const changePassword = defineCall({
  method: 'POST',
  path: '/account/changePassword',
  access: 'student',
  summary: 'Changes the password, ends every other session and mails a notice',
  input: passwordChange,
  limits: ['ownPasswordPerAccount'],
  done: 'account_password_saved',
})

export const revokeSession = defineCall({
  method: 'POST',
  path: '/account/revokeSession',
  access: 'student',
  summary: 'Ends one session of the student',
  input: body({ sessionId: z.uuid('id_required') }),
  limits: ['accountChangePerAccount'],
  done: 'account_session_ended',
})

export const revokeOtherSessions = defineCall({
  method: 'POST',
  path: '/account/revokeOtherSessions',
  access: 'student',
  summary: 'Ends every session of the student except the current one',
  limits: ['accountChangePerAccount'],
  done: 'account_sessions_ended',
})

const emailChoices = {
  /** New lessons and articles. */
  lessonNews: z.boolean('field_invalid'),
  /** Access to a course that ends soon. */
  reminders: z.boolean('field_invalid'),
}

export const getEmailChoices = defineCall({
  method: 'GET',
  path: '/account/emailChoices',
  access: 'student',
  summary: 'Optional mail that the student subscribed to',
  output: z.object(emailChoices),
})

export const updateEmailChoices = defineCall({
  method: 'POST',
  path: '/account/updateEmailChoices',
  access: 'student',
  summary: 'Sets which optional mail the student receives',
  input: body(emailChoices),
  output: z.object(emailChoices),
  limits: ['accountChangePerAccount'],
  done: 'account_saved',
})

/** Rows as they are kept, with names that people can read. */
const rows = z.array(z.record(z.string(), z.unknown()))

export const exportAccount = defineCall({
  method: 'GET',
  path: '/account/export',
  access: 'student',
  summary: 'All stored data about the student, as a download',
  output: z.object({
    exportedAt: z.string(),
    account: z.record(z.string(), z.unknown()),
    sessions: rows,
    securityEvents: rows,
    courses: rows,
    orders: rows,
    payments: rows,
    invoices: rows,
    refunds: rows,
    refundRequests: rows,
    paymentLinks: rows,
    progress: rows,
    notes: rows,
    practiceAttempts: rows,
    practiceSkills: rows,
    practicePlans: rows,
    playbacks: rows,
    /** Devices that keep paid lessons for use offline. */
    savedDevices: rows,
    certificates: rows,
    tickets: rows,
    notifications: rows,
    notificationChoices: rows,
    /** Browsers that show notifications while no page is open. */
    pushDevices: rows,
    questions: rows,
    subscriptions: rows,
    contactRequests: rows,
    applications: rows,
    reports: rows,
    batches: rows,
  }),
  limits: ['accountExportPerAccount'],
})

export const deleteAccount = defineCall({
  method: 'POST',
  path: '/account/deleteAccount',
  access: 'student',
  summary:
    'Deletes the account: access ends at once; name, email and phone are erased; payments stay without them. Running plans must be given up by name',
  input: deletion,
  limits: ['ownPasswordPerAccount'],
  done: 'account_deleted',
})
