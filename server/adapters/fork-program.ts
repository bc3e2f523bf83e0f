import { type ChildProcess, fork } from 'node:child_process'
import { constants, getPriority, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

type Options = {
  /** Of its heap: a program that wants more ends, and nothing else does. */
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
 */
export function forkProgram(
  program: URL,
  { megabytes, parameters = [], timeout, givesWay = false }: Options = {},
): ChildProcess {
  const child = fork(fileURLToPath(program), parameters, {
    serialization: 'advanced',
    execArgv: megabytes === undefined ? [] : [`--max-old-space-size=${megabytes}`],
    env: {},
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
  // One that could not begin has no exit. Whoever asks it something hears of both.
  child.once('exit', leave).on('error', leave)
  return child
}
