import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { databaseNamed, runOn } from '../../../tests/support/database.ts'
import { applyMigrations, listMigrations, migrate } from './migrate.ts'

const ours = '0176-one-name-each.sql'
const media = '10000000-0000-4000-8000-000000000001'
const name = `upgrade_${randomBytes(6).toString('hex')}`

let client: pg.Client

const askByForm = (reference: string) =>
  client.query(`
    insert into contact_requests (reference, name, email, phone, message, locale, status, created_at)
    values ('${reference}', 'Asha', 'asha@example.com', '9848012345', 'When?', 'en', 'open', now())`)

async function rowsOf(statement: string): Promise<unknown[]> {
  return (await client.query(statement)).rows
}

/** A database as the release before left it, with what is left of those before that one. */
beforeAll(async () => {
  await runOn(inject('databaseUrl'), `create database ${name}`)
  const url = databaseNamed(inject('databaseUrl'), name)
  client = new pg.Client({ connectionString: url })
  await client.connect()
  await applyMigrations(
    client,
    (await listMigrations()).filter((one) => one < ours),
  )
  const chronicle = { en: [{ title: 'Calm', film: 'calm' }, { title: 'Way', film: 'was', video: 'way' }, {}] }
  const showcase = { en: { paragraphs: ['A "film": "x"'], film: 'walk', video: '' }, hi: null }
  for (const [key, value] of Object.entries({ chronicle, showcase })) {
    await client.query(
      `insert into site_content (key, value, source, is_sample, updated_at) values ($1, $2, 'Test', false, now())`,
      [key, value],
    )
    await client.query(
      `insert into site_drafts (kind, subject, document, version, kept_at, updated_at) values ('site', $1, $2, 1, now(), now())`,
      [key, { values: value }],
    )
    await client.query(
      `insert into draft_versions (kind, subject, version, document, written_at) values ('site', $1, 1, $2, now())`,
      [key, { values: value }],
    )
  }
  await client.query(`
    insert into media (id, kind, name, created_at) values ('${media}', 'video', 'Circles', now());
    insert into video_keys (media_id, key) values ('${media}', decode(repeat('ab', 16), 'hex'));
    insert into certificates (number, course_title, modules, lesson_count, film_seconds, completed_at, issued_at)
      values ('THEN', 'Circles', '[]', 1, 90, now(), now());
    insert into jobs (kind, payload, due_at, done_at) values
      ('transcodeFilm', '{}', now(), null), ('rekeyFilm', '{}', now(), null), ('sendMail', '{}', now(), null)`)
  await askByForm('BEFORE')
  await migrate(url)
})
afterAll(async () => {
  await client.end()
  await runOn(inject('databaseUrl'), `drop database ${name} with (force)`)
})

test('jobs, certificates and entries of the site are found under their current names', async () => {
  expect(await rowsOf('select kind from jobs order by id')).toEqual(
    ['transcodeVideo', 'rekeyVideo', 'sendMail'].map((kind) => ({ kind })),
  )
  expect(await rowsOf('select video_seconds from certificates')).toEqual([{ video_seconds: 90 }])
  const chronicle = { en: [{ title: 'Calm', video: 'calm' }, { title: 'Way', video: 'way' }, {}] }
  const showcase = { en: { paragraphs: ['A "film": "x"'], video: 'walk' }, hi: null }
  expect(
    await rowsOf(`select value from site_content where key in ('chronicle', 'showcase') order by key`),
  ).toEqual([{ value: chronicle }, { value: showcase }])
  for (const table of ['site_drafts', 'draft_versions'])
    expect(await rowsOf(`select document from ${table} order by subject`)).toEqual([
      { document: { values: chronicle } },
      { document: { values: showcase } },
    ])
})

test('a change of a video is notified under its current name only', async () => {
  const told: string[] = []
  client.on('notification', ({ channel }) => told.push(channel))
  await client.query('listen video_changed; listen film_changed')
  await client.query(
    `update video_keys set key = decode(repeat('cd', 16), 'hex') where media_id = '${media}'`,
  )
  await client.query('select 1')
  expect(told).toEqual(['video_changed'])
})

test('the inbox is kept as before, and the release before reads it under its name of then', async () => {
  await askByForm('AFTER')
  await client.query(`update contact_requests set status = 'closed' where reference = 'BEFORE'`)
  const wanted = [
    { reference: 'AFTER', status: 'open' },
    { reference: 'BEFORE', status: 'solved' },
  ]
  for (const from of ['inbox_cases', 'inbox_matters'])
    expect(await rowsOf(`select reference, status from ${from} order by reference`)).toEqual(wanted)
})

test('nothing but that view has a name of then', async () => {
  expect(
    await rowsOf(`
      select conname as name from pg_constraint where conname ~ 'film|rung|matter'
      union all select tgname from pg_trigger where tgname ~ 'film|rung|matter'
      union all select proname from pg_proc
        where proname ~ 'film|rung|matter' or pronamespace = 'public'::regnamespace and prosrc ~ 'film|rung|matter'
      union all select relname from pg_class where relname ~ 'film|rung|matter'
      union all select attname from pg_attribute join pg_class c on c.oid = attrelid and relkind in ('r', 'v')
        where attname ~ 'film|rung|matter'`),
  ).toEqual([{ name: 'inbox_matters' }])
})
