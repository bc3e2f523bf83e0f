import { after, type ExportRow, type ExportTable, money, time } from '../../../adapters/database/exports.ts'
import { type Nothing, type Statement, sql } from '../../../adapters/database/sql.ts'
import { type OrderFilter, whereOrders } from './orders.ts'

type Part = Statement<Nothing>

/** Looked up per row, so that no batch scans the whole of the other table. */
const studentOf = (column: Part) => sql`(select s.${column} from students s where s.id = o.student_id)`
const courseOf = sql`(select c.title from courses c where c.id = o.course_id)`

/** The orders of a filter. */
export const exportedOrders = (filter: OrderFilter): ExportTable => ({
  header: [
    'Order',
    'Ordered (IST)',
    'Student',
    'Email',
    'Course',
    'Plan',
    'Amount (INR)',
    'State',
    'Buyer state',
    'Order at the gateway',
    'Paid (IST)',
  ],
  batch: (cursor, size) => sql<ExportRow>`
    select o.created_at::text as at, o.id::text as id, array[o.public_id, ${time(sql`o.created_at`)}, ${studentOf(sql`name`)},
      ${studentOf(sql`email`)}, ${courseOf}, o.plan::text, ${money(sql`o.amount_in_paise`)}, o.state, o.state_code, o.gateway_order_id, ${time(sql`o.paid_at`)}] as cells
    from (select o.* from orders o where ${whereOrders(filter)} and ${after(sql`o.created_at`, sql`o.id`, cursor)}
      order by o.created_at desc, o.id limit ${size}) o
    order by o.created_at desc, o.id`,
})

export const exportedPayments: ExportTable = {
  header: [
    'Payment',
    'Order',
    'Captured (IST)',
    'Student',
    'Course',
    'Amount (INR)',
    'Currency',
    'Status',
    'Became',
    'Given back (INR)',
  ],
  batch: (cursor, size) => sql<ExportRow>`
    select p.captured_at::text as at, p.id::text as id, array[p.gateway_payment_id, o.public_id, ${time(sql`p.captured_at`)}, ${studentOf(sql`name`)},
      ${courseOf}, ${money(sql`p.amount_in_paise`)}, p.currency, p.status, p.outcome, ${money(sql`p.refunded_in_paise`)}] as cells
    from (select p.* from payments p where p.captured_at is not null and ${after(sql`p.captured_at`, sql`p.id`, cursor)}
      order by p.captured_at desc, p.id limit ${size}) p
    left join lateral (select * from orders where id = p.order_id limit 1) o on true
    order by p.captured_at desc, p.id`,
}

export const exportedRefunds: ExportTable = {
  header: [
    'Refund',
    'Payment',
    'Order',
    'Student',
    'Amount (INR)',
    'State',
    'Cause',
    'Owed since (IST)',
    'Given (IST)',
    'Refund at the gateway',
    'The gateway says',
  ],
  batch: (cursor, size) => sql<ExportRow>`
    select r.created_at::text as at, r.id::text as id, array[r.id::text, p.gateway_payment_id, o.public_id, ${studentOf(sql`name`)},
      ${money(sql`r.amount_in_paise`)}, r.state, split_part(r.reason, ':', 1), ${time(sql`r.created_at`)}, ${time(sql`r.done_at`)},
      r.gateway_refund_id, r.trouble] as cells
    from (select r.* from refunds r where ${after(sql`r.created_at`, sql`r.id`, cursor)}
      order by r.created_at desc, r.id limit ${size}) r
    cross join lateral (select * from payments where id = r.payment_id limit 1) p
    left join lateral (select * from orders where id = p.order_id limit 1) o on true
    order by r.created_at desc, r.id`,
}

export const exportedInvoices: ExportTable = {
  header: [
    'Number',
    'Kind',
    'Issued (IST)',
    'Order',
    'Payment',
    'Buyer',
    'Place of supply',
    'Taxable (INR)',
    'CGST (INR)',
    'SGST (INR)',
    'IGST (INR)',
    'Total (INR)',
    'Corrects',
    'Seller GSTIN',
    'Buyer GSTIN',
    'Rate (%)',
  ],
  batch: (cursor, size) => sql<ExportRow>`
    select i.issued_at::text as at, i.id::text as id, array[i.label, case when i.corrects_id is not null then 'credit note'
        when i.seller_gstin is null then 'receipt' else 'invoice' end,
      ${time(sql`i.issued_at`)}, i.order_public_id, i.gateway_payment_id, i.buyer_name, i.place_of_supply,
      ${money(sql`i.taxable_in_paise`)}, ${money(sql`i.cgst_in_paise`)}, ${money(sql`i.sgst_in_paise`)},
      ${money(sql`i.igst_in_paise`)}, ${money(sql`i.amount_in_paise`)},
      (select corrected.label from invoices corrected where corrected.id = i.corrects_id), i.seller_gstin, i.buyer_gstin,
      i.rate_in_percent::text] as cells
    from invoices i where ${after(sql`i.issued_at`, sql`i.id`, cursor)} order by i.issued_at desc, i.id limit ${size}`,
}

/** Every gateway settlement line; the sandbox's only in a demo. */
export const exportedSettlements: ExportTable = {
  header: [
    'Settlement',
    'UTR',
    'Settled (IST)',
    'Line',
    'Kind',
    'Amount (INR)',
    'Fee with tax (INR)',
    'Tax of the fee (INR)',
    'Credit (INR)',
    'Debit (INR)',
    'Difference',
    'Description',
  ],
  batch: (cursor, size) => sql<ExportRow>`
    select l.settled_at::text as at, l.entity_id as id, array[l.settlement_id, l.utr, ${time(sql`l.settled_at`)}, l.entity_id,
      l.kind, ${money(sql`l.amount_in_paise`)}, ${money(sql`l.fee_in_paise`)}, ${money(sql`l.tax_in_paise`)},
      ${money(sql`l.credit_in_paise`)}, ${money(sql`l.debit_in_paise`)}, l.difference, l.description] as cells
    from settlement_lines l where (not l.is_demo or (select database_is_demo()))
      ${
        cursor === null
          ? sql``
          : sql`and l.settled_at <= ${cursor.at}::timestamptz and (l.settled_at < ${cursor.at}::timestamptz or l.entity_id > ${cursor.id})`
      }
    order by l.settled_at desc, l.entity_id limit ${size}`,
}
