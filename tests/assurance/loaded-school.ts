/** A school of some size in a process of its own, for the rows that load it. */
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { hashPassword } from '../../server/accounts/operations.ts'
import { startEmbeddedPostgres } from '../../server/adapters/database/embedded.ts'
import { migrate } from '../../server/adapters/database/migrate.ts'
import type { Services } from '../../server/services.ts'
import { readSettings } from '../../server/settings.ts'
import { writeContent } from '../bench/growth-content.ts'
import { silent, startRecordedApp } from '../bench/in-process.ts'
import { databaseNamed, runOn } from '../support/database.ts'
import { openFolder } from '../support/folders.ts'
import { type ProductProcess, startProductProcess } from '../support/product-process.ts'

export type LoadedSchool = {
  product: ProductProcess
  /** On the same database, and with the same secret. */
  services: Services
  /** Of every student. */
  password: string
  stop(): Promise<void>
}

type Size = { courses: number; posts: number; students: number }

/**
 * The product on a database with so many courses, posts and students. One proxy is believed, so that
 * callers may be of as many networks as they say.
 */
export async function startLoadedSchool({ courses, posts, students }: Size): Promise<LoadedSchool> {
  const folder = await openFolder('load')
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder, 'database'),
    log: silent,
    progress: () => undefined,
  })
  const stops: (() => Promise<unknown>)[] = [
    () => rm(folder, { recursive: true, force: true }),
    () => postgres.stop(),
  ]
  const stop = async () => {
    for (const one of stops.reverse()) await one().catch(() => undefined)
  }
  try {
    await runOn(postgres.url, 'create database school')
    const url = databaseNamed(postgres.url, 'school')
    await migrate(url)
    await writeContent(url, { courses, students })
    const password = 'chalk-and-a-board'
    await writePosts(url, posts, await hashPassword(password))
    const environment = {
      DATA_DIR: join(folder, 'data'),
      APP_SECRET: randomBytes(32).toString('hex'),
      DATABASE_URL: url,
      TRUSTED_PROXIES: '1',
    }
    const product = await startProductProcess({ environment })
    stops.push(() => product.stop())
    const recorded = await startRecordedApp(readSettings(environment), url)
    stops.push(() => recorded.close())
    return { product, services: recorded.services, password, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function writePosts(url: string, posts: number, passwordHash: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('update students set password_hash = $1', [passwordHash])
    await client.query(`
      insert into articles (slug, type, title, drawing, html, status, published_at, updated_at)
      select 'post-' || n, 1 + n % 3, 'Why step ' || n || ' holds', 'parabola',
        repeat('<p>A paragraph of a post that says what the chapter is about and why.</p>', 40),
        'published', now() - n * interval '1 hour', now() - n * interval '1 hour'
      from generate_series(1, ${posts}) as n`)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
