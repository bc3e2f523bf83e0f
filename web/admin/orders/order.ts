import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import type { Answer } from '../api.ts'

export type Order = AdminOutputOf<'getOrderRecord'>

/** Shows what a change made of the order, or why it was refused; true when it was made. */
export type OrderChange = (asking: Promise<Answer<Order>>) => Promise<boolean>

/** Whether finance recorded its payment: there is nothing to ask the gateway. */
export function isPaidByHand({ payments }: Order): boolean {
  return payments.some(({ byHand }) => byHand !== null)
}
