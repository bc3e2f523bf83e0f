import type { OrderState } from '../../../domain/payments/captures.ts'
import type { RefundShare } from '../../../domain/payments/refund-policy.ts'
import { type Id, sql } from '../../adapters/database/sql.ts'

/** The data that decides a refund of an order. */
export type RefundableRow = {
  orderId: string
  publicId: string
  studentId: string
  courseTitle: string
  state: OrderState
  isRegistrationOnly: boolean
  /** The refund shares of the day on which the order was last offered. */
  shares: RefundShare[]
  batchStartsAt: Date | null
  /** The payment that bought access, and its refunded or pending amount; null when none did. */
  paymentId: string | null
  paidInPaise: number | null
  returnedInPaise: number
  accessStartsAt: Date | null
  /** A request or a proposal is awaiting a decision. */
  isBeingDecided: boolean
  /**
   * The order whose plan it changed, with its payment, its credit and refunds, and whether something is pending there.
   */
  earlierOrderId: string | null
  earlierPaymentId: string | null
  earlierPaidInPaise: number
  earlierSetOffInPaise: number
  earlierStartsAt: Date | null
  earlierReturnedInPaise: number
  isEarlierBeingDecided: boolean
  /** A longer plan has replaced the one that it bought. */
  isChanged: boolean
}

const refundable = sql<RefundableRow>`
  select o.id as "orderId", o.public_id as "publicId", o.student_id as "studentId", c.title as "courseTitle", o.state,
    o.is_registration_only as "isRegistrationOnly", terms.refund_shares as "shares",
    c.batch_starts_on::timestamp at time zone 'Asia/Kolkata' as "batchStartsAt",
    p.id as "paymentId", p.amount_in_paise as "paidInPaise", e.starts_at as "accessStartsAt",
    exists (select from refund_requests q where q.order_id = o.id and q.state = 'open') as "isBeingDecided",
    coalesce((select sum(r.amount_in_paise)::int from refunds r where r.payment_id = p.id and r.state <> 'failed'), 0) as "returnedInPaise",
    o.changes_order_id as "earlierOrderId", earlier.id as "earlierPaymentId",
    coalesce(earlier.amount_in_paise, 0) as "earlierPaidInPaise", coalesce(o.credit_in_paise, 0) as "earlierSetOffInPaise",
    had.starts_at as "earlierStartsAt",
    coalesce((select sum(r.amount_in_paise)::int from refunds r where r.payment_id = earlier.id and r.state <> 'failed'), 0)
      as "earlierReturnedInPaise",
    exists (select from refund_requests q where q.order_id = o.changes_order_id and q.state = 'open')
      as "isEarlierBeingDecided",
    exists (select from orders longer where longer.changes_order_id = o.id and longer.state in ('paid', 'refunded'))
      as "isChanged"
  from orders o join courses c on c.id = o.course_id cross join lateral seller_terms_at(o.offered_at) terms
  left join payments p on p.order_id = o.id and p.outcome = 'access'
  left join enrolments e on e.payment_id = p.id
  left join payments earlier on earlier.order_id = o.changes_order_id and earlier.outcome = 'access'
  left join enrolments had on had.payment_id = earlier.id`

export function findRefundable(publicId: string) {
  return sql<RefundableRow>`${refundable} where o.public_id = ${publicId}`
}

export function findRefundableOfStudent(publicId: string, studentId: string) {
  return sql<RefundableRow>`${refundable} where o.public_id = ${publicId} and o.student_id = ${studentId}`
}

export function findRefundableById(orderId: string) {
  return sql<RefundableRow>`${refundable} where o.id = ${orderId}`
}

/** Locks a payment against other refunds until the transaction ends. */
export function lockPaymentById(id: string) {
  return sql<Id>`select id from payments where id = ${id} for update`
}

export type RefundRow = {
  id: string
  paymentId: string
  reason: string
  amountInPaise: number
  state: 'owed' | 'sent' | 'done' | 'failed'
  attempt: number
  gatewayRefundId: string | null
}

