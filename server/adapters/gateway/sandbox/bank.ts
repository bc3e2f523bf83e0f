import type { Clock } from '../../clock.ts'
import type { Database, Queryable } from '../../database/database.ts'
import type { OrderEntity, PaymentEntity, RefundEntity } from './entities.ts'
import { type Attempt, newPayment, newRefund, noError } from './new-entities.ts'
import {
  findRefund,
  findRefundByKey,
  insertPayment,
  insertRefund,
  listRefunds,
  lockOrder,
  lockPayment,
  updateOrder,
  updatePayment,
  updateRefund,
} from './queries.ts'
import { SandboxRefusal } from './refusals.ts'
import type { Webhooks } from './webhooks.ts'

/** Money at the sandbox: payments, captures, refunds, and the webhooks about them. */
export type Bank = {
  attemptPayment(orderId: string, attempt: Attempt): Promise<PaymentEntity>
  /** Captures an authorised payment, or one that first failed and then succeeded at the bank. */
  capturePayment(
    paymentId: string,
    options?: { amount?: number; isLate?: boolean; isTold?: boolean },
  ): Promise<PaymentEntity>
  refundPayment(
    paymentId: string,
    request: { amount?: number; notes?: Record<string, string>; key: string | null; receipt?: string | null },
  ): Promise<RefundEntity>
  /** Returns an authorised payment that was not captured. */
  returnPayment(paymentId: string): Promise<RefundEntity>
  /** Completes a pending refund. */
  settleRefund(refundId: string, status: 'processed' | 'failed'): Promise<RefundEntity>
}

export type BankSwitches = { refundsStayPending: boolean; refundsAreRefused: boolean }

type BankParts = { database: Database; clock: Clock; webhooks: Webhooks; switches: BankSwitches }

export function createBank({ database, clock, webhooks, switches }: BankParts): Bank {
  async function tell(
    tx: Queryable,
    isTold: boolean,
    kinds: string[],
    entities: Parameters<Webhooks['store']>[2],
  ): Promise<void> {
    if (!isTold) return
    for (const kind of kinds) await webhooks.store(tx, kind, entities)
  }

  return {
    async attemptPayment(orderId, attempt) {
      const payment = await database.transaction(async (tx) => {
        const order = await orderOf(tx, orderId)
        if (order.status === 'paid' && !attempt.isForced)
          throw new SandboxRefusal('Payment already done for this order.')
        const made = newPayment(order, attempt, clock.now())
        await tx.first(insertPayment(made))
        const attempted = await afterPayment(tx, order, made, 1)
        await tell(tx, attempt.isTold ?? true, eventsOf(attempt.outcome), { payment: made, order: attempted })
        return made
      })
      webhooks.deliverSoon()
      return payment
    },
    async capturePayment(paymentId, { amount, isLate = false, isTold = true } = {}) {
      const payment = await database.transaction(async (tx) => {
        const found = await paymentOf(tx, paymentId)
        if (found.status === 'captured' || found.status === 'refunded')
          throw new SandboxRefusal('This payment has already been captured')
        if (found.status !== 'authorized' && !isLate)
          throw new SandboxRefusal('Only payments which have been authorized can be captured')
        if (amount !== undefined && amount !== found.amount) {
          throw new SandboxRefusal('Capture amount must be equal to the amount authorized')
        }
        const order = await orderOf(tx, found.order_id)
        const authorized: PaymentEntity = { ...found, ...noError, status: 'authorized' }
        const captured: PaymentEntity = { ...authorized, status: 'captured', captured: true }
        await tx.first(updatePayment(captured))
        const paid = await afterPayment(tx, order, captured, 0)
        if (isLate) {
          const late = { ...authorized, late_authorized: true }
          await tell(tx, isTold, ['payment.authorized'], { payment: late, order })
        }
        await tell(tx, isTold, ['payment.captured', 'order.paid'], { payment: captured, order: paid })
        return captured
      })
      webhooks.deliverSoon()
      return payment
    },
    async refundPayment(paymentId, { amount, notes = {}, key, receipt = null }) {
      const refund = await database.transaction(async (tx) => {
        const payment = await paymentOf(tx, paymentId)
        const earlier = key === null ? null : await tx.first(findRefundByKey(key))
        const amountToRefund = amount ?? payment.amount - payment.amount_refunded
        if (earlier) {
          if (earlier.body.payment_id === paymentId && earlier.body.amount === amountToRefund)
            return earlier.body
          throw new SandboxRefusal(
            'Different request with the same idempotency key has already been processed.',
          )
        }
        if (switches.refundsAreRefused)
          throw new SandboxRefusal(
            'Your account does not have enough balance to carry out the refund operation.',
          )
        const created = newRefund(
          payment,
          { amount: amountToRefund, notes, receipt },
          switches.refundsStayPending ? 'pending' : 'processed',
          clock.now(),
        )
        refuseTooMuch(
          payment,
          amountToRefund,
          (await tx.all(listRefunds(paymentId))).map((row) => row.body),
        )
        await tx.first(insertRefund(created, key))
        const after = created.status === 'processed' ? await afterRefund(tx, payment, created) : payment
        await tell(
          tx,
          true,
          ['refund.created', ...(created.status === 'processed' ? ['refund.processed'] : [])],
          { payment: after, refund: created },
        )
        return created
      })
      webhooks.deliverSoon()
      return refund
    },
    async returnPayment(paymentId) {
      const refund = await database.transaction(async (tx) => {
        const payment = await paymentOf(tx, paymentId)
        if (payment.status !== 'authorized')
          throw new SandboxRefusal('Only a payment that was never taken goes back by itself')
        const created = newRefund(
          payment,
          { amount: payment.amount, notes: {}, receipt: null },
          'processed',
          clock.now(),
        )
        await tx.first(insertRefund(created, null))
        const after = await afterRefund(tx, payment, created)
        await tell(tx, true, ['refund.created', 'refund.processed'], { payment: after, refund: created })
        return created
      })
      webhooks.deliverSoon()
      return refund
    },
    async settleRefund(refundId, status) {
      const refund = await database.transaction(async (tx) => {
        const found = await tx.first(findRefund(refundId))
        if (!found) throw new SandboxRefusal('The id provided does not exist')
        const payment = await paymentOf(tx, found.body.payment_id)
        if (found.body.status !== 'pending') throw new SandboxRefusal('The refund has ended already')
        const settled: RefundEntity = { ...found.body, status }
        await tx.first(updateRefund(settled))
        const after = status === 'processed' ? await afterRefund(tx, payment, settled) : payment
        await tell(tx, true, [`refund.${status}`], { payment: after, refund: settled })
        return settled
      })
      webhooks.deliverSoon()
      return refund
    },
  }
}

