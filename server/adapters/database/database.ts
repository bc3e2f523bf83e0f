import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { deadlineLeft } from '../../scope.ts'
import type { Logger } from '../log.ts'
import { isDatabaseFull } from './full.ts'
import { createListener, type Listener } from './listener.ts'
import { createSealer, Sealed, type Sealer } from './sealed.ts'
import { connectDeadlineMs, isLostConnection, serversOf, UnusableServer } from './servers.ts'
import type { Statement } from './sql.ts'
import { createWrites, isRead, type WritesListener } from './writes.ts'

/** Runs statements: the pool, or one connection inside a transaction. */
export type Queryable = {
  all<Row>(statement: Statement<Row>): Promise<Row[]>
  /** The first row, or null. */
  first<Row>(statement: Statement<Row>): Promise<Row | null>
}

export type Database = Queryable & {
  /**
   * Commits what `work` did, or rolls back when it throws. Serialization failures, deadlocks and connections lost
   * before the commit are retried. A statement may take 8 s, or `statementMs`: longer than any request may wait.
   */
  transaction<Result>(
    work: (tx: Queryable) => Promise<Result>,
    options?: { statementMs?: number },
  ): Promise<Result>
  listen: Listener['listen']
  /** The plaintext of a value stored as `Sealed`; null when no accepted APP_SECRET sealed it. */
  opened(sealed: string): string | null
  /**
   * Calls `listener` with statements written through here as soon as they are committed: earlier than
   * a notification, and before the writer continues.
   */
  onWrites(listener: WritesListener): void
  /** True while the database answers. */
  isReady(): Promise<boolean>
  /** Current connections of the pool, and callers waiting for one. */
  usage(): { busy: number; idle: number; waiting: number; most: number }
  close(): Promise<void>
}

type DatabaseOptions = {
  /** Address of one server, of several of which one accepts writes, or of a pooler in session mode. */
  url: string
  /** The same database without a pooler, for LISTEN; `url` by default. */
  directUrl?: string
  log: Logger
  /** Seals values stored as `Sealed`, and opens those sealed with other accepted secrets. */
  secrets?: readonly [string, ...string[]]
  poolSize?: number
  /** The longest wait for a free connection, in milliseconds; 5 s by default. */
  deadlineInMs?: number
}

const retriedErrors = new Set(['40001', '40P01'])
const transactionTries = 3
const pauseMs = 200
/** Long enough for a standby to take over, short enough to respond within 10 s. */
const extraDeadlineMs = 1500
/** A server on a full disk may refuse new connections: an existing one will be free soon. */
const fullDeadlineMs = 2000
/** Connections kept open once they exist, for the same reason. */
const leastConnections = 4
/** How long no new one is attempted then. */
const noMoreMs = 3000

/**
 * Set once connected: a pooler refuses most startup parameters. A word that shares half of its
 * trigrams counts as a typo: one wrong letter costs three.
 */
const greeting = `select pg_is_in_recovery() as "isStandby",
  set_config('statement_timeout', '8000', false), set_config('idle_in_transaction_session_timeout', '15000', false),
  set_config('pg_trgm.word_similarity_threshold', '0.5', false)`

/**
 * PostgreSQL (15 or newer) behind a pool. No request waits longer than 5 s for a connection or 8 s for a statement.
 * During a restart or failover, statements that have not reached the server wait up to 6.5 s, or their call's
 * remaining deadline; so does an interrupted read, but never a write that may have been executed.
 */
