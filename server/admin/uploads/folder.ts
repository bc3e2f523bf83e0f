import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { freeBytesIn } from '../../adapters/media/disk.ts'
import type { Settings } from '../../settings.ts'

type Place = { settings: Pick<Settings, 'dataDir'> }

/**
 * The largest video that is copied when it is checked. A larger one is kept as uploaded, so that it
 * never takes its disk space twice; it does not play until it is transcoded.
 */
export const largestCopyBytes = 1024 * 1024 * 1024

/** The most disk space that checking an upload needs: the file and its results. */
export function bytesNeededFor(sizeInBytes: number): number {
  return sizeInBytes + Math.min(sizeInBytes, largestCopyBytes)
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/

/** The folder of unchecked uploads. */
export async function uploadFolder({ settings }: Place): Promise<string> {
  const folder = join(settings.dataDir, 'uploads')
  await mkdir(folder, { recursive: true })
  return folder
}

/** The path of an upload's bytes; the id is ours, never a name that somebody gave. */
export async function uploadPath(place: Place, id: string): Promise<string> {
  if (uuid.exec(id)?.[0] !== id) throw new Error('an upload is named by its id')
  return join(await uploadFolder(place), id)
}

/** Work folder for the results of an upload until they are stored. */
export async function workFolder(place: Place, id: string): Promise<string> {
  return `${await uploadPath(place, id)}.work`
}

/** The number of bytes received. */
export async function bytesOf(place: Place, id: string): Promise<number> {
  const path = await uploadPath(place, id)
  return stat(path).then(
    ({ size }) => size,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return 0
      throw error
    },
  )
}

export async function forgetBytes(place: Place, id: string): Promise<void> {
  await rm(await uploadPath(place, id), { force: true })
  await rm(await workFolder(place, id), { recursive: true, force: true })
}

/** Ids of uploads that have bytes here and were not modified since. */
export async function listUntouched(place: Place, since: Date): Promise<string[]> {
  const folder = await uploadFolder(place)
  const ids = new Set<string>()
  for (const name of await readdir(folder)) {
    const id = uuid.exec(name)?.[0]
    const seen = await stat(join(folder, name)).catch(() => null)
    if (id !== undefined && seen !== null && seen.mtime < since) ids.add(id)
  }
  return [...ids]
}

/** Bytes that may still be written. */
export async function freeBytes(place: Place): Promise<number> {
  return freeBytesIn(await uploadFolder(place))
}
