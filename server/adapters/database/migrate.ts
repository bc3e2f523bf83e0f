import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { databaseErrorCode } from './database.ts'
import { connectClient } from './servers.ts'
import { StartFailure } from './start-failure.ts'

const migrationsFolder = new URL('../../../database/migrations/', import.meta.url)
/** An arbitrary number, the same in every process: two processes never migrate at once. */
export const migrationLock = 7_246_011
/**
 * A migration waiting for a table lock blocks everyone queued after it, so it waits briefly,
 * releases its place, and retries.
 */
const lockTries = 20
const lockWait = '2s'
const standBackMs = 500
/** It timed out, or deadlocked with a transaction that waits for it. */
const lockErrors = new Set(['55P03', '40P01'])

/**
 * Applies pending migrations, each in its own transaction, in the order of their names. Returns how
 * many were applied. Serving processes continue meanwhile, and processes that start at the same
 * time wait. A migration added later with a lower number is applied too.
 *
 * @throws StartFailure when an applied migration has changed, or is missing from this release.
 */
export async function migrate(url: string): Promise<number> {
  const client = await connectClient(url, { application_name: 'stepmark-migrate' })
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await makeList(client)
    const applied = await listApplied(client)
    const checksums = await checksumsOf(await listMigrations())
    refuseOthers(applied, checksums)
    const missing = [...checksums.keys()].filter((name) => !applied.has(name))
    for (const name of missing) await apply(client, name, await textOf(name))
    await storeChecksums(client, checksums)
    return missing.length
  } finally {
    await client.end()
  }
}

/** Applies one migration; a locked table is retried repeatedly, so that nobody waits for long behind it. */
export async function apply(client: pg.Client, name: string, text: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = '${lockWait}'`)
      await write(client, name, text)
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      if (!lockErrors.has(databaseErrorCode(error) ?? '') || attempt >= lockTries) throw error
      await pause(standBackMs)
    }
  }
}

/** All migrations, in order. */
export async function listMigrations(): Promise<string[]> {
  return (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort()
}

/** Applies migrations to a database that has none, in the caller's transaction. */
export async function applyMigrations(client: pg.Client, names: readonly string[]): Promise<void> {
  await makeList(client)
  for (const name of names) await write(client, name, await textOf(name))
}

type AppliedMigration = { name: string; appliedAt: Date; checksum: string | null }

async function listApplied(client: pg.Client): Promise<Map<string, AppliedMigration>> {
  // The checksum column is itself created by a migration.
  const { rows } = await client.query<AppliedMigration>(
    `select name, applied_at as "appliedAt", to_jsonb(migrations) ->> 'checksum' as "checksum" from migrations`,
  )
  return new Map(rows.map((row) => [row.name, row]))
}

async function checksumsOf(names: readonly string[]): Promise<Map<string, string>> {
  const sums = names.map(async (name) => {
    const sum = createHash('sha256').update(await textOf(name))
    return [name, sum.digest('hex')] as const
  })
  return new Map(await Promise.all(sums))
}

/**
 * A migration unknown to this release belongs to a newer one and is accepted: processes of both
 * serve during an upgrade. Not if this release, or an earlier one, has applied a higher number
 * since.
 *
 * @throws StartFailure which names the first migration that differs.
 */
function refuseOthers(
  applied: ReadonlyMap<string, AppliedMigration>,
  checksums: ReadonlyMap<string, string>,
): void {
  const known = [...applied.values()].filter(({ name }) => checksums.has(name))
  for (const { name, appliedAt, checksum } of applied.values()) {
    const own = checksums.get(name)
    if (own === undefined && known.some((one) => one.name > name && one.appliedAt > appliedAt))
      throw new StartFailure(
        `The migration ${name} was applied to this database and is missing from this release: install the release whole.`,
      )
    if (own !== undefined && checksum !== null && checksum !== own)
      throw new StartFailure(
        `The migration ${name} was changed after it was applied to this database: install the release as it was published.`,
      )
  }
}

/**
 * Fills in missing checksums of applied migrations: those of this start, and those from before checksums were stored.
 */
async function storeChecksums(client: pg.Client, checksums: ReadonlyMap<string, string>): Promise<void> {
  await client.query(
    `update migrations set checksum = own.checksum
    from unnest($1::text[], $2::text[]) as own (name, checksum)
    where migrations.name = own.name and migrations.checksum is null`,
    [[...checksums.keys()], [...checksums.values()]],
  )
}

async function makeList(client: pg.Client): Promise<void> {
  await client.query(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  )
}

function textOf(name: string): Promise<string> {
  return readFile(new URL(name, migrationsFolder), 'utf8')
}

async function write(client: pg.Client, name: string, text: string): Promise<void> {
  await client.query(text)
  await client.query('insert into migrations (name) values ($1)', [name])
}
