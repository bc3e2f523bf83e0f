import { afterAll, describe, expect, test } from 'vitest'
import { Failure } from '../../domain/failure.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { razorpayGateway } from '../../server/adapters/gateway/razorpay.ts'
import type { OrderEntity } from '../../server/adapters/gateway/sandbox/entities.ts'
import { SandboxRefusal } from '../../server/adapters/gateway/sandbox/refusals.ts'
import { orderErrors } from '../support/gateway-catalogue.ts'
import { recordTheOthers } from '../support/gateway-scenarios.ts'
import { heldPurchase } from '../support/held-purchase.ts'

// Numbers are those of the gateway's own catalogue, whose scenarios are in tests/support/gateway-catalogue.ts.

const scene = heldPurchase()
const { begin, pay, confirm, tell, ask, state, accessCount } = scene
afterAll(recordTheOthers)

/** The order as the gateway answers it. */
async function theirs(): Promise<OrderEntity> {
  const { connection, fetch } = scene.shop.sandbox
  const key = Buffer.from(`${connection.keyId}:${connection.keySecret}`).toString('base64')
  const answer = await fetch(
    new Request(`${connection.apiUrl}/v1/orders/${scene.order.orderId}`, {
      headers: { authorization: `Basic ${key}` },
    }),
  )
  return answer.json()
}

type Standing = { state: string; gatewayOrderId: string | null; isAskedAbout: boolean }

async function ordersOf(studentId: string): Promise<Standing[]> {
  return scene.app.services.database.all(sql<Standing>`
    select state, gateway_order_id as "gatewayOrderId", ask_at is not null as "isAskedAbout"
    from orders where student_id = ${studentId}`)
}

async function countTheirs(receipt: string): Promise<number> {
  const row = await scene.app.services.database.first(
    sql<{ n: number }>`select count(*)::int as n from payment_sandbox.orders where receipt = ${receipt}`,
  )
  return row?.n ?? 0
}

describe('an order', () => {
  test('ORD-01: is created on the server, stored under our receipt, and the page gets only its id', async () => {
    await begin()
    expect(await theirs()).toMatchObject({
      id: scene.order.orderId,
      status: 'created',
      amount: scene.order.amount * 100,
      amount_due: scene.order.amount * 100,
      amount_paid: 0,
      attempts: 0,
      receipt: scene.order.paymentId,
    })
    expect(Object.keys(scene.order).sort()).toEqual([
      'amount',
      'checkoutUrl',
      'currency',
      'key',
      'orderId',
      'paymentId',
    ])
  })

  test('ORD-02: goes from created over attempted to paid, and stays paid there when the money goes back', async () => {
    await begin()
    await pay({ outcome: 'failed' })
    expect(await theirs()).toMatchObject({ status: 'attempted', attempts: 1, amount_paid: 0 })
    await tell('payment.failed')
    expect(await state()).toBe('open')
    const { payment } = await pay()
    const { amount } = payment
    expect(await theirs()).toMatchObject({
      status: 'paid',
      attempts: 2,
      amount_paid: amount,
      amount_due: 0,
    })
    await tell('order.paid')
    expect(await state()).toBe('paid')
    await scene.shop.sandbox.bank.refundPayment(payment.id, { key: null })
    await tell('refund.processed')
    expect(await theirs()).toMatchObject({ status: 'paid' })
  })

  test('ORD-03: whose payment failed is offered again, and takes the next attempt', async () => {
    await begin()
    await pay({ outcome: 'failed' })
    await tell('payment.failed')
    expect(await scene.shop.order(scene.buyer, scene.courseId)).toEqual(scene.order)
    await confirm((await pay()).result)
    expect(await state()).toBe('paid')
    expect(await accessCount()).toBe(1)
  })

  test('ORD-04, BP-02: opens the course for a signature over the order on record, and for no other', async () => {
    await begin()
    const { result } = await pay()
    const other = await scene.shop.order(scene.buyer, scene.courseId, 2)
    const otherResult = (await scene.shop.checkout(other)).result
    const { razorpay_signature: signature } = result
    const flipped = (signature.startsWith('0') ? '1' : '0') + signature.slice(1)
    const forged = [
      { ...result, razorpay_signature: flipped },
      { ...result, razorpay_payment_id: otherResult.razorpay_payment_id },
      { ...result, razorpay_order_id: other.orderId },
      // A genuine pair, but of another order than the one on record.
      otherResult,
    ]
    for (const one of forged) await expect(confirm(one)).rejects.toMatchObject({ key: 'payment_not_genuine' })
    expect(await accessCount()).toBe(0)
    await confirm(result)
    expect(await accessCount()).toBe(1)
  })

  test('ORD-05: asked for twice under its receipt is one order, also where receipts have to be unique', async () => {
    const { shop, courseId } = scene
    shop.sandbox.faults.switches.receiptsAreUnique = true
    const buyer = await shop.student()
    shop.sandbox.faults.failNext('reset', { path: '/v1/orders' })
    await expect(shop.order(buyer, courseId)).rejects.toBeInstanceOf(Failure)
    // The order is there, and the gateway's list does not show it yet.
    let looks = 0
    const findOrderByReceipt: typeof buyer.gateway.findOrderByReceipt = async (...asked) => {
      looks += 1
      return looks === 1 ? null : buyer.gateway.findOrderByReceipt(...asked)
    }
    const slow = { ...buyer, gateway: { ...buyer.gateway, findOrderByReceipt } }
    const made = await shop.order(slow, courseId)
    expect(await shop.order(buyer, courseId)).toEqual(made)
    expect(await countTheirs(made.paymentId)).toBe(1)
    expect(await ordersOf(buyer.student.id)).toEqual([
      { state: 'open', gatewayOrderId: made.orderId, isAskedAbout: true },
    ])
  })

  test('ORD-06: is looked up by its receipt and by its payments, and what they say is taken over', async () => {
    await begin()
    const { gateway } = scene.app.services
    expect(await gateway.findOrderByReceipt(scene.order.paymentId)).toEqual({
      id: scene.order.orderId,
      amountInPaise: scene.order.amount * 100,
    })
    expect(await gateway.listPaymentsOfOrder(scene.order.orderId)).toEqual([])
    await pay({ outcome: 'failed', isTold: false })
    await pay({ isTold: false })
    const payments = await gateway.listPaymentsOfOrder(scene.order.orderId)
    expect(payments.map(({ status }) => status).sort()).toEqual(['captured', 'failed'])
    scene.app.clock.advance({ seconds: 30 })
    await ask()
    expect(await state()).toBe('paid')
    await expect(gateway.listPaymentsOfOrder('order_of_nobody')).rejects.toMatchObject({ kind: 'refused' })
  })

  test('ORD-07: that is paid takes no further payment, and the next purchase is another order', async () => {
    await begin()
    await confirm((await pay()).result)
    await expect(pay()).rejects.toThrow('Payment already done')
    expect((await scene.shop.order(scene.buyer, scene.courseId)).orderId).not.toBe(scene.order.orderId)
  })

  test('the amount comes from the course, never from the page', async () => {
    await begin()
    await scene.app.services.database.all(
      sql`update courses set monthly_price_paise = 45000 where id = ${scene.courseId}`,
    )
    expect((await scene.shop.order(scene.buyer, scene.courseId)).amount).toBe(450)
    await scene.app.services.database.all(
      sql`update courses set monthly_price_paise = 39900 where id = ${scene.courseId}`,
    )
  })
})

