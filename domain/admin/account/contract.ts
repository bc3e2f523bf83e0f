import * as z from 'zod/mini'
import { code, securityEvent } from '../../accounts/schemas.ts'
import { body } from '../../contract.ts'
import { defineAdminCall } from '../access.ts'
import { roles } from '../rules.ts'
import { moment } from '../shapes.ts'
import { mostPasskeyNameLength, passkeyClaim, passkeyId, passkeyMade } from './passkeys.ts'

export const getOwnActivity = defineAdminCall({
  method: 'GET',
  path: '/admin/ownActivity',
  roles,
  summary: 'Security events of the own staff account, newest first',
  output: z.array(securityEvent),
})

export const getRecoveryCodes = defineAdminCall({
  method: 'GET',
  path: '/admin/recoveryCodes',
  roles,
  summary: 'How many of the own recovery codes are left',
  output: z.object({ left: z.number() }),
})

export const makeRecoveryCodes = defineAdminCall({
  roles,
  wantsFreshCode: true,
  summary: 'Ten new recovery codes, shown only once, which replace all earlier ones',
  output: z.object({ codes: z.array(z.string()) }),
})

export const startAuthenticator = defineAdminCall({
  roles,
  wantsFreshCode: true,
  summary: 'The secret of a new authenticator, which takes effect once a code from it is confirmed',
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
  summary: 'Replaces the authenticator and ends all other sessions',
  input: body({ claim: z.string('field_invalid').check(z.maxLength(400, 'field_invalid')), code }),
  done: 'admin_authenticator_changed',
})

const passkeys = z.array(
  z.object({ id: z.string(), name: z.string(), madeAt: moment, usedAt: z.nullable(moment) }),
)

export const getPasskeys = defineAdminCall({
  method: 'GET',
  path: '/admin/passkeys',
  roles,
  summary: 'The own passkeys',
  output: passkeys,
})

export const startPasskey = defineAdminCall({
  roles,
  wantsFreshCode: true,
  summary: 'WebAuthn options for creating a passkey',
  output: z.object({
    /** Given back with the answer; good for five minutes. */
    claim: z.string(),
    /** What `navigator.credentials` takes, by the names of Web Authentication. */
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
  summary: 'Stores a new passkey',
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
  summary: 'Deletes one of the own passkeys',
  input: body({ id: passkeyId }),
  output: passkeys,
  done: 'admin_passkey_removed',
})
