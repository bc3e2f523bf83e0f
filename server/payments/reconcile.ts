import { nextAskAt } from '../../domain/payments/asking.ts'
import { awaitsPayment } from '../../domain/payments/captures.ts'
import { type Asking, type GatewayPayment, GatewayTrouble } from '../adapters/gateway/gateway.ts'
import type { Services } from '../services.ts'
import { applyStoredEvents } from './events.ts'
import {
  expireOrder,
  linkGatewayOrder,
  lockOrdersToAskAbout,
  type OrderRow,
  planAsking,
} from './queries/orders.ts'
import { settlePayment } from './settle.ts'

const batchSize = 40
const batchesAtMost = 10
const asksAtOnce = 4

/**
 * Asks the gateway about every order whose time has come, and applies messages that a killed process
 * left unapplied. Meant to run every 10 seconds; returns how many orders were asked about.
 */
export async function reconcileOrders(services: Services): Promise<number> {
  await applyStoredEvents(services)
  let asked = 0
  for (let batch = 0; batch < batchesAtMost; batch += 1) {
    const orders = await claimOrders(services)
    const queue = [...orders]
    await Promise.all(Array.from({ length: asksAtOnce }, () => work(services, queue)))
    asked += orders.length
    if (orders.length < batchSize) break
  }
  return asked
}

/** What the gateway knows of an order's payments, applied and answered, oldest first. Throws GatewayTrouble. */
export async function settleOrder(
  services: Services,
  order: OrderRow,
  asking: Asking = {},
): Promise<GatewayPayment[]> {
  const gatewayOrderId = order.gatewayOrderId ?? (await findLostOrder(services, order, asking))
  if (gatewayOrderId === null) return []
  const listed = await services.gateway.listPaymentsOfOrder(gatewayOrderId, asking)
  const payments = listed.filter(({ orderId }) => orderId === gatewayOrderId)
  payments.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1))
  let current = order
  for (const payment of payments) {
    const { outcome } = await settlePayment(services, current, payment, asking)
    if (outcome === 'access') current = { ...current, state: 'paid' }
  }
  return payments
}

async function work(services: Services, queue: OrderRow[]): Promise<void> {
  for (let order = queue.shift(); order !== undefined; order = queue.shift()) {
    try {
      await settleOrder(services, order)
      const isOver = nextAskAt('open', order.offeredAt, services.clock.now()) === null
      if (isOver) await services.database.first(expireOrder(order.id))
    } catch (error) {
      const trouble = error instanceof GatewayTrouble ? error.message : error
      services.log.warn(
        { err: trouble, order: order.publicId },
        'an order could not be asked about and will be again',
      )
    }
  }
}

/** Takes the orders that are due and plans their next time at once, so that no other process asks too. */
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

/** An order at the gateway whose answer never reached us. */
async function findLostOrder(
  { gateway, database }: Services,
  order: OrderRow,
  asking: Asking,
): Promise<string | null> {
  if (!order.wasSentToGateway) return null
  const found = await gateway.findOrderByReceipt(order.publicId, asking)
  if (found === null || found.amountInPaise !== order.amountInPaise) return null
  const linked = await database.first(linkGatewayOrder(order.id, found.id))
  return linked?.gatewayOrderId ?? null
}
