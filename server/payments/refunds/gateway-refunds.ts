import { randomUUID } from 'node:crypto'
import { secondsAfter } from '../../../domain/durations.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import {
  type GatewayCallOptions,
  type GatewayRefund,
  GatewayTrouble,
} from '../../adapters/gateway/gateway.ts'
import { enqueue } from '../../jobs/operations.ts'
import { notify } from '../../notifications/operations.ts'
import type { Services } from '../../services.ts'
import { endAccess } from '../access/operations.ts'
import { issueCreditNote } from '../invoices/operations.ts'
import { accessRefundedNotice, paymentNotification } from '../notices.ts'
import { findPurchase, lockOrder } from '../orders/queries.ts'
import {
  findPayment,
  insertLedgerTransaction,
  lockKnownPayment,
  moneyAccount,
  type PaymentRow,
  updateRefunded,
} from '../reconciliation/queries.ts'
import { refundDoneNotice } from './notices.ts'
import {
  findRefundToSend,
  insertRefund,
  listRefunds,
  noteRefundTrouble,
  type RefundRow,
  type RefundToSend,
  updateRefund,
} from './queries.ts'
import { sumApproved } from './queries-of-requests.ts'

type RefundServices = Pick<Services, 'database' | 'clock'>

const pendingCheckMinutes = 30
const requested = 'request:'

/**
 * Job: sends an owed refund to the gateway, once. First it lists the gateway's existing refunds, so
 * that neither a lost response nor a manual refund is paid a second time. Throws GatewayTrouble
 * while the gateway is down or refuses; the job is then retried.
 */
export async function refundPayment(services: Services, { refundId }: { refundId: string }): Promise<void> {
  const { database, clock } = services
  const refund = await database.first(findRefundToSend(refundId))
  if (refund === null || refund.isHeld || refund.state === 'done' || refund.state === 'failed') return
  // A manual payment is refunded manually: finance records it.
  if (refund.isByHand) return
  await applyKnownRefunds(services, refund.gatewayPaymentId)
  const owed = await database.first(findRefundToSend(refundId))
  // Owed since a time when every payment of the account counted as ours: staff decide at the gateway.
  if (owed?.state === 'owed' && owed.orderId === null) {
    await database.first(
      noteRefundTrouble(refundId, 'its order is not stored here, so nothing is sent', clock.now()),
    )
    return
  }
  if (owed?.state === 'owed') await applyRefund(services, await send(services, owed))
  const after = await database.first(findRefundToSend(refundId))
  if (after === null || after.state === 'done' || after.state === 'failed') return
  const dueAt = secondsAfter(clock.now(), pendingCheckMinutes * 60)
  await enqueue(database, 'refundPayment', { refundId }, { dueAt })
}

/** Applies every gateway refund of a payment. */
export async function applyKnownRefunds(
  services: RefundServices & Pick<Services, 'gateway'>,
  gatewayPaymentId: string,
  callOptions: GatewayCallOptions = {},
): Promise<void> {
  const known = await services.gateway.listRefundsOfPayment(gatewayPaymentId, callOptions)
  for (const given of failedFirst(known)) await applyRefund(services, given)
}

/** Applies the gateway's list of a payment's refunds, within a transaction. */
export async function applyRefundsIn(
  tx: Queryable,
  services: RefundServices,
  known: readonly GatewayRefund[],
): Promise<void> {
  for (const given of failedFirst(known)) await applyRefundIn(tx, services, given)
}

/** Failed ones first, as they release amounts for the others. */
function failedFirst(known: readonly GatewayRefund[]): GatewayRefund[] {
  return known.toSorted((a, b) => Number(b.status === 'failed') - Number(a.status === 'failed'))
}

/** Applies the gateway's state of a refund, from any source. Only moves forward. */
function applyRefund(services: RefundServices, refund: GatewayRefund): Promise<void> {
  return services.database.transaction((tx) => applyRefundIn(tx, services, refund))
}

