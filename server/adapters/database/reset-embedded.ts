import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { lockDataFolder } from './embedded/folder-lock.ts'
import { clearLeftovers } from './embedded/leftovers.ts'
import { clusterIn, folderIdFile, possibleHomes } from './embedded/place.ts'
import { foldersOfSockets } from './embedded/socket-folder.ts'
import { asStartFailure } from './start-failure.ts'

/**
 * Deletes the embedded database and the media of a data folder, wherever they stand, so that the
 * next start begins anew. The rest of the folder stays.
 *
 * @throws StartFailure while Stepmark runs on the folder, or when something cannot be deleted.
 */
export async function resetEmbedded(dataFolder: string, progress: (sentence: string) => void): Promise<void> {
  const dataDir = resolve(dataFolder)
  if (!existsSync(dataDir)) return
  const unlock = await lockDataFolder(dataDir)
  try {
    const sockets = foldersOfSockets(dataDir)
    for (const home of possibleHomes(dataDir)) {
      await clearLeftovers(clusterIn(home), progress)
      remove(home)
    }
    // The name of the folders elsewhere goes last: a reset cut short can then be repeated.
    for (const path of [...sockets, join(dataDir, 'media'), folderIdFile(dataDir)]) remove(path)
  } finally {
    await unlock()
  }
}

function remove(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true })
  } catch (error) {
    throw asStartFailure(error, path)
  }
}
