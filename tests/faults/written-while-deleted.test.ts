import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { deleteEmailChangeOf } from '../../server/accounts/queries/email-changes.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { createLog } from '../../server/adapters/log.ts'
import { sentence } from '../../server/http/answers.ts'
import { adminCall, staffOf, type TestStaff } from '../support/admin.ts'
import { type CallAnswer, startTestApp, type TestApp, type TestStudent } from '../support/app.ts'
import type { TestCourse } from '../support/courses.ts'
import { untilWaited, whileHeld } from '../support/held-row.ts'
import { addPractice, askQuestions, tryAt } from '../support/practice.ts'
import { openedYesterday } from '../support/streams.ts'

let written: string[] = []
let app: TestApp
let course: TestCourse
let practice: string
let owner: TestStaff
beforeAll(async () => {
  app = await startTestApp({ log: createLog('info', { write: (line) => void written.push(line) }) })
  course = await app.course()
  practice = await addPractice(app, course, true)
  owner = await staffOf(app, 'owner')
})
afterAll(() => app.close())

/** With another address, as deleting does. */
const erasing = ({ id }: TestStudent) => sql`
  update students set email = ${`erased-${id}@erased.invalid`}, erased_at = ${app.clock.now()} where id = ${id}`
const erase = ({ id, email }: TestStudent) =>
  adminCall(
    app,
    'eraseStudent',
    { studentId: id, email, reason: 'They asked for it' },
    { cookie: owner.cookie },
  )
async function countOf(table: string, { id }: TestStudent): Promise<number> {
  const counted = await app.services.database.first(sql<{ count: number }>`
    select (xpath('/row/c/text()', query_to_xml(
      format('select count(*) as c from %I where student_id = %L', ${table}::text, ${id}::text), false, true, '')))[1]::text::int as "count"`)
  return counted?.count ?? 0
}

type Writing = (who: TestStudent) => Promise<() => Promise<CallAnswer>>

const writings: Record<string, Writing> = {
  notes: async (who) => () =>
    app.call('saveNote', { item: course.freeVideo, words: 'Mine', clientKey: `note-${randomUUID()}` }, who),
  questions: async (who) => () =>
    app.call('askQuestion', { item: course.freeVideo, text: 'Why?', clientKey: `ask-${randomUUID()}` }, who),
  practice_plans: async (who) => () =>
    app.call('savePlan', { board: 'cbse', examinationOn: null, minutesADay: 30 }, who),
  practice_attempts: async (who) => {
    const [question] = await askQuestions(app, who, { item: practice, count: 1 })
    if (question === undefined) throw new Error('no question was given')
    const sent = { attempts: [tryAt(app, question)], sentAt: app.clock.now().toISOString() }
    return () => app.call('syncAttempts', sent, who)
  },
  email_changes: async (who) => () =>
    app.call('askEmailChange', { password: who.password, newEmail: `new-${randomUUID()}@example.com` }, who),
}

describe('what a student writes while the account is deleted', () => {
  it.each(Object.keys(writings))('is not stored after the deletion: %s', async (table) => {
    const who = await app.student()
    const ask = await writings[table]?.(who)
    if (ask === undefined) throw new Error('nothing is written')
    const { answer } = await whileHeld(app.services.database, { hold: erasing(who), ask })
    expect([answer.status, answer.body.message]).toEqual([401, sentence('en', 'session_ended')])
    expect(await countOf(table, who)).toBe(0)
  })

  it('is refused to staff because the account is deleted, and a log line names the rule', async () => {
    const who = await app.student()
    const id = randomUUID()
    const batch = { id, name: 'Evenings', startsOn: '2026-12-01', endsOn: '2027-03-01' }
    const { cookie } = owner
    await adminCall(app, 'saveBatch', { ...batch, courseIds: [], teacherIds: [] }, { cookie })
    written = []
    const ask = () => adminCall(app, 'addBatchMembers', { id, emails: who.email }, { cookie })
    const { answer } = await whileHeld(app.services.database, { hold: erasing(who), ask })
    expect([answer.status, answer.body.message]).toEqual([409, sentence('en', 'admin_student_gone')])
    expect(written.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        rule: 'students_are_there',
        route: '/api/v1/admin/batches/addMembers',
      }),
    )
  })

  it('does not wait to change existing rows, which are deleted with the account', async () => {
    const who = await app.student()
    const seen = (to: number) => {
      const report = { item: course.freeVideo, watched: [[0, to]], positionInSeconds: to }
      return app.call('saveProgress', { reports: [{ ...report, at: app.clock.now().toISOString() }] }, who)
    }
    await openedYesterday(app.services, who.id, [course.freeVideo])
    expect((await seen(3)).status).toBe(200)
    app.clock.advance({ minutes: 1 })
    const answer = await app.services.database.transaction(async (tx) => {
      await tx.first(sql`select from students where id = ${who.id} for update`)
      return seen(6)
    })
    expect(answer.status).toBe(200)
  })

  it('holds no lock that a deletion needs next while it waits for it', async () => {
    const who = await app.student()
    const ask = () =>
      app.call('askEmailChange', { password: who.password, newEmail: `new-${randomUUID()}@example.com` }, who)
    expect((await ask()).status).toBe(200)
    const { database } = app.services
    const { asked, free } = await database.transaction(async (tx) => {
      await tx.first(deleteEmailChangeOf(who.id))
      const asked = ask()
      await untilWaited(database)
      const free = await tx.first(
        sql<{ id: string }>`select id from students where id = ${who.id} for update skip locked`,
      )
      return { asked: { answer: asked }, free }
    })
    expect(free?.id).toBe(who.id)
    expect((await asked.answer).status).toBe(200)
  })
})

