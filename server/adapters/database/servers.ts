import pg from 'pg'

/** The connected server cannot be used now: a standby, which accepts no writes, or an unresponsive one. */
export class UnusableServer extends Error {
  override name = 'UnusableServer'
}

/** A new connection must not wait long for a dead machine: another may have taken over. */
export const connectDeadlineMs = 3000

/**
 * A URL for each server of an address that lists several, in libpq syntax:
 * `postgres://user@one:5432,two:5432/stepmark`. One of them accepts writes; which one may change.
 */
export function serversOf(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? []
  return hosts.includes(',') ? hosts.split(',').map((host) => before + host + after) : [url]
}

/** Connects to the server that accepts writes; throws the last server's error when none does. */
export async function connectClient(url: string, options: pg.ClientConfig = {}): Promise<pg.Client> {
  let failure: unknown
  for (const server of serversOf(url)) {
    const client = new pg.Client({
      connectionTimeoutMillis: connectDeadlineMs,
      ...options,
      connectionString: server,
    })
    // A connection lost between two statements emits this error; the next statement is rejected anyway.
    client.on('error', () => undefined)
    try {
      await client.connect()
      if (!(await isStandby(client))) return client
      failure = new UnusableServer('the database server is a standby')
    } catch (error) {
      failure = error
    }
    await client.end().catch(() => undefined)
  }
  throw failure
}

/** Whether the connected server is read-only now. */
export async function isStandby(client: pg.Client): Promise<boolean> {
  const asked = { text: 'select pg_is_in_recovery() as "isStandby"', query_timeout: connectDeadlineMs }
  const { rows } = await client.query<{ isStandby: boolean }>(asked)
  return rows[0]?.isStandby ?? true
}

/**
 * Whether Hindi and Telugu trigrams are empty in a migrated database, so that partial words are not
 * found: its LC_CTYPE, which is fixed at creation, is C or POSIX.
 */
export async function knowsAsciiOnly(url: string): Promise<boolean> {
  const client = await connectClient(url, { application_name: 'stepmark-start' })
  try {
    const { rows } = await client.query<{ isEmpty: boolean }>(`select show_trgm('गणित') = '{}' as "isEmpty"`)
    return rows[0]?.isEmpty ?? false
  } finally {
    await client.end()
  }
}

/** Connection errors while a server stops, starts, or fails over. */
const databaseCodes = new Set(['57P01', '57P02', '57P03', '25006'])
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'EAI_AGAIN',
])
const messages = /^(Connection terminated|timeout expired|Client has encountered a connection error)/

/** Whether the connection broke or could not be made, and a retry may succeed soon. */
export function isLostConnection(error: unknown): boolean {
  if (error instanceof pg.DatabaseError)
    return databaseCodes.has(error.code ?? '') || (error.code ?? '').startsWith('08')
  if (error instanceof UnusableServer) return true
  if (error instanceof AggregateError) return error.errors.some(isLostConnection)
  if (!(error instanceof Error)) return false
  return messages.test(error.message) || ('code' in error && systemCodes.has(String(error.code)))
}
