import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import Razorpay from 'razorpay'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { sandboxOf } from '../../../../tests/support/shop.ts'
import type { Sandbox } from './sandbox.ts'

let app: TestApp
let sandbox: Sandbox
let server: ServerType
let origin: string
let client: Razorpay

beforeAll(async () => {
  app = await startTestApp()
  sandbox = sandboxOf(app)
  sandbox.faults.switches.webhooks = 'hold'
  server = serve({ fetch: sandbox.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  // A TCP server's address is an object.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  client = officialClient(sandbox.connection.keySecret)
})
afterAll(async () => {
  server.close()
  await app.close()
})

/** Razorpay's own package, sent to the sandbox instead of api.razorpay.com. */
function officialClient(secret: string): Razorpay {
  const made = new Razorpay({ key_id: sandbox.connection.keyId, key_secret: secret })
  // The package has no setting for its address; its HTTP client has.
  const inside = made as unknown as { api: { rq: { defaults: { baseURL: string } } } }
  inside.api.rq.defaults.baseURL = `${origin}/sandbox/razorpay`
  return made
}

function notesOf(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`note-${index}`, 'n'.repeat(256)]))
}

function press(body: object): Promise<Response> {
  return fetch(`${origin}/sandbox/checkout/press`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

describe('the official package over HTTP', () => {
  test('makes an order and finds it again by id and by receipt', async () => {
    const order = await client.orders.create({
      amount: 39_900,
      currency: 'INR',
      receipt: 'receipt-1',
      notes: { course: 'Quadratics' },
    })
    expect(order).toMatchObject({
      entity: 'order',
      amount: 39_900,
      amount_due: 39_900,
      amount_paid: 0,
      status: 'created',
      attempts: 0,
      receipt: 'receipt-1',
    })
    expect(order.id).toMatch(/^order_\w{14}$/)
    expect(await client.orders.fetch(order.id)).toEqual(order)
    expect((await client.orders.all({ receipt: 'receipt-1' })).items).toEqual([order])
    expect((await client.orders.all({ receipt: 'receipt-2' })).items).toEqual([])
  })

  test('accepts the signature of a checkout payment', async () => {
    const order = await client.orders.create({ amount: 39_900, currency: 'INR' })
    const result = await (
      await press({ key: sandbox.connection.keyId, order_id: order.id, method: 'upi', outcome: 'pay' })
    ).json()
    const { validateWebhookSignature } = Razorpay
    expect(
      validateWebhookSignature(
        `${order.id}|${result.razorpay_payment_id}`,
        result.razorpay_signature,
        sandbox.connection.keySecret,
      ),
    ).toBe(true)
    const payment = await client.payments.fetch(result.razorpay_payment_id)
    expect(payment).toMatchObject({
      status: 'captured',
      captured: true,
      amount: 39_900,
      order_id: order.id,
      method: 'upi',
    })
    expect((await client.orders.fetchPayments(order.id)).items).toEqual([payment])
    expect(await client.orders.fetch(order.id)).toMatchObject({
      status: 'paid',
      amount_paid: 39_900,
      amount_due: 0,
      attempts: 1,
    })
  })

  test('captures an authorised payment once, for its whole amount', async () => {
    const order = await client.orders.create({ amount: 39_900, currency: 'INR' })
    const { id } = await sandbox.bank.attemptPayment(order.id, { outcome: 'authorized' })
    await expect(client.payments.capture(id, 100, 'INR')).rejects.toMatchObject({ statusCode: 400 })
    expect(await client.payments.capture(id, 39_900, 'INR')).toMatchObject({ status: 'captured' })
    await expect(client.payments.capture(id, 39_900, 'INR')).rejects.toMatchObject({ statusCode: 400 })
  })

  test('refunds in parts and never more than was captured', async () => {
    const order = await client.orders.create({ amount: 39_900, currency: 'INR' })
    const { id } = await sandbox.bank.attemptPayment(order.id, { outcome: 'captured' })
    expect(await client.payments.refund(id, { amount: 9900 })).toMatchObject({
      entity: 'refund',
      amount: 9900,
      payment_id: id,
      status: 'processed',
    })
    await expect(client.payments.refund(id, { amount: 39_900 })).rejects.toMatchObject({ statusCode: 400 })
    await client.payments.refund(id, { amount: 30_000 })
    await expect(client.payments.refund(id, { amount: 100 })).rejects.toMatchObject({ statusCode: 400 })
    expect(await client.payments.fetch(id)).toMatchObject({
      status: 'refunded',
      amount_refunded: 39_900,
      refund_status: 'full',
    })
    expect((await client.payments.fetchMultipleRefund(id, {})).items).toHaveLength(2)
  })

  const invalid = 'input_validation_failed'
  test.each([
    ['less than a rupee', { amount: 99, currency: 'INR' }, 'amount_less_than_minimum_amount'],
    ['less than nothing', { amount: -100, currency: 'INR' }, invalid],
    ['half a paisa', { amount: 100.5, currency: 'INR' }, invalid],
    ['no amount', { currency: 'INR' }, invalid],
    ['a currency that is not sold in', { amount: 39_900, currency: 'USD' }, invalid],
    ['a currency that is a number', { amount: 39_900, currency: 1 }, invalid],
    [
      'a receipt of more than 40 characters',
      { amount: 39_900, currency: 'INR', receipt: 'r'.repeat(41) },
      invalid,
    ],
    ['sixteen notes', { amount: 39_900, currency: 'INR', notes: notesOf(16) }, invalid],
    [
      'a note of more than 256 characters',
      { amount: 39_900, currency: 'INR', notes: { note: 'n'.repeat(257) } },
      invalid,
    ],
    ['a field too many', { amount: 39_900, currency: 'INR', transfers: [] }, 'extra_field_sent'],
  ])('is refused an order of %s', async (_, order, reason) => {
    // The package's types know better than to send these.
    await expect(client.orders.create(order as { amount: number; currency: string })).rejects.toMatchObject({
      statusCode: 400,
      error: { code: 'BAD_REQUEST_ERROR', source: 'business', reason },
    })
  })

  test('accepts an order at the limits', async () => {
    const edge = { amount: 100, currency: 'INR', receipt: 'r'.repeat(40), notes: notesOf(15) }
    expect(await client.orders.create(edge)).toMatchObject({ amount: 100, status: 'created' })
  })

  test('is refused a second order under a receipt where receipts are unique, and only there', async () => {
    const order = { amount: 39_900, currency: 'INR', receipt: 'receipt-once' }
    await client.orders.create(order)
    await client.orders.create(order)
    sandbox.faults.switches.receiptsAreUnique = true
    try {
      await expect(client.orders.create(order)).rejects.toMatchObject({ statusCode: 400 })
      await client.orders.create({ ...order, receipt: 'receipt-twice' })
    } finally {
      sandbox.faults.switches.receiptsAreUnique = false
    }
  })

  test('gets an error for an unknown id, and is refused with another secret', async () => {
    await expect(client.payments.fetch('pay_nothing')).rejects.toMatchObject({
      statusCode: 400,
      error: { description: 'The id provided does not exist' },
    })
    await expect(officialClient('another').orders.all()).rejects.toMatchObject({ statusCode: 401 })
  })
})

describe('the checkout window', () => {
  test('serves its script and style from the same place', async () => {
    const script = await fetch(`${origin}/sandbox/checkout.js`)
    expect(script.headers.get('content-type')).toContain('text/javascript')
    expect(await script.text()).toContain('window.Razorpay = Razorpay')
    expect((await fetch(`${origin}/sandbox/checkout.css`)).headers.get('content-type')).toContain('text/css')
    expect((await fetch(`${origin}/sandbox/else`)).status).toBe(404)
  })

  test('lets the bank decline without any money moving', async () => {
    const order = await client.orders.create({ amount: 39_900, currency: 'INR' })
    const answer = await press({
      key: sandbox.connection.keyId,
      order_id: order.id,
      method: 'card',
      outcome: 'decline',
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      error: { code: 'BAD_REQUEST_ERROR', metadata: { order_id: order.id } },
    })
    expect(await client.orders.fetch(order.id)).toMatchObject({ status: 'attempted', amount_paid: 0 })
  })

  test('takes the money without notifying page or webhook when requested', async () => {
    const order = await client.orders.create({ amount: 39_900, currency: 'INR' })
    const before = (await sandbox.webhooks.undelivered()).length
    expect(
      await (
        await press({ key: sandbox.connection.keyId, order_id: order.id, method: 'upi', outcome: 'silent' })
      ).json(),
    ).toBeNull()
    expect(await client.orders.fetch(order.id)).toMatchObject({ status: 'paid' })
    expect((await sandbox.webhooks.undelivered()).length).toBe(before)
  })

  test('accepts no second payment of a paid order, and none without the right key or from another site’s form', async () => {
    const order = await client.orders.create({ amount: 39_900, currency: 'INR' })
    const body = { key: sandbox.connection.keyId, order_id: order.id, method: 'upi', outcome: 'pay' }
    expect((await press({ ...body, key: 'rzp_live_other' })).status).toBe(400)
    const asForm = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: JSON.stringify(body) }
    expect((await fetch(`${origin}/sandbox/checkout/press`, asForm)).status).toBe(400)
    expect((await press(body)).status).toBe(200)
    expect((await press(body)).status).toBe(400)
  })
})

test('a message carries the event, the entities, its id and a signature of its bytes', async () => {
  const order = await client.orders.create({ amount: 39_900, currency: 'INR' })
  const { id } = await sandbox.bank.attemptPayment(order.id, { outcome: 'captured' })
  const messages = await Promise.all(
    (await sandbox.webhooks.undelivered()).map(async (request) => ({
      headers: request.headers,
      text: await request.text(),
    })),
  )
  const ofThis = messages.filter(({ text }) => text.includes(id))
  expect(ofThis.map(({ text }) => JSON.parse(text).event).sort()).toEqual([
    'order.paid',
    'payment.authorized',
    'payment.captured',
  ])
  for (const { headers, text } of ofThis) {
    expect(headers.get('x-razorpay-event-id')).toMatch(/^evt_\w{14}$/)
    const signature = headers.get('x-razorpay-signature') ?? ''
    expect(Razorpay.validateWebhookSignature(text, signature, sandbox.connection.webhookSecret)).toBe(true)
  }
  expect(JSON.parse(ofThis.find(({ text }) => text.includes('order.paid'))?.text ?? '')).toMatchObject({
    entity: 'event',
    contains: ['payment', 'order'],
    payload: {
      payment: { entity: { id, status: 'captured' } },
      order: { entity: { id: order.id, status: 'paid' } },
    },
  })
})
