import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { type Shop, shopOf } from '../../../tests/support/shop.ts'
import { connectAdapters } from '../../adapters/connect.ts'
import { sql } from '../../adapters/database/sql.ts'
import { remindOfEndingPlans } from './operations.ts'

let app: TestApp
let shop: Shop
let course: TestCourse

beforeAll(async () => {
  app = await startTestApp()
  shop = shopOf(app)
  course = await app.course({ title: 'Triangles' })
})
beforeEach(() => app.clock.set('2026-11-21T04:30:00Z'))
afterAll(() => app.close())

type Choices = { wantsReminders?: boolean; locale?: 'en' | 'hi' | 'te' }

/** A student who bought a month of the course at the clock's time. */
async function buyer({ wantsReminders = true, locale = 'en' }: Choices = {}) {
  const student = await shop.student()
  await app.services.database.first(sql`
    update students set wants_reminders = ${wantsReminders}, locale = ${locale} where id = ${student.student.id}`)
  await shop.buy(student, course.id)
  return student
}

async function remindersOf(email: string): Promise<string[]> {
  const mails = await app.mailbox(email)
  return mails
    .filter(({ text }) => text.includes('#plans'))
    .map(({ subject }) => subject)
    .reverse()
}

/** Looks every six hours until the given day has passed. */
async function live(days: number): Promise<void> {
  for (let look = 0; look < days * 4; look += 1) {
    app.clock.advance({ hours: 6 })
    await remindOfEndingPlans(app.services)
    await app.runJobs()
  }
}

test('a plan that ends is announced twice, a week and a day before, with a link to the plans', async () => {
  const { email } = await buyer()
  await live(22)
  expect(await remindersOf(email)).toEqual([])
  await live(2)
  expect(await remindersOf(email)).toEqual(['Your plan for Triangles ends on 21 Dec 2026'])
  await live(10)
  expect(await remindersOf(email)).toHaveLength(2)
  const mails = (await app.mailbox(email)).filter(({ text }) => text.includes('#plans'))
  for (const { text } of mails) {
    expect(text).toContain(`/courses/${course.slug}#plans`)
    expect(text).toContain('/account')
  }
  expect(mails.map(({ sentAt }) => sentAt.toISOString().slice(0, 10))).toEqual(['2026-12-20', '2026-12-14'])
})

test('nobody is reminded who did not ask for it', async () => {
  const { email } = await buyer({ wantsReminders: false })
  await live(32)
  expect(await remindersOf(email)).toEqual([])
})

test('a renewed plan is not announced; the end of the renewal is', async () => {
  const student = await buyer()
  app.clock.advance({ days: 5 })
  await shop.buy(student, course.id)
  await live(30)
  expect(await remindersOf(student.email)).toEqual([])
  await live(30)
  expect(await remindersOf(student.email)).toEqual([
    'Your plan for Triangles ends on 21 Jan 2027',
    'Your plan for Triangles ends on 21 Jan 2027',
  ])
})

test('a refunded plan is not announced', async () => {
  const student = await buyer()
  await app.services.database.first(
    sql`update enrolments set revoked_at = ${app.clock.now()} where student_id = ${student.student.id}`,
  )
  await live(32)
  expect(await remindersOf(student.email)).toEqual([])
})

test('a student reads it in their language, with addresses of that language', async () => {
  const { email } = await buyer({ locale: 'te' })
  await live(25)
  const [mail] = (await app.mailbox(email)).filter(({ text }) => text.includes('#plans'))
  expect(mail?.subject).toContain('Triangles')
  expect(mail?.subject).not.toContain('Your plan')
  expect(mail?.text).toContain(`/te/courses/${course.slug}#plans`)
  expect(mail?.text).toContain('/te/account')
})

test('two concurrent processes send each reminder once', async () => {
  const other = await connectAdapters(app.settings, {
    databaseUrl: app.databaseUrl,
    clock: app.clock,
    log: app.services.log,
    poolSize: 4,
  })
  const students = []
  for (let count = 0; count < 12; count += 1) students.push(await buyer())
  try {
    for (let look = 0; look < 31; look += 1) {
      app.clock.advance({ days: 1 })
      await Promise.all([
        remindOfEndingPlans(app.services),
        remindOfEndingPlans(other.services),
        remindOfEndingPlans(app.services),
      ])
    }
  } finally {
    await other.services.database.close()
  }
  for (const { email } of students) expect(await remindersOf(email)).toHaveLength(2)
})
