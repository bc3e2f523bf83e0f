import { daysBefore, secondsBefore } from '../../../domain/durations.ts'
import { Failure, orNotFound } from '../../../domain/failure.ts'
import { orderPollingDays } from '../../../domain/payments/asking.ts'
import { wasCaptured } from '../../../domain/payments/captures.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { writeEvent } from '../../adapters/gateway/entities.ts'
import {
  type GatewayCallOptions,
  type GatewayEvent,
  type GatewayOrder,
  type GatewayPayment,
  type GatewayRefund,
  GatewayTrouble,
} from '../../adapters/gateway/gateway.ts'
import { notify, support } from '../../notifications/operations.ts'
import { currentRequestId } from '../../scope.ts'
import type { Services } from '../../services.ts'
import { unstoredNotice } from '../notices.ts'
import {
  askAboutOrderSoon,
  findInstallation,
  findOrderByGatewayId,
  findOrderByPublicId,
  linkGatewayOrder,
} from '../orders/queries.ts'
import { applyPaymentIn } from '../reconciliation/apply.ts'
import { findPayment } from '../reconciliation/queries.ts'
import { applyRefundsIn } from '../refunds/gateway-refunds.ts'
import {
  claimEvent,
  emptyUnappliedEvents,
  findUnappliedEvent,
  insertEvent,
  insertUnstored,
  listUnappliedEvents,
  listUnstored,
  settleUnstored,
  type UnstoredRow,
} from './queries.ts'

/** A message as received: the raw signed bytes, and its two headers (null when missing). */
type WebhookMessage = { rawBody: Uint8Array; signature: string | null; eventId: string | null }

const signatureForm = /^[0-9a-f]{64}$/
const eventIdForm = /^[\w-]{1,64}$/
const publicIdForm = /^ord_[0-9a-f]{24}$/
/** The gateway expects a response within 5 s, and is itself asked in that time. */
const askingMilliseconds = 3500
const notApplied = 'a stored message of the gateway could not be applied yet'

/**
 * Receives a gateway message: its signature over the raw body is verified, it is stored without the
 * payer's data, and the gateway is asked about its subject. Once stored it is acknowledged,
 * whatever happens later.
 *
 * @throws Failure `invalid` for a wrong signature or an unreadable message.
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
  const event = gateway.readEvent(new TextDecoder().decode(rawBody))
  if (event === null) throw new Failure('invalid', 'webhook_not_understood')
  const requestId = currentRequestId()
  const body = writeEvent(event)
  await database.first(insertEvent({ ...event, eventId, body, now: clock.now(), requestId }))
  const signal = AbortSignal.any([gateway.deadline(), AbortSignal.timeout(askingMilliseconds)])
  try {
    await applyEvent(services, eventId, { signal })
  } catch (error) {
    log.warn({ err: error, eventId, kind: event.kind }, notApplied)
    if (event.orderId !== null && error instanceof GatewayTrouble)
      await database.first(askAboutOrderSoon(event.orderId, clock.now()))
  }
}

/**
 * Applies messages that were stored but not applied: the process was killed in between, or the
 * database or the gateway failed. Together they may call the gateway for no longer than one call.
 */
export async function applyStoredEvents(services: Services): Promise<void> {
  const { clock, database, gateway, log } = services
  const now = clock.now()
  const left = await database.all(
    listUnappliedEvents(daysBefore(now, orderPollingDays), secondsBefore(now, 5)),
  )
  const callOptions = { signal: gateway.deadline() }
  for (const { eventId } of left) {
    try {
      await applyEvent(services, eventId, callOptions)
    } catch (error) {
      log.warn({ err: error, eventId }, notApplied)
      // It is down: the others wait as well.
      if (error instanceof GatewayTrouble && (error.kind === 'timeout' || error.kind === 'unreachable'))
        return
    }
  }
}

/** Removes the personal data of messages that are no longer retried: an earlier release stored them in full. */
export async function forgetUnappliedEvents({ clock, database }: Services): Promise<void> {
  await database.first(emptyUnappliedEvents(daysBefore(clock.now(), orderPollingDays)))
}

/**
 * Asks the gateway about the payment in a stored message, applies the answer, and marks the message
 * applied in the same transaction: at most once, also under concurrency. The message's own claims
 * change nothing.
 *
 * @throws GatewayTrouble while the gateway gives no answer.
 */
async function applyEvent(
  services: Services,
  eventId: string,
  callOptions: GatewayCallOptions,
): Promise<void> {
  const { clock, database, gateway } = services
  const stored = await database.first(findUnappliedEvent(eventId))
  const event = stored && gateway.readEvent(stored.body)
  if (!event) return
  const facts = await askForFacts(services, event, callOptions)
  await database.transaction(async (tx) => {
    const now = clock.now()
    const { conclusion } = facts
    if (
      (await tx.first(
        claimEvent(eventId, { conclusion, gatewayAnswer: gatewayAnswerOf(facts, event) }, now),
      )) === null
    )
      return
    if (facts.conclusion === 'unstored') await noticeUnstored(tx, services, facts.payment, facts.order)
    if (facts.conclusion === 'applied') await applyFacts(tx, services, facts)
    else if (event.orderId !== null) await tx.first(askAboutOrderSoon(event.orderId, now))
  })
}

