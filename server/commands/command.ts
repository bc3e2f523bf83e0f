import { sentenceOf } from '../adapters/database/start-failure.ts'
import { makePrivateFiles } from '../data-folder.ts'

/**
 * Runs a terminal command. An error that the operator can fix is printed without a stack, with exit
 * code 1; a requested stop prints nothing.
 */
export async function runCommand(work: (print: (sentence: string) => void) => Promise<void>): Promise<void> {
  makePrivateFiles()
  try {
    await work((sentence) => process.stdout.write(`${sentence}\n`))
  } catch (error) {
    process.exitCode = 1
    if (error instanceof Error && error.name === 'AbortError') return
    const sentence = sentenceOf(error)
    if (sentence === null) throw error
    process.stderr.write(`${sentence}\n`)
  }
}

/** Aborted by Ctrl-C or SIGTERM; the process then waits until the command has cleaned up. */
export function endOfCommand(): AbortSignal {
  const ending = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort())
  return ending.signal
}