/** `applyRefund` within a transaction: the order is locked first, then the payment. */
async function applyRefundIn(
  tx: Queryable,
  { clock }: RefundServices,
  gatewayRefund: GatewayRefund,
): Promise<void> {
  const orderId = (await tx.first(findPayment(gatewayRefund.paymentId)))?.orderId ?? null
  if (orderId !== null) await tx.first(lockOrder(orderId))
  const payment = await tx.first(lockKnownPayment(gatewayRefund.paymentId))
  if (payment === null || payment.outcome === null) return
  const now = clock.now()
  const refunds = await tx.all(listRefunds(payment.id))
  const refund =
    findOurs(refunds, gatewayRefund) ?? (await adoptRefund(tx, payment, refunds, gatewayRefund, now))
  if (refund === null || refund.state === 'done' || refund.state === 'failed') return
  if (gatewayRefund.status === 'failed') {
    await failRefund(tx, payment, refund, now)
    return
  }
  const state = gatewayRefund.status === 'processed' ? 'done' : 'sent'
  // An earlier attempt may turn out to have succeeded, with its amount then.
  const taken = {
    ...refund,
    state,
    gatewayRefundId: gatewayRefund.id,
    amountInPaise: gatewayRefund.amountInPaise,
  } as const
  await tx.first(updateRefund(taken, now))
  if (state === 'done') await finishRefund(tx, payment, taken, refunds, now)
}

/** Sends an attempt; the gateway's refusal is stored for the admin. */
async function send(
  { gateway, database, clock }: Pick<Services, 'gateway' | 'database' | 'clock'>,
  refund: RefundToSend,
): Promise<GatewayRefund> {
  try {
    return await gateway.refundPayment({
      paymentId: refund.gatewayPaymentId,
      amountInPaise: refund.amountInPaise,
      idempotencyKey: attemptOf(refund),
      reference: attemptOf(refund),
    })
  } catch (error) {
    if (error instanceof GatewayTrouble)
      await database.first(noteRefundTrouble(refund.id, error.message, clock.now()))
    throw error
  }
}

/**
 * When our refund fails at the gateway it is owed again, under a new key. One made there is marked
 * as failed; what we owe had been reduced by it, so that amount is owed again.
 */
async function failRefund(tx: Queryable, payment: PaymentRow, refund: RefundRow, now: Date): Promise<void> {
  if (!refund.reason.startsWith(madeAtGateway)) {
    const attempt = refund.attempt + 1
    await tx.first(updateRefund({ ...refund, state: 'owed', attempt, gatewayRefundId: null }, now))
    await tx.first(
      noteRefundTrouble(refund.id, 'the gateway took the refund and could not carry it out', now),
    )
    await enqueueRefund(tx, refund.id, attempt, now)
    return
  }
  await tx.first(updateRefund({ ...refund, state: 'failed' }, now))
  const amountInPaise = payment.outcome === 'refund' ? refund.amountInPaise : await missing(tx, payment)
  if (amountInPaise <= 0) return
  const replacing = await tx.first(
    insertRefund({ paymentId: payment.id, reason: `replaces:${refund.reason}`, amountInPaise }, now),
  )
  if (replacing !== null) await enqueueRefund(tx, replacing.id, 1, now)
}

/** The approved amount of a payment that was neither refunded nor is still owed. */
async function missing(tx: Queryable, payment: PaymentRow): Promise<number> {
  const approved = await tx.first(sumApproved(payment.id))
  const refunds = await tx.all(listRefunds(payment.id))
  const live = refunds.filter(({ state }) => state !== 'failed')
  return (approved?.amountInPaise ?? 0) - live.reduce((sum, other) => sum + other.amountInPaise, 0)
}

async function enqueueRefund(tx: Queryable, refundId: string, attempt: number, now: Date): Promise<void> {
  await enqueue(tx, 'refundPayment', { refundId }, { dueAt: now, onceKey: `refund:${refundId}:${attempt}` })
}

/** The effects of a completed refund: ledger, credit note, notice and, once fully refunded, the end of access. */
export async function finishRefund(
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
      credit: moneyAccount(payment),
      amountInPaise,
      now,
    }),
  )
  const earlier = refunds.filter((other) => other.id !== id && other.state === 'done')
  const refunded = earlier.reduce((sum, other) => sum + other.amountInPaise, amountInPaise)
  const isFull = refunded >= payment.amountInPaise
  await tx.first(updateRefunded(payment.id, refunded, isFull ? 'refunded' : 'captured'))
  const noteId = randomUUID()
  if (payment.outcome === 'access' && payment.orderId !== null) {
    if (isFull) await endAccess(tx, payment.id, payment.orderId, now)
    await notifyRefunded(tx, payment, { refund, orderId: payment.orderId, noteId, isFull, now })
  }
  await issueCreditNote(tx, { id: noteId, refundId: id, paymentId: payment.id, now })
}

type RefundAnnouncement = { refund: RefundRow; orderId: string; noteId: string; isFull: boolean; now: Date }

