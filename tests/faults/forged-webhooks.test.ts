import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../server/adapters/database/sql.ts'
import { hexSignature } from '../../server/adapters/gateway/sandbox/signatures.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { recordFigure, recordPlanted } from '../support/figures.ts'
import { checkInvariants } from '../support/invariants.ts'
import { runs } from '../support/runs.ts'
import { type Order, type Shop, shopOf } from '../support/shop.ts'

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

  test('serialised again, as a server that checks the parsed body would let pass', async () => {
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

  test('of 5 MB, before anything of it is hashed', async () => {
    const startedAt = performance.now()
    expect(await forge({ body: new Uint8Array(5 * 1024 * 1024) })).toBe(413)
    expect(performance.now() - startedAt).toBeLessThan(2000)
    await expectNothingHappened()
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

  test('that is no event is refused; one of another kind is stored and changes nothing', async () => {
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

  test('is applied once, however often and at once it comes', async () => {
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
