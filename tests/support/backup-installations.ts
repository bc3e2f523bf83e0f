import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { EmbeddedPostgres } from '../../packages/embedded-postgres/embedded-postgres.ts'
import { startEmbeddedPostgres } from '../../server/adapters/database/embedded.ts'
import { migrate } from '../../server/adapters/database/migrate.ts'
import { keepSecret, readSettings, type Settings } from '../../server/settings.ts'
import { databaseNamed, runOn } from './database.ts'
import { openFolder } from './folders.ts'
import { processEnvironment } from './process-environment.ts'
import { startDatabaseServer, startObjectStore } from './real-services.ts'

/** An installation of the product that can be destroyed, and is then empty, as on a new machine. */
export type Installation = {
  /** Settings of the commands and the product. */
  environment(): Record<string, string>
  settings(): Settings
  /** The migrated database while the product runs. */
  databaseUrl(): string
  /** The product's own part of starting: the database is up and migrated. */
  open(): Promise<void>
  /** The product has stopped. */
  close(): Promise<void>
  /** Rows, media and secret are gone. */
  destroy(): Promise<void>
  remove(): Promise<void>
}

const silent = { info() {}, warn() {}, error() {} }

/** Everything in one data folder. */
export async function embeddedInstallation(): Promise<Installation> {
  let dataDir = await openFolder('installation')
  let postgres: EmbeddedPostgres | null = null
  const environment = () => ({ DATA_DIR: dataDir })
  return {
    environment,
    settings: () => readSettings(environment()),
    databaseUrl: () => postgres?.url ?? '',
    async open() {
      // As the product does: a folder that holds a database is given no secret.
      readSettings(environment())
      postgres = await startEmbeddedPostgres({ dataDir, log: silent, progress: () => undefined })
      await migrate(postgres.url)
    },
    async close() {
      await postgres?.stop()
      postgres = null
    },
    async destroy() {
      await rm(dataDir, { recursive: true, force: true })
      dataDir = await openFolder('installation')
    },
    async remove() {
      await postgres?.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A database server and an S3 store; the secret is in the data folder. The database belongs to an ordinary role. */
export async function externalInstallation(): Promise<Installation> {
  const server = await startDatabaseServer()
  // Another server may not let a second role in.
  const hasRole = server.version === '15'
  if (hasRole) await runOn(server.url, 'create role installation login')
  let store = await startObjectStore({ canBeListed: true })
  let dataDir = await openFolder('installation')
  let url = await emptyDatabase()
  const environment = () => ({ DEMO: '1', DATA_DIR: dataDir, DATABASE_URL: url, ...store.settings })

  async function emptyDatabase(): Promise<string> {
    const name = `installation_${randomBytes(6).toString('hex')}`
    await runOn(server.url, `create database ${name}${hasRole ? ' owner installation' : ''}`)
    const url = databaseNamed(server.url, name)
    return hasRole ? url.replace('//stepmark@', '//installation@') : url
  }

  return {
    environment,
    settings: () => readSettings(environment()),
    databaseUrl: () => url,
    async open() {
      const settings = readSettings(environment())
      await migrate(url)
      keepSecret(settings, environment())
    },
    close: async () => undefined,
    async destroy() {
      await rm(dataDir, { recursive: true, force: true })
      await store.stop()
      dataDir = await openFolder('installation')
      store = await startObjectStore({ canBeListed: true })
      url = await emptyDatabase()
    },
    async remove() {
      await store.stop()
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type Ended = { code: number | null; output: string; seconds: number }

type CommandOptions = {
  /** Killed so long after it has said these words, unless it has ended by then. */
  killedAfter?: { words: string; milliseconds: number }
}

/** Runs `npm run backup` or `npm run restore` as it runs once everything is installed. */
export function runBackupCommand(
  name: 'backup' | 'restore',
  installation: Pick<Installation, 'environment'>,
  ...given: (string | CommandOptions)[]
): Promise<Ended> {
  const startedAt = performance.now()
  const { killedAfter }: CommandOptions = given.find((one) => typeof one !== 'string') ?? {}
  const args = given.filter((one) => typeof one === 'string')
  const child = spawn(process.execPath, [`server/commands/${name}.ts`, ...args], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    env: { ...processEnvironment, ...installation.environment() },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let killing: NodeJS.Timeout | undefined
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      output += String(part)
      if (killedAfter && output.includes(killedAfter.words))
        killing ??= setTimeout(() => child.kill('SIGKILL'), killedAfter.milliseconds)
    })
  }
  return new Promise((resolve) =>
    child.on('close', (code) => {
      clearTimeout(killing)
      resolve({ code, output, seconds: (performance.now() - startedAt) / 1000 })
    }),
  )
}

/** The contents of every table, whatever the order of its rows, computed by PostgreSQL, not by the product. */
export async function digestsOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname !~ '^pg_' and schemaname <> 'information_schema' order by 1`)
    const digests: Record<string, string> = {}
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ digest: string }>(`
        select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest
        from ${name} t`)
      digests[name] = rows[0]?.digest ?? ''
    }
    const sequences = await client.query<{ name: string; last: string }>(
      `select sequencename as name, last_value::text as last from pg_sequences order by 1`,
    )
    for (const { name, last } of sequences.rows) digests[`sequence ${name}`] = last
    return digests
  } finally {
    await client.end()
  }
}

/** Constraints, triggers and indexes: what enforces the rows' integrity afterwards. */
export async function rulesOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ rule: string }>(`
      select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as rule
      from pg_constraint where conrelid <> 0 and connamespace <> 'pg_catalog'::regnamespace
      union all
      select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
      union all
      select indexdef from pg_indexes where schemaname in ('public', 'payment_sandbox')
      order by 1`)
    return rows.map(({ rule }) => rule)
  } finally {
    await client.end()
  }
}
