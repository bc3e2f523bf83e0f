import type { Duplex, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { BackupFailure } from './backup-failure.ts'
import { copyOut, type DumpedTable } from './dump.ts'
import { RowSum } from './row-sum.ts'
import {
  columnsInSql,
  listForeignKeys,
  listTables,
  prepareForCopying,
  type Sequence,
  type Table,
  tableInSql,
} from './tables.ts'

type FillOptions = {
  /** A dedicated connection, outside a transaction. Nobody else may write in the meantime. */
  client: pg.Client
  content: { tables: readonly DumpedTable[]; sequences: readonly Sequence[] }
  /** The rows of a table as COPY wrote them. */
  open(table: Table): [Readable, Duplex]
  /** Creates the tables in the empty database. */
  makeTables(client: pg.Client): Promise<void>
  /** Called once all rows are verified, right before the commit. */
  beforeCommit(): Promise<void>
  signal: AbortSignal
}

/**
 * Replaces the contents of a database with the rows of a dump in one transaction: until it commits, and after a crash
 * at any moment, the database is unchanged. Constraints apply; triggers do not run, as the rows they would write are
 * in the dump. Every table is read again and compared.
 *
 * @throws BackupFailure when the rows would differ.
 */
export async function fillRows({
  client,
  content,
  open,
  makeTables,
  beforeCommit,
  signal,
}: FillOptions): Promise<void> {
  await prepareForCopying(client)
  await client.query('begin')
  await emptyDatabase(client)
  await makeTables(client)
  await client.query('set constraints all immediate')
  await fillTables(client, content.tables, open, signal)
  for (const { schema, name, lastValue } of content.sequences)
    await client.query('select setval(format($3, $1::text, $2::text)::regclass, $4::bigint)', [
      schema,
      name,
      '%I.%I',
      lastValue,
    ])
  signal.throwIfAborted()
  await beforeCommit()
  await client.query('commit')
  // The server's own statistics would come only minutes later.
  await client.query('analyze')
}

async function emptyDatabase(client: pg.Client): Promise<void> {
  const schemas = new Set((await listTables(client)).map(({ schema }) => schema))
  for (const schema of schemas) await client.query(`drop schema ${pg.escapeIdentifier(schema)} cascade`)
  if (!schemas.has('public')) return
  await client.query('create schema public')
  await client.query('grant usage on schema public to public')
}

async function fillTables(
  client: pg.Client,
  tables: readonly DumpedTable[],
  open: FillOptions['open'],
  signal: AbortSignal,
): Promise<void> {
  refuseOtherTables(await listTables(client), tables)
  const keys = await listForeignKeys(client)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  const names = tables.map(tableInSql)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  // Rows written by the migrations are in the dump too.
  await client.query(`truncate ${names.join(', ')}`)
  for (const table of tables) {
    const [file, unpacking] = open(table)
    await pipeline(file, unpacking, client.query(copyFrom(copyIn(table))), { signal })
    await compare(client, table)
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
}

/** @throws BackupFailure when a table of the backup does not exist, or an existing one is missing from the backup. */
function refuseOtherTables(made: readonly Table[], wanted: readonly Table[]): void {
  const there = made.map(tableInSql)
  const given = wanted.map(tableInSql)
  const other = [
    ...given.filter((name) => !there.includes(name)),
    ...there.filter((name) => !given.includes(name)),
  ]
  if (other.length === 0) return
  throw new BackupFailure(
    `The tables of the backup are not those of the database: ${other.join(', ')}. Nothing was changed.`,
  )
}

function copyIn(table: Table): string {
  return `copy ${tableInSql(table)} (${columnsInSql(table)}) from stdin`
}

async function compare(client: pg.Client, table: DumpedTable): Promise<void> {
  const sum = new RowSum()
  for await (const chunk of client.query(copyTo(copyOut(table)))) sum.add(chunk)
  if (sum.rows === table.rows && sum.sum() === table.rowSum) return
  throw new BackupFailure(
    `The table ${table.name} would not be what it was: ${sum.rows} rows for ${table.rows}. Nothing was changed.`,
  )
}
