import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { migrate, migrationLock } from './migrate.ts'
import { connectClient } from './servers.ts'
import { StartFailure } from './start-failure.ts'

/** How long the server may take to notice that a process, such as an earlier restore, was killed. */
const noticedWithinMs = 3000

/** @throws StartFailure while a process of the product, or a worker, is connected. */
export async function refuseRunningProduct(client: pg.Client, before: string): Promise<void> {
  for (const deadline = performance.now() + noticedWithinMs; ; await pause(100)) {
    const { rows } = await client.query<{ count: number }>(`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'stepmark%'`)
    if ((rows[0]?.count ?? 0) === 0) return
    if (performance.now() >= deadline) break
  }
  throw new StartFailure(
    `Stepmark is running on this database: stop it, and its workers, before ${before}. Nothing was changed.`,
  )
}

/**
 * Migrates a database that no process of the product uses; processes that start meanwhile wait
 * until the returned function is called.
 *
 * @throws StartFailure while a process of the product, or a worker, is connected.
 */
export async function migrateAlone(url: string, before: string): Promise<() => Promise<void>> {
  const client = await connectClient(url, { application_name: 'stepmark-alone', keepAlive: true })
  try {
    await refuseRunningProduct(client, before)
    await migrate(url)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await refuseRunningProduct(client, before)
  } catch (error) {
    await client.end()
    throw error
  }
  return () => client.end()
}
