import { createHmac, timingSafeEqual } from 'node:crypto'

type LinkClaim = {
  itemId: string
  rendition: string
  /** Both null for a visitor. */
  studentId: string | null
  sessionId: string | null
}
const visitor = 'visitor'

type Secret = { secret: string }

/**
 * A path that opens one rendition of one item until it expires: `/media/<claim>.<signature>`. The
 * claim names item, rendition, student, session and expiry; the signature covers its very characters.
 */
export function signLink(
  { secret }: Secret,
  { itemId, rendition, studentId, sessionId, expiresAt }: LinkClaim & { expiresAt: Date },
): string {
  const claim = [
    itemId,
    rendition,
    studentId ?? visitor,
    sessionId ?? visitor,
    Math.floor(expiresAt.getTime() / 1000),
  ].join('~')
  return `/media/${claim}.${signature(secret, claim)}`
}

/** The claim of a link's last path segment, or null when a character of it changed or its time has passed. */
export function readLink({ secret }: Secret, segment: string, now: Date): LinkClaim | null {
  const dot = segment.lastIndexOf('.')
  if (dot < 0) return null
  const claim = segment.slice(0, dot)
  const given = Buffer.from(segment.slice(dot + 1))
  const expected = Buffer.from(signature(secret, claim))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const [itemId, rendition, studentId, sessionId, expiry] = claim.split('~')
  if (itemId === undefined || rendition === undefined || Number(expiry) * 1000 <= now.getTime()) return null
  return { itemId, rendition, studentId: named(studentId), sessionId: named(sessionId) }
}

/** What a session's browser shows beside a link of a paid item: it follows from the session, so that tabs share it. */
export function cookieOf({ secret }: Secret, sessionId: string): string {
  return createHmac('sha256', secret).update('media cookie\n').update(sessionId).digest('base64url')
}

export function isCookieOf(secret: Secret, sessionId: string | null, value: string | null): boolean {
  if (sessionId === null || value === null) return false
  const given = Buffer.from(value)
  const expected = Buffer.from(cookieOf(secret, sessionId))
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function named(part: string | undefined): string | null {
  return part === undefined || part === visitor ? null : part
}

function signature(secret: string, claim: string): string {
  return createHmac('sha256', secret).update('media link\n').update(claim).digest('hex')
}
