import type { Database, Queryable } from '../../server/adapters/database/database.ts'
import type { Statement } from '../../server/adapters/database/sql.ts'

export type RecordedStatement = {
  text: string
  values: unknown[]
  name: string
  rows: Record<string, unknown>[]
}

/** Statements that ran in sequence: inside a transaction, or a single one by itself. */
export type RecordedUnit = { isTransaction: boolean; statements: RecordedStatement[] }

/** What ran, in order; the units of one step ran concurrently. */
export type Recording = { endedAt: Date; steps: RecordedUnit[][] }

export function statementsOf({ steps }: Recording): RecordedStatement[] {
  return steps.flat().flatMap((unit) => unit.statements)
}

export type RecordingDatabase = { database: Database; take(): Recording }

/** A database that records every statement that is run through it, with its rows. */
export function recordStatements(database: Database): RecordingDatabase {
  let steps: RecordedUnit[][] = []
  let running = 0

  async function unit<Result>(
    isTransaction: boolean,
    work: (recorded: RecordedStatement[]) => Promise<Result>,
  ): Promise<Result> {
    const statements: RecordedStatement[] = []
    const step = running > 0 ? steps.at(-1) : undefined
    if (step) step.push({ isTransaction, statements })
    else steps.push([{ isTransaction, statements }])
    running += 1
    try {
      return await work(statements)
    } finally {
      running -= 1
    }
  }

  function recorded(on: Queryable, statements: RecordedStatement[]): Queryable {
    async function all<Row>(statement: Statement<Row>): Promise<Row[]> {
      const rows = await on.all(statement)
      const { text, name, values } = statement
      // A row is an object by column.
      statements.push({ text, name, values: [...values], rows: rows as Record<string, unknown>[] })
      return rows
    }
    return { all, first: async (statement) => (await all(statement))[0] ?? null }
  }

  return {
    database: {
      ...database,
      all: (statement) => unit(false, (statements) => recorded(database, statements).all(statement)),
      first: (statement) => unit(false, (statements) => recorded(database, statements).first(statement)),
      transaction: (work, options) =>
        unit(true, (statements) => database.transaction((tx) => work(recorded(tx, statements)), options)),
    },
    take() {
      const taken = steps
      steps = []
      return { endedAt: new Date(), steps: taken }
    },
  }
}
