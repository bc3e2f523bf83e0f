import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { lockDataFolder } from './folder-lock.ts'
import { asLaunchFailure } from './launch-failure.ts'
import { clearLeftovers } from './leftovers.ts'
import type { Owner } from './owner.ts'
import { clusterIn, folderIdFile, possibleHomes } from './place.ts'
import { foldersOfSockets } from './socket-folder.ts'

type RemoveOptions = {
  owner: Owner
  dataDir: string
  /** What is removed with the database. */
  also?: readonly string[]
  progress(sentence: string): void
}

/**
 * Deletes the database of a data folder, wherever it is stored, so that the next start creates a new one. The rest of
 * the folder stays.
 *
 * @throws LaunchFailure while the folder is in use, or when something cannot be deleted.
 */
export async function removePostgres({ owner, also = [], progress, ...given }: RemoveOptions): Promise<void> {
  const dataDir = resolve(given.dataDir)
  if (!existsSync(dataDir)) return
  const unlock = await lockDataFolder(dataDir, owner)
  try {
    const sockets = foldersOfSockets(dataDir, owner)
    for (const home of possibleHomes(dataDir, owner)) {
      await clearLeftovers(clusterIn(home), progress)
      remove(home)
    }
    // The id of the folders elsewhere is removed last, so that an interrupted removal can be repeated.
    for (const path of [...sockets, ...also, folderIdFile(dataDir)]) remove(path)
  } finally {
    await unlock()
  }
}

function remove(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true })
  } catch (error) {
    throw asLaunchFailure(error, path)
  }
}
