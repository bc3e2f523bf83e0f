import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminCall, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp, type TestStudent } from '../../../tests/support/app.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { type Shop, shopOf } from '../../../tests/support/shop.ts'
import { sql } from '../../adapters/database/sql.ts'
import { getRefundQuote, requestRefund } from '../../payments/refunds/operations.ts'
import { remindOfQuestionsDueSoon } from '../../questions/admin/clock.ts'
import { forgetOldStaffNotifications, notifyStaff } from './operations.ts'

let app: TestApp
let shop: Shop
let course: TestCourse
let student: TestStudent
let owner: TestStaff
let finance: TestStaff
let support: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  shop = shopOf(app)
  course = await app.course({ title: 'Circles' })
  student = await app.student()
  await app.grant(student, course, -1, 5)
  owner = await staffOf(app, 'owner')
  finance = await staffOf(app, 'finance')
  support = await staffOf(app, 'support')
})
beforeEach(async () => {
  app.clock.set('2026-11-21T04:35:00Z')
  await app.services.database.first(sql`delete from staff_notifications`)
})
afterAll(() => app.close())

const newsOf = async ({ cookie }: TestStaff) =>
  (await adminCall(app, 'getStaffNotifications', {}, { cookie })).body.data.items
const countsOf = async ({ cookie }: TestStaff) =>
  (await adminCall(app, 'getRailCounts', {}, { cookie })).body.data
const ask = () =>
  app.call(
    'createTicket',
    { userId: student.id, courseId: course.id, question: 'Asha asks why', clientKey: randomUUID() },
    student,
  )

describe('staff are notified', () => {
  it('of a sale and of a requested refund, if they handle money, once each', async () => {
    const buyer = await shop.student()
    const { order, result } = await shop.buy(buyer, course.id)
    await shop.verify(buyer, order, result)
    app.clock.advance({ minutes: 5 })
    const { amount } = await getRefundQuote(buyer, { paymentId: order.paymentId })
    for (let time = 0; time < 2; time += 1)
      await requestRefund(buyer, { paymentId: order.paymentId, amount, reason: 'I moved' })
    for (const who of [owner, finance])
      expect(await newsOf(who)).toMatchObject([
        { told: { kind: 'refundRequest', facts: { amount, course: 'Circles' } }, path: '/admin/refunds' },
        {
          told: { kind: 'sale', facts: { amount: order.amount, order: order.paymentId } },
          path: `/admin/orders/${order.paymentId}`,
        },
      ])
    expect(await newsOf(support)).toEqual([])
  })

  it('of a ticket and of visitors’ messages, if they answer them, with a link', async () => {
    const { ticketId } = (await ask()).body.data
    const contact = {
      name: 'Ravi',
      email: 'ravi@example.com',
      phone: '9848012345',
      message: 'How much is it?',
    }
    expect((await app.call('contactSupport', contact)).status).toBe(200)
    const news = await newsOf(support)
    expect(news.map(({ told }: { told: { facts: { kind: string } } }) => told.facts.kind).sort()).toEqual([
      'contact',
      'ticket',
    ])
    expect(news.map(({ path }: { path: string }) => path)).toContain(`/admin/inbox/ticket/${ticketId}`)
    for (const { told, path } of news) {
      const name = path.split('/').at(-1)
      const found =
        told.facts.kind === 'ticket'
          ? await adminCall(app, 'getTicket', { ticketId: name }, { cookie: support.cookie })
          : await adminCall(
              app,
              'getEnquiry',
              { kind: told.facts.kind, id: name },
              { cookie: support.cookie },
            )
      expect(found.status).toBe(200)
    }
    expect(await newsOf(finance)).toEqual([])
    expect(
      JSON.stringify(await app.services.database.all(sql`select facts from staff_notifications`)),
    ).not.toMatch(/Asha|Ravi/)
  })
})

