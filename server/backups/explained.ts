import { asStartFailure, StartFailure, sentenceOf } from '../adapters/database/start-failure.ts'

/** One sentence for the terminal about an error of a database, a store or the disk at `path`. */
export function explained(error: unknown, path: string, what: string): unknown {
  const told = asStartFailure(error, path)
  if (sentenceOf(told) !== null || !(told instanceof Error) || told.name === 'AbortError') return told
  return new StartFailure(`${what}: ${told.message}`, { cause: told })
}
