import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../server/adapters/database/sql.ts'
import { startTestApp, type TestApp, type TestStudent } from '../support/app.ts'
import { recordFigure, recordPlanted } from '../support/figures.ts'
import { pushBrowser } from '../support/push-browser.ts'
import { runs } from '../support/runs.ts'

const program = fileURLToPath(new URL('../support/notifier-program.ts', import.meta.url))
const facts = runs(200)
const factsAKill = 50

let app: TestApp
let student: TestStudent
beforeAll(async () => {
  // The killed process has the machine's clock.
  app = await startTestApp({ now: new Date().toISOString() })
  student = await app.student()
  const course = await app.course()
  const question = { item: course.freeVideo, text: 'Why 90°?', clientKey: `ask-${randomUUID()}` }
  await app.call('askQuestion', question, student)
  const { key } = (await app.call('getPush', {}, student)).body.data
  await app.call('startPush', { ...pushBrowser().address, key }, student)
  await app.runJobs()
})
afterAll(() => app.close())

/** Lets it work until it is killed at a random moment, or to its end; says whether it came to that. */
async function work({ isKilled }: { isKilled: boolean }): Promise<boolean> {
  const made = spawn(process.execPath, [program, student.id, student.email, String(facts)], {
    env: {
      PATH: process.env['PATH'],
      DEMO: '1',
      DATA_DIR: app.settings.dataDir,
      APP_SECRET: app.settings.secret,
      DATABASE_URL: app.databaseUrl,
      // Most of a start is compiling.
      NODE_COMPILE_CACHE: join(app.settings.dataDir, 'compiled'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(made, 'exit')
  await Promise.race([once(made.stdout, 'data'), ended])
  if (isKilled) {
    await Promise.race([pause(50 + 400 * Math.random()), ended])
    made.kill('SIGKILL')
  }
  const [code] = await ended
  // Its locks would end a minute later.
  await app.services.database.first(sql`update jobs set locked_until = null where done_at is null`)
  return code === 0
}

type Counted = { lost: number; doubled: number }

async function atBell(): Promise<Counted> {
  const rows = await app.services.database.all(
    sql<{ count: number }>`
      select count(*)::int as count from notifications where student_id = ${student.id} group by facts`,
  )
  return counted(rows.map(({ count }) => count))
}

/** By id, which a mail keeps however often it is sent. */
async function inMailbox(): Promise<Counted & { ids: number }> {
  const mails = await app.services.database.all(
    sql<{ text: string }>`select text_body as text from mailbox_messages where recipient = ${student.email}`,
  )
  const written = mails.flatMap(({ text }) => {
    const { subject, headers } = JSON.parse(app.services.database.opened(text) ?? '{}')
    return /^fact:/.test(subject) ? [{ subject: String(subject), id: String(headers['Message-ID']) }] : []
  })
  const bySubject = [...Map.groupBy(written, ({ subject }) => subject).values()]
  return {
    ...counted(bySubject.map(({ length }) => length)),
    ids: new Set(written.map(({ id }) => id)).size,
  }
}

/** By topic: a push service keeps the last message of a topic, and a device shows one per tag. */
async function onDevice(): Promise<Counted & { again: number }> {
  const rows = await app.services.database.all(
    sql<{ count: number; taken: number }>`
      select count(t.topic)::int as count, coalesce(sum(t.times_taken), 0)::int as taken
      from notifications n left join push_twin_messages t
        on t.topic = rtrim(translate(encode(uuid_send(n.id), 'base64'), '+/', '-_'), '=')
      where n.student_id = ${student.id} group by n.facts`,
  )
  const shown = rows.map(({ count }) => count).filter((count) => count > 0)
  return { ...counted(shown), again: rows.reduce((sum, { count, taken }) => sum + taken - count, 0) }
}

function counted(times: readonly number[]): Counted {
  return {
    lost: facts - times.length,
    doubled: times.reduce((sum, count) => sum + count - 1, 0),
  }
}

test('each event is listed once in the bell, shown once by a device and mailed under one id, whichever process is killed meanwhile', async () => {
  const kills = Math.ceil(facts / factsAKill)
  for (let kill = 0; kill < kills; kill += 1) await work({ isKilled: true })
  expect(await work({ isKilled: false })).toBe(true)
  const [bell, push, mail] = [await atBell(), await onDevice(), await inMailbox()]
  recordFigure({
    id: 'T49',
    part: 'notifications',
    n: facts,
    figure: `${kills} kills: at the bell ${bell.lost} lost, ${bell.doubled} doubled; pushed ${push.lost} lost, ${push.doubled} shown twice, ${push.again} handed over once more; of the mails ${mail.lost} lost, ${mail.doubled} doubled, each under its own id`,
    isMet:
      [bell, push].every(({ lost, doubled }) => lost === 0 && doubled === 0) &&
      mail.lost === 0 &&
      mail.ids === facts,
  })
  expect(bell).toEqual({ lost: 0, doubled: 0 })
  expect(push).toMatchObject({ lost: 0, doubled: 0 })
  expect(mail).toMatchObject({ lost: 0, ids: facts })

  // What the checker must see.
  const { database } = app.services
  await database.first(sql`
    with one as (select * from notifications where student_id = ${student.id} limit 1), again as (
      insert into notifications (student_id, kind, once_key, facts, created_at, is_at_bell)
      select student_id, kind, 'again', facts, created_at, true from one returning id
    )
    insert into push_twin_messages (address_hash, topic, payload, taken_at)
    select '', rtrim(translate(encode(uuid_send(id), 'base64'), '+/', '-_'), '='), '', now() from again`)
  expect(await atBell()).toEqual({ lost: 0, doubled: 1 })
  expect(await onDevice()).toMatchObject({ lost: 0, doubled: 1 })
  await database.first(
    sql`delete from notifications where student_id = ${student.id} and facts ->> 'course' = 'fact:0'`,
  )
  expect((await atBell()).lost).toBe(1)
  expect((await onDevice()).lost).toBe(1)
  recordPlanted('T49', 'a duplicate notification, in the list or on the device, and a lost one are counted')
}, 1_800_000)