/** A requested refund, or one that ended the access, is announced with its credit note. */
async function notifyRefunded(
  tx: Queryable,
  payment: PaymentRow,
  { refund, orderId, noteId, isFull, now }: RefundAnnouncement,
): Promise<void> {
  const isRequested = refund.reason.startsWith(requested)
  const purchase = isFull || isRequested ? await tx.first(findPurchase(orderId)) : null
  if (purchase === null) return
  const notice = isRequested
    ? refundDoneNotice(purchase, { amountInPaise: refund.amountInPaise, currency: payment.currency })
    : accessRefundedNotice(purchase, payment)
  const onceKey = isRequested ? `refund-done:${refund.id}` : `refunded-told:${payment.id}`
  const notification = paymentNotification(purchase, 'refunded', onceKey)
  await notify(tx, purchase, notice, { now, onceKey, invoiceId: noteId, notification })
}

/** Prefix of the reason of a refund made at the gateway directly; its id follows. */
const madeAtGateway = 'gateway:'

/** Identifies one attempt of a refund at the gateway. */
function attemptOf({ id, attempt }: RefundRow): string {
  return `${id}-${attempt}`
}

/** Our row of a gateway refund: by its id, by its attempt, or a pending one of the same amount. */
function findOurs(refunds: RefundRow[], given: GatewayRefund): RefundRow | undefined {
  const byId = refunds.find(({ gatewayRefundId }) => gatewayRefundId === given.id)
  if (byId) return byId
  const waiting = refunds.filter(({ state, gatewayRefundId }) => state === 'owed' && gatewayRefundId === null)
  if (given.status === 'failed' || isAttemptOf(refunds, given)) {
    return waiting.find((refund) => attemptOf(refund) === given.reference || isEarlierAttempt(refund, given))
  }
  return waiting.find(({ amountInPaise }) => amountInPaise === given.amountInPaise)
}

/** An attempt that was replaced before its response arrived, but succeeded. */
function isEarlierAttempt({ id }: RefundRow, { reference, status }: GatewayRefund): boolean {
  return status === 'processed' && reference !== null && reference.startsWith(`${id}-`)
}

function isAttemptOf(refunds: RefundRow[], { reference }: GatewayRefund): boolean {
  return reference !== null && refunds.some(({ id }) => reference.startsWith(id))
}

/** A refund made at the gateway directly. What we owe is reduced by it; null when there is nothing to follow up. */
async function adoptRefund(
  tx: Queryable,
  payment: PaymentRow,
  refunds: RefundRow[],
  gatewayRefund: GatewayRefund,
  now: Date,
): Promise<RefundRow | null> {
  // An earlier attempt of ours that was replaced.
  if (isAttemptOf(refunds, gatewayRefund) || gatewayRefund.amountInPaise === 0) return null
  const { amountInPaise } = gatewayRefund
  const adopted = {
    paymentId: payment.id,
    reason: `${madeAtGateway}${gatewayRefund.id}`,
    amountInPaise,
    gatewayRefundId: gatewayRefund.id,
  }
  // Its record stays, so that an older message about it changes nothing.
  if (gatewayRefund.status === 'failed') return tx.first(insertRefund({ ...adopted, state: 'failed' }, now))
  const others = refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, other) => sum + other.amountInPaise, 0)
  const excess = others + amountInPaise - payment.amountInPaise
  const owed = refunds.filter((other) => other.state === 'owed')
  const canMakeRoom = owed.reduce((sum, other) => sum + other.amountInPaise, 0) >= excess
  // The money was refunded otherwise since: this one can only have failed, and its message is on the way.
  if (excess > 0 && !canMakeRoom && gatewayRefund.status === 'pending') return null
  if (excess > 0 && canMakeRoom) await makeRoom(tx, owed, excess, now)
  const row = await tx.first(insertRefund(adopted, now))
  if (row !== null) refunds.push(row)
  return row
}

/** Reduces what is owed, newest first: the rest gets a new key, and zero ends it. */
async function makeRoom(tx: Queryable, owed: RefundRow[], excess: number, now: Date): Promise<void> {
  let left = excess
  for (const refund of owed.toReversed()) {
    const cut = Math.min(left, refund.amountInPaise)
    left -= cut
    if (cut === 0) return
    const isOver = cut === refund.amountInPaise
    const rest = isOver
      ? ({ ...refund, state: 'failed' } as const)
      : { ...refund, amountInPaise: refund.amountInPaise - cut, attempt: refund.attempt + 1 }
    await tx.first(updateRefund(rest, now))
  }
}
