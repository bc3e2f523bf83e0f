import * as z from 'zod/mini'
import { code, email, securityEvent } from '../../accounts/schemas.ts'
import { body, nothing, query } from '../../contract.ts'
import { defineAdminCall } from '../access.ts'
import { roles } from '../rules.ts'
import { newStaffPassword, signedIn } from '../schemas.ts'

export const getOwnActivity = defineAdminCall({
  method: 'GET',
  path: '/admin/ownActivity',
  access: 'staff',
  roles,
  summary: 'What a member of staff should know of their own account, the newest first',
  input: query({}),
  output: z.array(securityEvent),
})

export const forgotStaffPassword = defineAdminCall({
  method: 'POST',
  path: '/admin/forgotPassword',
  access: 'anyone',
  summary: 'Mails a member of staff a link to choose a new password; of nobody it answers the same',
  input: body({ email }),
  output: nothing,
  limits: ['staffLinkPerAccount', 'staffSignInPerNetwork'],
  done: 'admin_forgot_sent',
})

export const chooseStaffPassword = defineAdminCall({
  method: 'POST',
  path: '/admin/choosePassword',
  access: 'anyone',
  summary: 'Sets a new password by a mailed link and a code, ends all sessions and signs in',
  input: newStaffPassword,
  output: signedIn,
  limits: ['staffSetUpPerNetwork'],
})

export const getRecoveryCodes = defineAdminCall({
  method: 'GET',
  path: '/admin/recoveryCodes',
  access: 'staff',
  roles,
  summary: 'How many recovery codes of one’s own are left',
  input: query({}),
  output: z.object({ left: z.number() }),
})

export const makeRecoveryCodes = defineAdminCall({
  method: 'POST',
  path: '/admin/makeRecoveryCodes',
  access: 'staff',
  roles,
  wantsFreshCode: true,
  summary: 'Ten new recovery codes, shown this once, in place of all before',
  input: body({}),
  output: z.object({ codes: z.array(z.string()) }),
})

export const startAuthenticator = defineAdminCall({
  method: 'POST',
  path: '/admin/startAuthenticator',
  access: 'staff',
  roles,
  wantsFreshCode: true,
  summary: 'The secret of a new authenticator, which counts once a code of it was given',
  input: body({}),
  output: z.object({
    /** Given back with the code; good for ten minutes. */
    claim: z.string(),
    secret: z.string(),
    /** `otpauth://…`, for a QR code. */
    uri: z.string(),
  }),
})

export const changeAuthenticator = defineAdminCall({
  method: 'POST',
  path: '/admin/changeAuthenticator',
  access: 'staff',
  roles,
  wantsFreshCode: true,
  summary: 'Takes the new authenticator in place of the old one and ends all other sessions',
  input: body({ claim: z.string('field_invalid').check(z.maxLength(400, 'field_invalid')), code }),
  output: nothing,
  done: 'admin_authenticator_changed',
})
