import { createHash } from 'node:crypto'

/**
 * The SHA-256 by which a value is known without being kept. It hides a value that is random and long; one that can be guessed,
 * such as a password, needs a hash that is slow.
 */
export function hashOf(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}
