import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createCluster } from '../../packages/embedded-postgres/cluster.ts'
import { clearLeftovers } from '../../packages/embedded-postgres/leftovers.ts'
import { choosePlace } from '../../packages/embedded-postgres/place.ts'
import { startPostmaster } from '../../packages/embedded-postgres/postmaster.ts'
import {
  prepareSocketFolder,
  socketFolder,
  socketUrl,
} from '../../packages/embedded-postgres/socket-folder.ts'
import { findSoftware } from '../../packages/embedded-postgres/software.ts'
import { stepmark } from '../../server/adapters/database/embedded.ts'
import { migrate } from '../../server/adapters/database/migrate.ts'
import { databaseNamed, runOn, templateName } from './database.ts'
import { openFolder } from './folders.ts'
import { childrenOf } from './process-list.ts'

const quiet = { info() {}, warn() {}, error() {} }
const nothing = () => undefined

export type StoppableDatabase = Awaited<ReturnType<typeof startStoppableDatabase>>

/**
 * A PostgreSQL of its own that stays down as long as a test needs, with every commit on the disk before
 * it is answered and the migrated template in it.
 */
export async function startStoppableDatabase() {
  const folder = await openFolder('stoppable')
  const place = await choosePlace(folder, stepmark)
  const software = await findSoftware(place)
  const socketDir = socketFolder(folder, place)
  await createCluster(place, software, nothing)

  async function launch() {
    await clearLeftovers(place.cluster, nothing, socketDir)
    prepareSocketFolder(socketDir, place)
    return startPostmaster(place, software, socketDir, quiet)
  }

  let postmaster = await launch()
  const url = socketUrl(socketDir, stepmark, 'postgres')
  await runOn(url, `create database ${templateName}`)
  await migrate(databaseNamed(url, templateName))

  /** The first process of the server. */
  async function pid(): Promise<number> {
    return Number((await readFile(join(place.cluster, 'postmaster.pid'), 'utf8')).split('\n')[0])
  }

  async function signalAll(signal: NodeJS.Signals): Promise<void> {
    const first = await pid()
    process.kill(first, signal)
    for (const child of childrenOf(first)) {
      try {
        process.kill(child.pid, signal)
      } catch {
        // A connection may have ended in the meantime.
      }
    }
  }

  return {
    url,
    /** Ends the server as a lost machine does; nothing of it is started again. */
    async kill(): Promise<void> {
      process.kill(await pid(), 'SIGKILL')
      await postmaster.ended
    },
    /** Starts the server again; resolves when it takes connections. */
    async start(): Promise<void> {
      postmaster = await launch()
    },
    /** Freezes every process of the server: connections stay open and nothing is answered. */
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async stop(): Promise<void> {
      await postmaster.stop()
      if (socketDir !== place.cluster) await rm(socketDir, { recursive: true, force: true })
      await rm(folder, { recursive: true, force: true })
    },
  }
}
