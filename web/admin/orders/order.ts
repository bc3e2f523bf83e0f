import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import type { Answer } from '../api.ts'

export type Order = AdminOutputOf<'getOrderRecord'>

/** Shows what a change made of the order, or why it was refused; true when it was made. */
export type OrderChange = (asking: Promise<Answer<Order>>) => Promise<boolean>
