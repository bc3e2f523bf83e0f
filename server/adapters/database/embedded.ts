import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '../log.ts'
import { type AccountCandidate, accountCandidates } from './embedded/account.ts'
import {
  databaseName,
  forgetPrevious,
  makeDraft,
  moveIntoDraft,
  openDatabase,
} from './embedded/character-types.ts'
import { createCluster } from './embedded/cluster.ts'
import { lockDataFolder } from './embedded/folder-lock.ts'
import { clearLeftovers } from './embedded/leftovers.ts'
import { choosePlace } from './embedded/place.ts'
import { type Postmaster, startPostmaster } from './embedded/postmaster.ts'
import {
  foldersOfSockets,
  hiddenSocketFolder,
  prepareSocketFolder,
  socketFolder,
  socketUrl,
} from './embedded/socket-folder.ts'
import { findSoftware } from './embedded/software.ts'

export type EmbeddedPostgres = {
  /** For `pg` and libpq: a Unix socket that only the user who carries the database, and root, can reach. */
  url: string
  /** Deletes what is kept of before a conversion: the product has started on the new database. */
  forgetPrevious(): Promise<void>
  /** Stops the server within about 5 s and frees the data folder. Any further call joins the first. */
  stop(): Promise<void>
}

type EmbeddedOptions = {
  /** Holds the database and whatever else belongs to it; made when missing. One process at a time may use it. */
  dataDir: string
  log: Logger
  /** Told in one sentence about each step that takes a while. */
  progress(sentence: string): void
  /** Gives the start up: what was begun is stopped and the promise is rejected with the signal's reason. */
  signal?: AbortSignal
  /** The system users that may carry the database when this process is root, the preferred one first. */
  accounts?: readonly AccountCandidate[]
}

const firstPauseMs = 100
/** Whoever waits for the database waits that much longer than it needs. */
const longestPauseMs = 3000
/** A server that ran for so long is no server that cannot run. */
const steadyMs = 60_000

/**
 * Runs PostgreSQL from the npm package on the data folder: makes the cluster the first time, ends
 * what a killed start has left behind, and starts the server again should it ever die.
 *
 * @throws StartFailure with one sentence for the person at the terminal.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir)
  const unlock = await lockDataFolder(dataDir)
  try {
    const server = await startServer(dataDir, options)
    let stopped: Promise<void> | undefined
    return {
      url: server.url,
      forgetPrevious: server.forgetPrevious,
      stop() {
        stopped ??= server.stop().finally(unlock)
        return stopped
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

async function startServer(
  dataDir: string,
  { log, progress, signal = new AbortController().signal, accounts = accountCandidates }: EmbeddedOptions,
): Promise<EmbeddedPostgres> {
  const place = await choosePlace(dataDir, accounts)
  const software = await findSoftware(place.home, place.account)
  const socketDir = socketFolder(dataDir, place)
  await createCluster(place, software, progress, signal)

  async function launch(at = socketDir): Promise<Postmaster> {
    await clearLeftovers(place.cluster, progress, at)
    prepareSocketFolder(at, place)
    return startPostmaster(place, software, at, log, signal)
  }

  /** Where nobody else finds the server, and with all others cut off. */
  async function convert(): Promise<void> {
    progress('Search: preparing the database for Hindi and Telugu, once; everything is kept…')
    const hidden = hiddenSocketFolder(dataDir)
    let alone: Postmaster | null = null
    try {
      alone = await launch(hidden)
      await moveIntoDraft({ socketDir: hidden, home: place.home, progress, signal })
    } catch (error) {
      signal.throwIfAborted()
      log.warn({ err: error }, 'the database could not be prepared for Hindi and Telugu; it is as it was')
    } finally {
      await alone?.stop()
      rmSync(hidden, { recursive: true, force: true })
    }
  }

  progress('Starting the database…')
  let server = await launch()
  try {
    if ((await openDatabase(socketDir)) && (await makeDraft(socketDir))) {
      await server.stop()
      await convert()
      server = await launch()
    }
    signal.throwIfAborted()
  } catch (error) {
    await server.stop()
    throw error
  }
  const supervised = supervise(server, launch, log)
  return {
    url: socketUrl(socketDir, databaseName),
    async forgetPrevious() {
      for (const folder of foldersOfSockets(dataDir))
        rmSync(`${folder}-alone`, { recursive: true, force: true })
      await forgetPrevious(socketDir, place.home)
    },
    async stop() {
      await supervised.stop()
      if (socketDir !== place.cluster) rmSync(socketDir, { recursive: true, force: true })
    },
  }
}

/**
 * Starts the server again when it ends unasked, as after a kill by the kernel for want of memory, or when the
 * disk has no room for its log. As long as it cannot start, as on a disk that stays full, it is tried again.
 */
function supervise(
  first: Postmaster,
  launch: () => Promise<Postmaster>,
  log: Logger,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  let current: Postmaster | null = first
  const watching = watch()

  async function watch(): Promise<void> {
    let pauseMs = firstPauseMs
    while (!stopping.signal.aborted) {
      const startedAt = performance.now()
      await current?.ended
      if (stopping.signal.aborted) return
      if (current !== null) log.error({}, 'the database ended by itself and is started again')
      pauseMs =
        performance.now() - startedAt > steadyMs ? firstPauseMs : Math.min(2 * pauseMs, longestPauseMs)
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      current = await launch().catch((error: unknown) => {
        log.error({ err: error }, 'the database could not be started again yet')
        return null
      })
    }
    // It was being started while it was to stop.
    await current?.stop()
  }

  return {
    async stop() {
      stopping.abort()
      await current?.stop()
      await watching
    },
  }
}
