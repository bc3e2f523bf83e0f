import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestStudent } from '../../../tests/support/app.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { type Shop, shopOf } from '../../../tests/support/shop.ts'
import { sql } from '../../adapters/database/sql.ts'

let app: TestApp
let shop: Shop
let student: TestStudent
let course: TestCourse

beforeAll(async () => {
  app = await startTestApp()
  shop = shopOf(app)
  student = await app.student({ name: 'Asha Reddy' })
})
afterEach(async () => {
  await shop.heal()
  expect(await shop.breaches()).toEqual([])
})
afterAll(() => app.close())

async function freshCourse(): Promise<TestCourse> {
  course = await app.course()
  return course
}

/** Sessions end while the clock moves, so each test signs in again. */
async function signedIn({ email, password }: TestStudent): Promise<string> {
  return (await app.call('login', { email, password })).body.data.token
}

describe('POST payment/createOrder', () => {
  test('returns the current price in rupees, the gateway’s order and our own', async () => {
    const { id } = await freshCourse()
    const token = await signedIn(student)
    const answer = await app.call(
      'createOrder',
      { courseId: id, subscriptionType: 2, stateCode: '36' },
      { token },
    )
    expect(answer.status).toBe(200)
    expect(answer.body.data).toEqual({
      key: 'rzp_test_sandbox',
      amount: 999,
      currency: 'INR',
      orderId: expect.stringMatching(/^order_\w{14}$/),
      paymentId: expect.stringMatching(/^ord_[0-9a-f]{24}$/),
      checkoutUrl: '/sandbox/checkout.js',
    })
    const theirs = await app.services.gateway.findOrderByReceipt(answer.body.data.paymentId)
    expect(theirs).toEqual({ id: answer.body.data.orderId, amountInPaise: 99_900 })
  })

  test('accepts the course by its slug too', async () => {
    const { slug } = await freshCourse()
    const answer = await app.call(
      'createOrder',
      { courseId: slug, subscriptionType: 1 },
      { token: await signedIn(student) },
    )
    expect(answer.status).toBe(200)
  })

  test('returns the same order while it is open and the price is the same', async () => {
    const { id } = await freshCourse()
    const token = await signedIn(student)
    const first = await app.call('createOrder', { courseId: id, subscriptionType: 1 }, { token })
    app.clock.advance({ seconds: 40 })
    const second = await app.call('createOrder', { courseId: id, subscriptionType: 1 }, { token })
    expect(second.body.data).toEqual(first.body.data)
    const yearly = await app.call('createOrder', { courseId: id, subscriptionType: 3 }, { token })
    expect(yearly.body.data.paymentId).not.toBe(first.body.data.paymentId)
  })

  test('makes a new order once the price has changed, and honours the old one if it is paid after all', async () => {
    const { id } = await freshCourse()
    const token = await signedIn(student)
    const old = (await app.call('createOrder', { courseId: id, subscriptionType: 1 }, { token })).body.data
    await app.services.database.all(sql`update courses set monthly_price_paise = 49900 where id = ${id}`)
    const fresh = (await app.call('createOrder', { courseId: id, subscriptionType: 1 }, { token })).body.data
    expect(fresh).toMatchObject({ amount: 499 })
    expect(fresh.paymentId).not.toBe(old.paymentId)
    expect((await app.call('getOrder', { paymentId: old.paymentId }, { token })).body.data.state).toBe(
      'expired',
    )
    const { result } = await shop.checkout(old)
    expect((await app.call('verifyPayment', { paymentId: old.paymentId, ...result }, { token })).status).toBe(
      200,
    )
  })

  test('reports when the order was paid meanwhile, and sells another one on the next click', async () => {
    const { id } = await freshCourse()
    const token = await signedIn(student)
    const first = (await app.call('createOrder', { courseId: id, subscriptionType: 1 }, { token })).body.data
    await shop.checkout(first, { isTold: false })
    app.clock.advance({ seconds: 10 })
    const again = await app.call('createOrder', { courseId: id, subscriptionType: 1 }, { token })
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await app.call('getOrder', { paymentId: first.paymentId }, { token })).body.data.state).toBe(
      'paid',
    )
    expect((await app.call('createOrder', { courseId: id, subscriptionType: 1 }, { token })).status).toBe(200)
  })

  test('refuses a course that does not exist, and a plan without price or description', async () => {
    const token = await signedIn(student)
    for (const courseId of ['00000000-0000-4000-8000-000000000000', 'no-such-course']) {
      expect((await app.call('createOrder', { courseId, subscriptionType: 1 }, { token })).status).toBe(404)
    }
    const { id } = await app.course({ monthly: 399 })
    expect((await app.call('createOrder', { courseId: id, subscriptionType: 3 }, { token })).status).toBe(409)
    await app.services.database.all(sql`update courses set monthly_description = ' ' where id = ${id}`)
    expect((await app.call('createOrder', { courseId: id, subscriptionType: 1 }, { token })).status).toBe(409)
    await app.services.database.all(sql`update courses set status = 'draft' where id = ${id}`)
    expect((await app.call('createOrder', { courseId: id, subscriptionType: 1 }, { token })).status).toBe(404)
  })

  test.each([
    ['a plan of another number', { subscriptionType: 4 }],
    ['a plan as text', { subscriptionType: '1' }],
    ['a price from the page', { subscriptionType: 1, amount: 1 }],
    ['a State that is none', { subscriptionType: 1, stateCode: '99' }],
  ])('refuses %s', async (_, fields) => {
    const { id } = await freshCourse()
    const answer = await app.call(
      'createOrder',
      { courseId: id, ...fields },
      { token: await signedIn(student) },
    )
    expect(answer.status).toBe(400)
  })
})
