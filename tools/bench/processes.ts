import { type ChildProcess, execFile, fork, spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const autocannon = fileURLToPath(new URL('../../node_modules/autocannon/autocannon.js', import.meta.url))

/** The core of the measured process, and the core of the load generator. */
export const measuredCore = 0
const loadCore = 1
export const coresOfMachine = availableParallelism()

/** Whether each side has its own core. */
export const arePinned = coresOfMachine > 1 && hasProgram('taskset', ['--version'])

/** Pins a process, with its threads, to one core; without a core, unpins it. */
export async function pin(pid: number | undefined, core: number | null): Promise<void> {
  if (!arePinned || pid === undefined) return
  const cores = core === null ? `0-${coresOfMachine - 1}` : String(core)
  await run('taskset', ['-acp', cores, String(pid)])
}

export type BenchProcess = {
  child: ChildProcess
  /** Sends a message and resolves with the reply. */
  ask<Answer>(message: object): Promise<Answer>
  stop(): void
}

/** Runs a file of this folder as a process on one core; it answers each message with one. */
export async function startBenchProcess(file: URL, core: 'measured' | 'load'): Promise<BenchProcess> {
  const child = fork(fileURLToPath(file), { serialization: 'advanced' })
  await pin(child.pid, core === 'measured' ? measuredCore : loadCore)
  return {
    child,
    ask: <Answer>(message: object) =>
      new Promise<Answer>((resolve, reject) => {
        const ended = () => reject(new Error(`${file.pathname} ended by itself`))
        child.once('exit', ended)
        child.once('message', (answer) => {
          child.off('exit', ended)
          // The message types of a process are declared next to its caller.
          resolve(answer as Answer)
        })
        child.send(message)
      }),
    stop: () => child.kill(),
  }
}

export type Load = { perSecond: number; p99InMilliseconds: number; requests: number }

export type LoadOptions = {
  url: string
  headers?: Record<string, string>
  connections: number
  seconds: number
  /** On its own core, where there are two; the default. */
  isPinned?: boolean
}

/** Loads an address with autocannon in a separate process. Any response but a 200 is an error. */
export async function load({
  url,
  headers = {},
  connections,
  seconds,
  isPinned = arePinned,
}: LoadOptions): Promise<Load> {
  const args = [autocannon, '--json', '--connections', String(connections), '--duration', String(seconds)]
  for (const [name, value] of Object.entries(headers)) args.push('--headers', `${name}=${value}`)
  const program = isPinned ? ['taskset', '-c', String(loadCore), process.execPath] : [process.execPath]
  const [command = '', ...before] = program
  const { stdout } = await run(command, [...before, ...args, url], { maxBuffer: 2 ** 24 })
  const result: {
    requests: { total: number }
    latency: { p99: number }
    duration: number
    non2xx: number
    errors: number
  } = JSON.parse(stdout)
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} gave ${result.non2xx} refusals and ${result.errors} errors under load`)
  return {
    perSecond: result.requests.total / result.duration,
    p99InMilliseconds: result.latency.p99,
    requests: result.requests.total,
  }
}

export const hasWrk = hasProgram('wrk', ['--version'])

/** Loads an address with wrk, which uses less CPU than autocannon. Any response but a 200 is an error. */
export async function loadWithWrk({ url, headers = {}, connections, seconds }: LoadOptions): Promise<Load> {
  const args = [
    '--threads',
    '1',
    '--connections',
    String(connections),
    '--duration',
    `${seconds}s`,
    '--timeout',
    '10s',
    '--latency',
  ]
  for (const [name, value] of Object.entries(headers)) args.push('--header', `${name}: ${value}`)
  const { stdout } = await run('wrk', [...args, url])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} failed under load:\n${stdout}`)
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  const inMilliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99InMilliseconds: Number(p99) * (inMilliseconds[unit] ?? Number.NaN),
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
  }
}

/** CPU seconds that a process has used so far. */
export async function processorSeconds(pid: number | undefined): Promise<number> {
  return ticksOf(String(pid), 11)
}

/** CPU seconds of this process's children that have ended. */
export async function secondsOfEnded(): Promise<number> {
  return ticksOf('self', 13)
}

/** The sum of two fields, user and system time, in seconds. */
async function ticksOf(process: string, field: number): Promise<number> {
  const stat = await readFile(`/proc/${process}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticksPerSecond = 100
  return (Number(fields[field]) + Number(fields[field + 1])) / ticksPerSecond
}

/** Current memory of a process, in bytes. */
export async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(status.match(/VmRSS:\s+(\d+) kB/)?.[1]) * 1024
}

function hasProgram(name: string, args: string[]): boolean {
  // It only has to start: wrk prints its version with a failure status.
  return spawnSync(name, args, { stdio: 'ignore' }).error === undefined
}
