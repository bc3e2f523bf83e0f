import * as z from 'zod/mini'
import { email } from '../../accounts/schemas.ts'
import { body } from '../../contract.ts'
import { defineAdminCall } from '../access.ts'
import { passkeyProof } from '../account/passkeys.ts'
import { staffCode } from '../account/schemas.ts'
import { roles } from '../rules.ts'
import { adminSignIn, newStaffPassword, setUpForm, setUpToken, signedIn, staffPassword } from '../schemas.ts'

export const login = defineAdminCall({
  access: 'anyone',
  summary: 'Signs a member of staff in by password and code; each code works once',
  input: adminSignIn,
  output: signedIn,
  limits: ['staffSignInPerAccount', 'staffSignInPerNetwork'],
})

export const askPasskey = defineAdminCall({
  access: 'anyone',
  summary: 'WebAuthn options for signing in with a passkey, the same for everyone',
  output: z.object({
    /** Given back with the answer; good for five minutes. */
    claim: z.string(),
    /** What `navigator.credentials` takes, by the names of Web Authentication. */
    options: z.looseObject({ challenge: z.string() }),
  }),
  limits: ['staffSignInPerNetwork'],
})

export const loginWithPasskey = defineAdminCall({
  access: 'anyone',
  summary: 'Signs a member of staff in by a passkey; each challenge works once',
  input: body({ passkey: passkeyProof }),
  output: signedIn,
  limits: ['staffSignInPerNetwork'],
})

/** POST, so that a link's secret is in no logged URL. */
export const getSetUp = defineAdminCall({
  access: 'anyone',
  summary: 'Who a set-up link is for, and the authenticator secret',
  input: body({ token: setUpToken }),
  output: z.object({
    name: z.string(),
    email: z.string(),
    secret: z.string(),
    /** `otpauth://…`, for a QR code. */
    uri: z.string(),
  }),
  limits: ['staffSetUpPerNetwork'],
})

export const setUp = defineAdminCall({
  access: 'anyone',
  summary: 'Sets the password of a member of staff, confirms the authenticator and signs in',
  input: setUpForm,
  output: signedIn,
  limits: ['staffSetUpPerNetwork'],
})

export const forgotStaffPassword = defineAdminCall({
  path: '/admin/forgotPassword',
  access: 'anyone',
  summary:
    'Mails a member of staff a link to choose a new password; the response is the same for unknown addresses',
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

export const choosePasswordByPasskey = defineAdminCall({
  access: 'anyone',
  summary: 'Sets a new password by a mailed link and a passkey, ends all sessions and signs in',
  input: body({ token: setUpToken, password: staffPassword, passkey: passkeyProof }),
  output: signedIn,
  limits: ['staffSetUpPerNetwork'],
})

export const confirmCode = defineAdminCall({
  roles,
  summary: 'Confirms with an authenticator code, for calls that need a fresh one; each code works once',
  input: body({ code: staffCode }),
  limits: ['staffCodePerAccount'],
})

export const confirmPasskey = defineAdminCall({
  roles,
  summary: 'Confirms with a passkey, which allows calls that need a fresh code for some minutes',
  input: body({ passkey: passkeyProof }),
})

export const checkFreshCode = defineAdminCall({
  method: 'GET',
  roles,
  wantsFreshCode: true,
  summary: 'Refused like a call that needs a fresh code; called before a download starts',
})

export const logout = defineAdminCall({
  roles,
  endsSession: true,
  summary: 'Ends the admin session',
})

export const me = defineAdminCall({
  method: 'GET',
  roles,
  summary: 'The signed-in member of staff',
  output: signedIn,
})
