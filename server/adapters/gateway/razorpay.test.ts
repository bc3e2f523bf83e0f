import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withOneDeadline } from '../../scope.ts'
import { GatewayTrouble, RequestRefused } from './gateway.ts'
import { razorpayGateway } from './razorpay.ts'

type SeenRequest = {
  method: string
  url: string
  headers: Record<string, string | string[] | undefined>
  body: string
}
type Reply = {
  status?: number
  body: string
  headers?: Record<string, string>
  isHanging?: boolean
  isCut?: boolean
}

let server: Server
let apiUrl: string
let reply: Reply = { body: '{}' }
let replyTo: (url: string) => Reply = () => reply
let seen: SeenRequest[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    const given = replyTo(request.url ?? '')
    if (given.isHanging) return
    response.writeHead(given.status ?? 200, { 'content-type': 'application/json', ...given.headers })
    if (given.isCut) {
      response.write(given.body)
      setTimeout(() => response.destroy(), 20)
      return
    }
    response.end(given.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is an object.
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function gateway(deadlineInMilliseconds = 300) {
  seen = []
  return razorpayGateway({
    keyId: 'rzp_test_key',
    keySecret: 'secret',
    webhookSecret: 'webhook',
    apiUrl,
    checkoutUrl: 'https://checkout.example/checkout.js',
    fetch,
    deadlineInMilliseconds,
  })
}

const payment = {
  id: 'pay_1',
  amount: 39_900,
  currency: 'INR',
  status: 'captured',
  order_id: 'order_1',
  amount_refunded: 0,
  email: null,
  created_at: 1_795_000_000,
}

describe('the calls as Razorpay documents them', () => {
  test('an order is made with paise, currency, receipt and notes, under basic authentication', async () => {
    reply = { body: JSON.stringify({ id: 'order_1', amount: 39_900, currency: 'INR', receipt: 'ord_1' }) }
    expect(
      await gateway().createOrder({
        amountInPaise: 39_900,
        currency: 'INR',
        receipt: 'ord_1',
        notes: { course: 'c' },
      }),
    ).toEqual({ id: 'order_1' })
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/v1/orders' })
    expect(seen[0]?.headers.authorization).toBe(
      `Basic ${Buffer.from('rzp_test_key:secret').toString('base64')}`,
    )
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      amount: 39_900,
      currency: 'INR',
      receipt: 'ord_1',
      notes: { course: 'c' },
    })
  })

  test('settlements are read page by page, to the last line', async () => {
    const lines = Array.from({ length: 501 }, (_, n) => ({
      ...{
        entity_id: `pay_${n}`,
        type: 'payment',
        amount: 39_900,
        credit: 38_958,
        debit: 0,
        fee: 942,
        tax: 144,
      },
      ...{ settled: true, settled_at: 1_800_000_000, settlement_id: 'setl_1', settlement_utr: '1' },
    }))
    const skips: string[] = []
    replyTo = (url) => {
      const { searchParams } = new URL(url, apiUrl)
      const [skip, count] = ['skip', 'count'].map((name) => Number(searchParams.get(name)))
      skips.push(`${skip}`)
      return { body: JSON.stringify({ items: lines.slice(skip, (skip ?? 0) + (count ?? 0)) }) }
    }
    const found = await gateway(3000).listSettledLines('2027-01-15')
    replyTo = () => reply
    expect(skips).toEqual(['0', '500'])
    expect(found.map(({ entityId }) => entityId)).toEqual(lines.map(({ entity_id }) => entity_id))
    expect(seen[0]?.url).toContain('year=2027&month=01&day=15')
  })

  test('an order is found by its receipt alone, not by one that only looks like it', async () => {
    const items = [
      { id: 'order_9', amount: 1, currency: 'INR', receipt: 'ord_12' },
      { id: 'order_1', amount: 39_900, currency: 'INR', receipt: 'ord_1' },
    ]
    reply = { body: JSON.stringify({ items }) }
    expect(await gateway().findOrderByReceipt('ord_1')).toEqual({ id: 'order_1', amountInPaise: 39_900 })
    expect(seen[0]?.url).toBe('/v1/orders?receipt=ord_1')
    expect(await gateway().findOrderByReceipt('ord_')).toBeNull()
  })

  test('a refund has an idempotency key, so that it is never made twice', async () => {
    reply = {
      body: JSON.stringify({
        id: 'rfnd_1',
        amount: 39_900,
        payment_id: 'pay_1',
        status: 'processed',
        notes: { refund: 'r1' },
      }),
    }
    const asked = {
      paymentId: 'pay_1',
      amountInPaise: 39_900,
      idempotencyKey: 'refund-key-1',
      reference: 'r1',
    }
    expect(await gateway().refundPayment(asked)).toEqual({
      id: 'rfnd_1',
      paymentId: 'pay_1',
      amountInPaise: 39_900,
      status: 'processed',
      reference: 'r1',
    })
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/v1/payments/pay_1/refund' })
    expect(seen[0]?.headers['x-refund-idempotency']).toBe('refund-key-1')
  })

  test('a payment is taken with its amount and read in our terms', async () => {
    reply = { body: JSON.stringify(payment) }
    expect(await gateway().capturePayment('pay_1', 39_900)).toMatchObject({
      id: 'pay_1',
      orderId: 'order_1',
      amountInPaise: 39_900,
      status: 'captured',
    })
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: '/v1/payments/pay_1/capture',
      body: '{"amount":39900,"currency":"INR"}',
    })
  })

  test('payments and refunds are listed, and ids are escaped in addresses', async () => {
    reply = { body: JSON.stringify({ items: [payment] }) }
    expect(await gateway().listPaymentsOfOrder('order_1')).toHaveLength(1)
    expect(seen[0]?.url).toBe('/v1/orders/order_1/payments')
    reply = { body: JSON.stringify({ items: [] }) }
    await gateway().listRefundsOfPayment('../orders')
    expect(seen[0]?.url).toBe('/v1/payments/..%2Forders/refunds?count=100')
  })

  test('a payment that the gateway does not know is null', async () => {
    reply = {
      status: 400,
      body: '{"error":{"code":"BAD_REQUEST_ERROR","description":"The id provided does not exist"}}',
    }
    expect(await gateway().findPayment('pay_nothing')).toBeNull()
  })
})

