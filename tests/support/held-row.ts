import type { Database } from '../../server/adapters/database/database.ts'
import { type Statement, sql } from '../../server/adapters/database/sql.ts'

type Meeting<Answer> = { hold: Statement<object>; ask(): Promise<Answer> }

/** Asks while a statement that comes first is not committed yet, and commits it once the asking waits for it. */
export async function whileHeld<Answer>(
  database: Database,
  { hold, ask }: Meeting<Answer>,
): Promise<{ answer: Answer }> {
  const asked = await database.transaction(async (tx) => {
    await tx.first(hold)
    const answer = ask()
    await untilWaited(database)
    // Within an object: a promise alone would be waited for before the commit.
    return { answer }
  })
  return { answer: await asked.answer }
}

/** Once somebody waits for a row that another holds. */
export async function untilWaited(database: Database): Promise<void> {
  while (!(await isWaited(database))) await new Promise((resolve) => setTimeout(resolve, 20))
}

async function isWaited(database: Database): Promise<boolean> {
  const waiting = await database.first(
    sql<{ count: number }>`
      select count(*)::int as "count" from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return (waiting?.count ?? 0) > 0
}