describe('a question whose answer is due soon', () => {
  let teacher: TestStaff
  let foreign: TestStaff
  beforeAll(async () => {
    teacher = await staffOf(app, 'teacher')
    foreign = await staffOf(app, 'teacher')
    await app.services.database.first(
      sql`insert into course_authors (course_id, staff_id) values (${course.id}, ${teacher.id})`,
    )
  })
  /** Due at 12:20 in India, while staff are still signed in. */
  async function askTeacher(): Promise<string> {
    const question = { item: course.freeVideo, text: 'Asha asks why', clientKey: `ask-${randomUUID()}` }
    const id = (await app.call('askQuestion', question, student)).body.data.question._id
    await app.services.database.first(
      sql`update questions set due_at = '2026-11-21T06:50:00Z' where id = ${id}`,
    )
    return id
  }
  const look = () => Promise.all([1, 2, 3].map(() => remindOfQuestionsDueSoon(app.services)))

  it('is announced two hours before, once, to those who teach its course or read all', async () => {
    const id = await askTeacher()
    app.clock.set('2026-11-21T04:49:00Z')
    await look()
    expect(await newsOf(teacher)).toEqual([])
    app.clock.set('2026-11-21T04:50:00Z')
    await look()
    await look()
    const told = {
      told: { kind: 'question', facts: { course: 'Circles', dueAt: '2026-11-21T06:50:00.000Z' } },
      path: `/admin/questions/${id}`,
    }
    for (const who of [teacher, owner]) expect(await newsOf(who)).toMatchObject([told])
    for (const who of [foreign, support]) expect(await newsOf(who)).toEqual([])
    expect((await countsOf(teacher)).notifications).toBe(1)
    expect(JSON.stringify(await newsOf(teacher))).not.toContain('Asha')
  })

  it('is not announced once it was answered', async () => {
    const id = await askTeacher()
    const { cookie } = teacher
    const reply = { id, text: 'By Thales.', read: 1, clientKey: `answer-${randomUUID()}` }
    expect((await adminCall(app, 'answerQuestion', reply, { cookie })).status).toBe(200)
    app.clock.set('2026-11-21T04:50:00Z')
    await look()
    expect(await newsOf(teacher)).toEqual([])
  })
})

describe('new notifications', () => {
  it('are marked as read for one person only, and counted with what is waiting', async () => {
    const before = await countsOf(support)
    await ask()
    expect(await countsOf(support)).toMatchObject({
      notifications: 1,
      openCases: before.openCases + 1,
      refunds: null,
      disputes: null,
    })
    const [{ id }] = await newsOf(support)
    await adminCall(app, 'readStaffNotifications', { ids: [id] }, { cookie: support.cookie })
    expect((await countsOf(support)).notifications).toBe(0)
    expect((await newsOf(support))[0].isRead).toBe(true)
    expect((await countsOf(owner)).notifications).toBe(1)
    await adminCall(app, 'readStaffNotifications', { ids: [id] }, { cookie: finance.cookie })
    expect(await newsOf(finance)).toEqual([])
  })

  it('exclude those from before a person joined, and those older than a quarter', async () => {
    const told = (onceKey: string) => ({
      ...({ kind: 'case', facts: { kind: 'report', number: onceKey } } as const),
      ...{ onceKey, path: '/admin/inbox' },
    })
    await notifyStaff(app.services.database, told('before'), app.clock.now())
    app.clock.advance({ days: 1 })
    const newcomer = await staffOf(app, 'support')
    expect(await newsOf(newcomer)).toEqual([])
    app.clock.advance({ days: 88 })
    await forgetOldStaffNotifications(app.services)
    const kept = () => app.services.database.all(sql`select from staff_notifications`)
    expect(await kept()).toHaveLength(1)
    app.clock.advance({ days: 2 })
    await forgetOldStaffNotifications(app.services)
    expect(await kept()).toHaveLength(0)
  })
})
