import { StartFailure } from '../adapters/database/start-failure.ts'

/** One sentence for the person at the terminal about what a database, a store or a disk has refused. */
export function explained(error: unknown, what: string): unknown {
  const isOurs = error instanceof StartFailure || !(error instanceof Error) || error.name === 'AbortError'
  return isOurs ? error : new StartFailure(`${what}: ${error.message}`, { cause: error })
}
