import { expect, test } from 'vitest'
import { startTestApp } from '../../../../tests/support/app.ts'
import { shopOf } from '../../../../tests/support/shop.ts'
import { createWebhooks } from './webhooks.ts'

test('pending messages and retries are delivered before it counts as settled', async () => {
  const app = await startTestApp()
  try {
    const shop = shopOf(app)
    shop.sandbox.faults.switches.webhooks = 'hold'
    await shop.checkout(await shop.order(await shop.student(), (await app.course()).id))
    const { database, clock, log } = app.services
    const webhooks = createWebhooks({
      database,
      clock,
      log,
      secret: 'secret',
      address: 'http://localhost/api/v1/payment/webhook',
      switches: { webhooks: 'deliver', webhookDelayInMilliseconds: 0 },
    })
    expect(await webhooks.undelivered()).not.toEqual([])
    let refusals = 2
    webhooks.connect(async () => {
      refusals -= 1
      return new Response(null, { status: refusals < 0 ? 200 : 503 })
    })
    await webhooks.settled()
    expect(await webhooks.undelivered()).toEqual([])
  } finally {
    await app.close()
  }
})
