import type { CallOutput, ParsedInput } from '../../domain/contract.ts'
import type { MovingHolidays } from '../../domain/payments/india-days.ts'
import type * as contract from '../../domain/payments/orders-contract.ts'
import { rupees } from '../../domain/payments/plans.ts'
import type { StudentContext } from '../services.ts'
import { readHolidays } from './holidays.ts'
import { findRequestOfStudent, type StudentRequestRow } from './queries/refund-requests.ts'
import { countOrdersOf, listOrdersOf, type StudentOrderRow } from './queries/student-orders.ts'
import { wireRequest } from './refund-requests.ts'

type Output = CallOutput<typeof contract.getOrders>
type Order = Output['data'][number]

/** The student's orders, newest first, each with what became of its money. */
export async function getOrders(
  { database, student }: StudentContext,
  { page, limit }: ParsedInput<typeof contract.getOrders>,
): Promise<Output> {
  const [rows, total] = await Promise.all([
    database.all(listOrdersOf(student.id, { limit, offset: (page - 1) * limit })),
    database.first(countOrdersOf(student.id)),
  ])
  const requests = await Promise.all(
    rows.map(({ id, paidAt }) => (paidAt === null ? null : database.first(findRequestOfStudent(id)))),
  )
  const holidays = await readHolidays(database)
  const data = rows.map((row, index) => wireOrder(row, requests[index] ?? null, holidays))
  return { data, totalPages: Math.ceil((total?.count ?? 0) / limit) }
}

function wireOrder(row: StudentOrderRow, request: StudentRequestRow | null, holidays: MovingHolidays): Order {
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
    state: stateOf(row),
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

/** A paid order stays paid while a second payment of it goes back; one that never opened the course says where its money is. */
function stateOf({ state, refunds, lastPayment }: StudentOrderRow): Order['state'] {
  if (state === 'paid' || state === 'refunded') return state
  if (refunds.length > 0) return refunds.every((refund) => refund.state === 'done') ? 'refunded' : 'refunding'
  if (lastPayment === 'created' || lastPayment === 'authorized') return 'asking'
  if (state === 'open' && lastPayment === 'failed') return 'failed'
  return state
}
