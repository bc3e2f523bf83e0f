import { hash } from 'node:crypto'
import { streamsPath } from '../../../domain/lessons/rules.ts'
import { readClaim, type Secret, signClaim } from '../../signed-claims.ts'

/** What a browser may play, and until when. */
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

/** All addresses of a stream are below this path; the signature covers the claim's exact characters. */
export function streamPath(secret: Secret, claim: StreamClaim): string {
  const { itemId, studentId, sessionId, playbackId, cookieHash, expiresAt } = claim
  const ends = String(Math.floor(expiresAt / 1000))
  return `${streamsPath}/${signClaim(secret, 'stream', [itemId, studentId, sessionId, playbackId, cookieHash, ends])}`
}

/** The claim of a pass, or null when it was tampered with. The caller checks its expiry. */
export function readPass(secret: Secret, pass: string): StreamClaim | null {
  const [itemId, studentId = null, sessionId = null, playbackId = null, cookieHash, ends] =
    readClaim(secret, 'stream', pass) ?? []
  if (!itemId || !cookieHash || !ends) return null
  return { itemId, studentId, sessionId, playbackId, cookieHash, expiresAt: Number(ends) * 1000 }
}

/** The hash of a cookie's value in a claim. */
export function cookieHashOf(value: string): string {
  return hash('sha256', value, 'base64url')
}
