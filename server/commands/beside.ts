import { connectAdapters } from '../adapters/connect.ts'
import { migrateAlone } from '../adapters/database/alone.ts'
import { reachEmbedded } from '../adapters/database/embedded.ts'
import { migrate } from '../adapters/database/migrate.ts'
import { createLog, type Logger } from '../adapters/log.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings.ts'

type BesideOptions = {
  settings: Settings
  log?: Logger
  /** Called with one sentence about each slow step. */
  progress?(sentence: string): void
  /** The action that needs the product stopped, for the error message. */
  aloneBefore?: string
}

export type ReachedDatabase = {
  url: string
  /** Without a pooler. */
  directUrl: string
  stop(): Promise<void>
}

/**
 * The database of the settings: the external one, the embedded one of a running product, which
 * keeps running, or the embedded one started temporarily.
 */
export async function reachDatabase({
  settings,
  log = createLog('warn'),
  progress = () => undefined,
}: BesideOptions): Promise<ReachedDatabase> {
  const { databaseUrl: url, databaseDirectUrl } = settings
  if (url !== null) return { url, directUrl: databaseDirectUrl ?? url, stop: async () => undefined }
  const own = await reachEmbedded({ dataDir: settings.dataDir, log, progress })
  return { url: own.url, directUrl: own.url, stop: () => own.stop() }
}

/** The services on the same database and media as the product, running or not; `close` ends what was opened. */
export async function openServices({
  poolSize = 1,
  ...options
}: BesideOptions & { poolSize?: number }): Promise<{ services: Services; close(): Promise<void> }> {
  const { settings, log = createLog('warn') } = options
  const database = await reachDatabase(options)
  try {
    const { aloneBefore } = options
    const release = aloneBefore === undefined ? null : await migrateAlone(database.directUrl, aloneBefore)
    if (release === null) await migrate(database.directUrl)
    const { services } = await connectAdapters(settings, { databaseUrl: database.url, log, poolSize })
    return {
      services,
      async close() {
        await services.tracer?.stop()
        await services.database.close()
        await release?.()
        await database.stop()
      },
    }
  } catch (error) {
    await database.stop()
    throw error
  }
}

/** Opens the services for the duration of the work. */
export async function withServices<Result>(
  options: Parameters<typeof openServices>[0],
  work: (services: Services) => Promise<Result>,
): Promise<Result> {
  const { services, close } = await openServices(options)
  try {
    return await work(services)
  } finally {
    await close()
  }
}
