import type { Queryable } from '../adapters/database/database.ts'
import type { GatewayRefund } from '../adapters/gateway/gateway.ts'
import type { PaymentRow } from './queries/payments.ts'
import { insertRefund, type RefundRow, updateRefund } from './queries/refunds.ts'

/** Begins the reason of a refund that was made at the gateway itself; its id follows. */
export const madeAtGateway = 'gateway:'

/** Names one attempt of a refund at the gateway. */
export function attemptOf({ id, attempt }: RefundRow): string {
  return `${id}-${attempt}`
}

/** Our row of the gateway's refund: by its id, by the attempt that it carries out, or one that waits for the same amount. */
export function findOurs(refunds: RefundRow[], given: GatewayRefund): RefundRow | undefined {
  const byId = refunds.find(({ gatewayRefundId }) => gatewayRefundId === given.id)
  if (byId) return byId
  const waiting = refunds.filter(({ state, gatewayRefundId }) => state === 'owed' && gatewayRefundId === null)
  if (given.status === 'failed' || isAttemptOf(refunds, given)) {
    return waiting.find((refund) => attemptOf(refund) === given.reference || isEarlierAttempt(refund, given))
  }
  return waiting.find(({ amountInPaise }) => amountInPaise === given.amountInPaise)
}

/** An attempt that a later one replaced before its answer came, and that was carried out all the same. */
function isEarlierAttempt({ id }: RefundRow, { reference, status }: GatewayRefund): boolean {
  return status === 'processed' && reference !== null && reference.startsWith(`${id}-`)
}

function isAttemptOf(refunds: RefundRow[], { reference }: GatewayRefund): boolean {
  return reference !== null && refunds.some(({ id }) => reference.startsWith(id))
}

/** A refund that was made at the gateway itself. What we owe shrinks by it; null when there is nothing to follow. */
export async function adoptRefund(
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
  const owed = refunds.filter((other) => other.state === 'owed')
  const canMakeRoom = owed.reduce((sum, other) => sum + other.amountInPaise, 0) >= excess
  // It was given back otherwise since: this one can only have failed, and its message is on the way.
  if (excess > 0 && !canMakeRoom && given.status === 'pending') return null
  if (excess > 0 && canMakeRoom) await makeRoom(tx, owed, excess, now)
  const row = await tx.first(insertRefund(made, now))
  if (row !== null) refunds.push(row)
  return row
}

/** Owes that much less, the newest first: what is left of it goes under a new key, and nothing left ends it. */
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
