import type pg from 'pg'
import { type Dump, dumpRows } from '../../../packages/logical-backup/dump.ts'
import { fillRows } from '../../../packages/logical-backup/fill.ts'
import { listTables, prepareForCopying } from '../../../packages/logical-backup/tables.ts'
import { refuseRunningProduct } from './alone.ts'
import { applyMigrations, listMigrations, migrationLock } from './migrate.ts'
import { connectClient } from './servers.ts'
import { StartFailure } from './start-failure.ts'

/** All rows of one snapshot, and the names of the migrations that made their tables. */
export type Snapshot<Extra> = Dump<Extra> & { migrations: string[] }

type DumpOptions<Extra> = Omit<Parameters<typeof dumpRows<Extra>>[0], 'client'> & { url: string }

/**
 * Writes all rows of a database to files from one snapshot, while others read and write. Migrations
 * wait meanwhile. Null when the database has no tables of the product.
 */
export async function dumpDatabase<Extra>({
  url,
  readExtra,
  ...options
}: DumpOptions<Extra>): Promise<Snapshot<Extra> | null> {
  const client = await connectForCopying(url)
  try {
    // Before the snapshot: one taken during a migration would see half of it.
    await client.query('select pg_advisory_lock_shared($1)', [migrationLock])
    const tables = await listTables(client)
    if (!tables.some(({ schema, name }) => schema === 'public' && name === 'migrations')) return null
    const dump = await dumpRows({
      ...options,
      client,
      readExtra: async (reader) => ({
        migrations: await reader.query<{ name: string }>('select name from migrations order by name'),
        extra: await readExtra(reader),
      }),
    })
    const { migrations, extra } = dump.extra
    return { ...dump, extra, migrations: migrations.rows.map(({ name }) => name) }
  } finally {
    await client.end()
  }
}

type FillOptions = Omit<Parameters<typeof fillRows>[0], 'client' | 'makeTables' | 'content'> & {
  url: string
  content: Pick<Snapshot<unknown>, 'migrations' | 'tables' | 'sequences'>
  /** Deletes what the database contains; otherwise it must be empty. */
  replaces: boolean
  /** Called once it is certain that the database may be filled, before anything in it is changed. */
  beforeFilling(): Promise<void>
}

/**
 * Fills a database with the rows of a dump in one transaction: until it commits, or after a crash,
 * the database is unchanged.
 *
 * @throws StartFailure when the database is in use or not empty; BackupFailure when the rows would differ.
 */
export async function fillDatabase({
  url,
  content,
  replaces,
  beforeFilling,
  ...options
}: FillOptions): Promise<void> {
  await refuseNewerMigrations(content.migrations)
  const client = await connectForCopying(url)
  try {
    await refuseRunningProduct(client, 'a restore')
    // A process that starts now waits in its migrations until the restore is complete.
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    if (!replaces) await refuseFullDatabase(client)
    await beforeFilling()
    // That may have taken long, and a process that lost its connection reconnects.
    await refuseRunningProduct(client, 'a restore')
    const makeTables = (filling: pg.Client) => applyMigrations(filling, content.migrations)
    await fillRows({ ...options, client, content, makeTables })
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

/** A separate connection without timeouts. */
export async function connectForCopying(url: string): Promise<pg.Client> {
  const client = await connectClient(url, { application_name: 'stepmark-copy', keepAlive: true })
  await prepareForCopying(client)
  return client
}
