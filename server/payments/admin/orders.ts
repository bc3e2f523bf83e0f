import { countedAtMost } from '../../../domain/admin/orders/rules.ts'
import { rupees } from '../../../domain/payments/plans.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { listCourseTitles } from '../../catalog/admin/operations.ts'
import { listPage } from '../../list-page.ts'
import type { StaffContext } from '../../services.ts'
import { remindsOfOrders } from '../reminders/operations.ts'
import { countOrders, listOrders, type OrderListRow } from './queries/orders.ts'

type Output = AdminOutput<'getOrders'>

/** Orders for a list, a page at a time. */
export async function getOrders(
  { database }: StaffContext,
  { sort, page, limit, ...filter }: AdminInput<'getOrders'>,
): Promise<Output> {
  const [rows, counted, courses, reminds] = await Promise.all([
    database.all(listOrders(filter, sort, limit, (page - 1) * limit)),
    database.first(countOrders(filter, countedAtMost)),
    listCourseTitles(database, { withDrafts: true }),
    remindsOfOrders(database),
  ])
  const list = listPage(rows.map(wireOrder), counted?.count ?? 0, { limit, most: countedAtMost })
  return { ...list, courses, remindsOfOrders: reminds }
}

/** A row of a list of orders. */
export function wireOrder(row: OrderListRow): Output['items'][number] {
  return {
    id: row.publicId,
    createdAt: row.createdAt.toISOString(),
    student: { id: row.studentId, name: row.studentName, email: row.studentEmail },
    course: row.course,
    plan: row.plan,
    amount: rupees(row.amountInPaise),
    state: row.state,
    refund: row.refund,
  }
}
