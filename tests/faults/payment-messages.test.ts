import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { heldPurchase } from '../support/held-purchase.ts'

// Numbers are those of the gateway's own catalogue, whose scenarios are in tests/support/gateway-catalogue.ts.

const scene = heldPurchase()
const { begin, pay, confirm, tell, ask, messages, state, accessCount } = scene

describe('webhooks and asking', () => {
  test('BP-01: the webhook alone opens the course when the page never returns', async () => {
    await begin()
    await pay()
    await tell('payment.captured')
    expect(await accessCount()).toBe(1)
  })

  test.each(['order.paid', 'payment.captured'])('%s alone is enough', async (kind) => {
    await begin()
    await pay()
    await tell(kind)
    expect(await state()).toBe('paid')
  })

  test('a duplicate webhook is applied once', async () => {
    await begin()
    await pay()
    const [captured] = await messages('payment.captured')
    if (!captured) throw new Error('there is no message')
    for (const answer of await scene.shop.deliver([captured, captured, captured]))
      expect(answer.status).toBe(200)
    expect(await accessCount()).toBe(1)
  })

  test('BP-37: a message counts with its own signature over its raw bytes, and a changed copy does not', async () => {
    await begin()
    await pay()
    const [captured] = await messages('payment.captured')
    if (!captured) throw new Error('there is no message')
    const { headers } = captured
    const text = await captured.clone().text()
    const signature = headers.get('x-razorpay-signature') ?? ''
    const copyOf = (body: string, mark = signature) =>
      new Request('http://localhost/', {
        method: 'POST',
        headers: { ...Object.fromEntries(headers), 'x-razorpay-signature': mark },
        body,
      })
    const flipped = (signature.startsWith('0') ? '1' : '0') + signature.slice(1)
    const copies = [
      copyOf(text.replace('"amount":39900', '"amount":39901')),
      copyOf(text, flipped),
      // The same said again: written again, it is other bytes.
      copyOf(JSON.stringify(JSON.parse(text), null, 1)),
    ]
    for (const answer of await scene.shop.deliver(copies)) expect(answer.status).toBe(400)
    expect(await accessCount()).toBe(0)
    expect((await scene.shop.deliver([captured]))[0]?.status).toBe(200)
    expect(await accessCount()).toBe(1)
  })

  test('webhooks in the wrong order have the same result', async () => {
    await begin()
    await pay()
    for (const answer of await tell('order.paid', 'payment.captured', 'payment.authorized'))
      expect(answer.status).toBe(200)
    expect(await state()).toBe('paid')
    expect(await accessCount()).toBe(1)
  })

  test('a paid order never goes back on a late failure', async () => {
    await begin()
    await pay({ outcome: 'failed' })
    const failed = await messages('payment.failed')
    const { result } = await pay()
    await confirm(result)
    await scene.shop.deliver(failed)
    expect(await state()).toBe('paid')
    expect(await accessCount()).toBe(1)
  })

  test('BP-04: a webhook that is not received is replaced by polling, and changes nothing when it arrives late', async () => {
    await begin()
    await pay()
    const missed = await messages('payment.captured', 'order.paid')
    scene.app.clock.advance({ seconds: 30 })
    await ask()
    expect(await accessCount()).toBe(1)
    for (const answer of await scene.shop.deliver(missed)) expect(answer.status).toBe(200)
    expect(await accessCount()).toBe(1)
  })

  test.each(['500', 'hang', 'cut'] as const)(
    'a message that comes while the gateway is away (%s) is answered, and opens the course once it is back',
    async (fault) => {
      await begin()
      await pay()
      const { services } = scene.app
      const whole = services.gateway
      services.gateway = { ...whole, deadline: () => AbortSignal.timeout(100) }
      scene.shop.sandbox.faults.failNext(fault, { path: '/v1/payments/' })
      for (const answer of await tell('payment.captured')) expect(answer.status).toBe(200)
      services.gateway = whole
      expect(await accessCount()).toBe(0)
      scene.app.clock.advance({ seconds: 10 })
      await ask()
      expect(await accessCount()).toBe(1)
    },
  )

  test('the webhook is answered within five seconds', async () => {
    await begin()
    await pay()
    const startedAt = performance.now()
    await tell('payment.captured')
    expect(performance.now() - startedAt).toBeLessThan(5000)
  })

  test('a payment that is only authorised opens nothing', async () => {
    await begin()
    await pay({ outcome: 'authorized' })
    await tell('payment.authorized')
    expect(await accessCount()).toBe(0)
  })

  test.each(['started', 'updated', 'resolved'])(
    'a way to pay that is down (%s) is acknowledged and changes nothing: the gateway’s window offers them',
    async (what) => {
      await begin()
      const downtime = {
        id: 'down_F1cxDoHWD4fkQt',
        entity: 'payment.downtime',
        method: 'upi',
        severity: 'high',
      }
      const body = JSON.stringify({
        event: `payment.downtime.${what}`,
        payload: { 'payment.downtime': { entity: downtime } },
      })
      const headers = {
        'x-razorpay-event-id': `evt_${what}`,
        'x-razorpay-signature': createHmac('sha256', scene.shop.sandbox.connection.webhookSecret)
          .update(body)
          .digest('hex'),
      }
      const message = new Request('http://localhost/', { method: 'POST', headers, body })
      expect((await scene.shop.deliver([message]))[0]?.status).toBe(200)
      expect(await state()).toBe('open')
      await confirm((await pay()).result)
      expect(await accessCount()).toBe(1)
    },
  )
})
