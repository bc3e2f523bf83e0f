import { decrypt, encrypt, keyOf } from '../../encryption.ts'

/** A value stored encrypted: a copy of the rows is useless without APP_SECRET. */
export class Sealed {
  readonly plain: string
  constructor(plain: string) {
    this.plain = plain
  }
}

/** Encrypts with the first secret's key, and decrypts what any of them sealed. */
export type Sealer = {
  seal(text: string): string
  /** Null when another secret sealed it, or it was tampered with. */
  open(sealed: string): string | null
}

/** Uses keys derived from secrets. */
export function createSealer([own, ...others]: readonly [string, ...string[]]): Sealer {
  const label = 'database/sealed'
  const ownKey = keyOf(own, label)
  const keys = [ownKey, ...others.map((secret) => keyOf(secret, label))]
  return {
    seal: (text) => encrypt(ownKey, text).toString('base64url'),
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      for (const key of keys) {
        const opened = decrypt(key, bytes)
        if (opened !== null) return opened
      }
      return null
    },
  }
}
