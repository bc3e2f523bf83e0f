import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asLaunchFailure, LaunchFailure } from './launch-failure.ts'
import type { Owner } from './owner.ts'
import { folderId, type Place, readFolderId } from './place.ts'

/** The kernel's limit for the whole path of a socket. */
const longestSocketPathBytes = 107
const socketName = '.s.PGSQL.5432'

/**
 * Where the server puts its socket: in the cluster, which nobody else may enter, or, when that path is longer than the
 * kernel allows, in a temporary folder of the same mode.
 */
export function socketFolder(dataDir: string, { owner, cluster }: Place): string {
  if (fits(cluster)) return cluster
  folderId(dataDir)
  return foldersOfSockets(dataDir, owner).find(fits) ?? cluster
}

/** The socket's place while nobody else may connect. */
export function hiddenSocketFolder(dataDir: string, owner: Owner): string {
  const folder = join('/tmp', `${owner.name}-${folderId(dataDir)}-alone`)
  const [preferred] = foldersOfSockets(dataDir, owner).map((known) => `${known}-alone`)
  return preferred !== undefined && fits(preferred) ? preferred : folder
}

/** The temporary folders that may hold the socket of a data folder. */
export function foldersOfSockets(dataDir: string, { name }: Owner): string[] {
  const id = readFolderId(dataDir)
  return id ? [tmpdir(), '/tmp'].map((parent) => join(parent, `${name}-${id}`)) : []
}

/** @throws LaunchFailure when the folder cannot be made, or somebody else made it. */
export function prepareSocketFolder(folder: string, { cluster, account }: Place): void {
  if (folder === cluster) return
  const uid = account?.uid ?? process.getuid?.()
  try {
    if (mkdirSync(folder, { recursive: true })) {
      chmodSync(folder, 0o700)
      if (account) chownSync(folder, account.uid, account.gid)
    }
    const found = lstatSync(folder)
    if (found.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0) return
  } catch (error) {
    throw asLaunchFailure(error, folder)
  }
  throw new LaunchFailure(
    `The folder ${folder}, needed for the database's socket, belongs to somebody else: remove it.`,
  )
}

/** The address of the server behind a socket folder, for `pg` and for libpq. */
export function socketUrl(folder: string, { name }: Owner, database = name): string {
  // Port and encryption are explicit, so that PGPORT and PGSSLMODE of the caller's environment do not apply.
  const parameters = new URLSearchParams({ host: folder, port: '5432', user: name, sslmode: 'disable' })
  return `postgresql:///${database}?${parameters}`
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, socketName)) <= longestSocketPathBytes
}
