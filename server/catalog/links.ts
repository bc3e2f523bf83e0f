import { createHmac, timingSafeEqual } from 'node:crypto'
import { believedSecrets, readClaim, type Secret, signClaim } from '../signed-claims.ts'

type LinkClaim = {
  itemId: string
  rendition: string
  /** Both null for a visitor. */
  studentId: string | null
  sessionId: string | null
}

/**
 * A path that opens one rendition of one item until it expires: `/media/<claim>.<signature>`. The claim contains item,
 * rendition, student, session and expiry; the signature covers its exact characters.
 */
export function signLink(
  secret: Secret,
  { itemId, rendition, studentId, sessionId, expiresAt }: LinkClaim & { expiresAt: Date },
): string {
  const ends = String(Math.floor(expiresAt.getTime() / 1000))
  return `/media/${signClaim(secret, 'media', [itemId, rendition, studentId, sessionId, ends])}`
}

/** The claim in a link's last path segment, or null when it was tampered with or has expired. */
export function readLink(secret: Secret, segment: string, now: Date): LinkClaim | null {
  const [itemId, rendition, studentId = null, sessionId = null, ends] =
    readClaim(secret, 'media', segment) ?? []
  if (!itemId || !rendition || !(Number(ends) * 1000 > now.getTime())) return null
  return { itemId, rendition, studentId, sessionId }
}

/** The cookie value that a paid item's link requires: derived from the session, so that tabs share it. */
export function cookieOf({ secret }: Secret, sessionId: string): string {
  return createHmac('sha256', secret).update('media cookie\n').update(sessionId).digest('base64url')
}

/** Whether a value is the session's, made with any accepted secret. */
export function isCookieOf(secrets: Secret, sessionId: string | null, value: string | null): boolean {
  if (sessionId === null || value === null) return false
  const given = Buffer.from(value)
  return believedSecrets(secrets).some((secret) => {
    const expected = Buffer.from(cookieOf({ secret }, sessionId))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
