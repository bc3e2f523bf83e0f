import * as z from 'zod/mini'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { newId, type OrderEntity, seconds } from './entities.ts'
import { insertOrder, listOrders } from './queries.ts'
import { notes, read } from './reading.ts'
import { SandboxRefusal } from './refusals.ts'

/** `receiptsAreUnique`: the account rejects a second order with the same receipt, which is an account option. */
export type OrderSwitches = { receiptsAreUnique: boolean }
export type OrderParts = { database: Database; clock: Clock; switches: OrderSwitches }

const leastAmount = 100

const newOrder = z.strictObject({
  amount: z.number('amount: is required.').check(z.int('The amount must be an integer.')),
  currency: z
    .string('expected string but provided another value')
    .check(z.refine((currency) => currency === 'INR', 'The currency is not supported')),
  receipt: z.optional(
    z.nullable(z.string().check(z.maxLength(40, 'The receipt may not be greater than 40 characters.'))),
  ),
  notes,
})

/** Makes an order, under the rules that Razorpay's page on testing orders names. Throws SandboxRefusal. */
export async function createOrder(
  { database, clock, switches }: OrderParts,
  body: unknown,
): Promise<OrderEntity> {
  const request = read(newOrder, body)
  if (request.amount < 0) throw new SandboxRefusal('The amount must be at least INR 1.00')
  if (request.amount < leastAmount)
    throw new SandboxRefusal('Order amount less than minimum amount allowed', {
      step: 'order_creation',
      reason: 'amount_less_than_minimum_amount',
    })
  const receipt = request.receipt ?? null
  if (switches.receiptsAreUnique && receipt !== null && (await database.first(listOrders(receipt, 1))))
    throw new SandboxRefusal('Order receipt should be unique.')
  const order: OrderEntity = {
    id: newId('order'),
    entity: 'order',
    amount: request.amount,
    amount_paid: 0,
    amount_due: request.amount,
    currency: request.currency,
    receipt,
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: request.notes ?? [],
    created_at: seconds(clock.now()),
  }
  await database.first(insertOrder(order))
  return order
}
