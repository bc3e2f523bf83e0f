import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { adminCall, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { makeCode } from '../../../tests/support/coupons.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { type Shop, shopOf } from '../../../tests/support/shop.ts'
import { sql } from '../../adapters/database/sql.ts'
import { findInvoice } from '../invoices/queries.ts'
import { createOrder, getOrders } from '../orders/operations.ts'
import { reconcileOrders } from '../reconciliation/operations.ts'
import { getRefundQuote } from '../refunds/operations.ts'
import { checkCoupon, redeemCoupon } from './operations.ts'

let app: TestApp
let shop: Shop
let finance: TestStaff
let course: TestCourse
beforeAll(async () => {
  // Three hundred students queue for eight connections: how long that takes depends on the machine.
  app = await startTestApp({ deadlineInMs: 60_000 })
  shop = shopOf(app)
  finance = await staffOf(app, 'finance')
})
beforeEach(async () => {
  course = await app.course()
})
afterAll(() => app.close())

const code = (wanted: object = {}) => makeCode(app, finance, wanted)

/** What the promises about money say once all messages have come. */
async function breaches() {
  await shop.heal(0)
  return shop.breaches()
}

type Buyer = Awaited<ReturnType<Shop['student']>>
type Plan = 1 | 2 | 3

function orderWith(buyer: Buyer, couponCode: string, subscriptionType: Plan = 1) {
  return createOrder(buyer, { courseId: course.id, subscriptionType, couponCode })
}

async function placesOf(couponCode: string) {
  return app.services.database.first(
    sql<{ held: number; over: number }>`
      select held, honoured_over as "over" from coupons where code = ${couponCode}`,
  )
}

describe('a code on an order', () => {
  test('lowers the price, is on the invoice, and a refund returns what was paid', async () => {
    const couponCode = await code()
    const buyer = await shop.student()
    expect(await checkCoupon(buyer, { courseId: course.slug, couponCode })).toEqual({
      code: couponCode,
      plans: [
        { subscriptionType: 1, price: 399, amount: 299 },
        { subscriptionType: 2, price: 999, amount: 899 },
        { subscriptionType: 3, price: 2999, amount: 2899 },
      ],
    })
    const made = await orderWith(buyer, couponCode)
    expect(made.amount).toBe(299)
    const { result } = await shop.checkout(made)
    await shop.verify(buyer, made, result)
    const [order] = (await getOrders(buyer, { page: 1, limit: 10 })).data
    expect(order).toMatchObject({ state: 'paid', amount: 299, documents: [{ amount: 299 }] })
    expect(await app.services.database.first(findInvoice(order?.documents[0]?._id ?? ''))).toMatchObject({
      listPriceInPaise: 39_900,
      discountText: `Code ${couponCode}`,
      amountInPaise: 29_900,
      // GST on the value after the discount.
      taxableInPaise: 25_338,
    })
    const quote = await getRefundQuote(buyer, { paymentId: made.paymentId })
    expect(quote).toMatchObject({ percent: 85, amount: 254.15 })
    expect(await breaches()).toEqual([])
  })

  test('is the same order when clicked again, and another one without the code', async () => {
    const couponCode = await code()
    const buyer = await shop.student()
    const first = await orderWith(buyer, couponCode)
    expect((await orderWith(buyer, couponCode)).paymentId).toBe(first.paymentId)
    expect(await placesOf(couponCode)).toMatchObject({ held: 1 })
    const whole = await shop.order(buyer, course.id)
    expect(whole.amount).toBe(399)
    expect(whole.paymentId).not.toBe(first.paymentId)
    expect(await placesOf(couponCode)).toMatchObject({ held: 0 })
  })

  test('moves to another plan with the student, who holds only one use', async () => {
    const couponCode = await code({ maxUses: 1 })
    const buyer = await shop.student()
    await orderWith(buyer, couponCode, 1)
    const yearly = await orderWith(buyer, couponCode, 3)
    expect(await placesOf(couponCode)).toMatchObject({ held: 1 })
    const { result } = await shop.checkout(yearly)
    await shop.verify(buyer, yearly, result)
    await expect(orderWith(buyer, couponCode, 1)).rejects.toMatchObject({ key: 'coupon_used_up' })
    await expect(checkCoupon(buyer, { courseId: course.id, couponCode })).rejects.toMatchObject({
      key: 'coupon_used_by_you',
    })
    const roomy = await code()
    const other = await orderWith(buyer, roomy, 2)
    await shop.verify(buyer, other, (await shop.checkout(other)).result)
    await expect(orderWith(buyer, roomy, 1)).rejects.toMatchObject({ key: 'coupon_used_by_you' })
    expect(await placesOf(roomy)).toEqual({ held: 1, over: 0 })
  })

  test('is the only one of its order: another code makes another order, and releases the use', async () => {
    const [one, other] = [await code(), await code({ kind: 'percent', percent: 50 })]
    const buyer = await shop.student()
    const first = await orderWith(buyer, one)
    const second = await orderWith(buyer, other)
    expect(second).toMatchObject({ amount: 199.5 })
    expect(second.paymentId).not.toBe(first.paymentId)
    expect(await placesOf(one)).toEqual({ held: 0, over: 0 })
    expect(await placesOf(other)).toEqual({ held: 1, over: 0 })
    await expect(
      app.services.database.first(sql`
        insert into coupon_uses (coupon_id, student_id, order_id, state, taken_at)
        select c.id, o.student_id, o.id, 'held', ${app.clock.now()} from orders o, coupons c
        where o.public_id = ${second.paymentId} and c.code = ${one}`),
    ).rejects.toMatchObject({ constraint: 'coupon_uses_order_id_key' })
    expect(await breaches()).toEqual([])
  })

  test('leaves one rupee to pay, and the database accepts no lower order', async () => {
    const couponCode = await code({ amount: 5000 })
    const made = await orderWith(await shop.student(), couponCode)
    expect(made.amount).toBe(1)
    await expect(
      app.services.database.first(
        sql`update orders set amount_in_paise = 99 where public_id = ${made.paymentId}`,
      ),
    ).rejects.toMatchObject({ constraint: 'discount_lowers_the_price' })
  })

  test.each([
    ['never was', async () => 'NOSUCHCODE'],
    ['has ended', async () => ended()],
    ['runs later', () => code({ from: '2026-12-20' })],
    ['was stopped', async () => stopped()],
    ['is for another student', async () => forAnother()],
  ])('is refused with the same message when it %s', async (_, make) => {
    const couponCode = await make()
    const buyer = await shop.student()
    const refused = { kind: 'conflict', key: 'coupon_invalid' }
    await expect(orderWith(buyer, couponCode)).rejects.toMatchObject(refused)
    await expect(checkCoupon(buyer, { courseId: course.id, couponCode })).rejects.toMatchObject(refused)
    await expect(
      redeemCoupon(buyer, { courseId: course.id, subscriptionType: 1, couponCode }),
    ).rejects.toMatchObject(refused)
  })

  test('is refused for another course and another plan', async () => {
    const other = await app.course()
    const ofCourse = await code({ courseId: other.id })
    await expect(orderWith(await shop.student(), ofCourse)).rejects.toMatchObject({
      key: 'coupon_not_for_plan',
    })
    const ofYear = await code({ plan: 3 })
    await expect(orderWith(await shop.student(), ofYear, 1)).rejects.toMatchObject({
      key: 'coupon_not_for_plan',
    })
    const seen = await checkCoupon(await shop.student(), { courseId: course.id, couponCode: ofYear })
    expect(seen.plans).toEqual([{ subscriptionType: 3, price: 2999, amount: 2899 }])
  })

  async function ended(): Promise<string> {
    const one = await code()
    await app.services.database.all(sql`alter table coupons disable trigger coupons_stay_as_made`)
    await app.services.database.all(sql`update coupons set ends_at = ${app.clock.now()} where code = ${one}`)
    await app.services.database.all(sql`alter table coupons enable trigger coupons_stay_as_made`)
    return one
  }
  async function stopped(): Promise<string> {
    const one = await code()
    await stop(one)
    return one
  }
  async function forAnother(): Promise<string> {
    return code({ email: (await shop.student()).email })
  }
})

function never(): never {
  throw new Error('an order was not paid')
}

async function stop(one: string): Promise<void> {
  const row = await app.services.database.first(
    sql<{ id: string }>`select id from coupons where code = ${one}`,
  )
  const input = { couponId: row?.id, reason: 'The offer is over by now' }
  const answer = await adminCall(app, 'stopCoupons', input, { cookie: finance.cookie })
  expect(answer.body).toMatchObject({ success: true, data: { stopped: 1 } })
}

describe('places', () => {
  test('are taken by exactly 50 of 300 students who order at once', async () => {
    const couponCode = await code({ maxUses: 50 })
    const buyers = await Promise.all(Array.from({ length: 300 }, () => shop.student()))
    const answers = await Promise.allSettled(
      buyers.map((buyer, nth) =>
        orderWith({ ...buyer, networks: [`10.0.${nth >> 8}.${nth & 255}`] }, couponCode),
      ),
    )
    const reasons = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.key] : []))
    const withoutPlace = reasons.filter((key) => key === 'coupon_used_up')
    // On a slow machine the gateway's deadline is over for some of those who have a place.
    expect(reasons.filter((key) => key !== 'coupon_used_up' && key !== 'gateway_timeout')).toEqual([])
    expect(answers.length - withoutPlace.length).toBe(50)
    expect(await placesOf(couponCode)).toEqual({ held: 50, over: 0 })
    expect(await breaches()).toEqual([])
  })

  test('are held once by a student who clicks ten times at once', async () => {
    const couponCode = await code({ maxUses: 5 })
    const buyer = await shop.student()
    const made = await Promise.all(Array.from({ length: 10 }, () => orderWith(buyer, couponCode)))
    expect(new Set(made.map(({ paymentId }) => paymentId)).size).toBe(1)
    expect(await placesOf(couponCode)).toEqual({ held: 1, over: 0 })
  })

  test('are released by an order not paid within the hour, and its late payment is honoured and reported', async () => {
    const couponCode = await code({ maxUses: 1 })
    const late = await shop.student()
    const waiting = await shop.student()
    const made = await orderWith(late, couponCode)
    await expect(orderWith(waiting, couponCode)).rejects.toMatchObject({ key: 'coupon_used_up' })
    app.clock.advance({ minutes: 61 })
    await reconcileOrders(app.services)
    expect(await placesOf(couponCode)).toEqual({ held: 0, over: 0 })
    const second = await orderWith(waiting, couponCode)
    await shop.verify(waiting, second, (await shop.checkout(second)).result)
    await shop.verify(late, made, (await shop.checkout(made)).result)
    expect(await placesOf(couponCode)).toEqual({ held: 1, over: 1 })
    const told = (await app.mailbox()).filter(({ subject }) => subject.includes(couponCode))
    expect(told.map(({ subject }) => subject)).toEqual([`Code ${couponCode}: a late payment was honoured`])
    expect(await breaches()).toEqual([])
    // The session has ended in that hour.
    finance = await staffOf(app, 'finance')
  })

  test('the last one goes to a late payment or to another student, never to both', async () => {
    const couponCode = await code({ maxUses: 1 })
    const late = await shop.student()
    const made = await orderWith(late, couponCode)
    // The gateway's message of the payment is late too.
    shop.sandbox.faults.switches.webhooks = 'hold'
    const { result } = await shop.checkout(made)
    shop.sandbox.faults.clear()
    await shop.order(late, course.id)
    expect(await placesOf(couponCode)).toEqual({ held: 0, over: 0 })
    const others = await Promise.all(Array.from({ length: 5 }, () => shop.student()))
    const answers = await Promise.allSettled([
      shop.verify(late, made, result),
      ...others.map((other) => orderWith(other, couponCode)),
    ])
    expect(answers[0]?.status).toBe('fulfilled')
    const ordered = answers.slice(1).filter(({ status }) => status === 'fulfilled').length
    expect(await placesOf(couponCode)).toEqual({ held: 1, over: ordered })
    expect(await breaches()).toEqual([])
  })

  test('lower one order of a student, however many were made with the code before it was paid', async () => {
    const couponCode = await code({ maxUses: 1 })
    const buyer = await shop.student()
    const made = []
    for (const plan of [1, 2, 3] as const) made.push(await orderWith(buyer, couponCode, plan))
    const paid = await Promise.all(made.map((one) => shop.checkout(one)))
    const answers = await Promise.allSettled(
      made.map((one, nth) => shop.verify(buyer, one, paid[nth]?.result ?? never())),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await shop.heal()
    expect(await shop.enrolments(buyer.student.id)).toHaveLength(1)
    const { data } = await getOrders(buyer, { page: 1, limit: 10 })
    expect(data.map(({ state }) => state).toSorted()).toEqual(['paid', 'refunded', 'refunded'])
    expect((await app.mailbox(buyer.email)).map(({ text }) => text).join('\n')).toContain(
      'you have already used that code for another order',
    )
    expect(await breaches()).toEqual([])
    // The session has ended in that hour.
    finance = await staffOf(app, 'finance')
  })

  test('an order that was made in time is paid at its price after the code was stopped', async () => {
    const couponCode = await code()
    const buyer = await shop.student()
    const made = await orderWith(buyer, couponCode)
    await stop(couponCode)
    await shop.verify(buyer, made, (await shop.checkout(made)).result)
    expect(await placesOf(couponCode)).toEqual({ held: 1, over: 0 })
    expect((await app.mailbox()).some(({ subject }) => subject.includes(couponCode))).toBe(true)
    expect(await breaches()).toEqual([])
  })

  test('are never more than there are, whatever a statement tries', async () => {
    const couponCode = await code({ maxUses: 1 })
    await orderWith(await shop.student(), couponCode)
    await expect(
      app.services.database.first(sql`update coupons set held = held + 1 where code = ${couponCode}`),
    ).rejects.toMatchObject({ constraint: 'coupon_places' })
    await expect(
      app.services.database.first(sql`update coupons set max_uses = 9 where code = ${couponCode}`),
    ).rejects.toThrow(/keeps what it promises/)
  })
})

