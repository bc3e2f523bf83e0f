import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { threadMs } from '../../tests/support/thread-time.ts'
import { sql } from '../adapters/database/sql.ts'
import { jobHandlers } from '../worker.ts'
import { enqueue, runDueJobs } from './operations.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const mail = { id: 'one', to: 'help@school.in', subject: 'Hello', html: '' }

/** The addresses that a queued mail is known to name. */
async function namesIn(text: string): Promise<string[]> {
  const { database, clock } = app.services
  await enqueue(database, 'sendMail', { ...mail, text }, { dueAt: clock.now() })
  const row = await database.first(
    sql<{ names: string[] }>`select payload -> 'names' as "names" from jobs order by id desc limit 1`,
  )
  return row?.names ?? []
}

it('finds the addresses in a mail, wherever they are', async () => {
  const text =
    'Write to Asha.Rao@example.com, (ravi@example.com) or <meena@example.com>. Not to @nobody or a@ b!'
  expect(await namesIn(`${text} Or to her: leela@example.com!`)).toEqual([
    mail.to,
    ...['asha.rao@example.com', 'ravi@example.com', 'meena@example.com', 'leela@example.com'],
  ])
})

it.each([
  ['no address', 'a'.repeat(60_000)],
  ['an address that does not end', `a@${'.'.repeat(60_000)}x`],
])('takes no longer over a long text with %s', async (_, text) => {
  const since = threadMs()
  await namesIn(text)
  expect(threadMs() - since).toBeLessThan(500)
})

it('imports and mails while an upload is being checked', async () => {
  const { database, clock } = app.services
  await database.first(sql`delete from jobs`)
  await enqueue(database, 'checkUpload', { uploadId: crypto.randomUUID() }, { dueAt: clock.now() })
  await enqueue(database, 'importPeople', { importId: crypto.randomUUID() }, { dueAt: clock.now() })
  const done: string[] = []
  const upload = Promise.withResolvers<void>()
  const handlers = {
    ...jobHandlers,
    checkUpload: () => upload.promise,
    importPeople: async () => void done.push('import'),
  }
  const looking = runDueJobs(app.services, handlers, undefined, 'files')
  await runDueJobs(app.services, handlers, undefined, 'long')
  expect(done).toEqual(['import'])
  upload.resolve()
  expect(await looking).toBe(1)
})

it('runs the previous release’s video jobs while both serve', async () => {
  const { database, clock } = app.services
  await database.first(sql`delete from jobs`)
  for (const kind of ['transcodeFilm', 'rekeyFilm'])
    await database.first(sql`
      insert into jobs (kind, payload, due_at) values (${kind}, '{"mediaId": "m"}'::jsonb, ${clock.now()})`)
  const done: string[] = []
  const handlers = {
    ...jobHandlers,
    transcodeVideo: async () => void done.push('transcode'),
    rekeyVideo: async () => void done.push('rekey'),
  }
  for (const lane of ['short', 'videos', 'files'] as const)
    await runDueJobs(app.services, handlers, undefined, lane)
  expect(done).toEqual(['transcode', 'rekey'])
})
