import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

type Options = {
  /** Of its heap: a program that wants more ends, and nothing else does. */
  megabytes?: number
  parameters?: readonly string[]
  /** It is killed after so long. */
  timeout?: number
}

/**
 * Begins a program of ours in a process of its own, which ends with this one (live-with-parent.ts) and knows nothing of
 * the settings. A thread would not do for what others wrote: one that fills its memory may end the whole process.
 */
export function forkProgram(
  program: URL,
  { megabytes, parameters = [], timeout }: Options = {},
): ChildProcess {
  const child = fork(fileURLToPath(program), parameters, {
    serialization: 'advanced',
    execArgv: megabytes === undefined ? [] : [`--max-old-space-size=${megabytes}`],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    ...(timeout !== undefined && { timeout, killSignal: 'SIGKILL' as const }),
  })
  const kill = () => child.kill('SIGKILL')
  const leave = () => process.off('exit', kill)
  process.on('exit', kill)
  // One that could not begin has no exit. Whoever asks it something hears of both.
  child.once('exit', leave).on('error', leave)
  return child
}
