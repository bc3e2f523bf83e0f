import type { CallOutput, ParsedInput } from '../../domain/contract.ts'
import { Failure } from '../../domain/failure.ts'
import type * as contract from '../../domain/payments/contract.ts'
import { rupees } from '../../domain/payments/plans.ts'
import type { StudentContext } from '../services.ts'
import { findOrderOfStudent, findOrderStanding, type OrderRow, type OrderStanding } from './queries/orders.ts'

type Output = CallOutput<typeof contract.getOrder>

/** Where one of the student's orders stands, for a page that lost its checkout. */
export async function getOrder(
  context: StudentContext,
  { paymentId }: ParsedInput<typeof contract.getOrder>,
): Promise<Output> {
  const { database, student } = context
  const order = await database.first(findOrderOfStudent(paymentId, student.id))
  if (order === null) throw new Failure('notFound', 'order_not_found')
  const standing = await database.first(findOrderStanding(order.id))
  return {
    paymentId: order.publicId,
    courseId: order.courseId,
    subscriptionType: order.plan,
    amount: rupees(order.amountInPaise),
    state: stateOf(order, standing?.refundState ?? null),
    isDeclined: standing?.isDeclined ?? false,
    validTill: standing?.validTill?.toISOString() ?? null,
  }
}

/** An order whose money is going back, or went, says so; a paid one stays paid while a second payment goes back. */
function stateOf({ state }: OrderRow, refundState: OrderStanding['refundState']): Output['state'] {
  if (state === 'paid' || state === 'refunded' || refundState === null) return state
  return refundState === 'done' ? 'refunded' : 'refunding'
}
