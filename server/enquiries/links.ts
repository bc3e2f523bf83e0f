import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { believedSecrets, type Secret } from '../signed-claims.ts'

/** A token for one mailed link, and what is kept of it. */
export function newLinkToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOfToken(token) }
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The token by which a subscription ends. It stands in every mail for as long as that is kept, so it has no end. */
export function unsubscribeToken({ secret }: Secret, subscriptionId: string): string {
  return `${subscriptionId}.${signatureOf(secret, subscriptionId).toString('base64url')}`
}

/** The subscription that a token ends, or null when the token is not of our making. */
export function subscriptionOfToken(secrets: Secret, token: string): string | null {
  const [id = '', given = ''] = token.split('.')
  const signature = Buffer.from(given, 'base64url')
  const isOurs = believedSecrets(secrets).some((secret) => {
    const right = signatureOf(secret, id)
    return signature.length === right.length && timingSafeEqual(signature, right)
  })
  return isOurs ? id : null
}

function signatureOf(secret: string, subscriptionId: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'enquiries/unsubscribe', 32))
  return createHmac('sha256', key).update(subscriptionId).digest()
}
