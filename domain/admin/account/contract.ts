import * as z from 'zod/mini'
import { code, email, securityEvent } from '../../accounts/schemas.ts'
import { body } from '../../contract.ts'
import { defineAdminCall } from '../access.ts'
import { roles } from '../rules.ts'
import { newStaffPassword, setUpToken, signedIn, staffPassword } from '../schemas.ts'
import { moment } from '../shapes.ts'
import { mostPasskeyNameLength, passkeyClaim, passkeyId, passkeyMade, passkeyProof } from './passkeys.ts'

export const getOwnActivity = defineAdminCall({
  method: 'GET',
  path: '/admin/ownActivity',
  roles,
  summary: 'What a member of staff should know of their own account, the newest first',
  output: z.array(securityEvent),
})

export const forgotStaffPassword = defineAdminCall({
  path: '/admin/forgotPassword',
  access: 'anyone',
  summary: 'Mails a member of staff a link to choose a new password; of nobody it answers the same',
  input: body({ email }),
  limits: ['staffLinkPerAccount', 'staffSignInPerNetwork'],
  done: 'admin_forgot_sent',
})

export const chooseStaffPassword = defineAdminCall({
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
  roles,
  summary: 'How many recovery codes of one’s own are left',
  output: z.object({ left: z.number() }),
})

export const makeRecoveryCodes = defineAdminCall({
  roles,
  wantsFreshCode: true,
  summary: 'Ten new recovery codes, shown this once, in place of all before',
  output: z.object({ codes: z.array(z.string()) }),
})

export const startAuthenticator = defineAdminCall({
  roles,
  wantsFreshCode: true,
  summary: 'The secret of a new authenticator, which counts once a code of it was given',
  output: z.object({
    /** Given back with the code; good for ten minutes. */
    claim: z.string(),
    secret: z.string(),
    /** `otpauth://…`, for a QR code. */
    uri: z.string(),
  }),
})

export const changeAuthenticator = defineAdminCall({
  roles,
  wantsFreshCode: true,
  summary: 'Takes the new authenticator in place of the old one and ends all other sessions',
  input: body({ claim: z.string('field_invalid').check(z.maxLength(400, 'field_invalid')), code }),
  done: 'admin_authenticator_changed',
})

const passkeys = z.array(
  z.object({ id: z.string(), name: z.string(), madeAt: moment, usedAt: z.nullable(moment) }),
)
/** What a browser's `navigator.credentials` is asked with, by the names of Web Authentication. */
const claimed = {
  /** Given back with the answer; good for five minutes. */
  claim: z.string(),
}

export const getPasskeys = defineAdminCall({
  method: 'GET',
  path: '/admin/passkeys',
  roles,
  summary: 'One’s own passkeys',
  output: passkeys,
})

export const startPasskey = defineAdminCall({
  roles,
  wantsFreshCode: true,
  summary: 'What a device is asked to make a passkey with',
  output: z.object({
    ...claimed,
    options: z.looseObject({
      challenge: z.string(),
      rp: z.object({ name: z.string(), id: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
    }),
  }),
})

export const addPasskey = defineAdminCall({
  roles,
  wantsFreshCode: true,
  summary: 'Keeps the passkey that a device made',
  input: body({
    claim: passkeyClaim,
    response: passkeyMade,
    name: z
      .string('admin_passkey_name_required')
      .check(
        z.trim(),
        z.minLength(1, 'admin_passkey_name_required'),
        z.maxLength(mostPasskeyNameLength, 'admin_passkey_name_required'),
        z.regex(/^\P{Cc}*$/u, 'field_invalid'),
      ),
  }),
  output: passkeys,
  done: 'admin_passkey_added',
})

export const removePasskey = defineAdminCall({
  roles,
  wantsFreshCode: true,
  summary: 'Forgets a passkey of one’s own',
  input: body({ id: passkeyId }),
  output: passkeys,
  done: 'admin_passkey_removed',
})

export const askPasskey = defineAdminCall({
  access: 'anyone',
  summary: 'What a device is asked for its passkey with, the same for everybody',
  output: z.object({ ...claimed, options: z.looseObject({ challenge: z.string() }) }),
  limits: ['staffSignInPerNetwork'],
})

export const loginWithPasskey = defineAdminCall({
  access: 'anyone',
  summary: 'Signs a member of staff in by a passkey; what a device answers is good once',
  input: body({ passkey: passkeyProof }),
  output: signedIn,
  limits: ['staffSignInPerNetwork'],
})

export const confirmPasskey = defineAdminCall({
  roles,
  summary: 'Opens calls that want a fresh code for some minutes, by a passkey',
  input: body({ passkey: passkeyProof }),
})

export const choosePasswordByPasskey = defineAdminCall({
  access: 'anyone',
  summary: 'Sets a new password by a mailed link and a passkey, ends all sessions and signs in',
  input: body({ token: setUpToken, password: staffPassword, passkey: passkeyProof }),
  output: signedIn,
  limits: ['staffSetUpPerNetwork'],
})
