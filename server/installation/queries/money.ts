import { type Nothing, type Statement, sql } from '../../adapters/database/sql.ts'
import { removal } from './removal.ts'

// Demo invoices from before it had its own number series are among real ones, if there are any: deleting them would
// leave gaps in the numbers, so they stay, with their payments, orders and anonymised students.
const seriesIsShared = sql`exists (
  select from invoices i join payments p on p.id = i.payment_id where i.series in ('SM', 'CN') and not p.is_demo)`
export const isPaidForReal = sql`exists (
  select from payments p where p.order_id = orders.id and not p.is_demo and p.status not in ('created', 'failed'))`
// An unpaid order at a live key is deleted with its student: nothing is owed.
export const orderGoes = sql`((is_demo or (student_id in (select id from students where is_demo) and not ${isPaidForReal}))
  and not (${seriesIsShared} and exists (
  select from payments p join invoices i on i.payment_id = p.id
  where p.order_id = orders.id and i.series in ('SM', 'CN'))))`
export const paymentGoes = sql`(is_demo and (order_id is null or order_id in (select id from orders where ${orderGoes}))
  and not (${seriesIsShared} and exists (
    select from invoices i where i.payment_id = payments.id and i.series in ('SM', 'CN'))))`

/** Payments data of the demo, dependents first. */
export function moneyRemovals(): Statement<Nothing>[] {
  const goes = sql`select id from payments where ${paymentGoes}`
  return [
    removal(
      'ledger_transactions',
      sql`reference in (select 'capture:' || paid.id from (${goes}) paid)
        or reference in (select 'refund:' || r.id from refunds r where r.payment_id in (${goes}))`,
    ),
    removal('payments', paymentGoes),
    sql`
      delete from invoice_counters c where not exists (
        select from invoices i where i.series = c.series and i.financial_year = c.financial_year)`,
    removal('orders', orderGoes),
  ]
}

/** The mailbox, stored push messages, and the sandbox's own data, except for orders that stay. */
export function deletePracticeBooks(): Statement<Nothing>[] {
  const stays = sql`select gateway_order_id from orders where gateway_order_id is not null`
  const goes = sql`select id from payment_sandbox.payments where order_id not in (${stays})`
  return [
    sql`delete from mailbox_messages`,
    sql`delete from push_twin_messages`,
    sql`delete from jobs where kind = 'refundPayment'
      and payload ->> 'refundId' not in (select id::text from refunds)`,
    sql`delete from payment_sandbox.webhooks`,
    sql`delete from payment_sandbox.refunds where payment_id in (${goes})`,
    sql`delete from payment_sandbox.payments where order_id not in (${stays})`,
    sql`delete from payment_sandbox.orders where id not in (${stays})`,
  ]
}

/** Figures of the demo, and its staff notifications: from now on only real data is counted. */
export function forgetFigures(): Statement<Nothing>[] {
  return [
    sql`delete from figure_weeks`,
    sql`delete from figures_of_sales`,
    sql`delete from figures_of_access`,
    sql`delete from figures_of_learning`,
    sql`delete from figures_of_marks`,
    sql`delete from plan_openings`,
    sql`delete from staff_notifications`,
    sql`delete from settlement_differences_seen where entity_id in (select entity_id from settlement_lines where is_demo)`,
    sql`delete from settlement_lines where is_demo`,
    sql`delete from settlement_days`,
  ]
}

/** The initial state of an installation (database/migrations/0020-refund-requests.sql). */
const firstRefundLimitInPaise = 500_000

/**
 * Users of a demo may have raised the refund limit above which two people must agree, or announced
 * a raise: neither counts with real money. A lower limit stays.
 */
export function forgetHigherRefundLimit() {
  return sql`
    update refund_rules set two_people_above_in_paise = least(two_people_above_in_paise, ${firstRefundLimitInPaise}),
      next_two_people_above_in_paise = null, next_from = null, next_by = null`
}
