import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { explainOutput } from './launch-failure.ts'
import type { Place } from './place.ts'
import { identity, plainEnvironment } from './program.ts'
import type { Software } from './software.ts'

const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  port: '5432',
  max_connections: '60',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  jit: 'off',
  // There is no replication. If it were enabled, a checkpoint on a full disk would end the server in a panic.
  max_active_replication_origins: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // The caller reports refused statements; `log` is for the server's own errors.
  log_min_messages: 'log',
}

const readyWithinMs = 120_000
const lookEveryMs = 20
const fastStopMs = 4000
const immediateStopMs = 1000
const keptLines = 40

/** Log file of the server's errors. */
export type Log = {
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** A running PostgreSQL server. */
export type Postmaster = {
  /** Settles when the server has ended, requested or not. */
  ended: Promise<void>
  /** Stops the server, within about 5 s even when it hangs; its clients are disconnected. */
  stop(): Promise<void>
}

/**
 * Starts the server of a cluster and waits until it accepts connections.
 *
 * It gets its own session, so that Ctrl-C in a terminal reaches only this process, which then shuts it down cleanly.
 * Its output goes through a pipe, so there is no log file to rotate.
 *
 * @throws LaunchFailure when it ends instead; the reason of `signal` when that fires.
 */
export async function startPostmaster(
  { home, cluster, account }: Place,
  { postgres }: Software,
  socketDir: string,
  log: Log,
  signal?: AbortSignal,
): Promise<Postmaster> {
  const options = { ...settings, unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"` }
  const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const statusBefore = readStatus(cluster)
  const child = spawn(postgres, ['-D', cluster, ...args], {
    ...identity(account),
    cwd: '/',
    detached: true,
    env: plainEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lines: string[] = []
  let hasEnded = false
  let isStopping = false
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', (error) => {
      lines.push(error.message)
      resolve()
    })
  }).then(() => {
    hasEnded = true
  })
  createInterface({ input: child.stderr }).on('line', (line) => {
    lines.push(line)
    if (lines.length > keptLines) lines.shift()
    if (!isStopping && isTrouble(line)) log.warn({ line }, 'PostgreSQL reports trouble')
  })

  async function stop(): Promise<void> {
    isStopping = true
    const steps = [
      { signal: 'SIGINT', deadlineMs: fastStopMs },
      { signal: 'SIGQUIT', deadlineMs: immediateStopMs },
    ] as const
    for (const step of steps) {
      if (hasEnded) return
      child.kill(step.signal)
      await Promise.race([ended, wait(step.deadlineMs, undefined, { ref: false })])
    }
    if (hasEnded) return
    child.kill('SIGKILL')
    await ended
  }

  const deadline = performance.now() + readyWithinMs
  while (!isReady(cluster, statusBefore)) {
    if (hasEnded) throw explainOutput(lines.join('\n'), home, 'The database could not be started')
    if (signal?.aborted || performance.now() > deadline) {
      await stop()
      signal?.throwIfAborted()
      throw explainOutput('it was not ready within two minutes', home, 'The database could not be started')
    }
    await wait(lookEveryMs)
  }
  return { ended, stop }
}

/**
 * The server writes its state on the eighth line of its lock file; connecting would fill its log with refusals. The
 * file of a killed server says "ready" too, until the new one overwrites it.
 */
function isReady(cluster: string, statusBefore: string): boolean {
  const status = readStatus(cluster)
  return status !== statusBefore && status.split('\n')[7]?.trim() === 'ready'
}

function readStatus(cluster: string): string {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8')
  } catch {
    return ''
  }
}

function isTrouble(line: string): boolean {
  return /\b(FATAL|PANIC):|was terminated by signal|could not|corrupt|invalid page/.test(line)
}
