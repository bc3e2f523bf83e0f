import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminCall, giveFreshCodes, staffOf } from '../../tests/support/admin.ts'
import { startTestApp, type TestApp, type TestStudent } from '../../tests/support/app.ts'
import type { TestCourse } from '../../tests/support/courses.ts'
import { addPractice, askQuestions, syncTries, tryAt } from '../../tests/support/practice.ts'
import { type Shop, shopOf } from '../../tests/support/shop.ts'
import { sql } from '../adapters/database/sql.ts'
import { remindOfEndingPlans } from '../payments/access/operations.ts'
import { getRefundQuote, requestRefund } from '../payments/refunds/operations.ts'
import { remindOfDueReviews } from '../practice/study/reviews.ts'

let app: TestApp
let shop: Shop
let course: TestCourse
let student: TestStudent
beforeAll(async () => {
  app = await startTestApp()
  shop = shopOf(app)
  course = await app.course({ title: 'Circles' })
})
beforeEach(async () => {
  app.clock.set('2026-11-21T04:30:00Z')
  student = await app.student()
})
afterAll(() => app.close())

async function toldTo({
  id,
}: {
  id: string
}): Promise<{ kind: string; facts: object; path: string | null }[]> {
  return app.services.database.all(
    sql<{ kind: string; facts: object; path: string | null }>`
      select kind, facts, path from notifications where student_id = ${id} order by created_at, once_key`,
  )
}

it('staff’s answer to a ticket', async () => {
  await app.grant(student, course, -1, 30)
  const asked = await app.call(
    'createTicket',
    { userId: student.id, courseId: course.id, question: 'Why is the angle 90°?' },
    student,
  )
  const { ticketId } = asked.body.data
  const { cookie } = await staffOf(app, 'support')
  const answer = { id: asked.body.data._id, text: 'By Thales', isSolved: false, clientKey: randomUUID() }
  for (let time = 0; time < 2; time += 1) await adminCall(app, 'answerTicket', answer, { cookie })
  expect(await toldTo(student)).toEqual([
    { kind: 'case', facts: { number: ticketId, isSolved: false }, path: `/support?ticket=${ticketId}` },
  ])
})

it('a payment that arrived, and the refund that was asked for and declined', async () => {
  const buyer = shop.contextOf(student.id)
  const { order } = await shop.buy(buyer, course.id)
  app.clock.advance({ minutes: 10 })
  const { amount } = await getRefundQuote(buyer, { paymentId: order.paymentId })
  await requestRefund(buyer, { paymentId: order.paymentId, amount, reason: 'Moved' })
  const { cookie } = await staffOf(app, 'owner')
  await giveFreshCodes(app)
  const open = (await adminCall(app, 'getRefunds', {}, { cookie })).body.data.items
  await adminCall(app, 'declineRefund', { requestId: open[0].id, reason: 'Too late' }, { cookie })
  const events = (await toldTo(student)).map(({ facts }) => facts)
  expect(events).toEqual(['paid', 'asked', 'declined'].map((event) => ({ event, course: 'Circles' })))
})

describe('access that ends', () => {
  const live = async (days: number) => {
    for (let look = 0; look < days * 4; look += 1) {
      app.clock.advance({ hours: 6 })
      await remindOfEndingPlans(app.services)
    }
  }
  const daysTold = async () =>
    (await toldTo(student))
      .filter(({ kind }) => kind === 'accessEnding')
      .map(({ facts }) => 'daysLeft' in facts && facts.daysLeft)

  it('is announced 14 and 3 days before and on its last day, each once', async () => {
    await app.grant(student, course, 0, 30)
    await live(15)
    expect(await daysTold()).toEqual([])
    await live(1)
    expect(await daysTold()).toEqual([14])
    await live(10)
    expect(await daysTold()).toEqual([14])
    await live(1)
    expect(await daysTold()).toEqual([14, 3])
    await live(5)
    expect(await daysTold()).toEqual([14, 3, 0])
  })

  it('is not announced for a renewed plan, nor long before for short access', async () => {
    await app.grant(student, course, 0, 16)
    await app.grant(student, course, 16, 60)
    const short = await app.course({ title: 'Short' })
    await app.grant(student, short, 0, 7)
    await live(20)
    expect((await toldTo(student)).map(({ facts }) => facts)).toEqual(
      [3, 0].map((daysLeft) => expect.objectContaining({ course: 'Short', daysLeft })),
    )
  })

  it('is announced once after the server was down on all these days', async () => {
    await app.grant(student, course, 0, 30)
    app.clock.advance({ days: 29, hours: 20 })
    await Promise.all([1, 2, 3].map(() => remindOfEndingPlans(app.services)))
    expect(await daysTold()).toEqual([0])
  })
})

