import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AdminCallName } from '../../domain/admin/calls.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { insertGrantedEnrolment } from '../../server/payments/access/queries.ts'
import { redeemCoupon } from '../../server/payments/coupons/operations.ts'
import { getOrder } from '../../server/payments/orders/operations.ts'
import { adminCall, staffOf, type TestStaff } from '../support/admin.ts'
import { type CallAnswer, startTestApp, type TestApp } from '../support/app.ts'
import { makeCode } from '../support/coupons.ts'
import { whileHeld } from '../support/held-row.ts'
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

/** Locks first, as unpublishing does. */
const unpublishing = (id: string) => sql`
  with held as (select id from courses where id = ${id} for update)
  update courses set status = 'draft' where id in (select id from held)`

/** With another address, as deleting does. */
const erasing = ({ student: { id } }: Buyer) => sql`
  update students set email = ${`${id}@erased.invalid`}, erased_at = ${app.clock.now()} where id = ${id}`

const giving = ({ student }: Buyer, courseId: string) =>
  insertGrantedEnrolment({
    studentId: student.id,
    courseId,
    grantedBy: 'school',
    startsAt: app.clock.now(),
    endsAt: new Date('2027-06-30'),
  })

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

  test('gives a payment back that came in the same moment', async () => {
    const { id } = await app.course()
    const buyer = await shop.student()
    const order = await shop.order(buyer, id)
    const { result } = await shop.checkout(order)
    const { answer } = await whileHeld(app.services.database, {
      hold: unpublishing(id),
      ask: () => shop.verify(buyer, order, result).catch(({ key }) => key),
    })
    expect(answer).toBe('payment_given_back')
    expect(await shop.enrolments(buyer.student.id)).toEqual([])
  })

  test.each([
    ['granted', grant],
    ['recorded', record],
  ])('is not %s in the same moment', async (_, give) => {
    const { id } = await app.course()
    const person = await shop.student()
    const { answer } = await whileHeld(app.services.database, {
      hold: unpublishing(id),
      ask: () => give(person, id),
    })
    expect(answer.body.code).toBe('invalid')
    expect(await shop.enrolments(person.student.id)).toEqual([])
  })

  test('is not opened by a simultaneous code, and the student gets a student-facing message', async () => {
    const { id } = await app.course()
    const person = await shop.student()
    const couponCode = await makeCode(app, owner, { kind: 'full' })
    const { answer } = await whileHeld(app.services.database, {
      hold: unpublishing(id),
      ask: () =>
        redeemCoupon(person, { courseId: id, subscriptionType: 1, couponCode }).catch(({ key }) => key),
    })
    expect(answer).toBe('course_not_found')
    expect(await shop.enrolments(person.student.id)).toEqual([])
  })

  test('stays where access was given in the same moment', async () => {
    const { id } = await app.course()
    const { answer } = await whileHeld(app.services.database, {
      hold: giving(await shop.student(), id),
      ask: () => ask('unpublishCourse', { courseId: id }),
    })
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict'])
  })
})

describe('an account that is deleted', () => {
  test.each([
    ['granted', grant, 'notFound'],
    ['recorded', record, 'invalid'],
  ])('gets no access that is %s in the same moment', async (_, give, why) => {
    const { id } = await app.course()
    const person = await shop.student()
    const { answer } = await whileHeld(app.services.database, {
      hold: erasing(person),
      ask: () => give(person, id),
    })
    expect(answer.body.code).toBe(why)
    expect(await shop.enrolments(person.student.id)).toEqual([])
  })

  test('stays when access was given in the same moment', async () => {
    const { id } = await app.course()
    const person = await shop.student()
    const { answer } = await whileHeld(app.services.database, {
      hold: giving(person, id),
      ask: () => erase(person),
    })
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict'])
  })
})
