import { Hono } from 'hono'
import { Failure } from '../../domain/failure.ts'
import { baseLocale } from '../../domain/locales.ts'
import { recordObservation } from '../admin/launch/facts.ts'
import { receiveWebhook } from '../payments/webhooks/operations.ts'
import type { Services } from '../services.ts'
import { successAnswer } from './answers.ts'
import { refuse } from './api.ts'
import { readBytes } from './read-input.ts'

/**
 * Largest message that is read from the gateway, in bytes, as anyone may send one. Its own have a few thousand, and
 * less than a hundred thousand with all the notes that an order and its payment may have.
 */
const webhookLimitInBytes = 256 * 1024

/** The gateway's messages, passed on as raw bytes, because the signature covers the bytes. */
export function createWebhook(services: Services): Hono {
  const webhook = new Hono()
  webhook.post('/', async (c) => {
    try {
      await receiveWebhook(services, {
        rawBody: await readBytes(c.req.raw, webhookLimitInBytes),
        signature: c.req.header('x-razorpay-signature') ?? null,
        eventId: c.req.header('x-razorpay-event-id') ?? null,
      })
      services.measures.webhooks.add({ outcome: 'taken' })
      if (services.settings.razorpay !== null)
        recordObservation(services, 'webhook', services.settings.razorpay.keyId)
      return successAnswer({ data: null, locale: baseLocale })
    } catch (error) {
      services.measures.webhooks.add({ outcome: error instanceof Failure ? 'refused' : 'failed' })
      return refuse(services, error, c.req.raw)
    }
  })
  return webhook
}
