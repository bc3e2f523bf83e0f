import { describe, expect, test } from 'vitest'
import { sql } from '../../server/adapters/database/sql.ts'
import { heldPurchase } from '../support/held-purchase.ts'

// Numbers are those of the gateway's own catalogue, whose scenarios are in tests/support/gateway-catalogue.ts.

const scene = heldPurchase()
const { begin, pay, confirm, tell, ask, messages, state, accessCount } = scene

/** Our invoices, ledger entries and refunds for a payment. */
async function billsOf(gatewayPaymentId: string): Promise<unknown[]> {
  return scene.app.services.database.all(sql<{ what: string }>`
    select 'invoice' as what from invoices i join payments p on p.id = i.payment_id where p.gateway_payment_id = ${gatewayPaymentId}
    union all select 'booking' from ledger_transactions t join payments p on t.reference = 'capture:' || p.id
      where p.gateway_payment_id = ${gatewayPaymentId}
    union all select 'refund' from refunds r join payments p on p.id = r.payment_id where p.gateway_payment_id = ${gatewayPaymentId}`)
}

describe('payment states and late authorisation', () => {
  test('BP-06: a failed payment that is authorised and captured later opens the course', async () => {
    await begin()
    const { payment } = await pay({ outcome: 'failed' })
    await tell('payment.failed')
    expect(await state()).toBe('open')
    scene.app.clock.advance({ days: 2 })
    await scene.shop.sandbox.bank.capturePayment(payment.id, { isLate: true })
    const late = await messages('payment.authorized', 'payment.captured', 'order.paid')
    expect(JSON.parse((await late[0]?.clone().text()) ?? '{}')).toMatchObject({
      payload: { payment: { entity: { id: payment.id, status: 'authorized', late_authorized: true } } },
    })
    for (const answer of await scene.shop.deliver(late)) expect(answer.status).toBe(200)
    expect(await state()).toBe('paid')
    expect(await accessCount()).toBe(1)
  })

  test('a failed payment that is captured later without a webhook is found by polling', async () => {
    await begin()
    const { payment } = await pay({ outcome: 'failed' })
    scene.app.clock.advance({ days: 3 })
    await scene.shop.sandbox.bank.capturePayment(payment.id, { isLate: true, isTold: false })
    scene.app.clock.advance({ hours: 2 })
    await ask()
    expect(await accessCount()).toBe(1)
  })

  test('an authorised payment is captured, so that the gateway does not return it', async () => {
    await begin()
    const { payment } = await pay({ outcome: 'authorized' })
    await tell('payment.authorized')
    await ask()
    expect(await scene.app.services.gateway.findPayment(payment.id)).toMatchObject({ status: 'captured' })
    expect(await accessCount()).toBe(1)
  })

  test('a late authorisation of a first attempt, after a second one was paid, is not taken', async () => {
    await begin()
    const first = await pay({ outcome: 'authorized' })
    const { result } = await pay({ isForced: true })
    await confirm(result)
    await tell('payment.authorized')
    await ask()
    expect(await scene.app.services.gateway.findPayment(first.payment.id)).toMatchObject({
      status: 'authorized',
    })
    await scene.shop.sandbox.bank.returnPayment(first.payment.id)
    await tell('refund.created', 'refund.processed')
    expect(await billsOf(first.payment.id)).toEqual([])
    expect(await state()).toBe('paid')
    expect(await accessCount()).toBe(1)
  })

  test('an order is closed after its last poll, and an even later payment is honoured', async () => {
    await begin()
    scene.app.clock.advance({ days: 6 })
    await ask()
    expect(await state()).toBe('expired')
    await pay()
    await tell('order.paid')
    expect(await state()).toBe('paid')
  })
})

