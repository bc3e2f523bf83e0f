import type { OrderSort } from '../../../../domain/admin/orders/rules.ts'
import type { Locale } from '../../../../domain/locales.ts'
import type { OrderState } from '../../../../domain/payments/captures.ts'
import { type Count, containing, type Nothing, type Statement, sql } from '../../../adapters/database/sql.ts'

type Part = Statement<Nothing>

export type OrderFilter = {
  search?: string | undefined
  state?: OrderState | undefined
  plan?: number | undefined
  courseId?: string | undefined
  /** First and last day in India, as `2027-03-12`. */
  from?: string | undefined
  to?: string | undefined
}

export type OrderListRow = {
  id: string
  publicId: string
  createdAt: Date
  studentId: string
  studentName: string
  studentEmail: string
  course: string
  plan: number
  amountInPaise: number
  state: OrderState
  refund: 'asked' | 'underway' | 'returned' | null
}

/** Most students that a search by name considers; broader searches see the newest ones. */
const studentsAtMost = 500

/** The columns searched, by the format of the text; each has an index. */
function searched(words: string): Part {
  if (/^ord_/i.test(words)) return sql`o.public_id = ${words.toLowerCase()}`
  if (/^order_/.test(words)) return sql`o.gateway_order_id = ${words}`
  if (/^pay_/.test(words))
    return sql`o.id = (select p.order_id from payments p where p.gateway_payment_id = ${words})`
  if (/^rfnd_/.test(words))
    return sql`o.id = (select p.order_id from payments p join refunds r on r.payment_id = p.id where r.gateway_refund_id = ${words})`
  if (/^[a-z]{2}\/\d{2}-\d{2}\/\d+$/i.test(words))
    return sql`o.id = (select p.order_id from invoices i join payments p on p.id = i.payment_id where i.label = ${words.toUpperCase()})`
  const digits = words.replace(/[\s-]/g, '').match(/^(?:\+?91|0)?(\d{10})$/)?.[1]
  if (digits !== undefined)
    return sql`o.student_id = any(array(
      select s.id from students s where s.phone = ${`+91${digits}`} limit ${studentsAtMost}))`
  const part = containing(words)
  return sql`o.student_id = any(array(
    select s.id from students s where s.name ilike ${part} or s.email ilike ${part} limit ${studentsAtMost}))`
}

/** The statement contains only the filters in use, so that PostgreSQL uses their index. */
export function whereOrders({ search, state, plan, courseId, from, to }: OrderFilter): Part {
  let where: Part = sql`true`
  if (search) where = sql`${where} and ${searched(search)}`
  if (state) where = sql`${where} and o.state = ${state}`
  if (plan) where = sql`${where} and o.plan = ${plan}`
  if (courseId) where = sql`${where} and o.course_id = ${courseId}`
  if (from) where = sql`${where} and o.created_at >= ${from}::timestamp at time zone 'Asia/Kolkata'`
  if (to) where = sql`${where} and o.created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'`
  return where
}

const sorting: Record<OrderSort, Part> = {
  newest: sql`o.created_at desc, o.id`,
  oldest: sql`o.created_at, o.id desc`,
  dearest: sql`o.amount_in_paise desc, o.id`,
  cheapest: sql`o.amount_in_paise, o.id desc`,
}

/** A subquery per order: as a plain `exists`, the planner might read every payment. */
const refundOfOrder = sql`
  coalesce(
    (select 'asked' from refund_requests q where q.order_id = o.id and q.state = 'open'),
    (select case when bool_or(r.state in ('owed', 'sent')) then 'underway' when bool_or(r.state = 'done') then 'returned' end
      from payments p join refunds r on r.payment_id = p.id where p.order_id = o.id))`

/** Finds the ids of the page by an index first, then joins the details for those rows only. */
export function listOrders(filter: OrderFilter, sort: OrderSort, limit: number, offset: number) {
  return sql<OrderListRow>`
    select o.id, o.public_id as "publicId", o.created_at as "createdAt", s.id as "studentId", s.name as "studentName",
      s.email as "studentEmail", c.title as "course", o.plan, o.amount_in_paise as "amountInPaise", o.state,
      ${refundOfOrder} as "refund"
    from (select o.* from orders o where ${whereOrders(filter)} order by ${sorting[sort]} limit ${limit} offset ${offset}) o
    join students s on s.id = o.student_id join courses c on c.id = o.course_id
    order by ${sorting[sort]}`
}

/** The number of orders, counted up to one more than `atMost`, in the order of the list. */
export function countOrders(filter: OrderFilter, atMost: number) {
  return sql<Count>`
    select count(*)::int as "count" from (
      select from orders o where ${whereOrders(filter)} order by ${sorting.newest} limit ${atMost + 1}
    ) counted`
}

