import pg from 'pg'
import type { Logger } from '../log.ts'
import type { Statement } from './sql.ts'

/** Runs statements: the pool, or one connection inside a transaction. */
export type Queryable = {
  all<Row>(statement: Statement<Row>): Promise<Row[]>
  /** The first row, or null. */
  first<Row>(statement: Statement<Row>): Promise<Row | null>
}

export type Database = Queryable & {
  /** Commits what `work` did, or undoes all of it when it throws. Serialization failures and deadlocks are tried again. */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>
  /** Calls `heard` on every notification of the channel, and with null after a lost connection came back. */
  listen(channel: string, heard: (payload: string | null) => void): Promise<void>
  /** True while the database answers. */
  isReady(): Promise<boolean>
  /** Connections of the pool at this moment, and who waits for one. */
  usage(): { busy: number; idle: number; waiting: number; most: number }
  close(): Promise<void>
}

type DatabaseOptions = {
  url: string
  log: Logger
  poolSize?: number
  /** The longest wait for a free connection, in milliseconds; 5 s unless said. */
  patienceInMs?: number
}

const retriedErrors = new Set(['40001', '40P01'])
const transactionTries = 3

/** PostgreSQL (15 or newer) behind a pool. No request waits longer than 5 s for a connection or 8 s for a statement. */
export function connectDatabase({ url, log, poolSize = 12, patienceInMs = 5000 }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: patienceInMs,
    statement_timeout: 8000,
    query_timeout: 9000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'stepmark',
  })
  pool.on('error', (error) => {
    // The error carries its whole connection, which is nothing for a log.
    if (!isClosed) log.warn({ reason: error.message }, 'an idle database connection was lost')
  })
  const listeners = new Map<string, (payload: string | null) => void>()
  let listening: pg.Client | null = null
  let isClosed = false

  async function transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runTransaction(pool, work)
      } catch (error) {
        if (attempt >= transactionTries || !retriedErrors.has(databaseErrorCode(error) ?? '')) throw error
      }
    }
  }

  async function openListener(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'stepmark-listen',
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    })
    client.on('notification', ({ channel, payload }) => listeners.get(channel)?.(payload ?? ''))
    client.on('error', () => {
      if (listening === client) {
        listening = null
        reopenListener()
      }
    })
    await client.connect()
    for (const channel of listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    listening = client
  }

  function reopenListener(): void {
    setTimeout(() => {
      if (isClosed) return
      openListener().then(
        () => {
          for (const heard of listeners.values()) heard(null)
        },
        () => reopenListener(),
      )
    }, 500).unref()
  }

  return {
    ...queryable(pool),
    transaction,
    async listen(channel, heard) {
      listeners.set(channel, heard)
      if (listening) await listening.query(`listen ${pg.escapeIdentifier(channel)}`)
      else await openListener()
    },
    async isReady() {
      return pool.query('select 1').then(
        () => true,
        () => false,
      )
    },
    usage: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      most: poolSize,
    }),
    async close() {
      isClosed = true
      await listening?.end().catch(() => undefined)
      await pool.end()
    },
  }
}

/** PostgreSQL's five-character code of an error, or undefined. */
export function databaseErrorCode(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

async function runTransaction<Result>(
  pool: pg.Pool,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  // A connection that is lost between two statements says so here; the next statement is rejected by itself.
  const lost = () => undefined
  client.on('error', lost)
  let failure: Error | undefined
  try {
    await client.query('begin')
    const result = await work(queryable(client))
    await client.query('commit')
    return result
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error))
    await client.query('rollback').then(
      () => {
        failure = undefined
      },
      () => undefined,
    )
    throw error
  } finally {
    client.off('error', lost)
    client.release(failure)
  }
}

function queryable(connection: pg.Pool | pg.PoolClient): Queryable {
  async function all<Row>(statement: Statement<Row>): Promise<Row[]> {
    const result = await connection.query({
      text: statement.text,
      values: [...statement.values],
      name: statement.name,
    })
    return result.rows
  }
  return {
    all,
    async first<Row>(statement: Statement<Row>) {
      const rows = await all(statement)
      return rows[0] ?? null
    },
  }
}
