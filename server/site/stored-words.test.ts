import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { sql } from '../adapters/database/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('an update keeps the videos of the site and the counts of limits, under their current names', async () => {
  const { database } = app.services
  const value = { en: [{ title: 'A "film": "x"', text: 'Breathe.', film: 'square-breath' }] }
  await database.first(sql`
    insert into site_content (key, value, source, is_sample, updated_at)
    values ('chronicle', ${JSON.stringify(value)}, 'Test', false, now())
    on conflict (key) do update set value = excluded.value`)
  await database.first(sql`
    insert into site_drafts (kind, subject, document, version, kept_at, updated_at)
    values ('site', 'chronicle', ${JSON.stringify({ values: value })}, 1, now(), now())`)
  await database.first(sql`
    insert into draft_versions (kind, subject, version, document, written_at)
    values ('site', 'chronicle', 1, ${JSON.stringify({ values: value })}, now())`)
  await database.first(sql`
    insert into rate_limits (key, window_ends_at, count)
    values ('askedLettersPerAccount:account:1', now(), 7), ('practiceLettersOfMonth:account:1', now(), 9)`)
  const file = new URL('../../database/migrations/0171-characters-and-videos.sql', import.meta.url)
  const client = new pg.Client(app.databaseUrl)
  await client.connect()
  await client.query(await readFile(file, 'utf8'))
  await client.end()
  const stored = await database.first(
    sql<{ value: unknown }>`select value from site_content where key = 'chronicle'`,
  )
  const named = { en: [{ ...value.en[0], video: 'square-breath' }] }
  expect(stored?.value).toEqual(named)
  const drafts = await database.all(
    sql<{ document: unknown }>`
      select document from site_drafts where subject = 'chronicle' union all
      select document from draft_versions where subject = 'chronicle'`,
  )
  expect(drafts.map(({ document }) => document)).toEqual([{ values: named }, { values: named }])
  const counted = await database.all(
    sql<{ key: string }>`select key from rate_limits where key like '%:account:1' order by key`,
  )
  expect(counted.map(({ key }) => key)).toEqual([
    'askedCharactersPerAccount:account:1',
    'practiceCharactersOfMonth:account:1',
  ])
})

it('what the previous release writes in parallel keeps its video', async () => {
  const value = { en: [{ title: 'Calm', text: 'Breathe.', film: 'square-breath' }] }
  await app.services.database.first(sql`
    update site_content set value = ${JSON.stringify(value)} where key = 'chronicle'`)
  const { body } = await app.call('getSiteContent', { keys: 'chronicle' })
  expect(body.data.chronicle.value).toMatchObject([{ video: 'square-breath' }])
})
