import { readFileSync } from 'node:fs'
import { keptSecretPath } from '../settings.ts'

/** The secret that lies in the data folder; null when there is none. */
export function keptSecret(dataDir: string): string | null {
  try {
    return readFileSync(keptSecretPath(dataDir), 'utf8').trim()
  } catch {
    return null
  }
}
