import { execFileSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { accountCandidates } from '../../server/adapters/database/embedded/account.ts'
import { createCluster } from '../../server/adapters/database/embedded/cluster.ts'
import { clearLeftovers } from '../../server/adapters/database/embedded/leftovers.ts'
import { choosePlace } from '../../server/adapters/database/embedded/place.ts'
import { startPostmaster } from '../../server/adapters/database/embedded/postmaster.ts'
import {
  prepareSocketFolder,
  socketFolder,
  socketUrl,
} from '../../server/adapters/database/embedded/socket-folder.ts'
import { findSoftware } from '../../server/adapters/database/embedded/software.ts'
import { migrate } from '../../server/adapters/database/migrate.ts'
import { databaseNamed, runOn, templateName } from './database.ts'
import { openFolder } from './folders.ts'

const quiet = { info() {}, warn() {}, error() {} }
const nothing = () => undefined

export type StoppableDatabase = Awaited<ReturnType<typeof startStoppableDatabase>>

/**
 * A PostgreSQL of its own that stays away as long as a test wants, with every commit on the disk before
 * it is answered and the migrated template in it.
 */
export async function startStoppableDatabase() {
  const folder = await openFolder('stoppable')
  const place = await choosePlace(folder, accountCandidates)
  const software = await findSoftware(place.home, place.account)
  const socketDir = socketFolder(folder, place)
  await createCluster(place, software, nothing)

  async function launch() {
    await clearLeftovers(place.cluster, nothing, socketDir)
    prepareSocketFolder(socketDir, place)
    return startPostmaster(place, software, socketDir, quiet)
  }

  let postmaster = await launch()
  const url = socketUrl(socketDir, 'postgres')
  await runOn(url, `create database ${templateName}`)
  await migrate(databaseNamed(url, templateName))

  /** The first process of the server. */
  async function pid(): Promise<number> {
    return Number((await readFile(join(place.cluster, 'postmaster.pid'), 'utf8')).split('\n')[0])
  }

  async function signalAll(signal: NodeJS.Signals): Promise<void> {
    const first = await pid()
    const children = execFileSync('pgrep', ['-P', String(first)], { encoding: 'utf8' })
    for (const one of [first, ...children.trim().split('\n').map(Number)]) {
      try {
        process.kill(one, signal)
      } catch {
        // A connection may have ended meanwhile.
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
    /** Holds every process of the server where it stands: lines stay open and nothing is answered. */
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async stop(): Promise<void> {
      await postmaster.stop()
      if (socketDir !== place.cluster) await rm(socketDir, { recursive: true, force: true })
      await rm(folder, { recursive: true, force: true })
    },
  }
}
