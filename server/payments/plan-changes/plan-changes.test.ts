import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refundHoldMinutes } from '../../../domain/admin/orders/rules.ts'
import { staffOf } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { makeCode } from '../../../tests/support/coupons.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { type Order, type Shop, shopOf } from '../../../tests/support/shop.ts'
import { sql } from '../../adapters/database/sql.ts'
import { findInvoice } from '../invoices/queries.ts'
import { createOrder, getOrders } from '../orders/operations.ts'
import { approveRefundIn } from '../refunds/decisions/operations.ts'
import { getRefundQuote, requestRefund } from '../refunds/operations.ts'
import { getPlanChange } from './operations.ts'

let app: TestApp
let shop: Shop
let course: TestCourse
beforeAll(async () => {
  app = await startTestApp()
  shop = shopOf(app)
})
beforeEach(async () => {
  // November has thirty days.
  app.clock.set('2026-11-21T10:00:00+05:30')
  course = await app.course()
})
afterAll(() => app.close())

type Buyer = Awaited<ReturnType<Shop['student']>>
type Plan = 1 | 2 | 3

function change(buyer: Buyer, subscriptionType: Plan = 3, more: object = {}) {
  return createOrder(buyer, { courseId: course.id, subscriptionType, changesPlan: true, ...more })
}

async function pay(buyer: Buyer, made: Order) {
  const { result } = await shop.checkout(made)
  return shop.verify(buyer, made, result)
}

/** Bought the plan, and days have passed. */
async function learner(plan: Plan, days: number) {
  const buyer = await shop.student()
  const { order } = await shop.buy(buyer, course.id, plan)
  app.clock.advance({ days })
  return { buyer, first: order.paymentId }
}

const offered = (buyer: Buyer) => getPlanChange(buyer, { courseId: course.id })
const quoted = (buyer: Buyer, paymentId: string) => getRefundQuote(buyer, { paymentId })

/** What the promises about money say once all messages have come. */
async function breaches() {
  await shop.heal(0)
  return shop.breaches()
}

async function stateOf(publicId: string) {
  return (
    await app.services.database.first(
      sql<{ state: string }>`select state from orders where public_id = ${publicId}`,
    )
  )?.state
}

async function openRequests() {
  return app.services.database.all(sql<{ id: string; order: string; amountInPaise: number }>`
    select q.id, o.public_id as "order", q.amount_in_paise as "amountInPaise" from refund_requests q
    join orders o on o.id = q.order_id where q.state = 'open' and o.course_id = ${course.id} order by q.amount_in_paise desc`)
}

