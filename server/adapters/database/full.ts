import pg from 'pg'

/** PostgreSQL's code for a disk without room. */
const diskFull = '53100'
/** Its code for errors without a specific code, such as an exceeded quota. */
const internalError = 'XX000'
/**
 * Its codes for a server that cannot write now and has rolled back: lack of disk space, memory or connections (class
 * 53), a file that cannot be written, and read-only mode, which hosts switch on before a disk is full.
 */
const unwritable = /^(?:53...|58030|25006)$/

/** Whether a write failed because the database's disk is full. Reads still work then. */
export function isDatabaseFull(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false
  return error.code === diskFull || (error.code === internalError && /quota exceeded/i.test(error.message))
}

/** Whether writes are impossible at the moment, and nothing was written. */
export function isUnwritable(error: unknown): boolean {
  return isDatabaseFull(error) || (error instanceof pg.DatabaseError && unwritable.test(error.code ?? ''))
}

/**
 * The result of a write, or a fallback while the database's disk is full. For actions that students
 * may take anyway: opening what they bought does not depend on recording it.
 */
export async function orWhileFull<Result>(
  write: Promise<Result>,
  withoutIt: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await write
  } catch (error) {
    if (!isDatabaseFull(error)) throw error
    return withoutIt()
  }
}
