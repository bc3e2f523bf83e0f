import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { hashOf } from '../hash-of.ts'
import { believedSecrets, type Secret } from '../signed-claims.ts'

/** A token for one mailed link, and its stored hash. */
export function newLinkToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}

/** A reader of the newsletter: an address that subscribed on the site, or a student who opted in. */
export type Reader = { subscriptionId: string } | { studentId: string }

const ofStudent = 'student-'

/** The token of the unsubscribe link. It never expires, because old emails are kept. */
export function unsubscribeToken({ secret }: Secret, reader: Reader): string {
  const id = 'studentId' in reader ? `${ofStudent}${reader.studentId}` : reader.subscriptionId
  return `${id}.${signatureOf(secret, id).toString('base64url')}`
}

/** The subscription that a token ends, or null for an invalid token. */
export function readerOfToken(secrets: Secret, token: string): Reader | null {
  const [id = '', given = ''] = token.split('.')
  const signature = Buffer.from(given, 'base64url')
  const isOurs = believedSecrets(secrets).some((secret) => {
    const right = signatureOf(secret, id)
    return signature.length === right.length && timingSafeEqual(signature, right)
  })
  if (!isOurs) return null
  return id.startsWith(ofStudent) ? { studentId: id.slice(ofStudent.length) } : { subscriptionId: id }
}

function signatureOf(secret: string, id: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'enquiries/unsubscribe', 32))
  return createHmac('sha256', key).update(id).digest()
}
