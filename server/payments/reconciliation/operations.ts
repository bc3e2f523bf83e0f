import { Failure, orNotFound } from '../../../domain/failure.ts'
import { nextAskAt } from '../../../domain/payments/asking.ts'
import { awaitsPayment, isRightAmount } from '../../../domain/payments/captures.ts'
import { placeHeldMinutes } from '../../../domain/payments/coupons/rules.ts'
import {
  type GatewayCallOptions,
  type GatewayPayment,
  GatewayTrouble,
  RequestRefused,
} from '../../adapters/gateway/gateway.ts'
import type { Input, Output } from '../../calls.ts'
import type { Services, StudentContext } from '../../services.ts'
import {
  askAboutOrderSoon,
  expireOrder,
  findOrderByPublicId,
  findOrderOfStudent,
  findOrderStanding,
  linkGatewayOrder,
  lockOrdersToAskAbout,
  type OrderRow,
  planAsking,
} from '../orders/queries.ts'
import { applyKnownRefunds, refundPayment } from '../refunds/gateway-refunds.ts'
import { findRefundToSend } from '../refunds/queries.ts'
import { applyStoredEvents } from '../webhooks/operations.ts'
import { type AppliedPayment, applyPayment } from './apply.ts'
import { findPayment } from './queries.ts'

const batchSize = 40
const batchesAtMost = 10
const asksAtOnce = 4

/**
 * Asks the gateway about every order that is due, and applies messages that a killed process left
 * unapplied. Meant to run every 10 seconds; returns how many orders were asked about.
 */
export async function reconcileOrders(services: Services): Promise<number> {
  await applyStoredEvents(services)
  let orderCount = 0
  for (let batch = 0; batch < batchesAtMost; batch += 1) {
    const orders = await claimOrders(services)
    const queue = [...orders]
    await Promise.all(Array.from({ length: asksAtOnce }, () => work(services, queue)))
    orderCount += orders.length
    if (orders.length < batchSize) break
  }
  return orderCount
}

/** The gateway's payments of an order, applied and returned, oldest first. Throws GatewayTrouble. */
export async function settleOrder(
  services: Services,
  order: OrderRow,
  callOptions: GatewayCallOptions = {},
): Promise<GatewayPayment[]> {
  const gatewayOrderId = order.gatewayOrderId ?? (await findLostOrder(services, order, callOptions))
  if (gatewayOrderId === null) return []
  const listed = await services.gateway.listPaymentsOfOrder(gatewayOrderId, callOptions)
  const payments = listed.filter(({ orderId }) => orderId === gatewayOrderId)
  payments.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1))
  let current = order
  for (const payment of payments) {
    const { outcome } = await settlePayment(services, current, payment, callOptions)
    if (outcome === 'access') current = { ...current, state: 'paid' }
  }
  return payments
}

async function work(services: Services, queue: OrderRow[]): Promise<void> {
  for (let order = queue.shift(); order !== undefined; order = queue.shift()) {
    try {
      await settleOrder(services, order)
      if (isOfferOver(order, services.clock.now())) await services.database.first(expireOrder(order.id))
    } catch (error) {
      const trouble = error instanceof GatewayTrouble ? error.message : error
      services.log.warn(
        { err: trouble, order: order.publicId },
        'an order could not be asked about and will be again',
      )
    }
  }
}

/** The use of a code is released sooner: a later payment still gets its price. */
function isOfferOver({ offeredAt, couponId }: OrderRow, now: Date): boolean {
  const age = now.getTime() - offeredAt.getTime()
  return nextAskAt('open', offeredAt, now) === null || (couponId !== null && age > placeHeldMinutes * 60_000)
}

/** Claims the due orders and sets their next time at once, so that no other process asks too. */
function claimOrders({ database, clock }: Services): Promise<OrderRow[]> {
  return database.transaction(async (tx) => {
    const now = clock.now()
    const orders = await tx.all(lockOrdersToAskAbout(now, batchSize))
    const times = orders.map((order) =>
      nextAskAt(awaitsPayment(order) ? 'open' : 'paid', order.offeredAt, now),
    )
    if (orders.length > 0)
      await tx.first(
        planAsking(
          orders.map(({ id }) => id),
          times,
        ),
      )
    return orders
  })
}

/** A gateway order whose response never reached us. */
async function findLostOrder(
  { gateway, database }: Services,
  order: OrderRow,
  callOptions: GatewayCallOptions,
): Promise<string | null> {
  if (!order.wasSentToGateway) return null
  const found = await gateway.findOrderByReceipt(order.publicId, callOptions)
  if (found === null || found.amountInPaise !== order.amountInPaise) return null
  const linked = await database.first(linkGatewayOrder(order.id, found.id))
  return linked?.gatewayOrderId ?? null
}

