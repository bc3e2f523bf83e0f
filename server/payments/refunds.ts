import type { Queryable } from '../adapters/database/database.ts'
import type { GatewayRefund } from '../adapters/gateway/gateway.ts'
import { enqueue } from '../jobs/operations.ts'
import type { Services } from '../services.ts'
import { inTransaction } from './apply.ts'
import { accessRefundedMail } from './mails.ts'
import { lockOrder, markOrderRefunded } from './queries/orders.ts'
import {
  findPayment,
  findPurchase,
  insertLedgerTransaction,
  listLaterEnrolments,
  lockKnownPayment,
  moveEnrolment,
  type PaymentRow,
  revokeEnrolment,
  type Span,
  updateRefunded,
} from './queries/payments.ts'
import {
  findRefundToSend,
  insertRefund,
  listRefunds,
  type RefundRow,
  type RefundToSend,
  updateRefund,
} from './queries/refunds.ts'

type RefundServices = Pick<Services, 'database' | 'clock'>

const pendingCheckMinutes = 30
const madeAtGateway = 'gateway:'

/**
 * Job: sends a refund that is owed to the gateway, once. First it looks what the gateway has given
 * back already, so that neither a lost answer nor a refund made by hand is paid a second time.
 * Throws GatewayTrouble while the gateway is down or refuses; the job is then tried again.
 */
export async function refundPayment(services: Services, { refundId }: { refundId: string }): Promise<void> {
  const { database, gateway, clock } = services
  const refund = await database.first(findRefundToSend(refundId))
  if (refund === null || refund.state === 'done') return
  const known = await gateway.listRefundsOfPayment(refund.gatewayPaymentId)
  for (const given of known) await applyRefund(services, given)
  const owed = await database.first(findRefundToSend(refundId))
  if (owed?.state === 'owed') await applyRefund(services, await send(services, owed))
  const after = await database.first(findRefundToSend(refundId))
  if (after === null || after.state === 'done') return
  const dueAt = new Date(clock.now().getTime() + pendingCheckMinutes * 60_000)
  await enqueue(database, 'refundPayment', { refundId }, { dueAt })
}

/** Applies what the gateway says of a refund, whoever brought it. Moves forward only. */
export function applyRefund(services: RefundServices, refund: GatewayRefund): Promise<void> {
  return inTransaction(services, (tx) => applyRefundIn(tx, services, refund))
}

/** `applyRefund` within a transaction: the order is locked first, then the payment. */
export async function applyRefundIn(
  tx: Queryable,
  { clock }: RefundServices,
  given: GatewayRefund,
): Promise<void> {
  const orderId = (await tx.first(findPayment(given.paymentId)))?.orderId ?? null
  if (orderId !== null) await tx.first(lockOrder(orderId))
  const payment = await tx.first(lockKnownPayment(given.paymentId))
  if (payment === null || payment.outcome === null) return
  const now = clock.now()
  const refunds = await tx.all(listRefunds(payment.id))
  const refund = findOurs(refunds, given) ?? (await adoptRefund(tx, payment, refunds, given, now))
  if (refund === null || refund.state === 'done' || refund.state === 'failed') return
  if (given.status === 'failed') {
    await failRefund(tx, payment, refund, now)
    return
  }
  const state = given.status === 'processed' ? 'done' : 'sent'
  await tx.first(updateRefund({ ...refund, state, gatewayRefundId: given.id }, now))
  if (state === 'done') await finishRefund(tx, payment, refund, refunds, now)
}

function send({ gateway }: Pick<Services, 'gateway'>, refund: RefundToSend): Promise<GatewayRefund> {
  return gateway.refundPayment({
    paymentId: refund.gatewayPaymentId,
    amountInPaise: refund.amountInPaise,
    idempotencyKey: attemptOf(refund),
    reference: attemptOf(refund),
  })
}

/** Names one attempt of a refund at the gateway. */
function attemptOf({ id, attempt }: RefundRow): string {
  return `${id}-${attempt}`
}

/** Our row of the gateway's refund: by its id, by the attempt that it carries out, or one that waits for the same amount. */
function findOurs(refunds: RefundRow[], given: GatewayRefund): RefundRow | undefined {
  const byId = refunds.find(({ gatewayRefundId }) => gatewayRefundId === given.id)
  if (byId) return byId
  const waiting = refunds.filter(({ state, gatewayRefundId }) => state === 'owed' && gatewayRefundId === null)
  if (given.status === 'failed' || isAttemptOf(refunds, given)) {
    return waiting.find((refund) => attemptOf(refund) === given.reference)
  }
  return waiting.find(({ amountInPaise }) => amountInPaise === given.amountInPaise)
}

function isAttemptOf(refunds: RefundRow[], { reference }: GatewayRefund): boolean {
  return reference !== null && refunds.some(({ id }) => reference.startsWith(id))
}

