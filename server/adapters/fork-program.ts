import { type ChildProcess, fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { constants, getPriority, setPriority } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serverEnvironment } from '../../launch/server-step.mjs'

type Options = {
  /** Heap limit: a program that needs more ends, and nothing else with it. */
  megabytes?: number
  parameters?: readonly string[]
  /** It is killed after so long. */
  timeout?: number
  /** Where processors are scarce, who serves goes first. */
  givesWay?: boolean
}

/**
 * Begins a program of ours in a process of its own, which ends with this one (live-with-parent.ts) and knows nothing of
 * the settings. A thread would not do for what others wrote: one that fills its memory may end the whole process.
 * Its small young generation and the allocator's settings save a third of its memory, compiled modules two thirds of
 * the time that it takes to begin.
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
  // From here, before it has threads: those that clear its memory begin with the priority of its first one, and what
  // it set itself would hold for that one alone.
  if (givesWay && child.pid !== undefined)
    setPriority(child.pid, Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL))
  const kill = () => child.kill('SIGKILL')
  const leave = () => process.off('exit', kill)
  process.on('exit', kill)
  // A process that could not start has no exit event; pending requests fail on both.
  child.once('exit', leave).on('error', leave)
  return child
}

/** Where this process keeps compiled modules, if it does: Node names the folder of its version in there. */
function compileCache(): { NODE_COMPILE_CACHE?: string } {
  const folder = getCompileCacheDir()
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) }
}
