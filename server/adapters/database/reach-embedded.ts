import { existsSync } from 'node:fs'
import pg from 'pg'
import type { Logger } from '../log.ts'
import { clusterIn, possibleHomes } from './embedded/place.ts'
import { socketFolder, socketUrl } from './embedded/socket-folder.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'

type Options = { dataDir: string; log: Logger; progress(sentence: string): void }

/** The embedded database of a data folder: the one of a running product, which stays, or one started for now. */
export async function reachEmbedded(options: Options): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  const url = runningUrl(options.dataDir)
  if (url !== null && (await answers(url))) return { url, stop: async () => undefined }
  return startEmbeddedPostgres(options)
}

/** Whether a data folder has a database already. */
export function hasEmbeddedDatabase(dataDir: string): boolean {
  return homeOf(dataDir) !== undefined
}

function homeOf(dataDir: string): string | undefined {
  return possibleHomes(dataDir).find((folder) => existsSync(clusterIn(folder)))
}

function runningUrl(dataDir: string): string | null {
  const home = homeOf(dataDir)
  if (home === undefined) return null
  return socketUrl(socketFolder(dataDir, { home, cluster: clusterIn(home), account: null }), 'stepmark')
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