/** A refund that was made at the gateway itself. What we owe shrinks by it; null when there is nothing to follow. */
async function adoptRefund(
  tx: Queryable,
  payment: PaymentRow,
  refunds: RefundRow[],
  given: GatewayRefund,
  now: Date,
): Promise<RefundRow | null> {
  // An earlier attempt of ours that a later one replaced.
  if (isAttemptOf(refunds, given) || given.amountInPaise === 0) return null
  const { amountInPaise } = given
  const made = {
    paymentId: payment.id,
    reason: `${madeAtGateway}${given.id}`,
    amountInPaise,
    gatewayRefundId: given.id,
  }
  // Its trace stays, so that an older message about it changes nothing any more.
  if (given.status === 'failed') return tx.first(insertRefund({ ...made, state: 'failed' }, now))
  const others = refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, other) => sum + other.amountInPaise, 0)
  const excess = others + amountInPaise - payment.amountInPaise
  const owed = refunds.find((other) => other.state === 'owed' && other.amountInPaise > excess)
  // It was given back otherwise since: this one can only have failed, and its message is on the way.
  if (excess > 0 && !owed && given.status === 'pending') return null
  if (excess > 0 && owed) {
    const rest = { ...owed, amountInPaise: owed.amountInPaise - excess, attempt: owed.attempt + 1 }
    await tx.first(updateRefund(rest, now))
  }
  const row = await tx.first(insertRefund(made, now))
  if (row !== null) refunds.push(row)
  return row
}

/**
 * A refund of ours that the gateway failed is owed again, under a new key. One made there is marked;
 * what we owe had shrunk by it, so that much is owed anew.
 */
async function failRefund(tx: Queryable, payment: PaymentRow, refund: RefundRow, now: Date): Promise<void> {
  if (!refund.reason.startsWith(madeAtGateway)) {
    const attempt = refund.attempt + 1
    await tx.first(updateRefund({ ...refund, state: 'owed', attempt, gatewayRefundId: null }, now))
    await enqueueRefund(tx, refund.id, attempt, now)
    return
  }
  await tx.first(updateRefund({ ...refund, state: 'failed' }, now))
  if (payment.outcome !== 'refund') return
  const replacing = await tx.first(
    insertRefund(
      { paymentId: payment.id, reason: `replaces:${refund.reason}`, amountInPaise: refund.amountInPaise },
      now,
    ),
  )
  if (replacing !== null) await enqueueRefund(tx, replacing.id, 1, now)
}

async function enqueueRefund(tx: Queryable, refundId: string, attempt: number, now: Date): Promise<void> {
  await enqueue(tx, 'refundPayment', { refundId }, { dueAt: now, onceKey: `refund:${refundId}:${attempt}` })
}

async function finishRefund(
  tx: Queryable,
  payment: PaymentRow,
  refund: RefundRow,
  refunds: RefundRow[],
  now: Date,
): Promise<void> {
  const { id, amountInPaise } = refund
  const debit = payment.outcome === 'access' ? 'course_sales' : 'owed_to_students'
  await tx.first(
    insertLedgerTransaction({
      reference: `refund:${id}`,
      currency: payment.currency,
      debit,
      credit: 'gateway',
      amountInPaise,
      now,
    }),
  )
  const earlier = refunds.filter((other) => other.id !== id && other.state === 'done')
  const refunded = earlier.reduce((sum, other) => sum + other.amountInPaise, amountInPaise)
  const isFull = refunded >= payment.amountInPaise
  await tx.first(updateRefunded(payment.id, refunded, isFull ? 'refunded' : 'captured'))
  if (isFull && payment.outcome === 'access' && payment.orderId !== null)
    await endAccess(tx, payment, payment.orderId, now)
}

async function endAccess(tx: Queryable, payment: PaymentRow, orderId: string, now: Date): Promise<void> {
  await tx.first(markOrderRefunded(orderId))
  const ended = await tx.first(revokeEnrolment(payment.id, now))
  if (ended !== null) await moveLaterAccess(tx, ended, now)
  const purchase = await tx.first(findPurchase(orderId))
  if (purchase === null) return
  await enqueue(tx, 'sendMail', accessRefundedMail(purchase, payment), {
    dueAt: now,
    onceKey: `refunded-told:${payment.id}`,
  })
}

/** Access bought on top of what has ended begins that much earlier, as long as before. */
async function moveLaterAccess(tx: Queryable, ended: Span, now: Date): Promise<void> {
  const gap = ended.endsAt.getTime() - Math.max(now.getTime(), ended.startsAt.getTime())
  if (gap <= 0) return
  for (const later of await tx.all(listLaterEnrolments(ended.id, ended.endsAt))) {
    await tx.first(
      moveEnrolment(
        later.id,
        new Date(later.startsAt.getTime() - gap),
        new Date(later.endsAt.getTime() - gap),
      ),
    )
  }
}