describe('a code that covers the whole price', () => {
  test('opens the course as a grant by its creator, without gateway, order and invoice, once', async () => {
    const owner = await staffOf(app, 'owner')
    const couponCode = await makeCode(app, owner, { kind: 'full', maxUses: 1 })
    const buyer = await shop.student()
    await expect(orderWith(buyer, couponCode)).rejects.toMatchObject({ key: 'coupon_opens_free' })
    const before = await countMoney()
    const redeem = (who: Buyer) => redeemCoupon(who, { courseId: course.id, subscriptionType: 3, couponCode })
    expect(await redeem(buyer)).toEqual({ courseId: course.id, validTill: expect.stringMatching(/^2027-11/) })
    expect((await getOrders(buyer, { page: 1, limit: 10 })).data).toEqual([])
    expect(await countMoney()).toEqual(before)
    const grants = await app.services.database.all(sql<{ staff: string }>`
      select staff_id as staff from access_grants where student_id = ${buyer.student.id}`)
    expect(grants).toEqual([{ staff: owner.id }])
    await expect(redeem(buyer)).rejects.toMatchObject({ key: 'coupon_used_by_you' })
    await expect(redeem(await shop.student())).rejects.toMatchObject({ key: 'coupon_used_up' })
    expect(await breaches()).toEqual([])
  })
})

