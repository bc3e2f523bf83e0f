import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AdminCallName } from '../../domain/admin/calls.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { getOrder } from '../../server/payments/orders/operations.ts'
import { adminCall, staffOf, type TestStaff } from '../support/admin.ts'
import { type CallAnswer, startTestApp, type TestApp } from '../support/app.ts'
import { type Shop, shopOf } from '../support/shop.ts'

let app: TestApp
let shop: Shop
let owner: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  shop = shopOf(app)
})
// Healing takes longer than a session in the admin may idle.
beforeEach(async () => {
  owner = await staffOf(app, 'owner')
})
afterEach(async () => {
  await shop.heal()
  expect(await shop.breaches()).toEqual([])
})
afterAll(() => app.close())

const rounds = 5
type Buyer = Awaited<ReturnType<Shop['student']>>

const ask = (name: AdminCallName, input: object): Promise<CallAnswer> =>
  adminCall(app, name, input, { cookie: owner.cookie })

const grant = (to: Buyer, courseId: string) =>
  ask('grantAccess', { studentId: to.student.id, courseId, until: '2027-06-30', reason: 'After the flood' })

const record = (of: Buyer, courseId: string) =>
  ask('recordPayment', {
    ...{ recordId: randomUUID(), email: of.email, courseId, plan: 1, amount: 100, way: 'cash' },
    on: '2026-11-20',
  })

const erase = (whom: Buyer) =>
  ask('eraseStudent', { studentId: whom.student.id, email: whom.email, reason: 'They asked for it' })

async function isShown(courseId: string): Promise<boolean> {
  const row = await app.services.database.first(
    sql<{ status: string }>`select status from courses where id = ${courseId}`,
  )
  return row?.status === 'published'
}

describe('a course that staff unpublish', () => {
  test('gives a payment back that was under way', async () => {
    const { id } = await app.course()
    const buyer = await shop.student()
    const order = await shop.order(buyer, id)
    expect((await ask('unpublishCourse', { courseId: id })).status).toBe(200)
    const { result } = await shop.checkout(order)
    await expect(shop.verify(buyer, order, result)).rejects.toMatchObject({ key: 'payment_given_back' })
    await shop.heal()
    expect(await shop.enrolments(buyer.student.id)).toEqual([])
    expect((await getOrder(buyer, { paymentId: order.paymentId })).state).toBe('refunded')
    const [mail] = await app.mailbox(buyer.email)
    expect(mail?.text).toContain('after the course was taken off the site')
  })

  test('is not bought, granted or recorded in the same moment', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await app.course()
      const [buyer, other, third] = await Promise.all([shop.student(), shop.student(), shop.student()])
      const order = await shop.order(buyer, id)
      const { result } = await shop.checkout(order)
      const [, granted, recorded, unpublished] = await Promise.all([
        shop.verify(buyer, order, result).catch(({ key }) => expect(key).toBe('payment_given_back')),
        grant(other, id),
        record(third, id),
        ask('unpublishCourse', { courseId: id }),
      ])
      for (const { status } of [granted, recorded, unpublished]) expect(status).toBeLessThan(500)
      const had = await Promise.all([buyer, other, third].map(({ student }) => shop.enrolments(student.id)))
      if (!(await isShown(id))) expect(had).toEqual([[], [], []])
    }
  })
})

describe('an account that is deleted', () => {
  test.each([
    ['granted', grant],
    ['recorded', record],
  ])('gets no access that is %s in the same moment', async (_, give) => {
    const { id } = await app.course()
    for (let round = 0; round < rounds; round += 1) {
      const person = await shop.student()
      const [given, erased] = await Promise.all([give(person, id), erase(person)])
      // One of both was first, and the other is refused.
      expect([given.status, erased.status].filter((status) => status === 200)).toHaveLength(1)
      expect(given.status).toBeLessThan(500)
      expect(await shop.enrolments(person.student.id)).toHaveLength(given.status === 200 ? 1 : 0)
    }
  })
})
