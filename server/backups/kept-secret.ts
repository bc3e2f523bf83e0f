import { readFileSync } from 'node:fs'
import { keptSecretPath } from '../settings.ts'

/** The secret stored in the data folder; null without one. */
export function keptSecret(dataDir: string): string | null {
  try {
    return readFileSync(keptSecretPath(dataDir), 'utf8').trim()
  } catch {
    return null
  }
}
