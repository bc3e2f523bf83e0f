import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { dataFolderMode } from '../packages/embedded-postgres/data-folder.ts'
import type { Logger } from './adapters/log.ts'

/**
 * Folders in the data folder that only this process uses. The database protects its own, which may be another user's.
 */
const ownFolders = ['media', 'uploads', 'transcoding', 'restoring']
const secrets = ['app-secret']
const knownNames = new Set([...ownFolders, ...secrets, 'postgres', 'postgres-id'])

/**
 * From now on files of this process are readable only by its user. The database's folders have their own permissions.
 */
export function makePrivateFiles(): void {
  process.umask(0o077)
}

/**
 * Removes others' permissions from an older release's data folder and its contents: below a closed
 * folder nobody else can read. Permissions are never widened. A folder with unknown contents may
 * not be ours, so it is left alone, and failures are only logged.
 */
export async function closeDataFolder(dataDir: string, log: Logger): Promise<void> {
  const names = await readdir(dataDir).catch(() => [])
  for (const name of names.filter((one) => ownFolders.includes(one)))
    await close(join(dataDir, name), 0o700, log)
  for (const name of names.filter((one) => secrets.includes(one)))
    await close(join(dataDir, name), 0o600, log)
  if (names.every((name) => knownNames.has(name))) await close(dataDir, dataFolderMode, log)
}

async function close(path: string, mode: number, log: Logger): Promise<void> {
  try {
    const found = (await stat(path)).mode & 0o7777
    if ((found & mode) !== found) await chmod(path, found & mode)
  } catch (error) {
    log.warn({ err: error, path }, 'others on this machine may read what is kept here')
  }
}
