import { rm } from 'node:fs/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../server/adapters/database/embedded.ts'
import { migrate } from '../../server/adapters/database/migrate.ts'
import { openFolder } from './folders.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the test server's maintenance database. */
    databaseUrl: string
  }
}

export const templateName = 'stepmark_template'

const silent = { info() {}, warn() {}, error() {} }

/**
 * Before all tests: a PostgreSQL of our own (or the one of TEST_DATABASE_URL, whose role may create
 * databases) with a migrated template, from which each test file clones its database.
 */
export default async function prepareDatabase(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  const folder = given ? null : await openFolder('test')
  const server = folder
    ? await startEmbeddedPostgres({ dataDir: folder, log: silent, progress: () => undefined })
    : null
  const databaseUrl = given ?? server?.url ?? ''
  await runOn(
    databaseUrl,
    `drop database if exists ${templateName} with (force)`,
    `create database ${templateName}`,
  )
  await migrate(databaseNamed(databaseUrl, templateName))
  // While somebody is connected to it, nobody can clone it.
  await runOn(databaseUrl, `alter database ${templateName} allow_connections false`)
  // Tests kill processes, never the machine: they need no waiting for the disk.
  if (!given)
    await runOn(
      databaseUrl,
      'alter system set fsync = off',
      'alter system set synchronous_commit = off',
      'select pg_reload_conf()',
    )
  project.provide('databaseUrl', databaseUrl)
  return async () => {
    await server?.stop()
    if (folder) await rm(folder, { recursive: true, force: true })
  }
}

/** The same server's address with another database. */
export function databaseNamed(url: string, name: string): string {
  const named = new URL(url.replace(/^postgres(ql)?:\/\/\//, 'postgres://socket/'))
  named.pathname = `/${name}`
  return named.href.replace('//socket/', '///')
}

export async function runOn(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