describe('a change to a longer plan', () => {
  test('deducts the unused value, ends the plan as the new one begins, and is a line of the invoice', async () => {
    const { buyer, first } = await learner(1, 10)
    // 399 × 20 ÷ 30.
    expect(await offered(buyer)).toMatchObject({
      from: { subscriptionType: 1, daysLeft: 20 },
      plans: [
        { subscriptionType: 2, price: 999, credit: 266, amount: 733 },
        { subscriptionType: 3, price: 2999, credit: 266, amount: 2733 },
      ],
    })
    const made = await change(buyer, 3, { shownAmount: 2733 })
    expect(made.amount).toBe(2733)
    expect((await change(buyer, 3)).paymentId).toBe(made.paymentId)
    expect(await shop.enrolments(buyer.student.id)).toHaveLength(1)
    await pay(buyer, made)
    const [before, now] = await shop.enrolments(buyer.student.id)
    expect(before?.endsAt).toEqual(now?.startsAt)
    expect(before?.revokedAt).toBeNull()
    expect(now?.startsAt).toEqual(app.clock.now())
    expect(now?.endsAt).toEqual(new Date('2027-12-01T10:00:00+05:30'))
    const [order] = (await getOrders(buyer, { page: 1, limit: 10 })).data
    expect(await app.services.database.first(findInvoice(order?.documents[0]?._id ?? ''))).toMatchObject({
      amountInPaise: 273_300,
      listPriceInPaise: 299_900,
      discountText: `20 of 30 days left of order ${first}`,
    })
    expect(await offered(buyer)).toEqual({ from: null, plans: [] })
    expect(await breaches()).toEqual([])
  })

  test('leaves the plan as it is while its order is not paid', async () => {
    const { buyer } = await learner(1, 10)
    const before = await shop.enrolments(buyer.student.id)
    const made = await change(buyer)
    await app.services.database.first(
      sql`update orders set state = 'expired' where public_id = ${made.paymentId}`,
    )
    expect(await shop.enrolments(buyer.student.id)).toEqual(before)
    expect(await breaches()).toEqual([])
  })

  test('is another order a day later, and one of another amount than the page showed is not made', async () => {
    const { buyer } = await learner(1, 10)
    const made = await change(buyer)
    app.clock.advance({ days: 1 })
    await expect(change(buyer, 3, { shownAmount: 2733 })).rejects.toMatchObject({
      key: 'order_price_changed',
    })
    const later = await change(buyer)
    // 399 × 19 ÷ 30.
    expect(later).toMatchObject({ amount: 2746.3 })
    expect(later.paymentId).not.toBe(made.paymentId)
    expect(await stateOf(made.paymentId)).toBe('expired')
    // The first one is paid all the same, within its days.
    await pay(buyer, made)
    expect(await shop.enrolments(buyer.student.id)).toHaveLength(2)
    expect(await breaches()).toEqual([])
  })

  test('clicked and paid twice at once is one change, and the second payment is refunded', async () => {
    const { buyer } = await learner(1, 10)
    const made = await Promise.all([change(buyer), change(buyer), change(buyer)])
    expect(new Set(made.map(({ paymentId }) => paymentId)).size).toBe(1)
    const quarterly = await change(buyer, 2)
    const [one, other] = [await shop.checkout(made[0]), await shop.checkout(quarterly)]
    await Promise.allSettled([
      shop.verify(buyer, made[0], one.result),
      shop.verify(buyer, quarterly, other.result),
    ])
    await shop.heal()
    expect(await shop.enrolments(buyer.student.id)).toHaveLength(2)
    const states = await Promise.all([made[0].paymentId, quarterly.paymentId].map(stateOf))
    expect(states.toSorted()).toEqual(['expired', 'paid'])
    const { data } = await getOrders(buyer, { page: 1, limit: 10 })
    expect(data.flatMap(({ refunds }) => refunds)).toMatchObject([{ state: 'done' }])
    expect(
      (await app.mailbox(buyer.email)).some(({ text }) => text.includes('the rest of your earlier plan')),
    ).toBe(true)
    expect(await breaches()).toEqual([])
  })

  test.each([
    [
      'its refund was asked for',
      async (buyer: Buyer, first: string) => {
        const { amount } = await quoted(buyer, first)
        await requestRefund(buyer, { paymentId: first, amount })
      },
    ],
    [
      'it was extended',
      async (buyer: Buyer) => {
        await shop.buy(buyer, course.id, 1)
      },
    ],
    [
      'the credit is too old',
      async () => {
        app.clock.advance({ days: 3 })
      },
    ],
  ] as const)('that is paid when %s is refunded', async (_, meanwhile) => {
    const { buyer, first } = await learner(1, 2)
    const made = await change(buyer)
    await meanwhile(buyer, first)
    const had = await shop.enrolments(buyer.student.id)
    await pay(buyer, made).catch(() => undefined)
    await shop.heal()
    expect(await shop.enrolments(buyer.student.id)).toEqual(had)
    expect(await stateOf(made.paymentId)).toBe('expired')
    const orders = (await getOrders(buyer, { page: 1, limit: 10 })).data
    expect(orders.find(({ paymentId }) => paymentId === made.paymentId)).toMatchObject({ state: 'refunded' })
    expect(await breaches()).toEqual([])
  })

  test('begins at once if the plan has ended since, within the days of its credit', async () => {
    const { buyer } = await learner(1, 28)
    const made = await change(buyer)
    app.clock.advance({ days: 2, hours: 1 })
    await pay(buyer, made)
    expect((await shop.enrolments(buyer.student.id)).at(-1)?.startsAt).toEqual(app.clock.now())
    expect(await breaches()).toEqual([])
  })

  test('is not offered for granted access, on its last day, to a shorter plan, or with a code', async () => {
    const given = await shop.student()
    await app.grant(given.student, course, -1, 30)
    expect(await offered(given)).toEqual({ from: null, plans: [] })
    const { buyer: last } = await learner(1, 29)
    app.clock.advance({ hours: 1 })
    expect(await offered(last)).toEqual({ from: null, plans: [] })
    await expect(change(last)).rejects.toMatchObject({ key: 'plan_change_gone' })
    const { buyer: yearly } = await learner(3, 1)
    expect(await offered(yearly)).toEqual({ from: null, plans: [] })
    const { buyer } = await learner(2, 1)
    await expect(change(buyer, 1)).rejects.toMatchObject({ key: 'plan_change_gone' })
    const couponCode = await makeCode(app, await staffOf(app, 'finance'))
    await expect(change(buyer, 3, { couponCode })).rejects.toMatchObject({ key: 'plan_change_alone' })
    // With the code the plan begins when the other one ends, as usual.
    expect(await createOrder(buyer, { courseId: course.id, subscriptionType: 3, couponCode })).toMatchObject({
      amount: 2899,
    })
  })

  test('costs one rupee at least', async () => {
    await app.services.database.first(
      sql`update courses set quarterly_price_paise = 20000 where id = ${course.id}`,
    )
    const { buyer } = await learner(1, 1)
    const made = await change(buyer, 2)
    expect(made.amount).toBe(1)
    await pay(buyer, made)
    expect(await breaches()).toEqual([])
  })
})