function eventsOf(outcome: Attempt['outcome']): string[] {
  if (outcome === 'failed') return ['payment.failed']
  return outcome === 'authorized'
    ? ['payment.authorized']
    : ['payment.authorized', 'payment.captured', 'order.paid']
}

function refuseTooMuch(payment: PaymentEntity, amount: number, others: RefundEntity[]): void {
  if (payment.status === 'refunded') throw new SandboxRefusal('The payment has been fully refunded already')
  if (payment.status !== 'captured')
    throw new SandboxRefusal('The payment status should be captured for action to be taken')
  const given = others
    .filter((other) => other.status !== 'failed')
    .reduce((sum, other) => sum + other.amount, 0)
  if (amount < 1 || given + amount > payment.amount) {
    throw new SandboxRefusal('The total refund amount is greater than the refund payment amount')
  }
}

async function orderOf(tx: Queryable, id: string): Promise<OrderEntity> {
  const row = await tx.first(lockOrder(id))
  if (!row) throw new SandboxRefusal('The id provided does not exist')
  return row.body
}

async function paymentOf(tx: Queryable, id: string): Promise<PaymentEntity> {
  const row = await tx.first(lockPayment(id))
  if (!row) throw new SandboxRefusal('The id provided does not exist')
  return row.body
}

async function afterPayment(
  tx: Queryable,
  order: OrderEntity,
  payment: PaymentEntity,
  attempts: 0 | 1,
): Promise<OrderEntity> {
  const isPaid = order.status === 'paid' || payment.status === 'captured'
  const after: OrderEntity = {
    ...order,
    attempts: order.attempts + attempts,
    status: isPaid ? 'paid' : 'attempted',
    amount_paid: isPaid ? order.amount : 0,
    amount_due: isPaid ? 0 : order.amount,
  }
  await tx.first(updateOrder(after))
  return after
}

async function afterRefund(
  tx: Queryable,
  payment: PaymentEntity,
  refund: RefundEntity,
): Promise<PaymentEntity> {
  const refunded = payment.amount_refunded + refund.amount
  const isFull = refunded >= payment.amount
  const after: PaymentEntity = {
    ...payment,
    amount_refunded: refunded,
    refund_status: isFull ? 'full' : 'partial',
    status: isFull ? 'refunded' : payment.status,
  }
  await tx.first(updatePayment(after))
  return after
}
