import { mostWaiting } from '../../../domain/admin/insight/rules.ts'
import { rupees } from '../../../domain/payments/plans.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { ExportTable } from '../../adapters/database/exports.ts'
import {
  exportedInvoices,
  exportedOrders,
  exportedPayments,
  exportedRefunds,
  exportedSettlements,
} from './queries/exports.ts'
import type { OrderFilter } from './queries/orders.ts'
import { countRefunds } from './queries/refunds.ts'
import {
  type AccessRow,
  listAccessOf,
  listOrdersOf,
  listPaymentsOf,
  type PaymentRow,
  type StudentOrderRow,
} from './queries/students.ts'

/** A student's access, longest first. */
export async function accessOfStudent(
  tx: Queryable,
  studentId: string,
  { limit }: { limit: number },
): Promise<AccessRow[]> {
  return tx.all(listAccessOf(studentId, limit))
}

type OrderOfStudent = Omit<StudentOrderRow, 'rowId' | 'amountInPaise' | 'createdAt'> & {
  /** Rupees. */
  amount: number
  createdAt: string
}

/** A student's orders, newest first. */
export async function ordersOfStudent(
  tx: Queryable,
  studentId: string,
  { limit }: { limit: number },
): Promise<OrderOfStudent[]> {
  return (await tx.all(listOrdersOf(studentId, limit))).map(wireOrder)
}

type PaymentState = 'access' | 'goesBack' | 'wentBack' | 'failed' | 'waiting'
type PaidOrder = OrderOfStudent & { payments: { id: string; amount: number; state: PaymentState }[] }

/** The same with the payments of each. */
export async function paidOrdersOfStudent(
  tx: Queryable,
  studentId: string,
  { limit }: { limit: number },
): Promise<PaidOrder[]> {
  const orders = await tx.all(listOrdersOf(studentId, limit))
  const payments = await tx.all(listPaymentsOf(orders.map(({ rowId }) => rowId)))
  return orders.map((order) => ({
    ...wireOrder(order),
    payments: payments
      .filter(({ orderId }) => orderId === order.rowId)
      .map((payment) => ({
        id: payment.id,
        amount: rupees(payment.amountInPaise),
        state: stateOf(payment),
      })),
  }))
}

function wireOrder({ rowId: _, amountInPaise, createdAt, ...order }: StudentOrderRow): OrderOfStudent {
  return { ...order, amount: rupees(amountInPaise), createdAt: createdAt.toISOString() }
}

function stateOf({ status, outcome }: PaymentRow): PaymentState {
  if (status === 'refunded') return 'wentBack'
  if (outcome === 'access') return 'access'
  if (outcome === 'refund') return 'goesBack'
  return status === 'failed' ? 'failed' : 'waiting'
}

/** Exports for finance. */
export function paymentExports(
  filter: OrderFilter,
): Record<'orders' | 'payments' | 'refunds' | 'invoices' | 'settlements', ExportTable> {
  return {
    orders: exportedOrders(filter),
    payments: exportedPayments,
    refunds: exportedRefunds,
    invoices: exportedInvoices,
    settlements: exportedSettlements,
  }
}

/** Refund requests awaiting a decision, counted up to a thousand. */
export async function countOpenRefunds(tx: Queryable): Promise<number> {
  return Math.min(mostWaiting, (await tx.first(countRefunds(mostWaiting)))?.open ?? 0)
}
