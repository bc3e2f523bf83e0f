import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

/** A value that the database keeps encrypted: a copy of its rows is no use without APP_SECRET. */
export class Sealed {
  readonly plain: string
  constructor(plain: string) {
    this.plain = plain
  }
}

/** Encrypts with the first secret's key, and opens what any of them sealed. */
export type Sealer = {
  seal(text: string): string
  /** Null when another secret sealed it, or a character of it was changed. */
  open(sealed: string): string | null
}

const ivLength = 12
const tagLength = 16

/** AES-256-GCM under keys that are derived from secrets by HKDF-SHA-256. */
export function createSealer([own, ...others]: readonly [string, ...string[]]): Sealer {
  const ownKey = keyOf(own)
  const keys = [ownKey, ...others.map(keyOf)]
  return {
    seal(text) {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv('aes-256-gcm', ownKey, iv)
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      for (const key of keys) {
        const opened = openWith(key, bytes)
        if (opened !== null) return opened
      }
      return null
    },
  }
}

function openWith(key: KeyObject, bytes: Buffer): string | null {
  if (bytes.length < ivLength + tagLength) return null
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength), {
    authTagLength: tagLength,
  }).setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
  try {
    const opened = [decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]
    return Buffer.concat(opened).toString('utf8')
  } catch {
    return null
  }
}

function keyOf(secret: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'database/sealed', 32)))
}