describe('the database', () => {
  const forged = (change: string, publicId: string) =>
    app.services.database.first(sql`
      insert into orders (public_id, student_id, course_id, plan, amount_in_paise, list_price_in_paise, changes_order_id,
        credit_in_paise, credit_days_left, credit_days_bought, created_at, offered_at, is_demo)
      select ${`ord_${change}`}, o.student_id, o.course_id,
        case ${change} when 'shorter' then 1 else 3 end,
        299900 - case ${change} when 'high' then 26601 else 26600 end, 299900, o.id,
        case ${change} when 'high' then 26601 else 26600 end,
        case ${change} when 'days' then 21 else 20 end, case ${change} when 'bought' then 29 else 30 end,
        ${app.clock.now()}, ${app.clock.now()}, o.is_demo
      from orders o where o.public_id = ${publicId}`)

  test('accepts no order with more credit than is left', async () => {
    const { first } = await learner(1, 10)
    for (const wrong of ['high', 'days', 'bought', 'shorter'])
      await expect(forged(wrong, first), wrong).rejects.toMatchObject({ code: '23514' })
    await forged('right', first)
    await expect(
      app.services.database.first(
        sql`update orders set credit_in_paise = 1, amount_in_paise = 299899 where public_id = 'ord_right'`,
      ),
    ).rejects.toMatchObject({ code: '23514' })
    // Nor is it paid while the plan runs on.
    await expect(
      app.services.database.first(sql`update orders set state = 'paid' where public_id = 'ord_right'`),
    ).rejects.toMatchObject({ code: '23514' })
  })
})

