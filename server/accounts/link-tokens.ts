import { createHash, randomBytes } from 'node:crypto'
import { mailedLinkHours } from '../../domain/accounts/rules.ts'

/** 128 random bits, in signs that no mail program takes for the end of an address. */
export function newLink(now: Date): { token: string; tokenHash: Buffer; expiresAt: Date } {
  const token = randomBytes(16).toString('hex')
  return {
    token,
    tokenHash: hashOfLink(token),
    expiresAt: new Date(now.getTime() + mailedLinkHours * 3600 * 1000),
  }
}

/** How a link is kept: random bits need no costlier hash. */
export function hashOfLink(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
