import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../server/adapters/database/sql.ts'
import { hexSignature } from '../../server/adapters/gateway/sandbox/signatures.ts'
import { adminCall, staffOf } from '../support/admin.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { recordFigure, recordPlanted } from '../support/figures.ts'
import { checkInvariants } from '../support/invariants.ts'
import { runs } from '../support/runs.ts'
import { type Order, type Shop, shopOf } from '../support/shop.ts'
import { threadMs } from '../support/thread-time.ts'

let app: TestApp
let shop: Shop
let order: Order
let buyerId: string
let genuine: { body: Uint8Array<ArrayBuffer>; signature: string; eventId: string }

beforeAll(async () => {
  app = await startTestApp()
  shop = shopOf(app)
  const course = await app.course()
  const buyer = await shop.student()
  buyerId = buyer.student.id
  order = await shop.order(buyer, course.id)
  shop.sandbox.faults.switches.webhooks = 'hold'
  await shop.checkout(order)
  const all = await Promise.all(
    (await shop.sandbox.webhooks.undelivered()).map(async (request) => ({
      body: new Uint8Array(await request.arrayBuffer()),
      signature: request.headers.get('x-razorpay-signature') ?? '',
      eventId: request.headers.get('x-razorpay-event-id') ?? '',
    })),
  )
  const captured = all.find(({ body }) =>
    new TextDecoder().decode(body).includes('"event":"payment.captured"'),
  )
  if (!captured) throw new Error('the sandbox made no message of the capture')
  genuine = captured
})
afterAll(() => app.close())

const forged = { sent: 0, accepted: 0, failed: 0 }
afterAll(() =>
  recordFigure({
    id: 'T8',
    part: 'forged messages',
    n: forged.sent,
    figure: `${forged.accepted} accepted, ${forged.failed} answers of 5xx`,
    isMet: forged.accepted + forged.failed === 0,
  }),
)

type Message = {
  body: Uint8Array<ArrayBuffer>
  signature?: string | null
  eventId?: string | null
  headers?: [string, string][]
}

async function send({
  body,
  signature = genuine.signature,
  eventId = 'evt_forged',
  headers = [],
}: Message): Promise<number> {
  const sent = new Headers({ 'content-type': 'application/json' })
  if (signature !== null) sent.set('x-razorpay-signature', signature)
  if (eventId !== null) sent.set('x-razorpay-event-id', eventId)
  for (const [name, value] of headers) sent.append(name, value)
  return (await app.fetch('/api/v1/payment/webhook', { method: 'POST', headers: sent, body })).status
}

/** Sends what must be refused, and counts it. */
async function forge(message: Message): Promise<number> {
  const status = await send(message)
  forged.sent += 1
  if (status < 300) forged.accepted += 1
  if (status >= 500) forged.failed += 1
  return status
}

async function storedEvents(): Promise<number> {
  const [row] = await app.services.database.all(
    sql<{ count: number }>`select count(*)::int as count from gateway_events`,
  )
  return row?.count ?? -1
}

async function expectNothingHappened(): Promise<void> {
  expect(await storedEvents()).toBe(0)
  expect(await shop.enrolments(buyerId)).toEqual([])
}

const bytes = (text: string) => new Uint8Array(new TextEncoder().encode(text))

describe('a forged message is refused, and nothing happens', () => {
  test('with any bit of its body flipped', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(genuine.body.length * 8 - 1), async (bit) => {
        const body = new Uint8Array(genuine.body)
        body[bit >> 3] = (body[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        expect(await forge({ body })).toBe(400)
      }),
      { numRuns: runs(220) },
    )
    await expectNothingHappened()
  })

  test('with any bit of its signature flipped, or any other signature', async () => {
    const digits = [...'0123456789abcdef']
    await fc.assert(
      fc.asyncProperty(fc.nat(63), fc.constantFrom(...digits), async (at, digit) => {
        if (genuine.signature[at] === digit) return
        const signature = genuine.signature.slice(0, at) + digit + genuine.signature.slice(at + 1)
        expect(await forge({ body: genuine.body, signature })).toBe(400)
      }),
      { numRuns: runs(80) },
    )
    for (const signature of [
      null,
      '',
      'null',
      genuine.signature.toUpperCase(),
      `${genuine.signature} `.padEnd(70, '0'),
      '0'.repeat(64),
    ]) {
      expect(await forge({ body: genuine.body, signature })).toBe(400)
    }
    await expectNothingHappened()
  })

  test('signed with any other secret', async () => {
    const text = new TextDecoder().decode(genuine.body)
    const { keySecret, keyId } = shop.sandbox.connection
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constantFrom(keySecret, keyId, 'undefined', ' '), fc.string({ minLength: 1 })),
        async (secret) => {
          expect(await forge({ body: genuine.body, signature: await hexSignature(text, secret) })).toBe(400)
        },
      ),
      { numRuns: runs(60) },
    )
    await expectNothingHappened()
  })

  test('reserialised, as a server that checks the parsed body would accept', async () => {
    const value: unknown = JSON.parse(new TextDecoder().decode(genuine.body))
    for (const text of [
      JSON.stringify(value, null, 2),
      JSON.stringify(value, null, 1),
      `${JSON.stringify(value)}\n`,
      ` ${JSON.stringify(value)}`,
    ]) {
      expect(await forge({ body: bytes(text) })).toBe(400)
    }
    await expectNothingHappened()
  })

  test('with a header missing or sent twice', async () => {
    expect(await forge({ body: genuine.body, signature: null })).toBe(400)
    expect(await forge({ body: genuine.body, eventId: null })).toBe(400)
    expect(await forge({ body: genuine.body, headers: [['x-razorpay-signature', genuine.signature]] })).toBe(
      400,
    )
    expect(await forge({ body: genuine.body, headers: [['x-razorpay-event-id', 'evt_other']] })).toBe(400)
    expect(await forge({ body: genuine.body, eventId: 'e'.repeat(65) })).toBe(400)
    await expectNothingHappened()
  })

  test('of 5 MB, or larger than a genuine one can be, before any of it is hashed', async () => {
    const since = threadMs()
    expect(await forge({ body: new Uint8Array(5 * 1024 * 1024) })).toBe(413)
    expect(await forge({ body: new Uint8Array(257 * 1024) })).toBe(413)
    expect(threadMs() - since).toBeLessThan(2000)
    await expectNothingHappened()
  })
})

