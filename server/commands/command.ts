import { StartFailure } from '../adapters/database/start-failure.ts'
import { makePrivateFiles } from '../data-folder.ts'

/** Runs a command of the terminal. A StartFailure is printed alone and ends it with 1; an end that was asked for says nothing. */
export async function runCommand(work: (say: (sentence: string) => void) => Promise<void>): Promise<void> {
  makePrivateFiles()
  try {
    await work((sentence) => process.stdout.write(`${sentence}\n`))
  } catch (error) {
    process.exitCode = 1
    if (error instanceof Error && error.name === 'AbortError') return
    if (!(error instanceof StartFailure)) throw error
    process.stderr.write(`${error.message}\n`)
  }
}

/** Aborted by Ctrl-C and by whoever asks the process to end, who then waits until the command has undone what it began. */
export function endOfCommand(): AbortSignal {
  const ending = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort())
  return ending.signal
}
