import { Failure, orNotFound } from '../../../domain/failure.ts'
import { askingDays } from '../../../domain/payments/asking.ts'
import { wasCaptured } from '../../../domain/payments/captures.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { writeEvent } from '../../adapters/gateway/entities.ts'
import {
  type Asking,
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
  askSoon,
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

/** A message as it came: the raw bytes that were signed, and its two headers (null when missing). */
type WebhookMessage = { rawBody: Uint8Array; signature: string | null; eventId: string | null }

const signatureForm = /^[0-9a-f]{64}$/
const eventIdForm = /^[\w-]{1,64}$/
const publicIdForm = /^ord_[0-9a-f]{24}$/
/** The gateway wants its answer within 5 s and is asked in the meantime. */
const askingMilliseconds = 3500
const notApplied = 'a stored message of the gateway could not be applied yet'

/**
 * Takes a message of the gateway: checked over its raw body and stored, without what it tells of whoever paid; then the
 * gateway is asked for what it is about.
 * Once it is stored it counts as received, whatever happens after.
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
      await database.first(askSoon(event.orderId, clock.now()))
  }
}

/**
 * Applies messages that were stored and not applied: the process was killed between, or the database or the gateway
 * failed. All of them together ask the gateway for no longer than one call may.
 */
export async function applyStoredEvents(services: Services): Promise<void> {
  const { clock, database, gateway, log } = services
  const now = clock.now().getTime()
  const left = await database.all(
    listUnappliedEvents(new Date(now - askingDays * 86_400_000), new Date(now - 5000)),
  )
  const asking = { signal: gateway.deadline() }
  for (const { eventId } of left) {
    try {
      await applyEvent(services, eventId, asking)
    } catch (error) {
      log.warn({ err: error, eventId }, notApplied)
      // It is away: the others wait as well.
      if (error instanceof GatewayTrouble && (error.kind === 'timeout' || error.kind === 'unreachable'))
        return
    }
  }
}

/**
 * Messages that could not be concluded as long as they are tried say no more whom they are about: one that an earlier
 * release stored did so in full.
 */
export async function forgetUnappliedEvents({ clock, database }: Services): Promise<void> {
  await database.first(emptyUnappliedEvents(new Date(clock.now().getTime() - askingDays * 86_400_000)))
}

/**
 * Asks the gateway what is true of the payment that a stored message names, applies that, and marks the message
 * applied in the same transaction: at most once, whoever tries. What the message itself claims changes nothing.
 *
 * @throws GatewayTrouble while the gateway does not say.
 */
async function applyEvent(services: Services, eventId: string, asking: Asking): Promise<void> {
  const { clock, database, gateway } = services
  const stored = await database.first(findUnappliedEvent(eventId))
  const event = stored && gateway.readEvent(stored.body)
  if (!event) return
  const facts = await askForFacts(services, event, asking)
  await database.transaction(async (tx) => {
    const now = clock.now()
    const { conclusion } = facts
    if ((await tx.first(claimEvent(eventId, { conclusion, said: saidOf(facts, event) }, now))) === null)
      return
    if (facts.conclusion === 'unstored') await noticeUnstored(tx, services, facts.payment, facts.order)
    if (facts.conclusion === 'applied') await applyFacts(tx, services, facts)
    else if (event.orderId !== null) await tx.first(askSoon(event.orderId, now))
  })
}

type Facts =
  | { conclusion: 'applied'; payment: GatewayPayment; refunds: GatewayRefund[] }
  | { conclusion: 'unstored'; payment: GatewayPayment; order: GatewayOrder }
  | { conclusion: 'none' | 'unknown' | 'others' }

async function askForFacts(services: Services, event: GatewayEvent, asking: Asking): Promise<Facts> {
  const { database, gateway } = services
  if (event.paymentId === null) return { conclusion: 'none' }
  const payment = await gateway.findPayment(event.paymentId, asking)
  if (payment === null) return { conclusion: 'unknown' }
  if (!(await isOfStoredOrder(database, payment))) {
    const order = payment.orderId === null ? null : await gateway.findOrder(payment.orderId, asking)
    if (order === null || !(await isOfThisInstallation(database, order))) return { conclusion: 'others' }
    if (!(await linkLostOrder(database, order))) return { conclusion: 'unstored', payment, order }
  }
  const hasRefunds = event.refundId !== null || payment.refundedInPaise > 0
  const refunds = hasRefunds ? await gateway.listRefundsOfPayment(payment.id, asking) : []
  return { conclusion: 'applied', payment, refunds }
}

async function applyFacts(
  tx: Queryable,
  services: Services,
  { payment, refunds }: { payment: GatewayPayment; refunds: GatewayRefund[] },
): Promise<void> {
  await applyPaymentIn(tx, services, payment)
  await applyRefundsIn(tx, services, refunds)
  // An authorised payment waits to be taken: the reconciler does it.
  if (payment.status === 'authorized' && payment.orderId !== null)
    await tx.first(askSoon(payment.orderId, services.clock.now()))
}

/** Also of a payment that was taken over before, when orders of others were still refunded. */
async function isOfStoredOrder(database: Queryable, payment: GatewayPayment): Promise<boolean> {
  if (payment.orderId !== null && (await database.first(findOrderByGatewayId(payment.orderId))) !== null)
    return true
  return (await database.first(findPayment(payment.id))) !== null
}

/**
 * True when the order's notes name this installation. An order without a name may be of an older installation at the
 * same account: it is ours only where it is stored here.
 */
async function isOfThisInstallation(database: Queryable, order: GatewayOrder): Promise<boolean> {
  if (order.installation !== null)
    return order.installation === (await database.first(findInstallation()))?.id
  if (order.receipt === null || !publicIdForm.test(order.receipt)) return false
  return (await database.first(findOrderByPublicId(order.receipt))) !== null
}

/** Links a stored order whose answer never reached us; false when there is none that waits for it. */
async function linkLostOrder(database: Queryable, found: GatewayOrder): Promise<boolean> {
  if (found.receipt === null || !publicIdForm.test(found.receipt)) return false
  const order = await database.first(findOrderByPublicId(found.receipt))
  if (order === null || !order.wasSentToGateway || order.amountInPaise !== found.amountInPaise) return false
  return (await database.first(linkGatewayOrder(order.id, found.id)))?.gatewayOrderId === found.id
}

/** Money that came, or may be taken, for an order that only another copy of this database knows: staff are told once. */
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

/** What the gateway answered, in the form in which its messages say it; null when it knew nothing. */
function saidOf(facts: Facts, event: GatewayEvent): string | null {
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

/** Payments that name this installation, whose orders are not stored here, and about which nobody has decided. */
export function listUnstoredPayments(database: Queryable): Promise<UnstoredRow[]> {
  return database.all(listUnstored())
}

/**
 * Takes a payment whose order is missing off the list, with what was done about it.
 *
 * @throws Failure `notFound` when it is not on the list any more.
 */
export async function settleUnstoredIn(
  tx: Queryable,
  settled: { paymentId: string; staffId: string; note: string; now: Date },
): Promise<void> {
  orNotFound(await tx.first(settleUnstored(settled)), 'admin_unstored_gone')
}
