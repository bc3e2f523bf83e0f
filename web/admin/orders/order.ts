import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import type { Answer } from '../api.ts'

export type Order = AdminOutputOf<'getOrderRecord'>

/** Shows the order after a change, or the error; true on success. */
export type OrderChange = (asking: Promise<Answer<Order>>) => Promise<boolean>

/** Whether finance recorded its payment: the gateway does not know it. */
export function isPaidByHand({ payments }: Order): boolean {
  return payments.some(({ byHand }) => byHand !== null)
}
