import { existsSync } from 'node:fs'
import pg from 'pg'
import { type EmbeddedPostgres, type LaunchOptions, launchPostgres } from './embedded-postgres.ts'
import type { Owner } from './owner.ts'
import { clusterIn, possibleHomes } from './place.ts'
import { socketFolder, socketUrl } from './socket-folder.ts'

/**
 * Connects to the database of a data folder: to the running server of another process, or to one started for this
 * call.
 */
export async function reachPostgres(options: LaunchOptions): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  const url = runningUrl(options.dataDir, options.owner)
  if (url !== null && (await answers(url))) return { url, stop: async () => undefined }
  return launchPostgres(options)
}

/** Whether a data folder has a database already. */
export function hasPostgres(dataDir: string, owner: Owner): boolean {
  return homeOf(dataDir, owner) !== undefined
}

function homeOf(dataDir: string, owner: Owner): string | undefined {
  return possibleHomes(dataDir, owner).find((folder) => existsSync(clusterIn(folder)))
}

function runningUrl(dataDir: string, owner: Owner): string | null {
  const home = homeOf(dataDir, owner)
  if (home === undefined) return null
  return socketUrl(socketFolder(dataDir, { owner, home, cluster: clusterIn(home), account: null }), owner)
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
