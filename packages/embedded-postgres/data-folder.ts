import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Others cannot list the data folder. When root starts the product, another user runs the database, and may only pass
 * through.
 */
export const dataFolderMode = process.getuid?.() === 0 ? 0o711 : 0o700

/** Creates the data folder where there is none, regardless of the umask; an existing one is not changed. */
export function makeDataFolder(dataDir: string): void {
  const first = mkdirSync(dataDir, { recursive: true })
  if (first === undefined) return
  for (let made = dataDir; made.length >= first.length; made = dirname(made)) chmodSync(made, dataFolderMode)
}
