import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { type Shop, shopOf } from '../../../tests/support/shop.ts'
import { sql } from '../../adapters/database/sql.ts'
import { getOrder } from '../orders/operations.ts'
import { refundPayment } from './gateway-refunds.ts'

let app: TestApp
let shop: Shop
let courseId: string

beforeAll(async () => {
  app = await startTestApp()
  shop = shopOf(app)
  courseId = (await app.course()).id
})
afterEach(async () => {
  Object.assign(shop.sandbox.faults.switches, { refundsStayPending: false })
  await shop.heal(1)
  expect(await shop.breaches()).toEqual([])
})
afterAll(() => app.close())

type RefundRow = { id: string; reason: string; amount: number; state: string; attempt: number }

function refundsOf(gatewayPaymentId: string): Promise<RefundRow[]> {
  return app.services.database.all(sql<RefundRow>`
    select r.id, r.reason, r.amount_in_paise as "amount", r.state, r.attempt from refunds r join payments p on p.id = r.payment_id
    where p.gateway_payment_id = ${gatewayPaymentId} order by r.created_at, r.id`)
}

/** Money that has arrived at the gateway and can become no access: a second payment of one order. */
async function strayPayment(): Promise<{ email: string; paymentId: string; orderId: string }> {
  const buyer = await shop.student()
  const { order } = await shop.buy(buyer, courseId)
  const { payment } = await shop.checkout(order, { isForced: true })
  await shop.sandbox.webhooks.settled()
  return { email: buyer.email, paymentId: payment.id, orderId: order.orderId }
}

describe('a capture that cannot become access is refunded automatically, and the student is notified', () => {
  test('a second payment of one order', async () => {
    const { email, paymentId } = await strayPayment()
    await app.runJobs()
    expect(await refundsOf(paymentId)).toEqual([
      expect.objectContaining({ reason: 'secondPayment', amount: 39_900, state: 'done' }),
    ])
    expect(await app.services.gateway.findPayment(paymentId)).toMatchObject({ status: 'refunded' })
    const mails = (await app.mailbox(email)).filter(({ text }) => text.includes(paymentId))
    expect(mails.map(({ subject }) => subject)).toEqual(['Your refund of ₹399.00 is on its way'])
  })

  test.each([
    ['less', { amount: 39_800 }],
    ['more', { amount: 399_00 + 1 }],
    ['another currency', { currency: 'USD' }],
  ])('a payment of %s than the order says', async (_, attempt) => {
    const buyer = await shop.student()
    const order = await shop.order(buyer, courseId)
    const { payment, result } = await shop.checkout(order, attempt)
    await expect(shop.verify(buyer, order, result)).rejects.toMatchObject({ kind: 'conflict' })
    expect(await getOrder(buyer, { paymentId: order.paymentId })).toMatchObject({
      state: 'refunding',
      validTill: null,
    })
    await app.runJobs()
    expect(await refundsOf(payment.id)).toEqual([
      expect.objectContaining({ reason: 'wrongAmount', state: 'done' }),
    ])
    expect(await getOrder(buyer, { paymentId: order.paymentId })).toMatchObject({ state: 'refunded' })
    expect(await shop.enrolments(buyer.student.id)).toEqual([])
    expect(await app.mailbox(buyer.email)).toHaveLength(1)
    // The used-up order is not offered again.
    expect((await shop.order(buyer, courseId)).orderId).not.toBe(order.orderId)
  })
})

