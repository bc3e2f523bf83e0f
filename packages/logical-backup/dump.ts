import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type FileSum, summing } from './file-sum.ts'
import { RowSum } from './row-sum.ts'
import {
  columnsInSql,
  listSequences,
  listTables,
  prepareForCopying,
  type Sequence,
  type Table,
  tableInSql,
} from './tables.ts'

/** A table in a file: its rows as COPY writes them, compressed by gzip. */
export type DumpedTable = Table & { rows: number; rowSum: string } & FileSum

export type Dump<Extra> = {
  /** Time of the snapshot, by the database's clock. */
  takenAt: Date
  serverVersion: string
  tables: DumpedTable[]
  sequences: Sequence[]
  /** What else was read in the same snapshot. */
  extra: Extra
}

type DumpOptions<Extra> = {
  /** A dedicated connection, outside a transaction. */
  client: pg.Client
  /** Path for the file of a table. */
  pathOf(table: Table): string
  /** Reads more in the same snapshot. */
  readExtra(client: Pick<pg.Client, 'query'>): Promise<Extra>
  signal: AbortSignal
}

/** Writes all rows of a database to files, from one snapshot, while others read and write. */
export async function dumpRows<Extra>({
  client,
  pathOf,
  readExtra,
  signal,
}: DumpOptions<Extra>): Promise<Dump<Extra>> {
  await prepareForCopying(client)
  await client.query('begin isolation level repeatable read read only')
  const at = await client.query<{ now: Date; version: string }>(
    `select now() as now, current_setting('server_version') as version`,
  )
  const extra = await readExtra(client)
  const tables: DumpedTable[] = []
  for (const table of await listTables(client))
    tables.push(await dumpTable(client, table, pathOf(table), signal))
  const sequences = await listSequences(client)
  await client.query('commit')
  return {
    takenAt: at.rows[0]?.now ?? new Date(Number.NaN),
    serverVersion: at.rows[0]?.version ?? '',
    tables,
    sequences,
    extra,
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

/** Passes rows through and counts them. */
function countRows(sum: RowSum): (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer> {
  return async function* count(source) {
    for await (const chunk of source) {
      sum.add(chunk)
      yield chunk
    }
  }
}