describe('a refund after a change', () => {
  test('is a share of both payments, requested with the newer order', async () => {
    const { buyer, first } = await learner(1, 10)
    const made = await change(buyer)
    await pay(buyer, made)
    // 85 % of 399 + 2733.
    const quote = await quoted(buyer, made.paymentId)
    expect(quote).toMatchObject({ why: 'share', percent: 85, amount: 2662.2, earlierAmount: 0 })
    expect(await quoted(buyer, first)).toMatchObject({ why: 'changed', amount: 0, canAsk: false })
    await expect(requestRefund(buyer, { paymentId: first, amount: 339.15 })).rejects.toMatchObject({
      key: 'refund_not_open',
    })
    expect(await requestRefund(buyer, { paymentId: made.paymentId, amount: 2662.2 })).toMatchObject({
      why: 'asked',
    })
    expect(await openRequests()).toMatchObject([{ order: made.paymentId, amountInPaise: 266_220 }])
    const staffId = (await staffOf(app, 'finance')).id
    await approveAll([staffId])
    expect(await breaches()).toEqual([])
    expect((await shop.enrolments(buyer.student.id)).at(-1)?.revokedAt).not.toBeNull()
    expect(await quoted(buyer, made.paymentId)).toMatchObject({ why: 'returned', amount: 0 })
  })

  test('refunds no days used up before it', async () => {
    const { buyer } = await learner(2, 80)
    const made = await change(buyer)
    await pay(buyer, made)
    // The price of the longer plan: what was paid for it, and what was set off.
    const price = 2999
    expect(await quoted(buyer, made.paymentId)).toMatchObject({ percent: 85, amount: price * 0.85 })
  })

  test('comes from both payments if the newer one does not suffice, with the approvals that their sum needs', async () => {
    const { buyer, first } = await learner(2, 1)
    const made = await change(buyer)
    await pay(buyer, made)
    const quote = await quoted(buyer, made.paymentId)
    const sum = Math.round((99_900 + Math.round(made.amount * 100)) * 0.85)
    expect(Math.round(quote.amount * 100)).toBe(sum)
    expect(Math.round(quote.earlierAmount * 100)).toBe(sum - Math.round(made.amount * 100))
    await requestRefund(buyer, { paymentId: made.paymentId, amount: quote.amount })
    expect(await openRequests()).toMatchObject([
      { order: made.paymentId, amountInPaise: Math.round(made.amount * 100) },
      { order: first, amountInPaise: sum - Math.round(made.amount * 100) },
    ])
    expect(await quoted(buyer, made.paymentId)).toMatchObject({ why: 'asked', canAsk: false })
    await approveAll([(await staffOf(app, 'finance')).id])
    expect(await breaches()).toEqual([])
    const { data } = await getOrders(buyer, { page: 1, limit: 10 })
    const returned = data.flatMap(({ refunds }) => refunds).reduce((total, { amount }) => total + amount, 0)
    expect(Math.round(returned * 100)).toBe(sum)
    expect(data.map(({ state }) => state)).toEqual(['refunded', 'refunded'])
  })

  test('in two requests needs two people where the sum is above the limit', async () => {
    course = await app.course({ quarterly: 4500, yearly: 8900 })
    const { buyer } = await learner(2, 1)
    const made = await change(buyer)
    expect(made.amount).toBeLessThan(5000)
    await pay(buyer, made)
    const { amount } = await quoted(buyer, made.paymentId)
    await requestRefund(buyer, { paymentId: made.paymentId, amount })
    const [one, other] = await openRequests()
    const [finance, owner] = [(await staffOf(app, 'finance')).id, (await staffOf(app, 'owner')).id]
    expect(await approve(one?.id ?? '', finance)).toMatchObject({ state: 'approved' })
    expect(await approve(other?.id ?? '', finance)).toMatchObject({ state: 'waiting' })
    expect(await approve(other?.id ?? '', owner)).toMatchObject({ state: 'approved' })
    await carryOut()
    expect(await breaches()).toEqual([])
  })

  const approve = (requestId: string, staffId: string) =>
    app.services.database.transaction((tx) => approveRefundIn(tx, app.services, { requestId, staffId }))
  async function carryOut() {
    app.clock.advance({ minutes: refundHoldMinutes })
    await app.runJobs()
    await shop.heal()
  }
  async function approveAll(people: string[]) {
    for (const { id } of await openRequests()) for (const staffId of people) await approve(id, staffId)
    await carryOut()
  }
})
