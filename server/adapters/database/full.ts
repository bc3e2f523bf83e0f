import pg from 'pg'

/** PostgreSQL's code for a disk without room. */
const diskFull = '53100'
/** Its code for whatever has no code of its own, such as a quota that is used up. */
const internalError = 'XX000'
/**
 * Its codes for a server that takes nothing down for now, and has undone what was begun: every lack of room, memory or
 * connections (class 53), a file that cannot be written, and writing switched off, as hosts do before a disk is full.
 */
const unwritable = /^(?:53...|58030|25006)$/

/** Whether something could not be written down because the disk of the database is full. Reading goes on then. */
export function isDatabaseFull(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false
  return error.code === diskFull || (error.code === internalError && /quota exceeded/i.test(error.message))
}

/** Whether nothing can be written down at the moment, and nothing was. */
export function isUnwritable(error: unknown): boolean {
  return isDatabaseFull(error) || (error instanceof pg.DatabaseError && unwritable.test(error.code ?? ''))
}

/**
 * What comes of a write; while the disk of the database is full, what is to be had without it. For what a
 * student may do all the same: to be noted is no condition of opening what was bought.
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
