import { awaitsPayment, isRightAmount } from '../../domain/payments/captures.ts'
import { type Asking, type GatewayPayment, GatewayTrouble } from '../adapters/gateway/gateway.ts'
import type { Services } from '../services.ts'
import { type Applied, applyPayment } from './apply.ts'
import type { OrderRow } from './queries/orders.ts'
import { applyKnownRefunds } from './refunds.ts'

/** Takes a payment that is only authorised, when its order waits for it, and applies what became of it. */
export async function settlePayment(
  services: Services,
  order: OrderRow,
  payment: GatewayPayment,
  asking: Asking,
): Promise<Applied> {
  const isWanted = payment.status === 'authorized' && awaitsPayment(order) && isRightAmount(order, payment)
  const applied = await applyPayment(services, isWanted ? await capture(services, payment, asking) : payment)
  if (applied.hasUnknownRefunds) await applyKnownRefunds(services, payment.id, asking)
  return applied
}

async function capture(
  { gateway }: Services,
  payment: GatewayPayment,
  asking: Asking,
): Promise<GatewayPayment> {
  try {
    return await gateway.capturePayment(payment.id, payment.amountInPaise, asking)
  } catch (error) {
    if (!(error instanceof GatewayTrouble) || error.kind !== 'refused') throw error
    // Someone else took it at the same moment, or it ended otherwise: the gateway knows.
    return (await gateway.findPayment(payment.id, asking)) ?? payment
  }
}