describe('retries', () => {
  test('BP-07: an order whose answer was dropped is asked for again under the same receipt, and there is one', async () => {
    const hasty = await scene.shop.student()
    scene.shop.sandbox.faults.failNext('reset', { path: '/v1/orders' })
    await expect(scene.shop.order(hasty, scene.courseId)).rejects.toMatchObject({ kind: 'gatewayTrouble' })
    const made = await scene.shop.order(hasty, scene.courseId)
    const [row] = await scene.app.services.database.all(
      sql<{
        count: number
      }>`select count(*)::int as count from payment_sandbox.orders where receipt = ${made.paymentId}`,
    )
    expect(row?.count).toBe(1)
  })

  test('BP-08: before an order is offered again, its payments are looked at', async () => {
    await begin()
    await pay()
    await messages()
    scene.app.clock.advance({ seconds: 15 })
    await expect(scene.shop.order(scene.buyer, scene.courseId)).rejects.toMatchObject({
      kind: 'conflict',
      key: 'order_already_paid',
    })
    expect(await accessCount()).toBe(1)
  })

  test('BP-12: a refund whose answer was dropped is asked for again under the same key, and there is one', async () => {
    await begin()
    const { payment } = await pay({ amount: 100 })
    await tell('payment.captured')
    scene.shop.sandbox.faults.failNext('reset', { method: 'POST', path: `/v1/payments/${payment.id}/refund` })
    await scene.app.runJobs()
    scene.app.clock.advance({ minutes: 1 })
    await scene.app.runJobs()
    expect(await scene.app.services.gateway.listRefundsOfPayment(payment.id)).toHaveLength(1)
  })

  test.each(['told', 'asked about'])(
    'a payment that the gateway returns because nobody captured it is not invoiced, and the student is notified: %s',
    async (way) => {
      await begin()
      const { payment, result } = await pay({ outcome: 'authorized' })
      await scene.shop.sandbox.bank.returnPayment(payment.id)
      if (way === 'told') await tell('payment.authorized', 'refund.processed', 'refund.created')
      scene.app.clock.advance({ seconds: 30 })
      await ask()
      await scene.app.runJobs()
      await expect(confirm(result)).rejects.toMatchObject({ key: 'payment_given_back' })
      expect(await accessCount()).toBe(0)
      expect(await state()).toBe('open')
      expect(await billsOf(payment.id)).toEqual([])
      const mails = await scene.app.mailbox(scene.buyer.email)
      expect(mails.map(({ subject }) => subject)).toEqual(['Your refund of ₹399.00 is on its way'])
      expect(mails[0]?.text).not.toContain('invoice')
      // The order takes the next payment as if nothing had been.
      await confirm((await pay()).result)
      expect(await accessCount()).toBe(1)
    },
  )

  test('a payment that was refunded at the gateway before the product knew it opens nothing, and the student is notified', async () => {
    await begin()
    const { payment } = await pay()
    await scene.shop.sandbox.bank.refundPayment(payment.id, { key: null })
    await tell('refund.processed')
    expect(await accessCount()).toBe(0)
    await scene.app.runJobs()
    expect(await state()).toBe('refunded')
    expect((await scene.app.mailbox(scene.buyer.email)).map(({ subject }) => subject)).toEqual([
      'Your refund of ₹399.00 is on its way',
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
    const { payment } = await pay()
    await scene.shop.sandbox.bank.refundPayment(payment.id, { key: null })
    await tell(...kinds)
    await scene.shop.heal(0.5)
    expect(await accessCount()).toBe(0)
    expect(await state()).toBe('refunded')
  })

  test('webhooks about a failed refund, in the wrong order, leave the amount owed unchanged', async () => {
    await begin()
    const { payment } = await pay({ amount: 12_300 })
    scene.shop.sandbox.faults.switches.refundsStayPending = true
    const refund = await scene.shop.sandbox.bank.refundPayment(payment.id, { key: null, amount: 3000 })
    await scene.shop.sandbox.bank.settleRefund(refund.id, 'failed')
    scene.shop.sandbox.faults.switches.refundsStayPending = false
    const [captured, failed, created] = await messages('payment.captured', 'refund.failed', 'refund.created')
    for (const message of [captured, failed]) await scene.shop.deliver(message ? [message] : [])
    await scene.app.runJobs()
    for (const answer of await scene.shop.deliver(created ? [created] : [])) expect(answer.status).toBe(200)
    expect(await state()).toBe('refunded')
    const given = await scene.app.services.gateway.listRefundsOfPayment(payment.id)
    expect(given.map(({ status, amountInPaise }) => `${status} ${amountInPaise}`).sort()).toEqual([
      'failed 3000',
      'processed 12300',
    ])
  })

  test('a refund that fails leaves the access, and one of ours is requested again', async () => {
    await begin()
    const { payment } = await pay()
    scene.shop.sandbox.faults.switches.refundsStayPending = true
    const refund = await scene.shop.sandbox.bank.refundPayment(payment.id, { key: null })
    await tell('payment.captured', 'refund.created')
    await scene.shop.sandbox.bank.settleRefund(refund.id, 'failed')
    await tell('refund.failed')
    expect(await accessCount()).toBe(1)
    expect(await state()).toBe('paid')
  })
})
