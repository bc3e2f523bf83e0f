import type { ExportName } from '../../../domain/admin/exports/rules.ts'
import { type Statement, sql } from '../../adapters/database/sql.ts'
import { type OrderFilter, whereOrders } from '../orders/queries/orders.ts'

/** The last row of a batch, from which the next goes on; `at` is exact to the microsecond. */
export type Cursor = { at: string; id: string }

export type ExportRow = Cursor & { cells: (string | null)[] }

export type Table = {
  header: readonly string[]
  batch(filter: OrderFilter, after: Cursor | null, size: number): Statement<ExportRow>
}

type Part = Statement<Record<string, never>>

/** Newest first, going on after a row, by an index over the moment and the id. */
function after(at: Part, id: Part, cursor: Cursor | null): Part {
  if (cursor === null) return sql`true`
  const moment = sql`${cursor.at}::timestamptz`
  return sql`${at} <= ${moment} and (${at} < ${moment} or ${id} > ${cursor.id}::uuid)`
}

/** What another table says of a row: looked up for each by itself, so that no batch reads that table whole. */
const studentOf = (column: Part) => sql`(select s.${column} from students s where s.id = o.student_id)`
const courseOf = sql`(select c.title from courses c where c.id = o.course_id)`

function time(at: Part): Part {
  return sql`to_char(${at} at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI:SS')`
}

function money(amount: Part): Part {
  return sql`(${amount} / 100.0)::numeric(14, 2)::text`
}

const orders: Table = {
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
  batch: (filter, cursor, size) => sql<ExportRow>`
    select o.created_at::text as at, o.id::text as id, array[o.public_id, ${time(sql`o.created_at`)}, ${studentOf(sql`name`)},
      ${studentOf(sql`email`)}, ${courseOf}, o.plan::text, ${money(sql`o.amount_in_paise`)}, o.state, o.state_code, o.gateway_order_id, ${time(sql`o.paid_at`)}] as cells
    from (select o.* from orders o where ${whereOrders(filter)} and ${after(sql`o.created_at`, sql`o.id`, cursor)}
      order by o.created_at desc, o.id limit ${size}) o
    order by o.created_at desc, o.id`,
}

const payments: Table = {
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
  batch: (_, cursor, size) => sql<ExportRow>`
    select p.captured_at::text as at, p.id::text as id, array[p.gateway_payment_id, o.public_id, ${time(sql`p.captured_at`)}, ${studentOf(sql`name`)},
      ${courseOf}, ${money(sql`p.amount_in_paise`)}, p.currency, p.status, p.outcome, ${money(sql`p.refunded_in_paise`)}] as cells
    from (select p.* from payments p where p.captured_at is not null and ${after(sql`p.captured_at`, sql`p.id`, cursor)}
      order by p.captured_at desc, p.id limit ${size}) p
    left join lateral (select * from orders where id = p.order_id limit 1) o on true
    order by p.captured_at desc, p.id`,
}

const refunds: Table = {
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
  batch: (_, cursor, size) => sql<ExportRow>`
    select r.created_at::text as at, r.id::text as id, array[r.id::text, p.gateway_payment_id, o.public_id, ${studentOf(sql`name`)},
      ${money(sql`r.amount_in_paise`)}, r.state, split_part(r.reason, ':', 1), ${time(sql`r.created_at`)}, ${time(sql`r.done_at`)},
      r.gateway_refund_id, r.trouble] as cells
    from (select r.* from refunds r where ${after(sql`r.created_at`, sql`r.id`, cursor)}
      order by r.created_at desc, r.id limit ${size}) r
    cross join lateral (select * from payments where id = r.payment_id limit 1) p
    left join lateral (select * from orders where id = p.order_id limit 1) o on true
    order by r.created_at desc, r.id`,
}

const invoices: Table = {
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
  ],
  batch: (_, cursor, size) => sql<ExportRow>`
    select i.issued_at::text as at, i.id::text as id, array[i.label, case when i.corrects_id is null then 'invoice' else 'credit note' end,
      ${time(sql`i.issued_at`)}, i.order_public_id, i.gateway_payment_id, i.buyer_name, i.place_of_supply,
      ${money(sql`i.taxable_in_paise`)}, ${money(sql`i.cgst_in_paise`)}, ${money(sql`i.sgst_in_paise`)},
      ${money(sql`i.igst_in_paise`)}, ${money(sql`i.amount_in_paise`)}] as cells
    from invoices i where ${after(sql`i.issued_at`, sql`i.id`, cursor)} order by i.issued_at desc, i.id limit ${size}`,
}

/** Tables that are read by their primary key. */
function byId(header: readonly string[], table: Part, cells: Part): Table {
  return {
    header,
    batch: (_, cursor, size) => sql<ExportRow>`
      select '' as at, t.id::text as id, array[${cells}] as cells from ${table} t
      ${cursor === null ? sql`` : sql`where t.id > ${cursor.id}::uuid`} order by t.id limit ${size}`,
  }
}

/** Every table that may be taken along, by its name. */
export const tables: Record<ExportName, Table> = {
  orders,
  payments,
  refunds,
  invoices,
  students: byId(
    ['Student', 'Name', 'Email', 'Phone', 'Language', 'Registered (IST)'],
    sql`(select * from students where erased_at is null)`,
    sql`t.id::text, t.name, t.email, t.phone, t.locale, ${time(sql`t.created_at`)}`,
  ),
  tickets: byId(
    ['Ticket', 'Subject', 'Status', 'Opened (IST)', 'First answered (IST)', 'Last message (IST)'],
    sql`tickets`,
    sql`'TKT-' || t.year || '-' || lpad(t.number::text, greatest(5, length(t.number::text)), '0'), t.subject, t.status,
      ${time(sql`t.created_at`)}, ${time(sql`t.first_answered_at`)}, ${time(sql`t.last_message_at`)}`,
  ),
  contacts: byId(
    ['Number', 'Name', 'Email', 'Phone', 'Message', 'Status', 'Sent (IST)'],
    sql`contact_requests`,
    sql`t.reference, t.name, t.email, t.phone, t.message, t.status, ${time(sql`t.created_at`)}`,
  ),
  applications: byId(
    [
      'Number',
      'Name',
      'Email',
      'Phone',
      'Company',
      'Years of experience',
      'Dream company',
      'Topics',
      'Status',
      'Sent (IST)',
    ],
    sql`applications`,
    sql`t.reference, t.full_name, t.email, t.phone, t.company_name, t.experience_in_years::text, t.dream_company,
      array_to_string(t.topics, ', '), t.status, ${time(sql`t.created_at`)}`,
  ),
  reports: byId(
    ['Number', 'About', 'Title', 'Reason', 'Words', 'Email', 'Status', 'Sent (IST)'],
    sql`reports`,
    sql`t.reference, t.subject_kind, t.subject_title, t.reason, t.text, t.email, t.status, ${time(sql`t.created_at`)}`,
  ),
}
