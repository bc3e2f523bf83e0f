import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import { streamsPath } from '../../../domain/lessons/rules.ts'

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

type Secret = { secret: string }

const nobody = '-'

/** Everything of a stream is below this path; the signature covers the claim's very characters. */
export function streamPath({ secret }: Secret, claim: StreamClaim): string {
  const { itemId, studentId, sessionId, playbackId, cookieHash, expiresAt } = claim
  const text = [
    itemId,
    studentId ?? nobody,
    sessionId ?? nobody,
    playbackId ?? nobody,
    cookieHash,
    Math.floor(expiresAt / 1000),
  ].join('~')
  return `${streamsPath}/${text}.${signature(secret, text)}`
}

/** What a pass says, or null when a character of it was changed. Whether it has ended is for the caller. */
export function readPass({ secret }: Secret, pass: string): StreamClaim | null {
  const dot = pass.lastIndexOf('.')
  if (dot < 0) return null
  const text = pass.slice(0, dot)
  const given = Buffer.from(pass.slice(dot + 1))
  const expected = Buffer.from(signature(secret, text))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const [itemId, studentId, sessionId, playbackId, cookieHash, expiry] = text.split('~')
  if (itemId === undefined || cookieHash === undefined || expiry === undefined) return null
  return {
    itemId,
    studentId: named(studentId),
    sessionId: named(sessionId),
    playbackId: named(playbackId),
    cookieHash,
    expiresAt: Number(expiry) * 1000,
  }
}

/** What a claim says of a cookie's value. */
export function cookieHashOf(value: string): string {
  return hash('sha256', value, 'base64url')
}

function named(part: string | undefined): string | null {
  return part === undefined || part === nobody ? null : part
}

function signature(secret: string, text: string): string {
  return createHmac('sha256', secret).update('stream link\n').update(text).digest('base64url')
}
