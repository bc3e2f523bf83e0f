import pg from 'pg'

/** PostgreSQL's code for a disk without room. */
const diskFull = '53100'

/** Whether something could not be written down because the disk of the database is full. Reading goes on then. */
export function isDatabaseFull(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === diskFull
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
