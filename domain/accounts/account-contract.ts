import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { body, defineCall, nothing } from '../contract.ts'
import { deletion, passwordChange, profileChange, securityEvent } from './schemas.ts'

export const getSecurityEvents = defineCall({
  ...addresses.getSecurityEvents,
  summary:
    'What the student should know of the account: refused sign-ins, new devices, changes; the newest first',
  input: z.object({}),
  output: z.array(securityEvent),
})

export const updateProfile = defineCall({
  ...addresses.updateProfile,
  summary: 'Changes name and phone; the new token says them too',
  input: profileChange,
  output: z.object({ token: z.string() }),
  limits: ['accountChangePerAccount'],
  done: 'account_saved',
})

export const changePassword = defineCall({
  ...addresses.changePassword,
  summary: 'Changes the password, which ends every other session, and mails that it was changed',
  input: passwordChange,
  output: nothing,
  limits: ['ownPasswordPerAccount'],
  done: 'account_password_saved',
})

export const revokeSession = defineCall({
  ...addresses.revokeSession,
  summary: 'Ends one session of the student',
  input: body({ sessionId: z.uuid('id_required') }),
  output: nothing,
  limits: ['accountChangePerAccount'],
  done: 'account_session_ended',
})

export const revokeOtherSessions = defineCall({
  ...addresses.revokeOtherSessions,
  summary: 'Ends every session of the student but the one that asks',
  input: body({}),
  output: nothing,
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
  ...addresses.getEmailChoices,
  summary: 'Which mail the student asked for, beyond what the account needs',
  input: z.object({}),
  output: z.object(emailChoices),
})

export const updateEmailChoices = defineCall({
  ...addresses.updateEmailChoices,
  summary: 'Sets which mail the student asked for',
  input: body(emailChoices),
  output: z.object(emailChoices),
  limits: ['accountChangePerAccount'],
  done: 'account_saved',
})

/** Rows as they are kept, with names that people can read. */
const rows = z.array(z.record(z.string(), z.unknown()))

export const exportAccount = defineCall({
  ...addresses.exportAccount,
  summary: 'Everything that is kept about the student, for a download',
  input: z.object({}),
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
    progress: rows,
    playbacks: rows,
    certificates: rows,
    tickets: rows,
    subscriptions: rows,
    contactRequests: rows,
    applications: rows,
    reports: rows,
  }),
  limits: ['accountExportPerAccount'],
})

export const deleteAccount = defineCall({
  ...addresses.deleteAccount,
  summary:
    'Deletes the account: access ends at once, name, email and phone go, payments stay without them; plans that run must be given up by name',
  input: deletion,
  output: nothing,
  limits: ['ownPasswordPerAccount'],
  done: 'account_deleted',
})
