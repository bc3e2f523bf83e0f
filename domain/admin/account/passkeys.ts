import * as z from 'zod/mini'

/** Challenge lifetime. */
export const passkeyMinutes = 5
export const mostPasskeys = 20
export const mostPasskeyNameLength = 60

const bytes = z
  .string('field_invalid')
  .check(z.maxLength(20_000, 'field_invalid'), z.regex(/^[\w-]*$/, 'field_invalid'))
const credentialId = bytes.check(z.minLength(16, 'field_invalid'), z.maxLength(1400, 'field_invalid'))

export const passkeyClaim = z.string('field_invalid').check(z.maxLength(400, 'field_invalid'))
export const passkeyId = credentialId

/** A device's registration response, by the names of Web Authentication, in base64url. */
export const passkeyMade = z.object({
  id: credentialId,
  rawId: credentialId,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
  }),
  clientExtensionResults: z.object({}),
})

/** A device's authentication response. */
const passkeyUsed = z.object({
  id: credentialId,
  rawId: credentialId,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
  }),
  clientExtensionResults: z.object({}),
})

export const passkeyProof = z.object({ claim: passkeyClaim, response: passkeyUsed })
export type PasskeyProof = z.infer<typeof passkeyProof>
