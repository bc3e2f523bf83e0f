import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { LaunchFailure } from './launch-failure.ts'

const lookEveryMs = 50

/**
 * Ends the PostgreSQL processes that a killed start left on a cluster, and removes lock files that name a process
 * which is not one of them. The caller holds the data folder's lock, so any process that still serves this cluster is
 * an orphan.
 *
 * @throws LaunchFailure when they survive every signal.
 */
export async function clearLeftovers(
  cluster: string,
  progress: (sentence: string) => void,
  socketDir = cluster,
): Promise<void> {
  if (!existsSync(cluster)) return
  if (listServers(cluster).length > 0) {
    progress('Stopping a database that an earlier start left running…')
    await stopServers(cluster)
  }
  removeMisleadingLock(join(cluster, 'postmaster.pid'))
  removeMisleadingLock(join(socketDir, '.s.PGSQL.5432.lock'))
}

/**
 * Removes a cluster that an earlier start left incomplete, after ending any process that is still creating it, which
 * would recreate the folder.
 *
 * @throws LaunchFailure when the process survives every signal.
 */
export async function clearDraft(draft: string): Promise<void> {
  await killServers(draft)
  rmSync(draft, { recursive: true, force: true })
}

/**
 * Ids of the PostgreSQL servers and their helpers that run on a cluster, or create it. Their working folder is the
 * cluster, so a reused id of another program does not match.
 */
export function listServers(cluster: string): number[] {
  const folder = realpathSync(cluster)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => readLink(`/proc/${pid}/cwd`) === folder)
    .filter((pid) => {
      const program = readLink(`/proc/${pid}/exe`)
      // A process that is ending has no executable, but may hold its memory a moment longer.
      return program === null || /^(postgres|initdb)/.test(basename(program))
    })
}

async function stopServers(cluster: string): Promise<void> {
  const main = readLockHolder(join(cluster, 'postmaster.pid'))
  const running = listServers(cluster)
  // Fast shutdown, which avoids a recovery, works only while the postmaster is alive.
  if (main && running.includes(main)) {
    signalAll([main], 'SIGINT')
    if (await haveEnded(cluster, 8000)) return
  }
  signalAll(listServers(cluster), 'SIGQUIT')
  if (await haveEnded(cluster, 2000)) return
  await killServers(cluster)
}

/** @throws LaunchFailure when they survive it. */
async function killServers(cluster: string): Promise<void> {
  signalAll(listServers(cluster), 'SIGKILL')
  if (await haveEnded(cluster, 2000)) return
  throw new LaunchFailure(
    `An earlier database still runs on ${cluster} and cannot be stopped (processes ${listServers(cluster).join(', ')}).`,
  )
}

async function haveEnded(cluster: string, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs
  while (performance.now() < deadline) {
    if (listServers(cluster).length === 0) return true
    await wait(lookEveryMs)
  }
  return false
}

/**
 * PostgreSQL itself removes a lock file whose process is gone, with the shared memory it names, but trusts one whose id
 * now belongs to any other process of the same user.
 */
function removeMisleadingLock(path: string): void {
  if (!existsSync(path)) return
  const holder = readLockHolder(path)
  if (holder === null || existsSync(`/proc/${holder}`)) rmSync(path)
}

function readLockHolder(path: string): number | null {
  if (!existsSync(path)) return null
  const pid = Number(readFileSync(path, 'utf8').split('\n')[0])
  return Number.isInteger(pid) && pid > 0 ? pid : null
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended since it was listed.
    }
  }
}

function readLink(path: string): string | null {
  try {
    return readlinkSync(path)
  } catch {
    return null
  }
}
