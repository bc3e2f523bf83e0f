import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestStudent } from '../../../tests/support/app.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { type CheckoutResult, type Shop, shopOf } from '../../../tests/support/shop.ts'
import type { Database } from '../../adapters/database/database.ts'
import { sql } from '../../adapters/database/sql.ts'
import { reconcileOrders } from './operations.ts'

let app: TestApp
let shop: Shop
let student: TestStudent
let other: TestStudent
let course: TestCourse

beforeAll(async () => {
  app = await startTestApp()
  shop = shopOf(app)
  student = await app.student({ name: 'Asha Reddy' })
  other = await app.student()
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

describe('POST payment/verifyPayment', () => {
  test('opens the course until the end of the plan, and mails a receipt', async () => {
    const { id } = await freshCourse()
    app.clock.set('2027-01-31T10:00:00+05:30')
    const token = await signedIn(student)
    const order = (await app.call('createOrder', { courseId: id, subscriptionType: 1 }, { token })).body.data
    const { result } = await shop.checkout(order)
    const answer = await app.call(
      'verifyPayment',
      { paymentId: order.paymentId, ...result, extra: 'of the gateway' },
      { token },
    )
    expect(answer).toMatchObject({
      status: 200,
      body: {
        response: '✅ Payment successful! Course enrolled.',
        data: { courseId: id, validTill: new Date('2027-02-28T10:00:00+05:30').toISOString() },
      },
    })
    const [receipt] = await app.mailbox(student.email)
    expect(receipt?.subject).toBe('Your receipt: Quadratics')
    for (const words of ['Hello Asha Reddy', 'Monthly plan', '₹399.00', '28 Feb 2027', order.paymentId])
      expect(receipt?.text).toContain(words)
    expect(receipt?.text).toContain('Your invoice is attached')
    const { body } = await app.call('getCourse', { id }, { token })
    expect(body.data.coursePurchased).toBe(true)
  })

  test('gives the same result when repeated, and mails once', async () => {
    const { id } = await freshCourse()
    const token = await signedIn(student)
    const order = (await app.call('createOrder', { courseId: id, subscriptionType: 1 }, { token })).body.data
    const { result } = await shop.checkout(order)
    const first = await app.call('verifyPayment', { paymentId: order.paymentId, ...result }, { token })
    await shop.heal()
    const again = await app.call(
      'verifyPayment',
      { paymentId: order.paymentId, ...result },
      { token: await signedIn(student) },
    )
    expect(again.body).toEqual(first.body)
    const receipts = (await app.mailbox(student.email)).filter(({ text }) => text.includes(order.paymentId))
    expect(receipts).toHaveLength(1)
  })

  test('captures a payment that is only authorised', async () => {
    const { id } = await freshCourse()
    const token = await signedIn(student)
    const order = (await app.call('createOrder', { courseId: id, subscriptionType: 1 }, { token })).body.data
    const { payment, result } = await shop.checkout(order, { outcome: 'authorized' })
    expect(
      (await app.call('verifyPayment', { paymentId: order.paymentId, ...result }, { token })).status,
    ).toBe(200)
    expect(await app.services.gateway.findPayment(payment.id)).toMatchObject({ status: 'captured' })
  })

  test('never enrols on a failed payment, whatever its signature', async () => {
    const { id } = await freshCourse()
    const token = await signedIn(student)
    const order = (await app.call('createOrder', { courseId: id, subscriptionType: 1 }, { token })).body.data
    const standing = async () =>
      (await app.call('getOrder', { paymentId: order.paymentId }, { token })).body.data
    expect(await standing()).toMatchObject({ state: 'open', isDeclined: false })
    const { result } = await shop.checkout(order, { outcome: 'failed' })
    const answer = await app.call('verifyPayment', { paymentId: order.paymentId, ...result }, { token })
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await standing()).toMatchObject({ state: 'open', isDeclined: true, validTill: null })
  })

  test('knows no order of another student', async () => {
    const { id } = await freshCourse()
    const order = (
      await app.call('createOrder', { courseId: id, subscriptionType: 1 }, { token: await signedIn(student) })
    ).body.data
    const { result } = await shop.checkout(order)
    const token = await signedIn(other)
    expect(
      (await app.call('verifyPayment', { paymentId: order.paymentId, ...result }, { token })).status,
    ).toBe(404)
    expect((await app.call('getOrder', { paymentId: order.paymentId }, { token })).status).toBe(404)
  })
})

describe('buying again', () => {
  test('extends the access from its end, and begins at once when it has ended', async () => {
    const { id } = await freshCourse()
    const buyer = await shop.student()
    app.clock.set('2027-03-31T12:00:00+05:30')
    await shop.buy(buyer, id, 1)
    app.clock.set('2027-04-10T12:00:00+05:30')
    const { answer } = await shop.buy(buyer, id, 2)
    expect(answer.validTill).toBe(new Date('2027-07-30T12:00:00+05:30').toISOString())
    app.clock.set('2027-08-15T12:00:00+05:30')
    await shop.buy(buyer, id, 3)
    expect(await shop.enrolments(buyer.student.id)).toEqual([
      {
        startsAt: new Date('2027-03-31T12:00:00+05:30'),
        endsAt: new Date('2027-04-30T12:00:00+05:30'),
        revokedAt: null,
      },
      {
        startsAt: new Date('2027-04-30T12:00:00+05:30'),
        endsAt: new Date('2027-07-30T12:00:00+05:30'),
        revokedAt: null,
      },
      {
        startsAt: new Date('2027-08-15T12:00:00+05:30'),
        endsAt: new Date('2028-08-15T12:00:00+05:30'),
        revokedAt: null,
      },
    ])
  })

  test('extends access whose end was not written by the product, to the microsecond', async () => {
    const { id } = await freshCourse()
    const buyer = await shop.student()
    const now = app.clock.now()
    await app.services.database.all(
      sql`insert into enrolments (student_id, course_id, granted_by, starts_at, ends_at)
        values (${buyer.student.id}, ${id}, 'import', ${now}, ${now}::timestamptz + interval '5 days 1 microsecond')`,
    )
    await shop.buy(buyer, id, 1)
    const [given, bought] = await shop.enrolments(buyer.student.id)
    expect(bought?.startsAt.getTime()).toBe((given?.endsAt.getTime() ?? 0) + 1)
  })

  test('honours three plans bought at the same time, one after the other', async () => {
    const { id } = await freshCourse()
    for (let round = 0; round < 8; round += 1) {
      const buyer = await shop.student()
      await Promise.all(([1, 2, 3] as const).map((plan) => shop.buy(buyer, id, plan)))
      const spans = await shop.enrolments(buyer.student.id)
      expect(spans).toHaveLength(3)
      for (const [index, span] of spans.entries())
        expect(span.startsAt).toEqual(spans[index - 1]?.endsAt ?? app.clock.now())
    }
  })

  test('applies each of them once, without deadlock', async () => {
    const { id } = await freshCourse()
    const { database } = app.services
    let times = 0
    const counting: Database = {
      ...database,
      transaction: (work) =>
        database.transaction((tx) => {
          times += 1
          return work(tx)
        }),
    }
    const { student: buyer } = await shop.student()
    const context = shop.contextOf(buyer.id, { database: counting })
    const orders = await Promise.all(([1, 2, 3] as const).map((plan) => shop.order(context, id, plan)))
    const results = await Promise.all(orders.map((order) => shop.checkout(order, { isTold: false })))
    times = 0
    const now = app.clock.now()
    let verified: Promise<unknown> = Promise.resolve()
    // All three have arrived before the first may continue.
    const undone = new Error('nothing of this stays')
    const held = database.transaction(async (tx) => {
      await tx.first(
        sql`insert into enrolments (student_id, course_id, granted_by, starts_at, ends_at)
          values (${buyer.id}, ${id}, 'import', ${now}, ${now}::timestamptz + interval '3 years')`,
      )
      verified = Promise.all(
        orders.map((order, index) => shop.verify(context, order, results[index]?.result as CheckoutResult)),
      )
      await expect.poll(countWaiting).toBe(3)
      throw undone
    })
    await expect(held).rejects.toBe(undone)
    await verified
    expect(await shop.enrolments(buyer.id)).toHaveLength(3)
    expect(times).toBe(3)
  })
})

async function countWaiting(): Promise<number> {
  const row = await app.services.database.first(
    sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return row?.count ?? -1
}

describe('a payment that was never reported', () => {
  test('is found by the reconciler within 60 seconds', async () => {
    const { id } = await freshCourse()
    const buyer = await shop.student()
    const order = await shop.order(buyer, id)
    await shop.checkout(order, { isTold: false })
    let seconds = 0
    while ((await shop.enrolments(buyer.student.id)).length === 0 && seconds < 300) {
      app.clock.advance({ seconds: 10 })
      seconds += 10
      await reconcileOrders(app.services)
    }
    expect(seconds).toBeLessThanOrEqual(60)
  })

  test.each([
    ['an hour', { hours: 1 }],
    ['a day', { days: 1 }],
    ['four days', { days: 4 }],
  ])('is found when it arrives %s after the order', async (_, later) => {
    const { id } = await freshCourse()
    const buyer = await shop.student()
    const order = await shop.order(buyer, id)
    app.clock.advance(later)
    await reconcileOrders(app.services)
    await shop.checkout(order, { isTold: false })
    app.clock.advance({ hours: 2 })
    await reconcileOrders(app.services)
    expect(await shop.enrolments(buyer.student.id)).toHaveLength(1)
  })

  test('is no longer asked about after five days, when the order has expired', async () => {
    const { id } = await freshCourse()
    const buyer = await shop.student()
    const order = await shop.order(buyer, id)
    app.clock.advance({ days: 5, minutes: 1 })
    await reconcileOrders(app.services)
    const [row] = await app.services.database.all(
      sql<{
        state: string
        askAt: Date | null
      }>`select state, ask_at as "askAt" from orders where public_id = ${order.paymentId}`,
    )
    expect(row).toEqual({ state: 'expired', askAt: null })
    // A message may still come, and is honoured.
    await shop.checkout(order)
    await shop.sandbox.webhooks.settled()
    expect(await shop.enrolments(buyer.student.id)).toHaveLength(1)
  })
})
