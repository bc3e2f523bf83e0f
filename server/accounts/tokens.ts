import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import { tokenLifetimeSeconds } from '../../domain/accounts/rules.ts'
import type { Services, SignedInStudent } from '../services.ts'
import { believedKeys, keyFor } from './keys.ts'

type TokenStudent = { id: string; name: string; email: string; phone: string }
type Claims = TokenStudent & { sub: string; sid: string; iat: number; exp: number }

const header = encoded({ alg: 'HS256', typ: 'JWT' })

/** The bearer token of a session: a JWT with the student's id, name, email and phone, valid for minutes. */
export function signToken(
  { settings, clock }: Services,
  { id, name, email, phone }: TokenStudent,
  sessionId: string,
): string {
  const issuedAt = secondsOf(clock.now())
  const expiresAt = issuedAt + tokenLifetimeSeconds
  const claims: Claims = { id, name, email, phone, sid: sessionId, sub: id, iat: issuedAt, exp: expiresAt }
  const signed = `${header}.${encoded(claims)}`
  return `${signed}.${signatureOf(keyFor(settings, 'token'), signed)}`
}

/**
 * The student of the token, or null when it is forged, changed or expired. The algorithm is not the token's choice:
 * whatever its header says, one of our keys must have signed it. Every request with a token waits for this, so it does
 * not go through another thread, as Web Crypto would.
 */
export function readToken({ settings, clock }: Services, token: string): SignedInStudent | null {
  const end = token.lastIndexOf('.')
  const signed = token.slice(0, Math.max(0, end))
  const signature = Buffer.from(token.slice(end + 1))
  const isOurs = believedKeys(settings, 'token').some((key) => {
    const expected = Buffer.from(signatureOf(key, signed))
    return signature.length === expected.length && timingSafeEqual(signature, expected)
  })
  if (!isOurs) return null
  // What our key signed was written by `signToken`.
  const { sub, sid, exp }: Claims = JSON.parse(
    Buffer.from(signed.slice(signed.indexOf('.') + 1), 'base64url').toString(),
  )
  return exp > secondsOf(clock.now()) ? { id: sub, sessionId: sid } : null
}

function signatureOf(key: KeyObject, signed: string): string {
  return createHmac('sha256', key).update(signed).digest('base64url')
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}
