import type { CallOutput, ParsedInput } from '../../domain/contract.ts'
import { Failure } from '../../domain/failure.ts'
import type * as contract from '../../domain/payments/contract.ts'
import { type GatewayPayment, GatewayTrouble } from '../adapters/gateway/gateway.ts'
import type { StudentContext } from '../services.ts'
import { gatewayFailure } from './gateway-failure.ts'
import { askSoon, findOrderOfStudent, findOrderStanding, type OrderRow } from './queries/orders.ts'
import { findPayment } from './queries/payments.ts'
import { settlePayment } from './settle.ts'

type Input = ParsedInput<typeof contract.verifyPayment>
type Output = CallOutput<typeof contract.verifyPayment>

/**
 * Checks what the checkout handed to the page and opens the course. The signature only says that the
 * gateway made the pair of order and payment; whether money arrived, and how much, the gateway is asked.
 */
export async function verifyPayment(context: StudentContext, input: Input): Promise<Output> {
  const { database, gateway, clock, student } = context
  const order = await database.first(findOrderOfStudent(input.paymentId, student.id))
  if (order === null || order.gatewayOrderId === null) throw new Failure('notFound', 'order_not_found')
  const isGenuine =
    input.razorpay_order_id === order.gatewayOrderId &&
    /^pay_\w{1,60}$/.test(input.razorpay_payment_id) &&
    gateway.isCheckoutSignature(order.gatewayOrderId, input.razorpay_payment_id, input.razorpay_signature)
  if (!isGenuine) throw new Failure('invalid', 'payment_not_genuine')
  try {
    return await conclude(context, order, await outcomeOf(context, order, input.razorpay_payment_id))
  } catch (error) {
    if (!(error instanceof GatewayTrouble)) throw error
    await database.first(askSoon(order.gatewayOrderId, clock.now()))
    throw gatewayFailure(error, 'verify')
  }
}

type Outcome = 'access' | 'refund' | 'none'

async function outcomeOf(
  context: StudentContext,
  order: OrderRow,
  gatewayPaymentId: string,
): Promise<Outcome> {
  const { database, gateway } = context
  const known = await database.first(findPayment(gatewayPaymentId))
  // The webhook was faster.
  if (known?.orderId === order.id && known.outcome !== null) return known.outcome
  const asking = { signal: gateway.deadline() }
  const payment = await gateway.findPayment(gatewayPaymentId, asking)
  if (!isOfOrder(payment, order)) throw new Failure('invalid', 'payment_not_genuine')
  const { outcome } = await settlePayment(context, order, payment, asking)
  return payment.wasReturned ? 'refund' : outcome
}

function isOfOrder(payment: GatewayPayment | null, order: OrderRow): payment is GatewayPayment {
  return payment !== null && payment.orderId === order.gatewayOrderId
}

async function conclude({ database }: StudentContext, order: OrderRow, outcome: Outcome): Promise<Output> {
  if (outcome === 'none') throw new Failure('conflict', 'payment_not_complete')
  if (outcome === 'refund') throw new Failure('conflict', 'payment_given_back')
  const standing = await database.first(findOrderStanding(order.id))
  // Paid and given back since.
  if (!standing?.validTill) throw new Failure('conflict', 'payment_given_back')
  return { courseId: order.courseId, validTill: standing.validTill.toISOString() }
}