describe('reviews that are due', () => {
  let item: string
  beforeAll(async () => {
    item = await addPractice(app, course, false)
  })
  async function practised(isOpen: boolean): Promise<void> {
    await app.grant(student, course, -1, isOpen ? 30 : 1)
    const questions = await askQuestions(app, student, { item, count: 6 })
    app.clock.advance({ minutes: 5 })
    await syncTries(
      app,
      student,
      questions.map((question) => tryAt(app, question)),
    )
    await app.services.database.first(
      sql`update practice_skill_states set due_at = ${app.clock.now()} where student_id = ${student.id}`,
    )
  }
  const reviews = async () => (await toldTo(student)).filter(({ kind }) => kind === 'reviewDue')

  it('are announced after school, once a day, by only one process', async () => {
    await practised(true)
    expect(await remindOfDueReviews(app.services)).toBe(0)
    app.clock.set('2026-11-21T10:31:00Z')
    await Promise.all([1, 2, 3].map(() => remindOfDueReviews(app.services)))
    expect(await remindOfDueReviews(app.services)).toBe(0)
    expect(await reviews()).toEqual([{ kind: 'reviewDue', facts: {}, path: '/today' }])
  })

  it('are not announced at night, nor to students without an open lesson of them', async () => {
    await practised(false)
    app.clock.set('2026-11-23T15:31:00Z')
    expect(await remindOfDueReviews(app.services)).toBe(0)
    app.clock.set('2026-11-24T10:31:00Z')
    await remindOfDueReviews(app.services)
    expect(await reviews()).toEqual([])
  })
})

it('a mark that a teacher looked at again', async () => {
  const item = await addPractice(app, await app.course(), true)
  const [question] = await askQuestions(app, student, { item, count: 1 })
  if (question === undefined) throw new Error('no question')
  const { attempts } = await syncTries(app, student, [tryAt(app, question, { answer: '12345', lines: [] })])
  await app.call('disputeMark', { attempt: attempts[0].attempt, words: 'It is right' }, student)
  const { cookie } = await staffOf(app, 'author')
  const open = (await adminCall(app, 'getDisputes', { status: 'open' }, { cookie })).body.data.items
  const decision = { id: open.at(-1).id, decision: 'decline', reply: 'Thank you' }
  await adminCall(app, 'decideDispute', decision, { cookie })
  expect(await toldTo(student)).toEqual([
    { kind: 'result', facts: { event: 'markKept' }, path: '/marks-lost' },
  ])
})

it('no announcement where its student switched it off, neither by email nor at the bell', async () => {
  await app.grant(student, course, -1, 30)
  const choices = ['bell', 'email'].map((channel) => ({ kind: 'announcement', channel, isOn: false }))
  expect((await app.call('updateNotificationChoices', { choices }, student)).status).toBe(200)
  const { cookie } = await staffOf(app, 'owner')
  await giveFreshCodes(app)
  const texts = { en: { subject: 'Not for all', text: 'Circles are here.' } }
  const to = { audience: 'course', courseId: course.id }
  const saved = await adminCall(app, 'saveMailing', { id: randomUUID(), version: 0, to, texts }, { cookie })
  const { id, version } = saved.body.data
  await adminCall(app, 'sendMailing', { id, version }, { cookie })
  await app.runJobs()
  expect((await app.call('getNotifications', {}, student)).body.data).toEqual([])
  expect((await app.mailbox(student.email)).map(({ subject }) => subject)).not.toContain('Not for all')
})

it('an announcement to a course, in the reader’s language; news to subscribers are none', async () => {
  await app.grant(student, course, -1, 30)
  await app.services.database.first(sql`update students set locale = 'te' where id = ${student.id}`)
  const { cookie } = await staffOf(app, 'owner')
  await giveFreshCodes(app)
  const texts = {
    en: { subject: 'A new chapter', text: 'Circles are here.' },
    te: { subject: 'కొత్త అధ్యాయం', text: 'వృత్తాలు వచ్చాయి.' },
  }
  for (const to of [{ audience: 'course', courseId: course.id }, { audience: 'news' }]) {
    const saved = await adminCall(app, 'saveMailing', { id: randomUUID(), version: 0, to, texts }, { cookie })
    const { id, version } = saved.body.data
    await adminCall(app, 'sendMailing', { id, version }, { cookie })
  }
  await app.runJobs()
  expect(await toldTo(student)).toEqual([{ kind: 'announcement', facts: texts.te, path: null }])
})
