import { hash } from 'node:crypto'
import { streamsPath } from '../../../domain/lessons/rules.ts'
import { readClaim, type Secret, signClaim } from '../../signed-claims.ts'

/** Whose browser may play what until when. */
export type StreamClaim = {
  itemId: string
  /** All three are null for a visitor. */
  studentId: string | null
  sessionId: string | null
  playbackId: string | null
  cookieHash: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** Everything of a stream is below this path; the signature covers the claim's very characters. */
export function streamPath(secret: Secret, claim: StreamClaim): string {
  const { itemId, studentId, sessionId, playbackId, cookieHash, expiresAt } = claim
  const ends = String(Math.floor(expiresAt / 1000))
  return `${streamsPath}/${signClaim(secret, 'stream', [itemId, studentId, sessionId, playbackId, cookieHash, ends])}`
}

/** What a pass says, or null when a character of it was changed. Whether it has ended is for the caller. */
export function readPass(secret: Secret, pass: string): StreamClaim | null {
  const [itemId, studentId = null, sessionId = null, playbackId = null, cookieHash, ends] =
    readClaim(secret, 'stream', pass) ?? []
  if (!itemId || !cookieHash || !ends) return null
  return { itemId, studentId, sessionId, playbackId, cookieHash, expiresAt: Number(ends) * 1000 }
}

/** What a claim says of a cookie's value. */
export function cookieHashOf(value: string): string {
  return hash('sha256', value, 'base64url')
}
