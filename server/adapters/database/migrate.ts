import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { databaseErrorCode } from './database.ts'
import { connectClient } from './servers.ts'

const migrationsFolder = new URL('../../../database/migrations/', import.meta.url)
/** Any number, the same in every process: two processes never migrate at once. */
export const migrationLock = 7_246_011
/**
 * A migration that waits for a table holds up everybody who comes after it, so it waits briefly, stands
 * back, and tries again.
 */
const lockTries = 20
const lockWait = '2s'
const standBackMs = 500

/**
 * Applies the migrations that the database does not have yet, each in a transaction of its own, in
 * the order of their names. Returns how many were applied. Processes that serve go on meanwhile, and
 * those that start at the same moment wait.
 */
export async function migrate(url: string): Promise<number> {
  const client = await connectClient(url, { application_name: 'stepmark-migrate' })
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await makeList(client)
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const applied = new Set(rows.map((row) => row.name))
    const missing = (await listMigrations()).filter((name) => !applied.has(name))
    for (const name of missing) await apply(client, name, await textOf(name))
    return missing.length
  } finally {
    await client.end()
  }
}

/** Applies one migration; a table that somebody holds is waited for again and again, and nobody waits for long behind it. */
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
      if (databaseErrorCode(error) !== '55P03' || attempt >= lockTries) throw error
      await pause(standBackMs)
    }
  }
}

/** The migrations that there are, in their order. */
export async function listMigrations(): Promise<string[]> {
  return (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort()
}

/** Applies migrations to a database that has none, in the caller's transaction. */
export async function applyMigrations(client: pg.Client, names: readonly string[]): Promise<void> {
  await makeList(client)
  for (const name of names) await write(client, name, await textOf(name))
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
