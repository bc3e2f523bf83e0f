import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

const migrationsFolder = new URL('../../../database/migrations/', import.meta.url)
/** Any number, the same in every process: two processes never migrate at once. */
const migrationLock = 7_246_011

/**
 * Applies the migrations that the database does not have yet, each in a transaction of its own, in
 * the order of their names. Returns how many were applied.
 */
export async function migrate(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const applied = new Set(rows.map((row) => row.name))
    const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort()
    const missing = files.filter((name) => !applied.has(name))
    for (const name of missing) await apply(client, name)
    return missing.length
  } finally {
    await client.end()
  }
}

async function apply(client: pg.Client, name: string): Promise<void> {
  const text = await readFile(new URL(name, migrationsFolder), 'utf8')
  await client.query('begin')
  await client.query(text)
  await client.query('insert into migrations (name) values ($1)', [name])
  await client.query('commit')
}
