import { spawn } from 'node:child_process'

/** The user a program runs as; null means the user of this process. */
export type Account = { name: string; uid: number; gid: number } | null

export type ProgramResult = { code: number | null; output: string }

/**
 * The environment of every PostgreSQL program. The caller's own variables (PGDATA, PGPORT, LD_LIBRARY_PATH, a missing
 * locale) must not affect it.
 */
export const plainEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

type RunOptions = {
  signal?: AbortSignal | undefined
  /** Working folder, instead of the caller's own, which the account may not be able to enter. */
  folder?: string
}

/** What `spawn` needs to run a program as an account. */
export function identity(account: Account): { uid: number; gid: number } | Record<string, never> {
  return account ? { uid: account.uid, gid: account.gid } : {}
}

/**
 * Runs a short program to its end and collects its output. A program that cannot be started returns code null and the
 * reason as output.
 */
export function runProgram(
  account: Account,
  command: string,
  args: readonly string[],
  { signal, folder = '/' }: RunOptions = {},
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, {
      ...identity(account),
      ...(signal ? { signal } : {}),
      cwd: folder,
      env: plainEnvironment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const collect = (part: unknown) => {
      output += String(part)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => resolve({ code: null, output: error.message }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** Whether a line of POSIX shell succeeds as the account; `args` are its $1, $2, … */
export async function succeedsAs(account: Account, script: string, ...args: string[]): Promise<boolean> {
  const { code } = await runProgram(account, '/bin/sh', ['-c', script, 'sh', ...args])
  return code === 0
}
