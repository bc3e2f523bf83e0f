import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { deadlineLeft } from '../../scope.ts'
import type { Logger } from '../log.ts'
import { isDatabaseFull } from './full.ts'
import { createListener, type Listener } from './listener.ts'
import { createSealer, Sealed, type Sealer } from './sealed.ts'
import { connectDeadlineMs, isLostConnection, serversOf, UnusableServer } from './servers.ts'
import type { Statement } from './sql.ts'
import { createWrites, type HearWrites, isRead } from './writes.ts'

/** Runs statements: the pool, or one connection inside a transaction. */
export type Queryable = {
  all<Row>(statement: Statement<Row>): Promise<Row[]>
  /** The first row, or null. */
  first<Row>(statement: Statement<Row>): Promise<Row | null>
}

export type Database = Queryable & {
  /**
   * Commits what `work` did, or undoes all of it when it throws. Serialization failures, deadlocks and
   * connections lost before the commit are tried again. A statement may take 8 s, or as many milliseconds as
   * `statementMs` says: more than any request may wait for.
   */
  transaction<Result>(
    work: (tx: Queryable) => Promise<Result>,
    options?: { statementMs?: number },
  ): Promise<Result>
  listen: Listener['listen']
  /** The text of a value that was stored as `Sealed`; null when an APP_SECRET that is not believed sealed it. */
  opened(sealed: string): string | null
  /**
   * Calls `heard` with what was written through here as soon as it is committed: sooner than a notification comes,
   * and before the writer continues.
   */
  hearWrites(heard: HearWrites): void
  /** True while the database answers. */
  isReady(): Promise<boolean>
  /** Connections of the pool at this moment, and who waits for one. */
  usage(): { busy: number; idle: number; waiting: number; most: number }
  close(): Promise<void>
}

type DatabaseOptions = {
  /** Address of one server, of several of which one takes writes, or of a pooler in session mode. */
  url: string
  /** The same database without a pooler between, to listen on; `url` unless said. */
  directUrl?: string
  log: Logger
  /** What seals the values that are stored as `Sealed`, and others whose seals are believed. */
  secrets?: readonly [string, ...string[]]
  poolSize?: number
  /** The longest wait for a free connection, in milliseconds; 5 s unless said. */
  deadlineInMs?: number
}

const retriedErrors = new Set(['40001', '40P01'])
const transactionTries = 3
const pauseMs = 200
/** As long as another server needs to take the place of a lost one, and short enough for an answer within 10 s. */
const extraDeadlineMs = 1500
/** A server on a full disk may let nobody in who is not in: another request gives its connection back soon. */
const fullDeadlineMs = 2000
/** Connections that are kept once they are there, for the same reason. */
const leastConnections = 4
/** How long no other one is asked for then. */
const noMoreMs = 3000

/**
 * Set once connected: a pooler between refuses most of what can be said while connecting. A word that shares
 * half of its trigrams is taken for a misspelling: one wrong letter costs three.
 */
const greeting = `select pg_is_in_recovery() as "isStandby",
  set_config('statement_timeout', '8000', false), set_config('idle_in_transaction_session_timeout', '15000', false),
  set_config('pg_trgm.word_similarity_threshold', '0.5', false)`

/**
 * PostgreSQL (15 or newer) behind a pool. No request waits longer than 5 s for a connection or 8 s for a
 * statement. While the server restarts, or another takes its place, whatever has not reached it waits for
 * 6.5 s, or what its call has left of its deadline; so does a read that broke, but no write that may have been done.
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
    // The pool makes each connection with the options it was given itself.
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
        // A pooler lets in before it has a server itself.
        throw new UnusableServer('the database server says nothing', { cause: error })
      })
      if (rows[0]?.isStandby) throw new UnusableServer('the database server is a standby')
    },
  })
  pool.on('error', (error) => {
    // The error carries its whole connection, which is nothing for a log.
    if (!isClosed) log.warn({ reason: error.message }, 'an idle database connection was lost')
  })
  const listener = createListener(directUrl)
  const writes = createWrites()

  /** Gives the work a connection; waits for one until the deadline while there is no server to be had. */
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
      const asked = server
      try {
        return await pool.connect()
      } catch (error) {
        const isFull = isDatabaseFull(error)
        if (isFull) askForNoMore()
        const isHopeful = isFull || isLostConnection(error)
        if (isClosed || !isHopeful || performance.now() >= (isFull ? fullDeadline : deadline)) throw error
        if (server === asked) server = (asked + 1) % servers.length
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
        if (!isRead(statement)) writes.tell(new Set([statement.text]))
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
              writes.tell(written)
              // What comes of a commit that was not answered is known to nobody.
              isUndone = isLostConnection(client.failure) && client.isCommitting !== true
            }
          })
        } catch (error) {
          const isBeaten = attempt < transactionTries && retriedErrors.has(databaseErrorCode(error) ?? '')
          if (!isBeaten && !(isUndone && performance.now() < deadline)) throw error
          // The winner of a deadlock must have its turn: who came back at once would take its row again.
          await pause(pauseMs)
        }
      }
    },
    listen: listener.listen,
    opened: (sealed) => sealer?.open(sealed) ?? null,
    hearWrites: writes.hear,
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

/** Runs a transaction; where a row like one of its rows is there already, what is made of that. */
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

/** A row like it is there already. */
export const uniqueViolation = '23505'

/** Said by a server that has become a standby: it has done nothing. */
const readOnlyServer = '25006'

/** A connection that is in use, and the error after which nobody else may use it. */
type CheckedClient = { connection: pg.PoolClient; failure: Error | undefined; isCommitting?: boolean }

async function run<Row>(client: CheckedClient, asked: pg.QueryConfig): Promise<Row[]> {
  try {
    const result = await client.connection.query(asked)
    return result.rows
  } catch (error) {
    // After a refusal of PostgreSQL the connection is as good as before; after a silence it is not.
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
    // A broken or silent connection is not used again: its server rolls back.
    if (client.failure === undefined)
      await run(client, { text: 'rollback' }).catch((refusal: Error) => {
        client.failure = refusal
      })
    throw error
  }
}

/** The server itself ends a statement after 8 s; one that says nothing any more is given up a second later. */
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
