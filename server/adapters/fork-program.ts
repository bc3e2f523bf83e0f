import { type ChildProcess, fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { constants, getPriority, setPriority } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serverEnvironment } from '../../launch/server-step.mjs'

type Options = {
  /** Heap limit: a program that needs more is terminated alone. */
  megabytes?: number
  parameters?: readonly string[]
  /** It is killed after this time. */
  timeout?: number
  /** Where CPU is scarce, serving processes have priority. */
  givesWay?: boolean
}

/**
 * Starts one of our programs in a child process, which ends with this one (live-with-parent.ts) and
 * gets no settings. A thread would not do for untrusted input: one that runs out of memory may end
 * the whole process. The small young generation and the allocator's settings save a third of its
 * memory; the compile cache saves two thirds of its start time.
 */
export function forkProgram(
  program: URL,
  { megabytes, parameters = [], timeout, givesWay = false }: Options = {},
): ChildProcess {
  const child = fork(fileURLToPath(program), parameters, {
    serialization: 'advanced',
    execArgv: [
      '--max-semi-space-size=2',
      ...(megabytes === undefined ? [] : [`--max-old-space-size=${megabytes}`]),
    ],
    env: { ...serverEnvironment, ...compileCache() },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    ...(timeout !== undefined && { timeout, killSignal: 'SIGKILL' as const }),
  })
  // Set priority before V8 starts its GC threads, which inherit it; setting it later would affect
  // only the main thread.
  if (givesWay && child.pid !== undefined)
    setPriority(child.pid, Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL))
  const kill = () => child.kill('SIGKILL')
  const leave = () => process.off('exit', kill)
  process.on('exit', kill)
  // A process that could not start has no exit event; pending requests fail on both.
  child.once('exit', leave).on('error', leave)
  return child
}

/** This process's compile cache, if any: Node adds a folder for its version. */
function compileCache(): { NODE_COMPILE_CACHE?: string } {
  const folder = getCompileCacheDir()
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) }
}
