import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type AccountCandidate, accountCandidates } from './account.ts'
import { createCluster } from './cluster.ts'
import { type CopyRows, forgetPrevious, makeDraft, moveIntoDraft, openDatabase } from './conversion.ts'
import { lockDataFolder } from './folder-lock.ts'
import { clearLeftovers } from './leftovers.ts'
import type { Owner } from './owner.ts'
import { choosePlace } from './place.ts'
import { type Log, type Postmaster, startPostmaster } from './postmaster.ts'
import {
  foldersOfSockets,
  hiddenSocketFolder,
  prepareSocketFolder,
  socketFolder,
  socketUrl,
} from './socket-folder.ts'
import { findSoftware } from './software.ts'

export type EmbeddedPostgres = {
  /** For `pg` and libpq: a Unix socket that only the user who carries the database, and root, can reach. */
  url: string
  /** Deletes what is kept of before a conversion: the new database is in use. */
  forgetPrevious(): Promise<void>
  /** Stops the server within about 5 s and frees the data folder. Any further call joins the first. */
  stop(): Promise<void>
}

export type LaunchOptions = {
  owner: Owner
  /** Holds the database and whatever else belongs to it; made when missing. One process at a time may use it. */
  dataDir: string
  log: Log
  /** Told in one sentence about each step that takes a while. */
  progress(sentence: string): void
  /** Gives the start up: what was begun is stopped and the promise is rejected with the signal's reason. */
  signal?: AbortSignal
  /** The system users that may carry the database when this process is root, the preferred one first. */
  accounts?: readonly AccountCandidate[]
  /** Converts a database that was made with the character types C to those of C.UTF-8; without it such a one is served as it is. */
  copyRows?: CopyRows
}

const firstPauseMs = 100
/** Longest pause between restarts, which callers wait on top. */
const longestPauseMs = 3000
/** A server that ran for so long is no server that cannot run. */
const steadyMs = 60_000

/**
 * Runs PostgreSQL from the npm package on the data folder: makes the cluster the first time, ends
 * what a killed start has left behind, and starts the server again should it ever die.
 *
 * @throws LaunchFailure with one sentence for the person at the terminal.
 */
export async function launchPostgres(options: LaunchOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir)
  const unlock = await lockDataFolder(dataDir, options.owner)
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
  {
    owner,
    log,
    progress,
    signal = new AbortController().signal,
    accounts = accountCandidates(owner),
    copyRows,
  }: LaunchOptions,
): Promise<EmbeddedPostgres> {
  const place = await choosePlace(dataDir, owner, accounts)
  const software = await findSoftware(place)
  const socketDir = socketFolder(dataDir, place)
  await createCluster(place, software, progress, signal)

  async function launch(at = socketDir): Promise<Postmaster> {
    await clearLeftovers(place.cluster, progress, at)
    prepareSocketFolder(at, place)
    return startPostmaster(place, software, at, log, signal)
  }

  /** Where nobody else finds the server, and with all others cut off. */
  async function convert(copyRows: CopyRows): Promise<void> {
    progress('Preparing the database for letters of every script, once; everything is kept…')
    const hidden = hiddenSocketFolder(dataDir, owner)
    let alone: Postmaster | null = null
    try {
      alone = await launch(hidden)
      await moveIntoDraft({ socketDir: hidden, owner, home: place.home, copyRows, progress, signal })
    } catch (error) {
      signal.throwIfAborted()
      log.warn(
        { err: error },
        'the database could not be prepared for letters of every script; it is as it was',
      )
    } finally {
      await alone?.stop()
      rmSync(hidden, { recursive: true, force: true })
    }
  }

  progress('Starting the database…')
  let server = await launch()
  try {
    const isAscii = await openDatabase(socketDir, owner)
    if (isAscii && copyRows && (await makeDraft(socketDir, owner))) {
      await server.stop()
      await convert(copyRows)
      server = await launch()
    }
    signal.throwIfAborted()
  } catch (error) {
    await server.stop()
    throw error
  }
  const supervised = supervise(server, launch, log)
  return {
    url: socketUrl(socketDir, owner),
    async forgetPrevious() {
      for (const folder of foldersOfSockets(dataDir, owner))
        rmSync(`${folder}-alone`, { recursive: true, force: true })
      await forgetPrevious(socketDir, owner, place.home)
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
  log: Log,
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
