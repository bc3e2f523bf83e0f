import type { Duplex, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { refuseRunningProduct } from '../alone.ts'
import { applyMigrations, listMigrations, migrationLock } from '../migrate.ts'
import { StartFailure } from '../start-failure.ts'
import { copyOut, type DumpedTable } from './dump.ts'
import { RowSum } from './row-sum.ts'
import { connectForCopying } from './session.ts'
import { columnsInSql, listForeignKeys, listTables, type Sequence, type Table, tableInSql } from './tables.ts'

type FillOptions = {
  url: string
  content: {
    migrations: readonly string[]
    tables: readonly DumpedTable[]
    sequences: readonly Sequence[]
  }
  /** The rows of a table as COPY wrote them. */
  open(table: Table): [Readable, Duplex]
  /** What the database holds is deleted; else it must hold nothing. */
  replaces: boolean
  /** Called once it is sure that the database may be filled, before anything in it is changed. */
  beforeFilling(): Promise<void>
  /** Called once all rows are proved to be there, right before they are for everybody. */
  beforeCommit(): Promise<void>
  signal: AbortSignal
}

/**
 * Fills a database with the rows of a dump in one transaction: until its end, and after a fall at any
 * moment, the database is as it was. Rules of the tables hold as ever; triggers do not run, for what they
 * would write is among the rows. Every table is read again and compared.
 *
 * @throws StartFailure when the database is in use or not empty, or when the rows would not be the same.
 */
export async function fillDatabase({
  url,
  content,
  open,
  replaces,
  beforeFilling,
  beforeCommit,
  signal,
}: FillOptions): Promise<void> {
  await refuseNewerMigrations(content.migrations)
  const client = await connectForCopying(url)
  try {
    await refuseRunningProduct(client, 'a restore')
    // A product that starts now waits in its migrations until all is there.
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    if (!replaces) await refuseFullDatabase(client)
    await beforeFilling()
    // That may have taken long, and a product whose line was lost comes back by itself.
    await refuseRunningProduct(client, 'a restore')
    await client.query('begin')
    await emptyDatabase(client)
    await applyMigrations(client, content.migrations)
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
    // The server plans by figures that it would gather itself only minutes later.
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

async function refuseNewerMigrations(wanted: readonly string[]): Promise<void> {
  const known = new Set(await listMigrations())
  const unknown = wanted.filter((name) => !known.has(name))
  if (unknown.length === 0) return
  throw new StartFailure(
    `The backup was made by a newer Stepmark, which knows ${unknown.at(-1)}: restore it with that one. Nothing was changed.`,
  )
}

async function refuseFullDatabase(client: pg.Client): Promise<void> {
  if ((await listTables(client)).length === 0) return
  throw new StartFailure(
    'The database is not empty, so nothing was changed. To delete what it holds and restore, say --replace.',
  )
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
  // What the migrations themselves have written is among the rows too.
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

/** @throws StartFailure when a table of the backup is not made by its migrations, or one of theirs is missing from it. */
function refuseOtherTables(made: readonly Table[], wanted: readonly Table[]): void {
  const there = made.map(tableInSql)
  const given = wanted.map(tableInSql)
  const other = [
    ...given.filter((name) => !there.includes(name)),
    ...there.filter((name) => !given.includes(name)),
  ]
  if (other.length === 0) return
  throw new StartFailure(
    `The tables of the backup are not those of Stepmark: ${other.join(', ')}. Nothing was changed.`,
  )
}

function copyIn(table: Table): string {
  return `copy ${tableInSql(table)} (${columnsInSql(table)}) from stdin`
}

async function compare(client: pg.Client, table: DumpedTable): Promise<void> {
  const sum = new RowSum()
  for await (const chunk of client.query(copyTo(copyOut(table)))) sum.add(chunk)
  if (sum.rows === table.rows && sum.sum() === table.rowSum) return
  throw new StartFailure(
    `The table ${table.name} would not be what it was: ${sum.rows} rows for ${table.rows}. Nothing was changed.`,
  )
}