export type OrderRecordRow = OrderListRow & {
  stateCode: string | null
  billing: { gstin: string; name: string; address: string } | null
  gatewayOrderId: string | null
  wasSentToGateway: boolean
  offeredAt: Date
  paidAt: Date | null
  asks: number
  nextAskAt: Date | null
  accessStartsAt: Date | null
  accessEndsAt: Date | null
  revokedAt: Date | null
  twoPeopleAboveInPaise: number
  /** The price before a discount, and the code that lowered it. */
  listPriceInPaise: number | null
  couponCode: string | null
  changes: { id: string; daysLeft: number; daysBought: number } | null
  changedTo: string | null
}

export function findOrderRecord(publicId: string, now: Date) {
  return sql<OrderRecordRow>`
    select o.id, o.public_id as "publicId", o.created_at as "createdAt", s.id as "studentId", s.name as "studentName",
      s.email as "studentEmail", c.title as "course", o.plan, o.amount_in_paise as "amountInPaise", o.state,
      ${refundOfOrder} as "refund", o.state_code as "stateCode",
      case when o.billing_gstin is not null then jsonb_build_object(
        'gstin', o.billing_gstin, 'name', o.billing_name, 'address', o.billing_address) end as "billing", o.gateway_order_id as "gatewayOrderId",
      o.was_sent_to_gateway as "wasSentToGateway", o.offered_at as "offeredAt", o.paid_at as "paidAt", o.asks,
      o.ask_at as "nextAskAt", e.starts_at as "accessStartsAt", e.ends_at as "accessEndsAt", e.revoked_at as "revokedAt",
      refund_limit_at(${now}) as "twoPeopleAboveInPaise", o.list_price_in_paise as "listPriceInPaise",
      (select code from coupons where id = o.coupon_id) as "couponCode",
      (select jsonb_build_object('id', changed.public_id, 'daysLeft', o.credit_days_left, 'daysBought', o.credit_days_bought)
        from orders changed where changed.id = o.changes_order_id) as "changes",
      (select longer.public_id from orders longer where longer.changes_order_id = o.id and longer.state in ('paid', 'refunded'))
        as "changedTo"
    from orders o join students s on s.id = o.student_id join courses c on c.id = o.course_id
    left join payments p on p.order_id = o.id and p.outcome = 'access'
    left join enrolments e on e.payment_id = p.id
    where o.public_id = ${publicId}`
}

export type PaymentOfOrderRow = {
  id: string
  gatewayPaymentId: string
  status: string
  amountInPaise: number
  currency: string
  capturedAt: Date | null
  outcome: 'access' | 'refund' | null
  refundReason: string | null
  refundedInPaise: number
  way: 'gateway' | 'cash' | 'transfer'
  reference: string | null
  note: string | null
  receivedOn: string | null
  recordedBy: string | null
}

export function listPaymentsOfOrder(orderId: string) {
  return sql<PaymentOfOrderRow>`
    select id, gateway_payment_id as "gatewayPaymentId", status, amount_in_paise as "amountInPaise", currency,
      captured_at as "capturedAt", outcome, refund_reason as "refundReason", refunded_in_paise as "refundedInPaise",
      way, reference, note, received_on::text as "receivedOn", (select name from staff where id = recorded_by) as "recordedBy"
    from payments where order_id = ${orderId} order by captured_at nulls last, id`
}

export type EventRow = { kind: string; body: string | null; receivedAt: Date; appliedAt: Date | null }

/**
 * Messages about an order and its payments, with the gateway's answer when it was asked; null
 * before. A message about a payment that the gateway does not know is ignored.
 */
export function listEventsOfOrder(gatewayOrderId: string | null, paymentIds: string[]) {
  return sql<EventRow>`
    select kind, received_at as "receivedAt", applied_at as "appliedAt",
      case when conclusion is not null then said when applied_at is not null then left(body, 20000) end as "body"
    from gateway_events
    where (gateway_order_id = ${gatewayOrderId} or gateway_payment_id = any(${paymentIds}))
      and conclusion is distinct from 'unknown'
    order by received_at limit 200`
}

/** Numbers of the invoices and credit notes of an order. */
export function listDocumentsOfOrder(orderId: string) {
  return sql<{ id: string; label: string; issuedAt: Date }>`
    select i.id, i.label, i.issued_at as "issuedAt" from invoices i join payments p on p.id = i.payment_id
    where p.order_id = ${orderId} order by i.issued_at, i.label`
}

export type DocumentOfOrder = {
  id: string
  label: string
  email: string
  name: string
  locale: Locale
  studentId: string
  isErased: boolean
  /** The address of the account is not verified. */
  isUnproven: boolean
}

/** One of them, with the student it may be sent to again. */
export function findDocumentOfOrder(publicId: string, id: string) {
  return sql<DocumentOfOrder>`
    select i.id, i.label, s.email, s.name, s.locale, s.id as "studentId", s.erased_at is not null as "isErased",
      s.email_verified_at is null as "isUnproven"
    from invoices i join payments p on p.id = i.payment_id join orders o on o.id = p.order_id
      join students s on s.id = o.student_id
    where i.id = ${id} and o.public_id = ${publicId}`
}
