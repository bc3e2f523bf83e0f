import { rupees } from '../../adapters/database/exports.ts'
import { type Id, type Nothing, type Statement, sql } from '../../adapters/database/sql.ts'

type Rows = Record<string, unknown>

/** Locks the student's orders until the transaction ends; captures wait. */
export function lockOrdersOf(studentId: string) {
  return sql<Id>`select id from orders where student_id = ${studentId} order by id for update`
}

/** Current or future access, with its course. */
export function listCurrentOrFutureAccess(studentId: string, now: Date) {
  return sql<{ courseTitle: string }>`
    select courses.title as "courseTitle" from enrolments join courses on courses.id = enrolments.course_id
    where student_id = ${studentId} and revoked_at is null and ends_at > ${now} order by ends_at`
}

/** Access, orders, payments and refunds for the student's data export. */
export function listAccessRecords(studentId: string) {
  return sql<Rows>`
    select courses.title as "course", starts_at as "startsAt", ends_at as "endsAt", revoked_at as "endedEarlyAt",
      case when payment_id is null then 'granted' else 'bought' end as "how"
    from enrolments join courses on courses.id = enrolments.course_id
    where student_id = ${studentId} order by starts_at`
}

export function listOrderRecords(studentId: string) {
  return sql<Rows>`
    select public_id as "order", courses.title as "course", plan, ${rupees(sql`amount_in_paise`)} as "amountInRupees", currency,
      state_code as "stateOfBuyer", billing_gstin as "billingGstin", billing_name as "billingName",
      billing_address as "billingAddress", state, gateway_order_id as "gatewayOrder", orders.created_at as "createdAt", paid_at as "paidAt"
    from orders join courses on courses.id = orders.course_id
    where student_id = ${studentId} order by orders.created_at`
}

export function listPaymentRecords(studentId: string) {
  return sql<Rows>`
    select orders.public_id as "order", gateway_payment_id as "gatewayPayment",
      ${rupees(sql`payments.amount_in_paise`)} as "amountInRupees", payments.currency, payments.status, payer_email as "payerEmail",
      captured_at as "capturedAt", outcome, ${rupees(sql`refunded_in_paise`)} as "refundedInRupees"
    from payments join orders on orders.id = payments.order_id
    where orders.student_id = ${studentId} order by captured_at`
}

export function listRefundRecords(studentId: string) {
  return sql<Rows>`
    select orders.public_id as "order", refunds.reason, ${rupees(sql`refunds.amount_in_paise`)} as "amountInRupees",
      refunds.state, gateway_refund_id as "gatewayRefund", refunds.created_at as "createdAt", done_at as "doneAt"
    from refunds join payments on payments.id = refunds.payment_id join orders on orders.id = payments.order_id
    where orders.student_id = ${studentId} order by refunds.created_at`
}

export function listInvoiceRecords(studentId: string) {
  return sql<Rows>`
    select i.label as "number", case when i.corrects_id is not null then 'credit note' else 'invoice' end as "kind", i.issued_at as "issuedAt",
      o.public_id as "order", i.buyer_name as "name", i.buyer_gstin as "gstin", i.buyer_address as "address", i.place_of_supply as "placeOfSupply",
      ${rupees(sql`i.taxable_in_paise`)} as "taxableInRupees", ${rupees(sql`i.cgst_in_paise`)} as "cgstInRupees",
      ${rupees(sql`i.sgst_in_paise`)} as "sgstInRupees", ${rupees(sql`i.igst_in_paise`)} as "igstInRupees",
      ${rupees(sql`i.amount_in_paise`)} as "amountInRupees"
    from invoices i join payments p on p.id = i.payment_id join orders o on o.id = p.order_id
    where o.student_id = ${studentId} order by i.issued_at, i.series desc, i.number`
}

/** Removes the payer's address from payment records; the gateway's own data stays there. */
export function erasePayerOf(studentId: string) {
  return sql`
    update payments set payer_email = null from orders
    where orders.id = payments.order_id and orders.student_id = ${studentId} and payer_email is not null`
}

/** Removes a business from the orders; the invoices that name it stay. */
export function eraseBillingOf(studentId: string) {
  return sql`
    update orders set billing_gstin = null, billing_name = null, billing_address = null
    where student_id = ${studentId} and billing_gstin is not null`
}

/** Orders that staff prepared for the student. */
export function listPaymentLinkRecords(studentId: string) {
  return sql<Rows>`
    select courses.title as "course", l.plan, ${rupees(sql`l.amount_in_paise`)} as "amountInRupees", l.email,
      l.made_at as "preparedAt", l.ends_at as "endsAt", l.stopped_at as "stoppedAt"
    from payment_links l join courses on courses.id = l.course_id
    where l.student_id = ${studentId} or l.email = (select email from students where id = ${studentId})
    order by l.made_at`
}

/** Removes the student's address from links sent to it. */
export function eraseLinksOf(studentId: string) {
  return sql`
    update payment_links set email = null
    where email is not null
      and (student_id = ${studentId} or email = (select email from students where id = ${studentId}))`
}

/** Staff notes on the student's own codes, and on manual payments and refunds; the entries stay. */
export function eraseNotesOf(studentId: string): Statement<Nothing>[] {
  return [
    sql`update coupons set note = '' where student_id = ${studentId} and note <> ''`,
    sql`
      update payments p set note = null from orders o
      where o.id = p.order_id and o.student_id = ${studentId} and p.note is not null`,
    sql`
      update refunds r set note = null from payments p join orders o on o.id = p.order_id
      where p.id = r.payment_id and o.student_id = ${studentId} and r.note is not null`,
  ]
}