function countMoney() {
  return app.services.database.first(sql<{ orders: number; payments: number; invoices: number }>`
    select (select count(*)::int from orders) as "orders", (select count(*)::int from payments) as "payments",
      (select count(*)::int from invoices) as "invoices"`)
}

test('codes are not tried through: after twenty an account waits, whichever call it tries', async () => {
  const student = await app.student()
  const { token } = student
  const answers = []
  for (let nth = 0; nth < 21; nth += 1) {
    const input = { courseId: course.id, couponCode: `GUESS${nth}` }
    const tries = [
      () => app.call('checkCoupon', input, { token }),
      () => app.call('createOrder', { ...input, subscriptionType: 1 }, { token }),
      () => app.call('redeemCoupon', { ...input, subscriptionType: 1 }, { token }),
    ]
    answers.push((await tries[nth % 3]?.())?.status)
  }
  expect(answers).toEqual([...Array.from({ length: 20 }, () => 409), 429])
})

test('codes that orders try are counted for the networks around an address as well', async () => {
  const { database } = app.services
  await database.first(sql`delete from rate_limits`)
  const buyer = await shop.student()
  const networks = ['2001:db8:1:201', '2001:db8:1:200/56', '2001:db8:1/48'] as const
  await expect(orderWith({ ...buyer, networks }, 'GUESS')).rejects.toMatchObject({ key: 'coupon_invalid' })
  const counted = await database.all(sql`select from rate_limits where key like 'couponPerNetwork:%'`)
  expect(counted).toHaveLength(networks.length)
})