describe('trouble has a name', () => {
  const troubles: [string, Reply, GatewayTrouble['kind']][] = [
    ['an answer that never comes', { body: '', isHanging: true }, 'timeout'],
    ['a server error', { status: 500, body: 'oops' }, 'unreachable'],
    ['too many requests', { status: 429, body: '{"error":{"description":"Too many requests"}}' }, 'refused'],
    ['wrong keys', { status: 401, body: '{"error":{"description":"Authentication failed"}}' }, 'refused'],
    [
      'an answer cut on the way',
      { body: '{"id":"pay_1","amo', isCut: true, headers: { 'content-length': '500' } },
      'unreachable',
    ],
    ['JSON cut in half', { body: '{"id":"pay_1","amo' }, 'nonsense'],
    ['a page of HTML', { body: '<html>Bad gateway</html>' }, 'nonsense'],
    ['JSON of something else', { body: '{"entity":"moon"}' }, 'nonsense'],
    [
      'an amount that is no whole number',
      { body: JSON.stringify({ ...payment, amount: 399.5 }) },
      'nonsense',
    ],
    ['an amount below nothing', { body: JSON.stringify({ ...payment, amount: -1 }) }, 'nonsense'],
    ['a status that is not known', { body: JSON.stringify({ ...payment, status: 'paid' }) }, 'nonsense'],
    ['an endless answer', { body: ' '.repeat(1_000_001) }, 'nonsense'],
    [
      'a redirect',
      { status: 302, body: '', headers: { location: 'https://elsewhere.example/' } },
      'unreachable',
    ],
  ]

  test.each(troubles)('%s', async (_, given, kind) => {
    reply = given
    const failure = await gateway()
      .findPayment('pay_1')
      .then(
        () => null,
        (error: unknown) => error,
      )
    expect(failure).toBeInstanceOf(GatewayTrouble)
    expect(failure).toMatchObject({ kind })
  })

  test.each([
    [400, true],
    [401, false],
    [409, false],
    [429, false],
  ])('status %i means a permanent refusal: %s', async (status, isFinal) => {
    reply = { status, body: '{"error":{"code":"BAD_REQUEST_ERROR","description":"no"}}' }
    const failure = await gateway()
      .createOrder({ amountInPaise: 39_900, currency: 'INR', receipt: 'r', notes: {} })
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ kind: 'refused' })
    expect(failure instanceof RequestRefused).toBe(isFinal)
  })

  test('an order with another amount than requested is rejected', async () => {
    reply = { body: JSON.stringify({ id: 'order_1', amount: 100, currency: 'INR' }) }
    await expect(
      gateway().createOrder({ amountInPaise: 39_900, currency: 'INR', receipt: 'r', notes: {} }),
    ).rejects.toMatchObject({ kind: 'nonsense' })
  })

  test('several calls for one caller share one deadline', async () => {
    reply = { body: '', isHanging: true }
    const asked = gateway(1000)
    const signal = asked.deadline()
    const began = performance.now()
    await expect(asked.findOrderByReceipt('r', { signal })).rejects.toMatchObject({ kind: 'timeout' })
    const waited = performance.now() - began
    await expect(asked.findPayment('pay_1', { signal })).rejects.toMatchObject({ kind: 'timeout' })
    // With a deadline of its own the second would wait as long as the first.
    expect(performance.now() - began - waited).toBeLessThan(waited / 2)
  })

  test('a call that has already waited gets only the rest of its deadline', async () => {
    reply = { body: '', isHanging: true }
    const failure = withOneDeadline(() => gateway(60_000).findPayment('pay_1'), 100)
    await expect(failure).rejects.toMatchObject({ kind: 'timeout' })
  })

  test('a gateway that is not there is unreachable', async () => {
    const nowhere = razorpayGateway({
      keyId: 'k',
      keySecret: 's',
      webhookSecret: 'w',
      apiUrl: 'http://127.0.0.1:1',
      checkoutUrl: '',
      fetch,
    })
    await expect(nowhere.findPayment('pay_1')).rejects.toMatchObject({ kind: 'unreachable' })
  })
})