const refundColumns = sql<RefundRow>`
  r.id, r.payment_id as "paymentId", r.reason, r.amount_in_paise as "amountInPaise", r.state, r.attempt,
  r.gateway_refund_id as "gatewayRefundId"`

/** Stores an owed refund, or the record of a failed one; the database refuses one that exceeds the capture. */
export function insertRefund(
  refund: Pick<RefundRow, 'paymentId' | 'reason' | 'amountInPaise'> & {
    state?: 'owed' | 'failed'
    gatewayRefundId?: string
    heldUntil?: Date
  },
  now: Date,
) {
  const {
    paymentId,
    reason,
    amountInPaise,
    state = 'owed',
    gatewayRefundId = null,
    heldUntil = null,
  } = refund
  return sql<RefundRow>`
    insert into refunds as r (payment_id, reason, amount_in_paise, state, gateway_refund_id, held_until, created_at)
    values (${paymentId}, ${reason}, ${amountInPaise}, ${state}, ${gatewayRefundId}, ${heldUntil}, ${now}) returning ${refundColumns}`
}

export type RefundToSend = RefundRow & {
  gatewayPaymentId: string
  capturedInPaise: number
  /** Null for a payment of an order that is not stored here. */
  orderId: string | null
  /** Its approval can still be undone: the gateway is not called. */
  isHeld: boolean
  /** Its payment is unknown to the gateway, so money is returned by hand. */
  isByHand: boolean
}

export function findRefundToSend(id: string) {
  return sql<RefundToSend>`
    select ${refundColumns}, p.gateway_payment_id as "gatewayPaymentId", p.amount_in_paise as "capturedInPaise",
      p.order_id as "orderId", r.held_until is not null and r.carried_out_at is null as "isHeld",
      p.way <> 'gateway' as "isByHand"
    from refunds r join payments p on p.id = r.payment_id where r.id = ${id}`
}

export function listRefunds(paymentId: string) {
  return sql<RefundRow>`select ${refundColumns} from refunds r where r.payment_id = ${paymentId} order by r.created_at, r.id for update`
}

export function updateRefund(refund: RefundRow, now: Date) {
  return sql`
    update refunds set state = ${refund.state}, attempt = ${refund.attempt}, gateway_refund_id = ${refund.gatewayRefundId},
      amount_in_paise = ${refund.amountInPaise},
      trouble = case when ${refund.state} in ('sent', 'done') then null else trouble end,
      sent_at = case when ${refund.state} in ('sent', 'done') then coalesce(sent_at, ${now}) end, done_at = case when ${refund.state} = 'done' then coalesce(done_at, ${now}) end
    where id = ${refund.id}`
}

/** The gateway's refusal of a pending refund. */
export function noteRefundTrouble(id: string, trouble: string, now: Date) {
  return sql`
    update refunds set trouble = ${trouble.slice(0, 500)}, trouble_at = ${now}
    where id = ${id} and state in ('owed', 'sent')`
}

type HeldRefund = RefundRow & { heldUntil: Date | null; carriedOutAt: Date | null }

/** The refund of a request, locked until the transaction ends. */
export function lockRefundOfRequest(requestId: string, paymentId: string) {
  return sql<HeldRefund>`
    select ${refundColumns}, r.held_until as "heldUntil", r.carried_out_at as "carriedOutAt"
    from refunds r where r.payment_id = ${paymentId} and r.reason = ${`request:${requestId}`} for update`
}

export function markCarriedOut(id: string, now: Date) {
  return sql`update refunds set carried_out_at = ${now} where id = ${id}`
}

export type HolidayRow = { day: string; name: string }

/** Holidays whose date changes each year, latest first. */
export function listHolidays() {
  return sql<HolidayRow>`select day::text, name from moving_holidays order by moving_holidays.day desc`
}

/** No row when the day is already a holiday. */
export function insertHoliday({ day, name }: HolidayRow) {
  return sql<HolidayRow>`
    insert into moving_holidays (day, name) values (${day}::date, ${name})
    on conflict do nothing returning day::text, name`
}

export function deleteHoliday(day: string) {
  return sql<HolidayRow>`delete from moving_holidays where day = ${day}::date returning day::text, name`
}
