import { Failure } from '../../domain/failure.ts'
import { askingDays } from '../../domain/payments/asking.ts'
import { currentRequestId } from '../scope.ts'
import type { Services } from '../services.ts'
import { applyPaymentIn } from './apply.ts'
import { claimEvent, insertEvent, listUnappliedEvents } from './queries/events.ts'
import { askSoon } from './queries/orders.ts'
import { applyRefundIn } from './refunds.ts'

/** A message as it came: the raw bytes that were signed, and its two headers (null when missing). */
export type WebhookMessage = { rawBody: Uint8Array; signature: string | null; eventId: string | null }

const signatureForm = /^[0-9a-f]{64}$/
const eventIdForm = /^[\w-]{1,64}$/

/**
 * Takes a message of the gateway: checked over its raw body, stored, then applied. Once it is stored
 * it counts as received, whatever happens after.
 *
 * @throws Failure `invalid` when it is not signed by the gateway or cannot be read.
 */
export async function receiveWebhook(
  services: Services,
  { rawBody, signature, eventId }: WebhookMessage,
): Promise<void> {
  const { gateway, database, clock, log } = services
  // A header sent twice arrives joined by a comma, which neither form allows.
  if (
    signature === null ||
    !signatureForm.test(signature) ||
    eventId === null ||
    !eventIdForm.test(eventId)
  ) {
    throw new Failure('invalid', 'webhook_refused')
  }
  if (!gateway.isWebhookSignature(rawBody, signature)) throw new Failure('invalid', 'webhook_refused')
  const body = new TextDecoder().decode(rawBody)
  const event = gateway.readEvent(body)
  if (event === null) throw new Failure('invalid', 'webhook_not_understood')
  const about = {
    gatewayOrderId: event.payment?.orderId ?? null,
    gatewayPaymentId: event.payment?.id ?? event.refund?.paymentId ?? null,
  }
  const requestId = currentRequestId()
  await database.first(
    insertEvent({ eventId, kind: event.kind, body, ...about, now: clock.now(), requestId }),
  )
  try {
    await applyEvent(services, eventId)
  } catch (error) {
    log.warn(
      { err: error, eventId, kind: event.kind },
      'a stored message of the gateway could not be applied yet',
    )
  }
}

/** Applies messages that were stored and not applied: the process was killed between, or the database failed. */
export async function applyStoredEvents(services: Services): Promise<void> {
  const now = services.clock.now().getTime()
  const left = await services.database.all(
    listUnappliedEvents(new Date(now - askingDays * 86_400_000), new Date(now - 5000)),
  )
  for (const { eventId } of left) {
    try {
      await applyEvent(services, eventId)
    } catch (error) {
      services.log.warn({ err: error, eventId }, 'a stored message of the gateway could not be applied yet')
    }
  }
}

/** Applies a stored message and marks it so in one transaction: at most once, whoever tries. */
function applyEvent(services: Services, eventId: string): Promise<void> {
  return services.database.transaction(async (tx) => {
    const now = services.clock.now()
    const stored = await tx.first(claimEvent(eventId, now))
    const event = stored && services.gateway.readEvent(stored.body)
    if (!event) return
    const { payment, refund } = event
    if (payment) {
      const { hasUnknownRefunds } = await applyPaymentIn(tx, services, payment)
      // An authorised payment waits to be taken, and refunds to be listed: the reconciler does both.
      const isForReconciler = payment.status === 'authorized' || (hasUnknownRefunds && !refund)
      if (isForReconciler && payment.orderId !== null) await tx.first(askSoon(payment.orderId, now))
    }
    if (refund) await applyRefundIn(tx, services, refund)
  })
}
