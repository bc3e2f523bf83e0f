import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type FileSum, summing } from '../../file-sum.ts'
import { migrationLock } from '../migrate.ts'
import { RowSum } from './row-sum.ts'
import { connectForCopying } from './session.ts'
import { columnsInSql, listSequences, listTables, type Sequence, type Table, tableInSql } from './tables.ts'

/** A table in a file: its rows as COPY writes them, compressed by gzip. */
export type DumpedTable = Table & { rows: number; rowSum: string } & FileSum

export type Snapshot<Extra> = {
  /** When the rows were so, by the database's clock. */
  takenAt: Date
  serverVersion: string
  /** Names of the migrations, in their order. */
  migrations: string[]
  tables: DumpedTable[]
  sequences: Sequence[]
  /** What else was read of the same moment. */
  extra: Extra
}

type DumpOptions<Extra> = {
  url: string
  /** Where the file of a table goes. */
  pathOf(table: Table): string
  /** Reads more of the same moment. */
  readExtra(client: Pick<pg.Client, 'query'>): Promise<Extra>
  signal: AbortSignal
}

/**
 * Writes all rows of a database to files, all of one moment, while others read and write. Migrations wait
 * meanwhile. Null when the database holds nothing of the product.
 */
export async function dumpDatabase<Extra>({
  url,
  pathOf,
  readExtra,
  signal,
}: DumpOptions<Extra>): Promise<Snapshot<Extra> | null> {
  const client = await connectForCopying(url)
  try {
    // Before the snapshot: one that is older than the end of a migration would see half of it.
    await client.query('select pg_advisory_lock_shared($1)', [migrationLock])
    await client.query('begin isolation level repeatable read read only')
    const found = await listTables(client)
    if (!found.some(({ schema, name }) => schema === 'public' && name === 'migrations')) return null
    const at = await client.query<{ now: Date; version: string }>(
      `select now() as now, current_setting('server_version') as version`,
    )
    const migrations = await client.query<{ name: string }>('select name from migrations order by name')
    const extra = await readExtra(client)
    const tables: DumpedTable[] = []
    for (const table of found) tables.push(await dumpTable(client, table, pathOf(table), signal))
    const sequences = await listSequences(client)
    await client.query('commit')
    return {
      takenAt: at.rows[0]?.now ?? new Date(Number.NaN),
      serverVersion: at.rows[0]?.version ?? '',
      migrations: migrations.rows.map(({ name }) => name),
      tables,
      sequences,
      extra,
    }
  } finally {
    await client.end()
  }
}

async function dumpTable(
  client: pg.Client,
  table: Table,
  path: string,
  signal: AbortSignal,
): Promise<DumpedTable> {
  const rows = new RowSum()
  const file = summing()
  await pipeline(
    client.query(copyTo(copyOut(table))),
    countRows(rows),
    createGzip({ level: 4 }),
    file.pass,
    createWriteStream(path, { mode: 0o600, flush: true }),
    { signal },
  )
  return { ...table, rows: rows.rows, rowSum: rows.sum(), ...file.result() }
}

/** The statement that writes a table's rows. */
export function copyOut(table: Table): string {
  return `copy ${tableInSql(table)} (${columnsInSql(table)}) to stdout`
}

/** Lets rows through and counts them. */
export function countRows(sum: RowSum): (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer> {
  return async function* count(source) {
    for await (const chunk of source) {
      sum.add(chunk)
      yield chunk
    }
  }
}
