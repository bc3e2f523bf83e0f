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
  /** Told in one sentence about each step that takes a while. */
  progress?(sentence: string): void
  /** Said where the product must not run in the meantime: before what it is to be stopped. */
  aloneBefore?: string
}

export type ReachedDatabase = {
  url: string
  /** Without a pooler between. */
  directUrl: string
  stop(): Promise<void>
}

/**
 * The database of the settings: the outside one, the embedded one of a running product, which stays, or
 * the embedded one started for now.
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

/** The services on the same database and media as a running product, or without one; `close` ends what was opened. */
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

/** Opens the services for as long as the work takes. */
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
