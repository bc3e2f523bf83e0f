import { createHmac, timingSafeEqual } from 'node:crypto'

type LinkClaim = { itemId: string; rendition: string; studentId: string | null; expiresAt: Date }
type Secret = { secret: string }

/**
 * A path that opens one rendition of one item until it expires: `/media/<claim>.<signature>`. The
 * claim names item, rendition, student and expiry; the signature covers its very characters.
 */
export function signLink({ secret }: Secret, { itemId, rendition, studentId, expiresAt }: LinkClaim): string {
  const claim = [itemId, rendition, studentId ?? 'visitor', Math.floor(expiresAt.getTime() / 1000)].join('~')
  return `/media/${claim}.${signature(secret, claim)}`
}

/** The claim of a link's last path segment, or null when a character of it changed or its time has passed. */
export function readLink(
  { secret }: Secret,
  segment: string,
  now: Date,
): { itemId: string; rendition: string; studentId: string | null } | null {
  const dot = segment.lastIndexOf('.')
  if (dot < 0) return null
  const claim = segment.slice(0, dot)
  const given = Buffer.from(segment.slice(dot + 1))
  const expected = Buffer.from(signature(secret, claim))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const [itemId, rendition, student, expiry] = claim.split('~')
  if (itemId === undefined || rendition === undefined || Number(expiry) * 1000 <= now.getTime()) return null
  return { itemId, rendition, studentId: student === undefined || student === 'visitor' ? null : student }
}

function signature(secret: string, claim: string): string {
  return createHmac('sha256', secret).update('media link\n').update(claim).digest('hex')
}
