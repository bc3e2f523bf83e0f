import type { Queryable } from '../adapters/database/database.ts'
import { markOrderRefunded } from './queries/orders.ts'
import {
  listLaterEnrolments,
  lockAccessOfOrder,
  moveEnrolment,
  revokeEnrolment,
  type Span,
} from './queries/payments.ts'

/**
 * Ends the access that a payment bought, because its money goes back, and moves the order from `paid`
 * to `refunded`. Does nothing the second time.
 */
export async function endAccess(tx: Queryable, paymentId: string, orderId: string, now: Date): Promise<void> {
  await tx.first(markOrderRefunded(orderId))
  await tx.first(lockAccessOfOrder(orderId))
  const ended = await tx.first(revokeEnrolment(paymentId, now))
  if (ended !== null) await moveLaterAccess(tx, ended, now)
}

/** Access bought on top of what has ended begins that much earlier, as long as before. */
export async function moveLaterAccess(tx: Queryable, ended: Span, now: Date): Promise<void> {
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
