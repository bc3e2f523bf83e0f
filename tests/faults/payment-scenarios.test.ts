import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../server/adapters/database/sql.ts'
import { reconcileOrders } from '../../server/payments/operations.ts'
import type { StudentContext } from '../../server/services.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { recordScenarios } from '../support/gateway-scenarios.ts'
import { heldPurchasesOf } from '../support/held-purchase.ts'
import { checkInvariants } from '../support/invariants.ts'
import { type Order, type Shop, shopOf } from '../support/shop.ts'

// The scenarios of Razorpay's own catalogue for integrations (order creation "ORD", best practices "BP")
// that apply to a shop with its hosted checkout: card data, recurring payments and downtimes do not.

let app: TestApp
let shop: Shop
let courseId: string
let purchases: ReturnType<typeof heldPurchasesOf>
let buyer: StudentContext & { email: string }
let order: Order

beforeAll(async () => {
  app = await startTestApp()
  shop = shopOf(app)
  courseId = (await app.course()).id
  purchases = heldPurchasesOf(app, shop, courseId)
})
afterEach(async () => {
  shop.sandbox.faults.switches.refundsStayPending = false
  await shop.heal(0.5)
  expect(await checkInvariants(app.services.database)).toEqual([])
})
afterAll(() => app.close())
recordScenarios()

async function begin(): Promise<void> {
  ;({ buyer, order } = await purchases.begin())
}

const messages = (...kinds: string[]) => purchases.messages(kinds)
const state = () => purchases.state(buyer, order)
const accessCount = () => purchases.accessCount(buyer)

describe('orders', () => {
  test('ORD-01: an order is made on the server, kept under our receipt, and the page gets its id alone', async () => {
    await begin()
    const theirs = await app.services.gateway.findOrderByReceipt(order.paymentId)
    expect(theirs).toEqual({ id: order.orderId, amountInPaise: order.amount * 100 })
    expect(Object.keys(order).sort()).toEqual([
      'amount',
      'checkoutUrl',
      'currency',
      'key',
      'orderId',
      'paymentId',
    ])
  })

  test('ORD-02: an order whose payment failed stays open, and takes another attempt', async () => {
    await begin()
    await shop.checkout(order, { outcome: 'failed' })
    await shop.deliver(await messages('payment.failed'))
    expect(await state()).toBe('open')
    expect((await shop.order(buyer, courseId)).orderId).toBe(order.orderId)
    const { result } = await shop.checkout(order)
    await shop.verify(buyer, order, result)
    expect(await state()).toBe('paid')
  })

  test('ORD-03: a paid order takes no further payment', async () => {
    await begin()
    const { result } = await shop.checkout(order)
    await shop.verify(buyer, order, result)
    await expect(shop.checkout(order)).rejects.toThrow('Payment already done')
    expect((await shop.order(buyer, courseId)).orderId).not.toBe(order.orderId)
  })

  test('the amount comes from the course, never from the page', async () => {
    await begin()
    await app.services.database.all(
      sql`update courses set monthly_price_paise = 45000 where id = ${courseId}`,
    )
    expect((await shop.order(buyer, courseId)).amount).toBe(450)
    await app.services.database.all(
      sql`update courses set monthly_price_paise = 39900 where id = ${courseId}`,
    )
  })
})

describe('payment states and late authorisation', () => {
  test('BP-06: a failed payment that is authorised and captured later opens the course', async () => {
    await begin()
    const { payment } = await shop.checkout(order, { outcome: 'failed' })
    await shop.deliver(await messages('payment.failed'))
    app.clock.advance({ days: 2 })
    await shop.sandbox.bank.capturePayment(payment.id, { isLate: true })
    await shop.deliver(await messages('payment.captured', 'order.paid'))
    expect(await accessCount()).toBe(1)
  })

  test('a failed payment that is captured later without a word is found by asking', async () => {
    await begin()
    const { payment } = await shop.checkout(order, { outcome: 'failed' })
    app.clock.advance({ days: 3 })
    await shop.sandbox.bank.capturePayment(payment.id, { isLate: true, isTold: false })
    app.clock.advance({ hours: 2 })
    await reconcileOrders(app.services)
    expect(await accessCount()).toBe(1)
  })

  test('an authorised payment is taken, so that the gateway does not send it back', async () => {
    await begin()
    const { payment } = await shop.checkout(order, { outcome: 'authorized' })
    await shop.deliver(await messages('payment.authorized'))
    await reconcileOrders(app.services)
    expect(await app.services.gateway.findPayment(payment.id)).toMatchObject({ status: 'captured' })
    expect(await accessCount()).toBe(1)
  })

  test('a late authorisation of a first attempt, after a second one was paid, is not taken', async () => {
    await begin()
    const first = await shop.checkout(order, { outcome: 'authorized' })
    const { result } = await shop.checkout(order, { isForced: true })
    await shop.verify(buyer, order, result)
    await shop.deliver(await messages('payment.authorized'))
    await reconcileOrders(app.services)
    expect(await app.services.gateway.findPayment(first.payment.id)).toMatchObject({ status: 'authorized' })
    expect(await accessCount()).toBe(1)
  })

  test('an order is closed after its last asking, and a payment later still is honoured', async () => {
    await begin()
    app.clock.advance({ days: 6 })
    await reconcileOrders(app.services)
    expect(await state()).toBe('expired')
    await shop.checkout(order)
    await shop.deliver(await messages('order.paid'))
    expect(await state()).toBe('paid')
  })
})

