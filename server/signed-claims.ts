import { createHmac, timingSafeEqual } from 'node:crypto'

export type Secret = {
  secret: string
  /** One more accepted secret. */
  otherSecret?: string | null
}

/** The purpose of a signature: one made for another purpose is invalid. */
type Purpose =
  | 'media'
  | 'stream'
  | 'invoice'
  | 'certificate'
  | 'attempt'
  | 'device'
  | 'question'
  | 'authenticator'
  | 'passkey'

const nobody = '-'
const between = '~'

/** The accepted secrets, the signing one first. */
export function believedSecrets({ secret, otherSecret }: Secret): [string, ...string[]] {
  return otherSecret ? [secret, otherSecret] : [secret]
}

/** Parts of a claim as one path segment, with a signature over its exact characters; null is nobody. */
export function signClaim({ secret }: Secret, purpose: Purpose, parts: readonly (string | null)[]): string {
  const claim = parts.map((part) => part ?? nobody).join(between)
  return `${claim}.${signatureOf(secret, purpose, claim)}`
}

/** The parts of a signed segment, or null when it was tampered with. The caller checks its expiry. */
export function readClaim(secrets: Secret, purpose: Purpose, segment: string): (string | null)[] | null {
  const dot = segment.lastIndexOf('.')
  if (dot < 0) return null
  const claim = segment.slice(0, dot)
  const given = Buffer.from(segment.slice(dot + 1))
  const isOurs = believedSecrets(secrets).some((secret) => {
    const expected = Buffer.from(signatureOf(secret, purpose, claim))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  if (!isOurs) return null
  return claim.split(between).map((part) => (part === nobody ? null : part))
}

/** Long enough to start a download on a slow connection, too short to share. */
const documentLinkSeconds = 300

/** A link to a private document for five minutes: its last segment, and its expiry. */
export function signDocument(
  secret: Secret,
  purpose: 'invoice' | 'certificate',
  { id, now }: { id: string; now: Date },
): { segment: string; expiresAt: string } {
  const ends = Math.floor(now.getTime() / 1000) + documentLinkSeconds
  return {
    segment: signClaim(secret, purpose, [id, String(ends)]),
    expiresAt: new Date(ends * 1000).toISOString(),
  }
}

/** The document id in a segment; null when it was tampered with or has expired. */
export function readDocument(
  secret: Secret,
  purpose: 'invoice' | 'certificate',
  { segment, now }: { segment: string; now: Date },
): string | null {
  const [id = null, ends] = readClaim(secret, purpose, segment) ?? []
  return Number(ends) * 1000 > now.getTime() ? id : null
}

function signatureOf(secret: string, purpose: Purpose, claim: string): string {
  return createHmac('sha256', secret).update(`${purpose} link\n`).update(claim).digest('base64url')
}
