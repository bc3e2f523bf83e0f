import { createHash } from 'node:crypto'

/**
 * SHA-256, to recognize a value without storing it. It protects values that are random and long; a value that can be guessed,
 * such as a password, needs a slow hash.
 */
export function hashOf(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}