describe('retries', () => {
  test('BP-07: an order whose answer was dropped is asked for again under the same receipt, and there is one', async () => {
    const hasty = await shop.student()
    shop.sandbox.faults.failNext('reset', { path: '/v1/orders' })
    await expect(shop.order(hasty, courseId)).rejects.toMatchObject({ kind: 'gatewayTrouble' })
    const made = await shop.order(hasty, courseId)
    const [row] = await app.services.database.all(
      sql<{
        count: number
      }>`select count(*)::int as count from payment_sandbox.orders where receipt = ${made.paymentId}`,
    )
    expect(row?.count).toBe(1)
  })

  test('BP-08: before an order is offered again, its payments are looked at', async () => {
    await begin()
    await shop.checkout(order)
    await messages()
    app.clock.advance({ seconds: 15 })
    await expect(shop.order(buyer, courseId)).rejects.toMatchObject({
      kind: 'conflict',
      key: 'order_already_paid',
    })
    expect(await accessCount()).toBe(1)
  })

  test('BP-12: a refund whose answer was dropped is asked for again under the same key, and there is one', async () => {
    await begin()
    const { payment } = await shop.checkout(order, { amount: 100 })
    await shop.deliver(await messages('payment.captured'))
    shop.sandbox.faults.failNext('reset', { method: 'POST', path: `/v1/payments/${payment.id}/refund` })
    await app.runJobs()
    app.clock.advance({ minutes: 1 })
    await app.runJobs()
    expect(await app.services.gateway.listRefundsOfPayment(payment.id)).toHaveLength(1)
  })

  test('a payment that is given back by the gateway itself, because nobody took it, opens nothing and is told', async () => {
    await begin()
    const { payment } = await shop.checkout(order)
    await shop.sandbox.bank.refundPayment(payment.id, { key: null })
    await shop.deliver(await messages('refund.processed'))
    expect(await accessCount()).toBe(0)
    await app.runJobs()
    expect(await state()).toBe('refunded')
    expect((await app.mailbox(buyer.email)).map(({ subject }) => subject)).toEqual([
      'Your ₹399.00 is on its way back',
    ])
  })
})

describe('refunds', () => {
  test.each([
    ['processed, then created', ['refund.processed', 'refund.created']],
    ['created, then processed', ['refund.created', 'refund.processed']],
    ['before the capture', ['refund.processed', 'payment.captured']],
    ['after the capture', ['payment.captured', 'refund.processed']],
  ])('messages %s end with the money back and no access', async (_, kinds) => {
    await begin()
    const { payment } = await shop.checkout(order)
    await shop.sandbox.bank.refundPayment(payment.id, { key: null })
    await shop.deliver(await messages(...kinds))
    await shop.heal(0.5)
    expect(await accessCount()).toBe(0)
    expect(await state()).toBe('refunded')
  })

  test('messages about a refund that failed, in the wrong sequence, leave what is owed as it was', async () => {
    await begin()
    const { payment } = await shop.checkout(order, { amount: 12_300 })
    shop.sandbox.faults.switches.refundsStayPending = true
    const refund = await shop.sandbox.bank.refundPayment(payment.id, { key: null, amount: 3000 })
    await shop.sandbox.bank.settleRefund(refund.id, 'failed')
    shop.sandbox.faults.switches.refundsStayPending = false
    const [captured, failed, created] = await messages('payment.captured', 'refund.failed', 'refund.created')
    for (const message of [captured, failed]) await shop.deliver(message ? [message] : [])
    await app.runJobs()
    for (const answer of await shop.deliver(created ? [created] : [])) expect(answer.status).toBe(200)
    expect(await state()).toBe('refunded')
    const given = await app.services.gateway.listRefundsOfPayment(payment.id)
    expect(given.map(({ status, amountInPaise }) => `${status} ${amountInPaise}`).sort()).toEqual([
      'failed 3000',
      'processed 12300',
    ])
  })

  test('a refund that fails leaves the access, and one of ours is asked for anew', async () => {
    await begin()
    const { payment } = await shop.checkout(order)
    shop.sandbox.faults.switches.refundsStayPending = true
    const refund = await shop.sandbox.bank.refundPayment(payment.id, { key: null })
    await shop.deliver(await messages('payment.captured', 'refund.created'))
    await shop.sandbox.bank.settleRefund(refund.id, 'failed')
    await shop.deliver(await messages('refund.failed'))
    expect(await accessCount()).toBe(1)
    expect(await state()).toBe('paid')
  })
})