describe('a request for an order', () => {
  test('requests one full payment in rupees, without mandates, partial payments or payment methods', async () => {
    const { id } = await scene.app.course({ monthly: 1 })
    const buyer = await scene.shop.student()
    const { connection } = scene.shop.sandbox
    const seen: unknown[] = []
    const fetch: typeof connection.fetch = async (request) => {
      seen.push(await request.clone().json())
      return connection.fetch(request)
    }
    await scene.shop.order({ ...buyer, gateway: razorpayGateway({ ...connection, fetch }) }, id)
    expect(seen).toEqual([
      {
        amount: 100,
        currency: 'INR',
        receipt: expect.stringMatching(/^ord_[0-9a-f]{24}$/),
        notes: { student: buyer.student.id, course: id, installation: expect.any(String) },
      },
    ])
  })

  test.each(orderErrors)(
    'ORD-08 to ORD-15: that is refused for $trigger ends without an order, with a message',
    async ({ description, ...detail }) => {
      const buyer = await scene.shop.student()
      scene.shop.sandbox.faults.failNext(new SandboxRefusal(description, detail), {
        method: 'POST',
        path: '/v1/orders',
      })
      const refusal = await scene.shop.order(buyer, scene.courseId).catch((error: unknown) => error)
      expect(refusal).toMatchObject({ kind: 'gatewayTrouble', key: 'gateway_refused' })
      expect(await ordersOf(buyer.student.id)).toEqual([
        { state: 'expired', gatewayOrderId: null, isAskedAbout: false },
      ])
      expect(await scene.shop.enrolments(buyer.student.id)).toEqual([])
      // Once it is put right, the next click buys.
      const made = await scene.shop.order(buyer, scene.courseId)
      await scene.shop.verify(buyer, made, (await scene.shop.checkout(made)).result)
      expect(await scene.shop.enrolments(buyer.student.id)).toHaveLength(1)
    },
  )

  test('answers the student with a sentence that says what to do', async () => {
    const { email, password } = await scene.app.student()
    const token = (await scene.app.call('login', { email, password })).body.data.token
    scene.shop.sandbox.faults.failNext(new SandboxRefusal('The amount must be an integer.'), {
      path: '/v1/orders',
    })
    const input = { courseId: scene.courseId, subscriptionType: 1 }
    expect(await scene.app.call('createOrder', input, { token })).toMatchObject({
      status: 502,
      body: {
        message:
          'The payment service rejected this order. You were not charged. Write to us and we’ll fix it.',
      },
    })
  })
})
