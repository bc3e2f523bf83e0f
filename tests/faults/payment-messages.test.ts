import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
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
let purchases: ReturnType<typeof heldPurchasesOf>
let buyer: StudentContext & { email: string }
let order: Order

beforeAll(async () => {
  app = await startTestApp()
  shop = shopOf(app)
  purchases = heldPurchasesOf(app, shop, (await app.course()).id)
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

describe('webhooks and asking', () => {
  test('BP-01: the webhook alone opens the course when the page never comes back', async () => {
    await begin()
    await shop.checkout(order)
    await shop.deliver(await messages('payment.captured'))
    expect(await accessCount()).toBe(1)
  })

  test.each(['order.paid', 'payment.captured'])('%s alone is enough', async (kind) => {
    await begin()
    await shop.checkout(order)
    await shop.deliver(await messages(kind))
    expect(await state()).toBe('paid')
  })

  test('a message that comes twice is applied once', async () => {
    await begin()
    await shop.checkout(order)
    const [captured] = await messages('payment.captured')
    if (!captured) throw new Error('there is no message')
    for (const answer of await shop.deliver([captured, captured, captured])) expect(answer.status).toBe(200)
    expect(await accessCount()).toBe(1)
  })

  test('a changed copy of a message is refused', async () => {
    await begin()
    await shop.checkout(order, { outcome: 'failed' })
    const [failed] = await messages('payment.failed')
    const text = (await failed?.clone().text()) ?? ''
    const changed = new Request('http://localhost/', {
      method: 'POST',
      headers: failed?.headers ?? {},
      body: text
        .replace('"payment.failed"', '"payment.captured"')
        .replace('"status":"failed"', '"status":"captured"'),
    })
    expect((await shop.deliver([changed]))[0]?.status).toBe(400)
    expect(await accessCount()).toBe(0)
  })

  test('messages in the wrong sequence end the same', async () => {
    await begin()
    await shop.checkout(order)
    for (const answer of await shop.deliver(
      await messages('order.paid', 'payment.captured', 'payment.authorized'),
    ))
      expect(answer.status).toBe(200)
    expect(await state()).toBe('paid')
    expect(await accessCount()).toBe(1)
  })

  test('a paid order never goes back on a late failure', async () => {
    await begin()
    await shop.checkout(order, { outcome: 'failed' })
    const failed = await messages('payment.failed')
    const { result } = await shop.checkout(order)
    await shop.verify(buyer, order, result)
    await shop.deliver(failed)
    expect(await state()).toBe('paid')
    expect(await accessCount()).toBe(1)
  })

  test('a webhook that was lost is made good by asking', async () => {
    await begin()
    await shop.checkout(order)
    await messages()
    app.clock.advance({ seconds: 30 })
    await reconcileOrders(app.services)
    expect(await accessCount()).toBe(1)
  })

  test('the webhook is answered well within five seconds', async () => {
    await begin()
    await shop.checkout(order)
    const startedAt = performance.now()
    await shop.deliver(await messages('payment.captured'))
    expect(performance.now() - startedAt).toBeLessThan(1000)
  })

  test('events of no interest are taken and change nothing', async () => {
    await begin()
    await shop.checkout(order, { outcome: 'authorized' })
    await shop.deliver(await messages('payment.authorized'))
    expect(await accessCount()).toBe(0)
  })
})