describe('messages', () => {
  const read = (event: string, payload: Record<string, object>) =>
    gateway().readEvent(
      JSON.stringify({
        event,
        payload: Object.fromEntries(Object.entries(payload).map(([name, entity]) => [name, { entity }])),
      }),
    )

  test('say what they are about, and nothing else in them is read', () => {
    const nothing = { orderId: null, paymentId: null, refundId: null }
    expect(read('payment.captured', { payment })).toEqual({
      ...nothing,
      kind: 'payment.captured',
      orderId: payment.order_id,
      paymentId: 'pay_1',
    })
    expect(read('order.paid', { order: { id: 'order_2' } })).toMatchObject({ ...nothing, orderId: 'order_2' })
    expect(read('refund.failed', { refund: { id: 'rfnd_1', payment_id: 'pay_2' } })).toMatchObject({
      ...nothing,
      paymentId: 'pay_2',
      refundId: 'rfnd_1',
    })
    expect(read('payment.dispute.lost', { dispute: { payment_id: 'pay_3' } })).toMatchObject({
      ...nothing,
      paymentId: 'pay_3',
    })
    expect(read('invoice.paid', { invoice: {} })).toEqual({ ...nothing, kind: 'invoice.paid' })
    for (const id of [7, '', '\0', '\ud800', '../orders', 'p'.repeat(65)])
      expect(read('payment.captured', { payment: { id, order_id: id } })).toMatchObject(nothing)
  })

  test('that are none are not read', () => {
    for (const body of [
      '',
      'null',
      '[]',
      '"event"',
      '{"event":7}',
      '{"event":"a\\u0000"}',
      '{"event":"x","payload":7}',
    ])
      expect(gateway().readEvent(body)).toBeNull()
  })
})
