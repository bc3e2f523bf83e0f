import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Account, identity } from '../../packages/embedded-postgres/program.ts'

/** Where programs run and store their data; PostgreSQL refuses root, so all of them run as the account. */
export type Place = { folder: string; account: Account }

export type Program = {
  pid: number
  isRunning(): boolean
  /** Sends the signal and waits until it has ended. */
  end(signal?: NodeJS.Signals): Promise<void>
}

/** Starts an installed program; its output goes to `<name>.log` in the folder. */
export function startProgram(
  { folder, account }: Place,
  name: string,
  command: string,
  args: readonly string[],
): Program {
  const log = openSync(join(folder, `${name}.log`), 'a')
  const child = spawn(command, args, {
    ...identity(account),
    cwd: folder,
    env: { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', HOME: folder, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
    stdio: ['ignore', log, log],
  })
  return programOf(child)
}

export function programOf(child: ChildProcess): Program {
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const isRunning = () => child.exitCode === null && child.signalCode === null && child.pid !== undefined
  return {
    pid: child.pid ?? 0,
    isRunning,
    async end(signal = 'SIGTERM') {
      if (!isRunning()) return
      child.kill(signal)
      await ended
    },
  }
}

/** Writes a file that only the account may read: it contains passwords. */
export function writePrivate({ folder, account }: Place, name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text, { mode: 0o600 })
  if (account) chownSync(path, account.uid, account.gid)
  return path
}

export function makeFolder({ folder, account }: Place, name: string): string {
  const path = join(folder, name)
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (account) chownSync(path, account.uid, account.gid)
  return path
}

/** Polls until there is a result, or throws. */
export async function until<Answer>(
  what: string,
  seconds: number,
  ask: () => Promise<Answer | null | false | undefined>,
): Promise<Answer> {
  const deadline = performance.now() + seconds * 1000
  for (;;) {
    const answer = await ask().catch(() => null)
    if (answer) return answer
    if (performance.now() > deadline) throw new Error(`${what}: not within ${seconds} s`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