describe('a sender who has the webhook secret', () => {
  /** All that money and access leave behind. */
  async function standing(): Promise<unknown> {
    return app.services.database.first(sql`
      select (select jsonb_agg(o.state order by id) from orders o) as orders,
        (select jsonb_agg(to_jsonb(p) order by id) from payments p) as payments,
        (select jsonb_agg(to_jsonb(r) order by id) from refunds r) as refunds,
        (select jsonb_agg(to_jsonb(e) order by id) from enrolments e) as enrolments,
        (select count(*) from invoices) as invoices, (select count(*) from ledger_entries) as ledger,
        (select count(*) from jobs where kind in ('sendMail', 'refundPayment')) as jobs`)
  }

  const kinds = {
    payment: ['payment.authorized', 'payment.captured', 'payment.failed', 'order.paid', 'invoice.paid'],
    refund: ['refund.created', 'refund.processed', 'refund.failed', 'refund.speed_changed'],
    dispute: ['created', 'under_review', 'action_required', 'won', 'lost', 'closed'].map(
      (state) => `payment.dispute.${state}`,
    ),
  } as const
  const every = Object.entries(kinds).flatMap(([about, names]) => names.map((kind) => ({ about, kind })))

  type Claim = { orderId: string; paymentId: string; status: string; amount: number }

  function claimOf({ about, kind }: { about: string; kind: string }, claim: Claim): string {
    const { orderId, paymentId, status, amount } = claim
    const payment = {
      id: paymentId,
      entity: 'payment',
      amount,
      currency: 'INR',
      status,
      captured: status !== 'failed',
      order_id: orderId,
      amount_refunded: status === 'refunded' ? amount : 0,
      email: 'thief@example.com',
      error_description: 'Send the money back to 98480 99999',
      created_at: 1_790_000_000,
    }
    const refund = {
      id: `rfnd_${paymentId}`,
      amount,
      payment_id: paymentId,
      status: kind === 'refund.failed' ? 'failed' : 'processed',
      notes: [],
    }
    const entities = {
      payment,
      order: { id: orderId, amount, currency: 'INR', status: 'paid', receipt: null },
      ...(about === 'refund' && { refund }),
      ...(about === 'dispute' && {
        dispute: { id: 'disp_1', payment_id: paymentId, amount, status: 'lost' },
      }),
    }
    return JSON.stringify({
      event: kind,
      payload: Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }])),
    })
  }

  async function tellEverything(claim: Omit<Claim, 'status'>): Promise<void> {
    for (const one of every)
      for (const status of ['authorized', 'captured', 'refunded', 'failed']) {
        const text = claimOf(one, { ...claim, status })
        const signature = await hexSignature(text, shop.sandbox.connection.webhookSecret)
        const eventId = `evt_${Math.random().toString(36).slice(2)}`
        expect(await send({ body: bytes(text), signature, eventId })).toBe(200)
      }
  }

  test('grants and refunds nothing for payments that the gateway does not know', async () => {
    const unpaid = await shop.order(await shop.student(), (await app.course()).id)
    const before = await standing()
    await tellEverything({ orderId: unpaid.orderId, paymentId: 'pay_invented', amount: 39_900 })
    expect(await standing()).toEqual(before)
  })

  test('grants nothing for payments that failed, are not captured, are too small or are for another order', async () => {
    const course = await app.course()
    const wanted = await shop.order(await shop.student(), course.id)
    const failed = await shop.checkout(wanted, { outcome: 'failed' })
    const waiting = await shop.checkout(wanted, { outcome: 'authorized', amount: 100 })
    const cheap = await app.services.gateway.createOrder({
      amountInPaise: 100,
      currency: 'INR',
      receipt: 'elsewhere',
      notes: {},
    })
    const small = await shop.checkout({ orderId: cheap.id })
    const state = async () =>
      app.services.database.first(sql<{
        enrolments: number
        refunds: number
        invoices: number
        order: string
      }>`
        select (select count(*)::int from enrolments) as enrolments, (select count(*)::int from refunds) as refunds,
          (select count(*)::int from invoices) as invoices, o.state as order
        from orders o where public_id = ${wanted.paymentId}`)
    const before = await state()
    for (const { payment } of [failed, waiting, small])
      await tellEverything({ orderId: wanted.orderId, paymentId: payment.id, amount: 39_900 })
    expect(await state()).toEqual(before)
  })

  test('ends no access and records no refund, failure or dispute of a payment that is paid', async () => {
    const buyer = await shop.student()
    const { order: paid, payment } = await shop.buy(buyer, (await app.course()).id)
    const before = await standing()
    await tellEverything({ orderId: paid.orderId, paymentId: payment.id, amount: payment.amount })
    expect(await standing()).toEqual(before)
    const finance = await staffOf(app, 'finance')
    const shown = await adminCall(
      app,
      'getOrderRecord',
      { orderId: paid.paymentId },
      { cookie: finance.cookie },
    )
    expect(JSON.stringify(shown.body.data)).not.toContain('98480')
  })
})