/** Captures an authorised payment if its order is open, and applies the result. */
async function settlePayment(
  services: Services,
  order: OrderRow,
  payment: GatewayPayment,
  callOptions: GatewayCallOptions,
): Promise<AppliedPayment> {
  const isWanted = payment.status === 'authorized' && awaitsPayment(order) && isRightAmount(order, payment)
  const applied = await applyPayment(
    services,
    isWanted ? await capture(services, payment, callOptions) : payment,
  )
  if (applied.hasUnknownRefunds) await applyKnownRefunds(services, payment.id, callOptions)
  return applied
}

async function capture(
  { gateway }: Services,
  payment: GatewayPayment,
  callOptions: GatewayCallOptions,
): Promise<GatewayPayment> {
  try {
    return await gateway.capturePayment(payment.id, payment.amountInPaise, callOptions)
  } catch (error) {
    if (!(error instanceof GatewayTrouble) || error.kind !== 'refused') throw error
    // It was captured concurrently, or ended otherwise: the gateway knows.
    return (await gateway.findPayment(payment.id, callOptions)) ?? payment
  }
}

/** The gateway's answer about an order; `trouble` when there was no usable one. */
type GatewayAnswer = { payments: GatewayPayment[]; trouble: string | null }

/** Asks the gateway about one order at once, like reconciliation, and applies the answer. */
export async function askAboutOrder(services: Services, publicId: string): Promise<GatewayAnswer> {
  const order = orNotFound(await services.database.first(findOrderByPublicId(publicId)), 'order_not_found')
  const callOptions = { signal: services.gateway.deadline() }
  try {
    const payments = await settleOrder(services, order, callOptions)
    for (const { id, status, refundedInPaise } of payments)
      if (status === 'refunded' || refundedInPaise > 0) await applyKnownRefunds(services, id, callOptions)
    return { payments, trouble: null }
  } catch (error) {
    if (!(error instanceof GatewayTrouble)) throw error
    return { payments: [], trouble: error.message }
  }
}

/** Retries an owed refund at once; returns the gateway's refusal, or null. */
export async function sendRefundAgain(services: Services, refundId: string): Promise<string | null> {
  orNotFound(await services.database.first(findRefundToSend(refundId)), 'admin_refund_not_found')
  try {
    await refundPayment(services, { refundId })
    return null
  } catch (error) {
    if (!(error instanceof GatewayTrouble)) throw error
    return error.message
  }
}

/**
 * Verifies the result of the checkout and opens the course. The signature only proves that the gateway made the pair
 * of order and payment; whether money arrived, and how much, is asked from the gateway.
 */
export async function verifyPayment(
  context: StudentContext,
  input: Input<'verifyPayment'>,
): Promise<Output<'verifyPayment'>> {
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
    await database.first(askAboutOrderSoon(order.gatewayOrderId, clock.now()))
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
  const callOptions = { signal: gateway.deadline() }
  const payment = await gateway.findPayment(gatewayPaymentId, callOptions)
  if (!isOfOrder(payment, order)) throw new Failure('invalid', 'payment_not_genuine')
  const { outcome } = await settlePayment(context, order, payment, callOptions)
  return payment.wasReturned ? 'refund' : outcome
}

function isOfOrder(payment: GatewayPayment | null, order: OrderRow): payment is GatewayPayment {
  return payment !== null && payment.orderId === order.gatewayOrderId
}

async function conclude(
  { database }: StudentContext,
  order: OrderRow,
  outcome: Outcome,
): Promise<Output<'verifyPayment'>> {
  if (outcome === 'none') throw new Failure('conflict', 'payment_not_complete')
  if (outcome === 'refund') throw new Failure('conflict', 'payment_given_back')
  const standing = await database.first(findOrderStanding(order.id))
  // Paid and refunded since.
  if (!standing?.validTill) throw new Failure('conflict', 'payment_given_back')
  return { courseId: order.courseId, validTill: standing.validTill.toISOString() }
}

const sentences = {
  order: { timeout: 'gateway_timeout', trouble: 'gateway_trouble', refused: 'gateway_refused' },
  verify: { timeout: 'verify_timeout', trouble: 'verify_trouble', refused: 'verify_trouble' },
} as const

/** The message for the student when the gateway fails, while ordering or looking up a payment. */
export function gatewayFailure(trouble: GatewayTrouble, when: keyof typeof sentences): Failure {
  if (trouble.kind === 'timeout') return new Failure('gatewayTimeout', sentences[when].timeout)
  const isRefused = trouble instanceof RequestRefused
  return new Failure('gatewayTrouble', sentences[when][isRefused ? 'refused' : 'trouble'])
}
