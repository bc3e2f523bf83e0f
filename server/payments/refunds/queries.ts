import type { OrderState } from '../../../domain/payments/captures.ts'
import type { RefundShare } from '../../../domain/payments/refund-policy.ts'
import { rupees } from '../../adapters/database/exports.ts'
import { type Id, sql } from '../../adapters/database/sql.ts'

/** What a refund of an order depends on. */
export type RefundableRow = {
  orderId: string
  publicId: string
  studentId: string
  courseTitle: string
  state: OrderState
  isRegistrationOnly: boolean
  /** The shares of the day on which the order was offered last. */
  shares: RefundShare[]
  batchStartsAt: Date | null
  /** The payment that bought access, and what of it went back or is on its way; null when none did. */
  paymentId: string | null
  paidInPaise: number | null
  returnedInPaise: number
  accessStartsAt: Date | null
  /** A request or a proposal waits for a decision. */
  isBeingDecided: boolean
  /** The order whose plan it changed, with its payment, what of it was set off and went back, and whether something waits there. */
  earlierOrderId: string | null
  earlierPaymentId: string | null
  earlierPaidInPaise: number
  earlierSetOffInPaise: number
  earlierStartsAt: Date | null
  earlierReturnedInPaise: number
  isEarlierBeingDecided: boolean
  /** A longer plan has taken the place of the one that it bought. */
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

/** Keeps a payment from being refunded by anybody else until the transaction ends. */
export function lockPaymentById(id: string) {
  return sql<Id>`select id from payments where id = ${id} for update`
}

type RequestState = 'open' | 'approved' | 'declined' | 'replaced'

export type RequestRow = {
  id: string
  orderId: string
  paymentId: string
  proposedBy: string | null
  replacesId: string | null
  amountInPaise: number
  percent: number | null
  endsAccess: boolean
  state: RequestState
  askedAt: Date
}

const requestColumns = sql<RequestRow>`
  q.id, q.order_id as "orderId", q.payment_id as "paymentId", q.proposed_by as "proposedBy", q.replaces_id as "replacesId",
  q.amount_in_paise as "amountInPaise", q.percent, q.ends_access as "endsAccess", q.state, q.asked_at as "askedAt"`

export function findOpenRequest(orderId: string) {
  return sql<RequestRow>`select ${requestColumns} from refund_requests q where q.order_id = ${orderId} and q.state = 'open'`
}

export function findRequest(id: string) {
  return sql<RequestRow>`select ${requestColumns} from refund_requests q where q.id = ${id}`
}

export function lockRequest(id: string) {
  return sql<RequestRow>`select ${requestColumns} from refund_requests q where q.id = ${id} for update`
}

type NewRequest = {
  orderId: string
  paymentId: string
  amountInPaise: number
  reason: string | null
  endsAccess: boolean
} & (
  | { percent: number; proposedBy: null; replacesId: null }
  | { percent: null; proposedBy: string; replacesId: string | null }
)

export function insertRequest(request: NewRequest, now: Date) {
  const { orderId, paymentId, amountInPaise, reason, endsAccess, percent, proposedBy, replacesId } = request
  return sql<RequestRow>`
    insert into refund_requests as q (order_id, payment_id, amount_in_paise, percent, reason, ends_access, proposed_by, replaces_id, asked_at)
    values (${orderId}, ${paymentId}, ${amountInPaise}, ${percent}, ${reason}, ${endsAccess}, ${proposedBy}, ${replacesId}, ${now})
    returning ${requestColumns}`
}

/** A member of staff agrees; no row when they have before. */
export function insertApproval(requestId: string, staffId: string, now: Date) {
  return sql<{ hasStanding: boolean | null }>`
    insert into refund_approvals (request_id, staff_id, approved_at) values (${requestId}, ${staffId}, ${now})
    on conflict do nothing returning has_standing as "hasStanding"`
}

/** What a person gives back alone is added up one after the other until the transaction ends. */
export function lockRefundsBy(staffId: string) {
  return sql`select pg_advisory_xact_lock(hashtextextended(concat('refunds-by:', ${staffId}::uuid), 0))`
}

type Alone = { givenInPaise: number; limitInPaise: number; isBlocked: boolean; handlesMoney: boolean }

/**
 * What a person gave back alone in the 24 hours before, the limit that the request was asked under, and whether the person
 * may still agree.
 */
export function findAlone(requestId: string, staffId: string, now: Date) {
  return sql<Alone>`
    select refunded_alone_in_paise(s.id, ${now})::float8 as "givenInPaise", q.two_people_above_in_paise as "limitInPaise",
      s.disabled_at is not null as "isBlocked", s.role in ('owner', 'finance') as "handlesMoney"
    from refund_requests q, staff s where q.id = ${requestId} and s.id = ${staffId}`
}

export function askTwo(requestId: string) {
  return sql`update refund_requests set needs_two = true where id = ${requestId}`
}

/** How many of those who count have agreed, and how many must. */
export function countApprovals(requestId: string) {
  return sql<{ given: number; needed: number }>`
    select (select count(*)::int from refund_approvals a where a.request_id = q.id and counts_for_refund(a)) as "given",
      people_needed_for_refund(q) as "needed"
    from refund_requests q where q.id = ${requestId}`
}

export function closeRequest(
  id: string,
  decision: { state: 'approved' | 'replaced' } | { state: 'declined'; staffId: string; reason: string },
  now: Date,
) {
  const declined = decision.state === 'declined' ? decision : null
  return sql`
    update refund_requests set state = ${decision.state}, decided_at = ${now},
      declined_by = ${declined?.staffId ?? null}, decline_reason = ${declined?.reason ?? null}
    where id = ${id}`
}

export type StudentRequestRow = {
  state: 'open' | 'approved' | 'declined'
  amountInPaise: number
  askedAt: Date
  decidedAt: Date | null
  declineReason: string | null
  refundState: 'owed' | 'sent' | 'done' | 'failed' | null
  refundedAt: Date | null
}

/**
 * The newest request of an order as its student sees it: a proposal that stands for their wish is still their wish, and
 * an approval that can be undone has not happened.
 */
export function findRequestOfStudent(orderId: string) {
  const isHeld = sql`(q.state = 'approved' and r.held_until is not null and r.carried_out_at is null)`
  return sql<StudentRequestRow>`
    select case when ${isHeld} then 'open' else q.state end as "state",
      case when q.state = 'open' or ${isHeld} then coalesce(wish.amount_in_paise, q.amount_in_paise) else q.amount_in_paise end as "amountInPaise",
      coalesce(wish.asked_at, q.asked_at) as "askedAt", case when not ${isHeld} then q.decided_at end as "decidedAt",
      q.decline_reason as "declineReason", r.state as "refundState", r.done_at as "refundedAt"
    from refund_requests q
    left join refund_requests wish on wish.id = q.replaces_id
    left join refunds r on r.payment_id = q.payment_id and r.reason = 'request:' || q.id
    where q.order_id = ${orderId} and q.state <> 'replaced'
      and (q.proposed_by is null or q.replaces_id is not null or (q.state = 'approved' and ${isHeld} is not true))
    order by q.asked_at desc, q.id limit 1`
}

/** Takes what a student wrote out of the requests. */
export function eraseWordsOf(studentId: string) {
  return sql`
    update refund_requests q set reason = null from orders o
    where o.id = q.order_id and o.student_id = ${studentId} and q.proposed_by is null and q.reason is not null`
}

/** Refund requests for the student's data export. */
export function listRequestRecords(studentId: string) {
  return sql<Record<string, unknown>>`
    select o.public_id as "order", ${rupees(sql`q.amount_in_paise`)} as "amountInRupees", q.percent,
      case when q.proposed_by is null then q.reason end as "reason", q.state, q.asked_at as "askedAt",
      q.decided_at as "decidedAt", q.decline_reason as "declineReason"
    from refund_requests q join orders o on o.id = q.order_id
    where o.student_id = ${studentId} and (q.proposed_by is null or q.state = 'approved') order by q.asked_at`
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

/** Stores a refund that is owed, or the trace of one that failed; the database refuses one that exceeds the capture. */
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
  /** Its approval can be undone still: the gateway is not asked. */
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

/** What the gateway said against a refund that it has not given yet. */
export function noteTrouble(id: string, trouble: string, now: Date) {
  return sql`
    update refunds set trouble = ${trouble.slice(0, 500)}, trouble_at = ${now}
    where id = ${id} and state in ('owed', 'sent')`
}

type HeldRefund = RefundRow & { heldUntil: Date | null; carriedOutAt: Date | null }

/** The refund that carries out a request, held until the transaction ends. */
export function lockRefundOfRequest(requestId: string, paymentId: string) {
  return sql<HeldRefund>`
    select ${refundColumns}, r.held_until as "heldUntil", r.carried_out_at as "carriedOutAt"
    from refunds r where r.payment_id = ${paymentId} and r.reason = ${`request:${requestId}`} for update`
}

/** No row once fewer agree than it took: somebody was shut out since, or handles money no more. */
export function findAgreedStill(requestId: string) {
  return sql<Id>`
    select q.id from refund_requests q where q.id = ${requestId} and is_refund_agreed_still(q)`
}

/** Keeps those who agreed as they are until the transaction ends. */
export function lockWhoAgreed(requestId: string) {
  return sql<Id>`
    select id from staff where id in (select staff_id from refund_approvals where request_id = ${requestId})
    order by id for share`
}

export function markCarriedOut(id: string, now: Date) {
  return sql`update refunds set carried_out_at = ${now} where id = ${id}`
}

/** A student's wish is open once more, as it was asked. */
export function reopenRequest(id: string) {
  return sql<Id>`
    insert into refund_requests (order_id, payment_id, amount_in_paise, percent, reason, ends_access, asked_at)
    select order_id, payment_id, amount_in_paise, percent, reason, ends_access, asked_at
    from refund_requests where id = ${id} returning id`
}

/** All that was approved of a payment by requests. */
export function sumApproved(paymentId: string) {
  return sql<{ amountInPaise: number }>`
    select coalesce(sum(amount_in_paise), 0)::int as "amountInPaise" from refund_requests
    where payment_id = ${paymentId} and state = 'approved'`
}

export type HolidayRow = { day: string; name: string }

/** Holidays that move from year to year, the latest first. */
export function listHolidays() {
  return sql<HolidayRow>`select day::text, name from moving_holidays order by moving_holidays.day desc`
}

/** Nothing when the day is a holiday already. */
export function insertHoliday({ day, name }: HolidayRow) {
  return sql<HolidayRow>`
    insert into moving_holidays (day, name) values (${day}::date, ${name})
    on conflict do nothing returning day::text, name`
}

export function deleteHoliday(day: string) {
  return sql<HolidayRow>`delete from moving_holidays where day = ${day}::date returning day::text, name`
}
