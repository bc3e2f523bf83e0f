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
  /** For `pg` and libpq: a Unix socket that only root and the database's system user can reach. */
  url: string
  /** Deletes the database kept from before a conversion, once the new one is in use. */
  forgetPrevious(): Promise<void>
  /** Stops the server within about 5 s and frees the data folder. Any further call joins the first. */
  stop(): Promise<void>
}

export type LaunchOptions = {
  owner: Owner
  /**
   * Folder of the database and everything that belongs to it, created if missing. One process at a time may use it.
   */
  dataDir: string
  log: Log
  /** Receives one sentence about each step that takes a while. */
  progress(sentence: string): void
  /** Aborts the start: started programs are stopped and the promise rejects with the signal's reason. */
  signal?: AbortSignal
  /** System users that may run the database when this process is root, in order of preference. */
  accounts?: readonly AccountCandidate[]
  /** Converts a database created with the character type C to C.UTF-8; otherwise it is served unchanged. */
  copyRows?: CopyRows
}

const firstPauseMs = 100
/** Maximum delay between restarts; callers wait for the restart itself on top. */
const longestPauseMs = 3000
/** A server that ran this long is able to run: the next restart is immediate. */
const steadyMs = 60_000

/**
 * Runs PostgreSQL from the npm package on the data folder: creates the cluster the first time, removes leftovers of a
 * killed start, and restarts the server if it dies.
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

  /** On a separate socket, so that no client connects. */
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
 * Restarts the server after an unrequested exit (killed for lack of memory, or no disk space for its log). Retries
 * until it starts, for instance while the disk stays full.
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
    // It was stopped while it was starting.
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