describe('a refund that is owed', () => {
  test('waits while the gateway is down, and is sent once it is back', async () => {
    const { paymentId } = await strayPayment()
    shop.sandbox.faults.failNext('500', { count: 3, path: `/v1/payments/${paymentId}` })
    await app.runJobs()
    expect((await refundsOf(paymentId))[0]?.state).toBe('owed')
    for (let minute = 0; minute < 3; minute += 1) {
      app.clock.advance({ minutes: 1 })
      await app.runJobs()
    }
    expect((await refundsOf(paymentId))[0]?.state).toBe('done')
  })

  test('is retried after the gateway refused it', async () => {
    const { paymentId } = await strayPayment()
    shop.sandbox.faults.switches.refundsAreRefused = true
    await app.runJobs()
    expect((await refundsOf(paymentId))[0]?.state).toBe('owed')
    shop.sandbox.faults.switches.refundsAreRefused = false
    app.clock.advance({ minutes: 1 })
    await app.runJobs()
    expect((await refundsOf(paymentId))[0]?.state).toBe('done')
  })

  test.each(['dropped', 'reset', 'cut', 'nonsense'] as const)(
    'is not made twice when the response was %s',
    async (fault) => {
      const { paymentId } = await strayPayment()
      const [refund] = await refundsOf(paymentId)
      shop.sandbox.faults.switches.webhooks = 'drop'
      shop.sandbox.faults.failNext(fault, { method: 'POST', path: `/v1/payments/${paymentId}/refund` })
      const hurried = { ...app.services, gateway: { ...app.services.gateway } }
      hurried.gateway.refundPayment = (asked) =>
        app.services.gateway.refundPayment(asked, { signal: AbortSignal.timeout(200) })
      await expect(refundPayment(hurried, { refundId: refund?.id ?? '' })).rejects.toThrow()
      await app.runJobs()
      expect((await refundsOf(paymentId))[0]?.state).toBe('done')
      expect(await app.services.gateway.listRefundsOfPayment(paymentId)).toHaveLength(1)
    },
  )

  test('is made once when ten workers take it at the same time', async () => {
    const { paymentId } = await strayPayment()
    const [refund] = await refundsOf(paymentId)
    await Promise.allSettled(
      Array.from({ length: 10 }, () => refundPayment(app.services, { refundId: refund?.id ?? '' })),
    )
    expect(await app.services.gateway.listRefundsOfPayment(paymentId)).toHaveLength(1)
    expect((await refundsOf(paymentId))[0]?.state).toBe('done')
  })

  test('is completed when the gateway reports it later, or when a message was lost and it is asked', async () => {
    shop.sandbox.faults.switches.refundsStayPending = true
    const told = await strayPayment()
    const silent = await strayPayment()
    await app.runJobs()
    for (const { paymentId } of [told, silent]) {
      expect((await refundsOf(paymentId))[0]?.state).toBe('sent')
      const [given] = await app.services.gateway.listRefundsOfPayment(paymentId)
      shop.sandbox.faults.switches.webhooks = paymentId === told.paymentId ? 'deliver' : 'drop'
      await shop.sandbox.bank.settleRefund(given?.id ?? '', 'processed')
      await shop.sandbox.webhooks.settled()
    }
    expect((await refundsOf(told.paymentId))[0]?.state).toBe('done')
    expect((await refundsOf(silent.paymentId))[0]?.state).toBe('sent')
    app.clock.advance({ minutes: 31 })
    await app.runJobs()
    expect((await refundsOf(silent.paymentId))[0]?.state).toBe('done')
  })

  test('is retried under another key when the gateway failed it', async () => {
    shop.sandbox.faults.switches.refundsStayPending = true
    const { paymentId } = await strayPayment()
    await app.runJobs()
    const [given] = await app.services.gateway.listRefundsOfPayment(paymentId)
    shop.sandbox.faults.switches.refundsStayPending = false
    await shop.sandbox.bank.settleRefund(given?.id ?? '', 'failed')
    await shop.sandbox.webhooks.settled()
    expect((await refundsOf(paymentId))[0]).toMatchObject({ state: 'owed', attempt: 2 })
    await app.runJobs()
    expect((await refundsOf(paymentId))[0]).toMatchObject({ state: 'done', attempt: 2 })
  })

  test('is not made when somebody made it at the gateway directly', async () => {
    const { paymentId } = await strayPayment()
    await shop.sandbox.bank.refundPayment(paymentId, { key: null })
    await shop.sandbox.webhooks.settled()
    await app.runJobs()
    expect(await app.services.gateway.listRefundsOfPayment(paymentId)).toHaveLength(1)
    expect(await refundsOf(paymentId)).toEqual([
      expect.objectContaining({ reason: 'secondPayment', state: 'done' }),
    ])
  })

  test('is reduced by a refund made at the gateway directly', async () => {
    const { paymentId } = await strayPayment()
    await shop.sandbox.bank.refundPayment(paymentId, { amount: 10_000, key: null })
    await shop.sandbox.webhooks.settled()
    await app.runJobs()
    expect((await refundsOf(paymentId)).map(({ amount, state }) => [amount, state]).sort()).toEqual([
      [10_000, 'done'],
      [29_900, 'done'],
    ])
  })

  test('is owed in full again when that one fails', async () => {
    shop.sandbox.faults.switches.refundsStayPending = true
    const { paymentId } = await strayPayment()
    const byHand = await shop.sandbox.bank.refundPayment(paymentId, { amount: 10_000, key: null })
    await shop.sandbox.webhooks.settled()
    shop.sandbox.faults.switches.refundsStayPending = false
    await app.runJobs()
    await shop.sandbox.bank.settleRefund(byHand.id, 'failed')
    await shop.sandbox.webhooks.settled()
    await app.runJobs()
    expect((await refundsOf(paymentId)).map(({ amount, state }) => [amount, state]).sort()).toEqual([
      [10_000, 'done'],
      [10_000, 'failed'],
      [29_900, 'done'],
    ])
  })
})

