import { sql } from '../../../adapters/database/sql.ts'

export type RefundOfOrderRow = {
  id: string
  gatewayPaymentId: string
  amountInPaise: number
  state: 'owed' | 'sent' | 'done' | 'failed'
  reason: string
  gatewayRefundId: string | null
  createdAt: Date
  sentAt: Date | null
  doneAt: Date | null
  trouble: string | null
  troubleAt: Date | null
  isHeld: boolean
  isByHand: boolean
}

export function listRefundsOfOrder(orderId: string) {
  return sql<RefundOfOrderRow>`
    select r.id, p.gateway_payment_id as "gatewayPaymentId", r.amount_in_paise as "amountInPaise", r.state, r.reason,
      r.gateway_refund_id as "gatewayRefundId", r.created_at as "createdAt", r.sent_at as "sentAt", r.done_at as "doneAt",
      r.trouble, r.trouble_at as "troubleAt", r.held_until is not null and r.carried_out_at is null as "isHeld",
      p.way <> 'gateway' as "isByHand"
    from refunds r join payments p on p.id = r.payment_id where p.order_id = ${orderId} order by r.created_at, r.id`
}

/** Public id of the order that a refund belongs to, or null. */
export function findOrderOfRefund(refundId: string) {
  return sql<{ publicId: string | null }>`
    select o.public_id as "publicId" from refunds r join payments p on p.id = r.payment_id
    left join orders o on o.id = p.order_id where r.id = ${refundId}`
}

export type RequestOfOrderRow = {
  id: string
  state: 'open' | 'approved' | 'declined' | 'replaced'
  amountInPaise: number
  percent: number | null
  proposedBy: string | null
  reason: string | null
  endsAccess: boolean
  askedAt: Date
  decidedAt: Date | null
  declinedBy: string | null
  declineReason: string | null
  needed: number
  undoUntil: Date | null
  approvals: { staffId: string; name: string; at: string }[]
}

export function listRequestsOfOrder(orderId: string) {
  return sql<RequestOfOrderRow>`
    select q.id, q.state, q.amount_in_paise as "amountInPaise", q.percent, proposer.name as "proposedBy", q.reason,
      q.ends_access as "endsAccess", q.asked_at as "askedAt", q.decided_at as "decidedAt", decliner.name as "declinedBy",
      q.decline_reason as "declineReason", people_needed_for_refund(q) as "needed",
      (select r.held_until from refunds r where r.payment_id = q.payment_id and r.reason = 'request:' || q.id
        and q.state = 'approved' and r.state = 'owed' and r.carried_out_at is null) as "undoUntil",
      coalesce((select jsonb_agg(jsonb_build_object('staffId', a.staff_id, 'name', st.name, 'at', a.approved_at) order by a.approved_at)
        from refund_approvals a join staff st on st.id = a.staff_id
        where a.request_id = q.id and (q.state <> 'open' or counts_for_refund(a))), '[]') as "approvals"
    from refund_requests q
    left join staff proposer on proposer.id = q.proposed_by
    left join staff decliner on decliner.id = q.declined_by
    where q.order_id = ${orderId} order by q.asked_at, q.id`
}

export type QueueRow = {
  id: string
  orderId: string | null
  student: string | null
  course: string | null
  amountInPaise: number
  percent: number | null
  state: 'open' | 'second' | 'owed' | 'sent' | 'done' | 'declined' | 'approved'
  since: Date
  decidedAt: Date | null
  trouble: string | null
}

/** Requests awaiting a decision, oldest first. */
export function listOpenRequests(limit: number, offset: number) {
  return sql<QueueRow>`
    select q.id, o.public_id as "orderId", s.name as "student", c.title as "course", q.amount_in_paise as "amountInPaise",
      q.percent, case when exists (select from refund_approvals a where a.request_id = q.id and counts_for_refund(a)) then 'second' else 'open' end as "state",
      q.asked_at as "since", null::timestamptz as "decidedAt", null as "trouble"
    from (select * from refund_requests where state = 'open' order by asked_at, id limit ${limit} offset ${offset}) q
    join orders o on o.id = q.order_id join students s on s.id = o.student_id join courses c on c.id = o.course_id
    order by q.asked_at, q.id`
}

/** Refunds that are owed or sent, for any reason, oldest first. */
export function listRefundsUnderWay(limit: number, offset: number) {
  return sql<QueueRow>`
    select r.id, o.public_id as "orderId", s.name as "student", c.title as "course", r.amount_in_paise as "amountInPaise",
      null::smallint as "percent", r.state, r.created_at as "since", r.created_at as "decidedAt", r.trouble
    from (select * from refunds where state in ('owed', 'sent') order by created_at, id limit ${limit} offset ${offset}) r
    join payments p on p.id = r.payment_id left join orders o on o.id = p.order_id
    left join students s on s.id = o.student_id left join courses c on c.id = o.course_id
    order by r.created_at, r.id`
}

/** Decided requests, newest first. */
export function listDecidedRequests(limit: number, offset: number) {
  return sql<QueueRow>`
    select q.id, o.public_id as "orderId", s.name as "student", c.title as "course", q.amount_in_paise as "amountInPaise",
      q.percent, case when q.state = 'declined' then 'declined' else coalesce(nullif(r.state, 'failed'), 'approved') end as "state",
      q.decided_at as "since", q.decided_at as "decidedAt", r.trouble
    from (select * from refund_requests where state <> 'open' and state <> 'replaced' and decided_at is not null order by decided_at desc, id limit ${limit} offset ${offset}) q
    join orders o on o.id = q.order_id join students s on s.id = o.student_id join courses c on c.id = o.course_id
    left join refunds r on r.payment_id = q.payment_id and r.reason = 'request:' || q.id
    order by q.decided_at desc, q.id`
}

type Counts = { open: number; underway: number; decided: number }

/** The number in each view, counted up to one more than `atMost`. */
export function countRefunds(atMost: number) {
  return sql<Counts>`
    select
      (select count(*)::int from (select from refund_requests where state = 'open' limit ${atMost + 1}) counted) as "open",
      (select count(*)::int from (select from refunds where state in ('owed', 'sent') limit ${atMost + 1}) counted) as "underway",
      (select count(*)::int from (select from refund_requests where state <> 'open' and state <> 'replaced' limit ${atMost + 1}) counted) as "decided"`
}
