import { rupees } from '../../adapters/database/exports.ts'
import { type Id, sql } from '../../adapters/database/sql.ts'

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

/** Adds an approval; no row when the person has already approved. */
export function insertApproval(requestId: string, staffId: string, now: Date) {
  return sql<{ hasStanding: boolean | null }>`
    insert into refund_approvals (request_id, staff_id, approved_at) values (${requestId}, ${staffId}, ${now})
    on conflict do nothing returning has_standing as "hasStanding"`
}

/** Serialises a person's solo refunds until the transaction ends, so that they add up. */
export function lockRefundsBy(staffId: string) {
  return sql`select pg_advisory_xact_lock(hashtextextended(concat('refunds-by:', ${staffId}::uuid), 0))`
}

type SoloRefunds = { givenInPaise: number; limitInPaise: number; isBlocked: boolean; handlesMoney: boolean }

/**
 * A person's solo refunds in the previous 24 hours, the limit when the request was made, and
 * whether the person may still approve.
 */
export function findSoloRefunds(requestId: string, staffId: string, now: Date) {
  return sql<SoloRefunds>`
    select refunded_alone_in_paise(s.id, ${now})::float8 as "givenInPaise", q.two_people_above_in_paise as "limitInPaise",
      s.disabled_at is not null as "isBlocked", s.role in ('owner', 'finance') as "handlesMoney"
    from refund_requests q, staff s where q.id = ${requestId} and s.id = ${staffId}`
}

export function requireTwoApprovals(requestId: string) {
  return sql`update refund_requests set needs_two = true where id = ${requestId}`
}

/** The number of valid approvals, and the number needed. */
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
 * The newest request of an order as shown to its student: a proposal that replaces their request
 * counts as theirs, and an approval that can be undone is not shown.
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

/** Erases the student's text from the requests. */
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

/** No row if too few approvals are still valid: an approver was blocked, or lost the money role. */
export function findValidApproval(requestId: string) {
  return sql<Id>`
    select q.id from refund_requests q where q.id = ${requestId} and is_refund_agreed_still(q)`
}

/** Locks the approvers until the transaction ends. */
export function lockWhoAgreed(requestId: string) {
  return sql<Id>`
    select id from staff where id in (select staff_id from refund_approvals where request_id = ${requestId})
    order by id for share`
}

/** A student's request is open again, as it was made. */
export function reopenRequest(id: string) {
  return sql<Id>`
    insert into refund_requests (order_id, payment_id, amount_in_paise, percent, reason, ends_access, asked_at)
    select order_id, payment_id, amount_in_paise, percent, reason, ends_access, asked_at
    from refund_requests where id = ${id} returning id`
}

/** The total approved for a payment by requests. */
export function sumApproved(paymentId: string) {
  return sql<{ amountInPaise: number }>`
    select coalesce(sum(amount_in_paise), 0)::int as "amountInPaise" from refund_requests
    where payment_id = ${paymentId} and state = 'approved'`
}
