import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

const ivLength = 12
const tagLength = 16

/** A key derived from a secret by HKDF-SHA-256; the label is part of it. */
export function keyOf(secret: string, label: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', label, 32)))
}

/** AES-256-GCM. What was encrypted for an owner can only be decrypted for that owner. */
export function encrypt(key: KeyObject, text: string, owner = ''): Buffer {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner))
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), hidden])
}

/** The reverse of `encrypt`; null under another key, for another owner, or after tampering. */
export function decrypt(key: KeyObject, bytes: Buffer, owner = ''): string | null {
  if (bytes.length < ivLength + tagLength) return null
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength), {
    authTagLength: tagLength,
  })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
  try {
    const opened = [decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]
    return Buffer.concat(opened).toString('utf8')
  } catch {
    return null
  }
}