export function connectDatabase({
  url,
  directUrl = url,
  log,
  secrets,
  poolSize = 12,
  deadlineInMs = 5000,
}: DatabaseOptions): Database {
  const servers = serversOf(url)
  const sealer = secrets === undefined ? null : createSealer(secrets)
  const deadlineFromNow = () => performance.now() + deadlineLeft(deadlineInMs + extraDeadlineMs)
  let server = 0
  let isClosed = false
  let growing: NodeJS.Timeout | undefined
  class Client extends pg.Client {
    constructor(options: pg.ClientConfig) {
      super({ ...options, connectionString: servers[server], connectionTimeoutMillis: connectDeadlineMs })
    }
  }
  const pool = new pg.Pool({
    // The pool creates each connection with its own options.
    Client: Client as unknown as new () => pg.ClientBase,
    max: poolSize,
    min: Math.min(poolSize, leastConnections),
    connectionTimeoutMillis: deadlineInMs,
    query_timeout: 9000,
    // TCP keep-alive, so that firewalls do not drop idle connections.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    application_name: 'stepmark',
    async onConnect(client) {
      const asked = { text: greeting, query_timeout: connectDeadlineMs }
      const { rows } = await client.query<{ isStandby: boolean }>(asked).catch((error: unknown) => {
        // A pooler accepts connections before it has a server.
        throw new UnusableServer('the database server says nothing', { cause: error })
      })
      if (rows[0]?.isStandby) throw new UnusableServer('the database server is a standby')
    },
  })
  pool.on('error', (error) => {
    // The error contains its whole connection, which must not be logged.
    if (!isClosed) log.warn({ reason: error.message }, 'an idle database connection was lost')
  })
  const listener = createListener(directUrl)
  const writes = createWrites()

  /** Gives the work a connection; while no server is available, waits for one until the deadline. */
  async function connected<Result>(
    deadline: number,
    work: (client: CheckedClient) => Promise<Result>,
  ): Promise<Result> {
    const client = await checkOut(deadline)
    const lost = () => undefined
    client.on('error', lost)
    const checked: CheckedClient = { connection: client, failure: undefined }
    try {
      return await work(checked)
    } finally {
      client.off('error', lost)
      client.release(checked.failure)
    }
  }

  /** Callers wait for a released connection instead of opening one more and being refused. */
  function askForNoMore(): void {
    pool.options.max = Math.max(1, pool.totalCount)
    clearTimeout(growing)
    growing = setTimeout(() => {
      pool.options.max = poolSize
    }, noMoreMs).unref()
  }

  async function checkOut(deadline: number): Promise<pg.PoolClient> {
    const fullDeadline = Math.min(deadline, performance.now() + fullDeadlineMs)
    for (;;) {
      const triedServer = server
      try {
        return await pool.connect()
      } catch (error) {
        const isFull = isDatabaseFull(error)
        if (isFull) askForNoMore()
        const isHopeful = isFull || isLostConnection(error)
        if (isClosed || !isHopeful || performance.now() >= (isFull ? fullDeadline : deadline)) throw error
        if (server === triedServer) server = (triedServer + 1) % servers.length
        await pause(pauseMs)
      }
    }
  }

  async function all<Row>(statement: Statement<Row>): Promise<Row[]> {
    const deadline = deadlineFromNow()
    for (;;) {
      try {
        return await connected(deadline, (client) => run<Row>(client, prepared(statement, sealer)))
      } catch (error) {
        const mayRepeat = statement.mayRepeat ?? isRead(statement)
        const isHarmless = mayRepeat || databaseErrorCode(error) === readOnlyServer
        if (!isHarmless || !isLostConnection(error) || performance.now() >= deadline) throw error
        await pause(pauseMs)
      } finally {
        // The broken statement may have been executed.
        if (!isRead(statement)) writes.emit(new Set([statement.text]))
      }
    }
  }

  return {
    ...queryable(all),
    async transaction(work, { statementMs } = {}) {
      const deadline = deadlineFromNow()
      for (let attempt = 1; ; attempt += 1) {
        let isUndone = false
        const written = new Set<string>()
        try {
          return await connected(deadline, async (client) => {
            try {
              return await runTransaction(client, { work, written, sealer, statementMs })
            } finally {
              writes.emit(written)
              // The result of a commit without a response is unknown.
              isUndone = isLostConnection(client.failure) && client.isCommitting !== true
            }
          })
        } catch (error) {
          const isBeaten = attempt < transactionTries && retriedErrors.has(databaseErrorCode(error) ?? '')
          if (!isBeaten && !(isUndone && performance.now() < deadline)) throw error
          // The winner of a deadlock must run first: an immediate retry would take its row again.
          await pause(pauseMs)
        }
      }
    },
    listen: listener.listen,
    opened: (sealed) => sealer?.open(sealed) ?? null,
    onWrites: writes.subscribe,
    async isReady() {
      const asked = { text: 'select 1', query_timeout: 2000 }
      return connected(0, (client) => run(client, asked)).then(
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
      await listener.close()
      await pool.end()
    },
  }
}

/** PostgreSQL's five-character code of an error, or undefined. */
export function databaseErrorCode(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

/** The name of the constraint that an error says was broken, or undefined. */
export function brokenRule(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined
}

/** Runs a transaction; on a unique violation, returns the result of the fallback. */
export async function transactionUnlessTaken<Result, Taken>(
  database: Database,
  work: (tx: Queryable) => Promise<Result>,
  whenTaken: () => Taken,
): Promise<Result | Taken> {
  try {
    return await database.transaction(work)
  } catch (error) {
    if (databaseErrorCode(error) === uniqueViolation) return whenTaken()
    throw error
  }
}

/** Unique violation. */
export const uniqueViolation = '23505'

/** Reported by a server that has become a standby: nothing was executed. */
const readOnlyServer = '25006'

/** A connection in use, and the error after which it must not be reused. */
type CheckedClient = { connection: pg.PoolClient; failure: Error | undefined; isCommitting?: boolean }

async function run<Row>(client: CheckedClient, asked: pg.QueryConfig): Promise<Row[]> {
  try {
    const result = await client.connection.query(asked)
    return result.rows
  } catch (error) {
    // After an error from PostgreSQL the connection is usable; after a timeout it is not.
    if (!(error instanceof pg.DatabaseError) || isLostConnection(error))
      client.failure = error instanceof Error ? error : new Error(String(error))
    throw error
  }
}

type Transaction<Result> = {
  work: (tx: Queryable) => Promise<Result>
  written: Set<string>
  sealer: Sealer | null
  statementMs: number | undefined
}

async function runTransaction<Result>(
  client: CheckedClient,
  { work, written, sealer, statementMs }: Transaction<Result>,
): Promise<Result> {
  try {
    await run(client, { text: 'begin' })
    if (statementMs !== undefined) await run(client, { text: `set local statement_timeout = ${statementMs}` })
    // PostgreSQL ends it first.
    const longest = statementMs === undefined ? {} : { query_timeout: statementMs + 1000 }
    const result = await work(
      queryable((statement) => {
        if (!isRead(statement)) written.add(statement.text)
        return run(client, { ...prepared(statement, sealer), ...longest })
      }),
    )
    client.isCommitting = true
    await run(client, { text: 'commit' })
    return result
  } catch (error) {
    // A broken or unresponsive connection is not reused: its server rolls back.
    if (client.failure === undefined)
      await run(client, { text: 'rollback' }).catch((refusal: Error) => {
        client.failure = refusal
      })
    throw error
  }
}

/** The server itself cancels a statement after 8 s; an unresponsive server is given up a second later. */
function prepared(
  { text, values, name }: Statement<unknown>,
  sealer: Sealer | null,
): pg.QueryConfig & { query_timeout: number } {
  const stored = values.map((value) => (value instanceof Sealed ? sealedBy(sealer, value) : value))
  return { text, values: stored, name, query_timeout: Math.ceil(deadlineLeft(8000)) + 1000 }
}

function sealedBy(sealer: Sealer | null, { plain }: Sealed): string {
  if (sealer === null) throw new Error('this connection has no secret to seal with')
  return sealer.seal(plain)
}

function queryable(all: Queryable['all']): Queryable {
  return {
    all,
    async first<Row>(statement: Statement<Row>) {
      const rows = await all(statement)
      return rows[0] ?? null
    },
  }
}