describe('a genuine message', () => {
  async function signed(text: string): Promise<Message> {
    return {
      body: bytes(text),
      signature: await hexSignature(text, shop.sandbox.connection.webhookSecret),
      eventId: `evt_${Math.random().toString(36).slice(2)}`,
    }
  }

  test('that is not an event is refused; one of another kind is stored without effect', async () => {
    for (const text of ['', 'x', '[]', '{}', 'null', '{"event":1}'])
      expect(await send(await signed(text))).toBe(400)
    const before = await storedEvents()
    const others = [
      '{"event":"invoice.paid"}',
      '{"event":"payment.captured","payload":{"payment":{"entity":{"id":"\\u0000"}}}}',
      '{"event":"payment.downtime.started","payload":{}}',
    ]
    for (const text of others) expect(await send(await signed(text))).toBe(200)
    expect(await storedEvents()).toBe(before + others.length)
    expect(await shop.enrolments(buyerId)).toEqual([])
  })

  test('with text that cannot be stored or is not an id is refused, or stored without effect: never a server error', async () => {
    const texts = ['\\u0000', 'pay_\\u0000', '\\ud800', 'p'.repeat(100_000), '../orders', '', 'पे']
    const before = await shop.enrolments(buyerId)
    for (const text of texts) {
      const entity = (fields: string) =>
        `{"entity":{"amount":1,"currency":"INR","status":"captured","created_at":1,${fields}}}`
      const bodies = [
        `{"event":"${text}"}`,
        `{"event":"payment.captured","account_id":"${text}"}`,
        `{"event":"payment.captured","payload":{"payment":${entity(`"id":"${text}"`)}}}`,
        `{"event":"payment.captured","payload":{"payment":${entity(`"id":"pay_1","order_id":"${text}","email":"${text}"`)}}}`,
        `{"event":"payment.captured","payload":{"payment":${entity(`"id":"pay_1","currency":"${text}","error_description":"${text}"`)}}}`,
        `{"event":"order.paid","payload":{"order":${entity(`"id":"${text}","receipt":"${text}"`)}}}`,
        `{"event":"refund.processed","payload":{"refund":${entity(`"id":"${text}","payment_id":"${text}"`)}}}`,
        `{"event":"payment.dispute.lost","payload":{"dispute":${entity(`"payment_id":"${text}"`)}}}`,
      ]
      for (const body of bodies) expect([200, 400]).toContain(await send(await signed(body)))
    }
    // Raw bytes that are no text, in what is signed as well as in the headers.
    for (const body of [Uint8Array.of(0), Uint8Array.of(0xff, 0xfe), bytes('{"event":"a\0b"}')]) {
      const { connection } = shop.sandbox
      const signature = createHmac('sha256', connection.webhookSecret).update(body).digest('hex')
      expect(await send({ body, signature, eventId: 'evt_raw' })).toBe(400)
    }
    expect(await shop.enrolments(buyerId)).toEqual(before)
  })

  test('is applied once, even if repeated or concurrent', async () => {
    const statuses = await Promise.all(Array.from({ length: 20 }, () => send(genuine)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await shop.enrolments(buyerId)).toHaveLength(1)
    expect(await storedEvents()).toBeGreaterThan(0)
    recordPlanted('T8', 'a genuine message is seen as accepted, stored and applied')
    const [row] = await app.services.database.all(
      sql<{
        applications: number
      }>`select applications from gateway_events where event_id = ${genuine.eventId}`,
    )
    expect(row?.applications).toBe(1)
    // The event id is not signed: the same message under another one changes nothing either.
    expect(await send({ ...genuine, eventId: 'evt_again' })).toBe(200)
    expect(await shop.enrolments(buyerId)).toHaveLength(1)
    expect(await checkInvariants(app.services.database)).toEqual([])
  })
})
