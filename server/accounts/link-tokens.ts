import { randomBytes } from 'node:crypto'
import { mailedLinkHours } from '../../domain/accounts/rules.ts'
import { hoursAfter } from '../../domain/durations.ts'
import { hashOf } from '../hash-of.ts'

/** 128 random bits, in characters that no mail program treats as the end of an address. */
export function newLink(now: Date): { token: string; tokenHash: Buffer; expiresAt: Date } {
  const token = randomBytes(16).toString('hex')
  return {
    token,
    tokenHash: hashOf(token),
    expiresAt: hoursAfter(now, mailedLinkHours),
  }
}
