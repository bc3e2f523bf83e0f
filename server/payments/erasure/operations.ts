import { Failure } from '../../../domain/failure.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { Services } from '../../services.ts'
import { eraseWordsOf, listRequestRecords } from '../refunds/queries-of-requests.ts'
import {
  eraseBillingOf,
  eraseLinksOf,
  eraseNotesOf,
  erasePayerOf,
  listAccessRecords,
  listCurrentOrFutureAccess,
  listInvoiceRecords,
  listOrderRecords,
  listPaymentLinkRecords,
  listPaymentRecords,
  listRefundRecords,
  lockOrdersOf,
} from './queries.ts'

type Rows = Record<string, unknown>[]

/** Access and payments for the student's data export. */
export async function exportPayments(
  { database }: Pick<Services, 'database'>,
  studentId: string,
): Promise<{
  courses: Rows
  orders: Rows
  payments: Rows
  invoices: Rows
  refunds: Rows
  refundRequests: Rows
  paymentLinks: Rows
}> {
  const [courses, orders, payments, invoices, refunds, refundRequests, paymentLinks] = await Promise.all([
    database.all(listAccessRecords(studentId)),
    database.all(listOrderRecords(studentId)),
    database.all(listPaymentRecords(studentId)),
    database.all(listInvoiceRecords(studentId)),
    database.all(listRefundRecords(studentId)),
    database.all(listRequestRecords(studentId)),
    database.all(listPaymentLinkRecords(studentId)),
  ])
  return { courses, orders, payments, invoices, refunds, refundRequests, paymentLinks }
}

/**
 * Removes the student's address from payment records, in the transaction that deletes the account;
 * orders, payments, invoices, access and the ledger stay, as tax and company law require. Throws
 * `conflict` while a plan runs that was not given up. A later payment is refunded.
 */
export async function erasePayments(
  tx: Queryable,
  { studentId, givesUpPlans, now }: { studentId: string; givesUpPlans: boolean; now: Date },
): Promise<void> {
  // A capture being applied ends first, and its access is seen here.
  await tx.all(lockOrdersOf(studentId))
  if (!givesUpPlans) await refuseRunningPlans(tx, studentId, now)
  await tx.first(erasePayerOf(studentId))
  await tx.first(eraseBillingOf(studentId))
  await tx.first(eraseLinksOf(studentId))
  await tx.first(eraseWordsOf(studentId))
  for (const statement of eraseNotesOf(studentId)) await tx.first(statement)
}

/** Throws `conflict` while the student has a current or future plan. */
export async function refuseRunningPlans(tx: Queryable, studentId: string, now: Date): Promise<void> {
  const plans = await tx.all(listCurrentOrFutureAccess(studentId, now))
  if (plans.length > 0) throw new Failure('conflict', 'account_plans_running')
}
