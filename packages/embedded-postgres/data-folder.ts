import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Others see nothing in the data folder. Where root starts the product another user carries the database, and passes
 * through without a look.
 */
export const dataFolderMode = process.getuid?.() === 0 ? 0o711 : 0o700

/** Makes the data folder where there is none, whatever the umask says; one that is there stays as it is. */
export function makeDataFolder(dataDir: string): void {
  const first = mkdirSync(dataDir, { recursive: true })
  if (first === undefined) return
  for (let made = dataDir; made.length >= first.length; made = dirname(made)) chmodSync(made, dataFolderMode)
}