type Facts =
  | { conclusion: 'applied'; payment: GatewayPayment; refunds: GatewayRefund[] }
  | { conclusion: 'unstored'; payment: GatewayPayment; order: GatewayOrder }
  | { conclusion: 'none' | 'unknown' | 'others' }

async function askForFacts(
  services: Services,
  event: GatewayEvent,
  callOptions: GatewayCallOptions,
): Promise<Facts> {
  const { database, gateway } = services
  if (event.paymentId === null) return { conclusion: 'none' }
  const payment = await gateway.findPayment(event.paymentId, callOptions)
  if (payment === null) return { conclusion: 'unknown' }
  if (!(await isOfStoredOrder(database, payment))) {
    const order = payment.orderId === null ? null : await gateway.findOrder(payment.orderId, callOptions)
    if (order === null || !(await isOfThisInstallation(database, order))) return { conclusion: 'others' }
    if (!(await linkLostOrder(database, order))) return { conclusion: 'unstored', payment, order }
  }
  const hasRefunds = event.refundId !== null || payment.refundedInPaise > 0
  const refunds = hasRefunds ? await gateway.listRefundsOfPayment(payment.id, callOptions) : []
  return { conclusion: 'applied', payment, refunds }
}

async function applyFacts(
  tx: Queryable,
  services: Services,
  { payment, refunds }: { payment: GatewayPayment; refunds: GatewayRefund[] },
): Promise<void> {
  await applyPaymentIn(tx, services, payment)
  await applyRefundsIn(tx, services, refunds)
  // An authorised payment is captured by reconciliation.
  if (payment.status === 'authorized' && payment.orderId !== null)
    await tx.first(askAboutOrderSoon(payment.orderId, services.clock.now()))
}

/** Also for a payment adopted earlier, when payments of foreign orders were still refunded. */
async function isOfStoredOrder(database: Queryable, payment: GatewayPayment): Promise<boolean> {
  if (payment.orderId !== null && (await database.first(findOrderByGatewayId(payment.orderId))) !== null)
    return true
  return (await database.first(findPayment(payment.id))) !== null
}

/**
 * True when the order's notes name this installation. An order without a name may belong to an
 * older installation with the same account: it is ours only if it is stored here.
 */
async function isOfThisInstallation(database: Queryable, order: GatewayOrder): Promise<boolean> {
  if (order.installation !== null)
    return order.installation === (await database.first(findInstallation()))?.id
  if (order.receipt === null || !publicIdForm.test(order.receipt)) return false
  return (await database.first(findOrderByPublicId(order.receipt))) !== null
}

/** Links a stored order whose gateway response never reached us; false when none is waiting for it. */
async function linkLostOrder(database: Queryable, found: GatewayOrder): Promise<boolean> {
  if (found.receipt === null || !publicIdForm.test(found.receipt)) return false
  const order = await database.first(findOrderByPublicId(found.receipt))
  if (order === null || !order.wasSentToGateway || order.amountInPaise !== found.amountInPaise) return false
  return (await database.first(linkGatewayOrder(order.id, found.id)))?.gatewayOrderId === found.id
}

/**
 * Money received, or to be captured, for an order that only another copy of this database knows:
 * staff are notified once.
 */
async function noticeUnstored(
  tx: Queryable,
  { clock, settings }: Services,
  payment: GatewayPayment,
  order: GatewayOrder,
): Promise<void> {
  if (payment.status !== 'authorized' && !wasCaptured(payment.status)) return
  const now = clock.now()
  const receipt = order.receipt !== null && publicIdForm.test(order.receipt) ? order.receipt : null
  const noticed = await tx.first(insertUnstored({ ...payment, gatewayOrderId: order.id, receipt, now }))
  if (!noticed?.isNew) return
  await notify(tx, support(settings), unstoredNotice(settings, payment), {
    now,
    onceKey: `unstored:${payment.id}`,
  })
}

/** The gateway's answer in the format of its messages; null when it knew nothing. */
function gatewayAnswerOf(facts: Facts, event: GatewayEvent): string | null {
  if (!('payment' in facts)) return null
  const { id, status, error } = facts.payment
  const refund = facts.conclusion === 'applied' && facts.refunds.find((one) => one.id === event.refundId)
  return JSON.stringify({
    payload: {
      payment: { entity: { id, status, error_description: error } },
      ...(refund && { refund: { entity: { id: refund.id, status: refund.status } } }),
    },
  })
}

/** Payments of this installation, by their notes, whose orders are not stored here, and which are unresolved. */
export function listUnstoredPayments(database: Queryable): Promise<UnstoredRow[]> {
  return database.all(listUnstored())
}

/**
 * Resolves a payment whose order is missing, recording what was done.
 *
 * @throws Failure `notFound` when it is no longer unresolved.
 */
export async function settleUnstoredIn(
  tx: Queryable,
  settled: { paymentId: string; staffId: string; note: string; now: Date },
): Promise<void> {
  orNotFound(await tx.first(settleUnstored(settled)), 'admin_unstored_gone')
}