describe('a refund of a payment that bought access', () => {
  test('ends the access when it is complete, and mails it', async () => {
    const buyer = await shop.student()
    const { payment, order } = await shop.buy(buyer, courseId)
    await shop.sandbox.bank.refundPayment(payment.id, { key: null })
    await shop.sandbox.webhooks.settled()
    expect(await shop.enrolments(buyer.student.id)).toEqual([
      expect.objectContaining({ revokedAt: app.clock.now() }),
    ])
    expect(await getOrder(buyer, { paymentId: order.paymentId })).toMatchObject({
      state: 'refunded',
      validTill: null,
    })
    expect((await app.mailbox(buyer.email))[0]?.text).toContain('was refunded, so your access has ended')
  })

  test('leaves the access when it is a part', async () => {
    const buyer = await shop.student()
    const { payment, order } = await shop.buy(buyer, courseId)
    await shop.sandbox.bank.refundPayment(payment.id, { amount: 100, key: null })
    await shop.sandbox.webhooks.settled()
    expect(await shop.enrolments(buyer.student.id)).toEqual([expect.objectContaining({ revokedAt: null })])
    expect(await getOrder(buyer, { paymentId: order.paymentId })).toMatchObject({ state: 'paid' })
  })

  test('moves what was bought on top forward, so that nothing paid for is lost', async () => {
    const buyer = await shop.student()
    const start = app.clock.now()
    const first = await shop.buy(buyer, courseId, 1)
    await shop.buy(buyer, courseId, 2)
    await shop.buy(buyer, courseId, 3)
    const before = (await shop.enrolments(buyer.student.id)).slice(1)
    await shop.sandbox.bank.refundPayment(first.payment.id, { key: null })
    await shop.sandbox.webhooks.settled()
    const left = (await shop.enrolments(buyer.student.id)).filter(({ revokedAt }) => revokedAt === null)
    expect(left[0]?.startsAt).toEqual(start)
    expect(left[1]?.startsAt).toEqual(left[0]?.endsAt)
    expect(left.map(({ startsAt, endsAt }) => endsAt.getTime() - startsAt.getTime())).toEqual(
      before.map(({ startsAt, endsAt }) => endsAt.getTime() - startsAt.getTime()),
    )
  })

  test('is found by the reconciler when its message was lost', async () => {
    const buyer = await shop.student()
    const { payment } = await shop.buy(buyer, courseId)
    shop.sandbox.faults.switches.webhooks = 'drop'
    await shop.sandbox.bank.refundPayment(payment.id, { key: null })
    await shop.sandbox.webhooks.settled()
    await shop.heal(1)
    expect(await shop.enrolments(buyer.student.id)).toEqual([
      expect.objectContaining({ revokedAt: expect.any(Date) }),
    ])
  })
})
