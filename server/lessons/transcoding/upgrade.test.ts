import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { databaseNamed, runOn } from '../../../tests/support/database.ts'
import { applyMigrations, listMigrations, migrate } from '../../adapters/database/migrate.ts'

const ours = '0172-videos-by-their-name.sql'
const [prepared, added] = ['10000000-0000-4000-8000-000000000001', '10000000-0000-4000-8000-000000000002']

let name: string
let client: pg.Client

/** A database of the previous release, with this release running in parallel. */
beforeEach(async () => {
  name = `upgrade_${randomBytes(6).toString('hex')}`
  await runOn(inject('databaseUrl'), `create database ${name}`)
  client = new pg.Client({ connectionString: databaseNamed(inject('databaseUrl'), name) })
  await client.connect()
  await applyMigrations(
    client,
    (await listMigrations()).filter((one) => one < ours),
  )
  await client.query(
    `insert into media (id, kind, name, created_at)
     values ('${prepared}', 'video', 'Circles', now()), ('${added}', 'video', 'Tangents', now())`,
  )
  await prepareAsBefore(prepared)
  await completeAsBefore('BEFORE')
  await client.query(`insert into jobs (kind, payload, due_at, done_at) values
    ('transcodeFilm', '{}', now(), null), ('rekeyFilm', '{}', now(), null), ('transcodeFilm', '{}', now(), now())`)
  await migrate(databaseNamed(inject('databaseUrl'), name))
})
afterEach(async () => {
  await client.end()
  await runOn(inject('databaseUrl'), `drop database ${name} with (force)`)
})

/** The statements of the release before. */
async function prepareAsBefore(mediaId: string): Promise<void> {
  await client.query(`
    insert into film_keys (media_id, key) values ('${mediaId}', decode(repeat('ab', 16), 'hex'))
      on conflict (media_id) do update set key = excluded.key, rekey_asked_at = null, changed_at = now();
    delete from film_rungs where media_id = '${mediaId}';
    insert into film_rungs (media_id, rung, storage_key, codecs, peak_bits_per_second, average_bits_per_second,
      byte_count, segment_seconds, segment_ends)
      values ('${mediaId}', 'audio', '${mediaId}', 'mp4a.40.2', 2, 1, 10, '{4}', '{10}');
    update film_rungs set storage_key = '${mediaId}.ts' where storage_key = '${mediaId}' and rung = 'audio';
    insert into film_storyboards (media_id, seconds_per_tile, columns, rows, tile_width, tile_height)
      values ('${mediaId}', 5, 2, 2, 160, 90)
      on conflict (media_id) do update set seconds_per_tile = excluded.seconds_per_tile;
    update film_keys set rekey_attempts = rekey_attempts + 1
      where exists (select from film_rungs r where r.media_id = film_keys.media_id) and media_id = '${mediaId}';
    insert into site_films (name, media_id) values ('${mediaId}', '${mediaId}')`)
}

async function completeAsBefore(number: string): Promise<void> {
  await client.query(`
    insert into certificates (number, course_title, modules, lesson_count, film_seconds, completed_at, issued_at)
    values ('${number}', 'Circles', '[]', 1, 90, now(), now())`)
}

async function rowsOf(statement: string): Promise<unknown[]> {
  return (await client.query(statement)).rows
}

test('the videos of the release before are there, and what it writes meanwhile', async () => {
  const told: string[] = []
  client.on('notification', ({ channel }) => told.push(channel))
  await client.query('listen video_changed; listen film_changed')
  // Also what is there already is written once more.
  await client.query(`delete from site_films where media_id = '${prepared}'`)
  await prepareAsBefore(prepared)
  await prepareAsBefore(added)
  const row = (mediaId: string, attempts: number) => ({
    ...{ name: mediaId, rendition: 'audio', key: `${mediaId}.ts`, seconds: 5, attempts },
  })
  expect(
    await rowsOf(`
      select s.name, r.rendition, r.storage_key as key, b.seconds_per_tile as seconds, k.rekey_attempts as attempts
      from site_videos s join video_renditions r using (media_id) join video_keys k using (media_id)
        join video_storyboards b using (media_id) order by s.name`),
  ).toEqual([row(prepared, 2), row(added, 1)])
  await client.query(`delete from media`)
  expect(await rowsOf('select media_id from film_rungs union all select media_id from film_keys')).toEqual([])
  expect(new Set(told)).toEqual(new Set(['video_changed', 'film_changed']))
})

test('a certificate shows its hours of video to both releases, whichever issued it', async () => {
  await completeAsBefore('MEANWHILE')
  await client.query(`
    insert into certificates (number, course_title, modules, lesson_count, video_seconds, completed_at, issued_at)
    values ('NOW', 'Circles', '[]', 1, 90, now(), now())`)
  expect(await rowsOf('select film_seconds, video_seconds from certificates')).toEqual(
    Array.from({ length: 3 }, () => ({ film_seconds: 90, video_seconds: 90 })),
  )
})

test('jobs that wait for a video have the names of today', async () => {
  expect(await rowsOf('select kind from jobs where done_at is null order by id')).toEqual([
    { kind: 'transcodeVideo' },
    { kind: 'rekeyVideo' },
  ])
})

test('nothing but what the release before uses has a name of then', async () => {
  expect(
    await rowsOf(`
      select conname as name from pg_constraint where conname ~ 'film|rung' and conrelid <> 'certificates'::regclass
      union all select tgname from pg_trigger where tgname ~ 'film|rung'
      union all select proname from pg_proc where proname ~ 'film|rung'
      union all select relname from pg_class where relname ~ 'film|rung' and relkind <> 'v'`),
  ).toEqual([])
})
