import type { MovingHolidays } from '../../../domain/payments/india-days.ts'
import { rupees } from '../../../domain/payments/plans.ts'
import type { Output } from '../../calls.ts'
import { wireRequest } from '../refunds/operations.ts'
import type { StudentRequestRow } from '../refunds/queries-of-requests.ts'
import type { OrderRow, OrderStanding, StudentOrderRow } from './queries.ts'

type Order = Output<'getOrders'>['data'][number]

/** `refunding` or `refunded` where money goes back; a paid order stays paid while a second payment is refunded. */
export function stateOf(
  { state }: OrderRow,
  refundState: OrderStanding['refundState'],
): Output<'getOrder'>['state'] {
  if (state === 'paid' || state === 'refunded' || refundState === null) return state
  return refundState === 'done' ? 'refunded' : 'refunding'
}

export function wireOrder(
  row: StudentOrderRow,
  request: StudentRequestRow | null,
  holidays: MovingHolidays,
): Order {
  const { paymentId, courseId, courseSlug, courseTitle, plan, validFrom, validTill } = row
  return {
    paymentId,
    courseId,
    courseSlug,
    courseTitle,
    subscriptionType: plan,
    amount: rupees(row.amountInPaise),
    orderedAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    state: listedStateOf(row),
    validFrom: validFrom?.toISOString() ?? null,
    validTill: validTill?.toISOString() ?? null,
    refunds: row.refunds.map(({ amountInPaise, state, createdAt, doneAt }) => ({
      amount: rupees(amountInPaise),
      state,
      createdAt: new Date(createdAt).toISOString(),
      doneAt: doneAt === null ? null : new Date(doneAt).toISOString(),
    })),
    request: request && wireRequest(request, holidays),
    documents: row.documents.map(({ id, label, isCredit, amountInPaise, issuedAt }) => ({
      _id: id,
      label,
      kind: isCredit ? 'creditNote' : 'invoice',
      amount: rupees(amountInPaise),
      issuedAt: new Date(issuedAt).toISOString(),
    })),
  }
}

/**
 * A paid order stays paid while a second payment is refunded; one that never opened the course says
 * where its money is.
 */
function listedStateOf({ state, refunds, lastPayment }: StudentOrderRow): Order['state'] {
  if (state === 'paid' || state === 'refunded') return state
  if (refunds.length > 0) return refunds.every((refund) => refund.state === 'done') ? 'refunded' : 'refunding'
  if (lastPayment === 'created' || lastPayment === 'authorized') return 'asking'
  if (state === 'open' && lastPayment === 'failed') return 'failed'
  return state
}
