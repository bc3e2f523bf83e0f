import { Failure } from '../../domain/failure.ts'
import { type GatewayPayment, GatewayTrouble } from '../adapters/gateway/gateway.ts'
import type { Services } from '../services.ts'
import { findOrderByPublicId } from './queries/orders.ts'
import { findRefundToSend } from './queries/refunds.ts'
import { settleOrder } from './reconcile.ts'
import { applyKnownRefunds, refundPayment } from './refunds.ts'

/** What the gateway said of an order; `trouble` when it said nothing that can be used. */
export type Said = { payments: GatewayPayment[]; trouble: string | null }

/** Asks the gateway about one order at once, as the reconciler does, and applies what it says. */
export async function askAboutOrder(services: Services, publicId: string): Promise<Said> {
  const order = await services.database.first(findOrderByPublicId(publicId))
  if (order === null) throw new Failure('notFound', 'order_not_found')
  const asking = { signal: services.gateway.deadline() }
  try {
    const payments = await settleOrder(services, order, asking)
    for (const { id, status, refundedInPaise } of payments)
      if (status === 'refunded' || refundedInPaise > 0) await applyKnownRefunds(services, id, asking)
    return { payments, trouble: null }
  } catch (error) {
    if (!(error instanceof GatewayTrouble)) throw error
    return { payments: [], trouble: error.message }
  }
}

/** Sends a refund that is owed once more, at once; answers what the gateway said against it, or null. */
export async function sendRefundAgain(services: Services, refundId: string): Promise<string | null> {
  if ((await services.database.first(findRefundToSend(refundId))) === null)
    throw new Failure('notFound', 'admin_refund_not_found')
  try {
    await refundPayment(services, { refundId })
    return null
  } catch (error) {
    if (!(error instanceof GatewayTrouble)) throw error
    return error.message
  }
}