describe('what a student writes about a lesson that is taken away', () => {
  it.each(['notes', 'questions'])('is refused as a lesson that is not there: %s', async (table) => {
    const { freeVideo } = course
    course = await app.course()
    expect(course.freeVideo).not.toBe(freeVideo)
    const who = await app.student()
    const ask = await writings[table]?.(who)
    if (ask === undefined) throw new Error('nothing is written')
    const hold = sql`delete from items where id = ${course.freeVideo}`
    const { answer } = await whileHeld(app.services.database, { hold, ask })
    expect(answer.status).toBe(404)
  })
})

describe('a deletion', () => {
  it('also deletes what staff note about the guardian in the same moment', async () => {
    const who = await app.student()
    const { answer } = await whileHeld(app.services.database, {
      hold: sql`
        insert into student_guardians (student_id, date_of_birth, name, email, phone, stored_at)
        values (${who.id}, '2012-01-01', 'A Guardian', 'guardian@example.com', null, ${app.clock.now()})`,
      ask: () => erase(who),
    })
    expect(answer.status).toBe(200)
    expect(await countOf('student_guardians', who)).toBe(0)
  })

  it('does not continue with the old address if the account changes it in the same moment', async () => {
    const who = await app.student()
    const { answer } = await whileHeld(app.services.database, {
      hold: sql`update students set email = ${`moved-${who.email}`} where id = ${who.id}`,
      ask: () => erase(who),
    })
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict'])
  })
})

/** Tables that may get a row of a student behind the deletion, by why. */
const withoutGuard = {
  'money stays with the nameless row, and what it pays for then goes back': [
    ...['access_grants', 'coupon_uses', 'coupons', 'orders', 'payment_links'],
  ],
  'a way in is made only while the row is held, under the address that it has': [
    ...['codes', 'mailed_links', 'registration_attempts', 'sessions'],
  ],
  'belongs to a session, a try, a message or a ticket, which is deleted': [
    ...['inbox_matters', 'playbacks', 'practice_disputes', 'push_subscriptions', 'thread_pictures'],
  ],
  'counts, times and levels, worked out of what is guarded': [
    ...['learner_changes', 'learner_places', 'practice_skill_states', 'progress_without_practice'],
    'student_access',
  ],
  'facts without words of the student, which end by themselves in 30, 90 and 180 days': [
    ...['key_deliveries', 'notifications', 'security_events'],
  ],
  'what was asked for is forgotten with the row of the file that is done': ['people_import_rows'],
  'is judged once more when it is done': ['jobs'],
  'stays until an owner closes it': ['safeguarding_flags'],
}

test('every table with rows of students refuses those of a deleted student, or gives the reason', async () => {
  const tables = await app.services.database.all(sql<{ name: string; isGuarded: boolean }>`
    select c.relname as "name", exists (
      select from pg_trigger t where t.tgrelid = c.oid and t.tgname in ('students_are_there', 'enrolments_can_be_used')
    ) as "isGuarded"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'student_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`)
  const open = tables.filter(({ isGuarded }) => !isGuarded).map(({ name }) => name)
  expect(open).toEqual(Object.values(withoutGuard).flat().sort())
})
