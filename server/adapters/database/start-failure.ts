import { LaunchFailure, sentenceAbout } from '../../../packages/embedded-postgres/launch-failure.ts'
import { BackupFailure } from '../../../packages/logical-backup/backup-failure.ts'

/** A reason not to start that the operator can fix. The message is one sentence, printed without a stack. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}

/** The message for the terminal for an error that the operator can fix; null for any other. */
export function sentenceOf(error: unknown): string | null {
  const isTheirs =
    error instanceof StartFailure ||
    error instanceof LaunchFailure ||
    error instanceof BackupFailure ||
    isMistyped(error)
  return isTheirs ? error.message : null
}

/** An option that a command does not know, or a value that it lacks. */
function isMistyped(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
}

/**
 * Turns an error of the file system, or of a database without disk space, about `path` into a
 * StartFailure; other errors are returned unchanged.
 */
export function asStartFailure(error: unknown, path: string): unknown {
  const sentence = sentenceAbout(error, path)
  return sentence === null ? error : new StartFailure(sentence, { cause: error })
}
