import type { PlanNumber } from '../../../domain/payments/plans.ts'
import { sql } from '../../adapters/database/sql.ts'

export type ChangeablePlan = {
  orderId: string
  plan: PlanNumber
  paidInPaise: number
  startsAt: Date
  endsAt: Date
  /** No money was paid for it. */
  isPractice: boolean
}

/** Purchased access that nothing follows, of an order that changed no plan, without refunds. */
const changeable = sql<ChangeablePlan>`
  select o.id as "orderId", o.plan, p.amount_in_paise as "paidInPaise", e.starts_at as "startsAt", e.ends_at as "endsAt",
    o.is_demo as "isPractice"
  from enrolments e join payments p on p.id = e.payment_id join orders o on o.id = p.order_id
  where e.revoked_at is null and o.state = 'paid' and not o.is_registration_only and o.changes_order_id is null
    and p.outcome = 'access' and p.status = 'captured'
    and not exists (select from refunds r where r.payment_id = p.id and r.state <> 'failed')
    and not exists (select from refund_requests q where q.order_id = o.id and q.state = 'open')
    and not exists (
      select from enrolments later where later.student_id = e.student_id and later.course_id = e.course_id
        and later.id <> e.id and later.revoked_at is null and later.starts_at >= e.ends_at)`

/** The student's current plan that can be changed. */
export function findChangeablePlan(studentId: string, courseId: string, now: Date) {
  return sql<ChangeablePlan>`
    ${changeable} and e.student_id = ${studentId} and e.course_id = ${courseId} and e.starts_at < ${now} and e.ends_at > ${now}`
}

/** The same for an order, even if its access has ended since. */
export function findChangeableOrder(orderId: string) {
  return sql<ChangeablePlan>`${changeable} and o.id = ${orderId}`
}

/** Shortens the access that an order bought. */
export function shortenAccess(orderId: string, now: Date) {
  return sql`
    update enrolments e set ends_at = ${now} from payments p
    where p.order_id = ${orderId} and p.outcome = 'access' and e.payment_id = p.id and e.revoked_at is null
      and e.ends_at > ${now}`
}
