import type { OrderState, PaymentStatus } from '../../../../domain/payments/captures.ts'
import { sql } from '../../../adapters/database/sql.ts'

export type AccessRow = {
  id: string
  courseId: string
  title: string
  plan: number | null
  startsAt: Date
  endsAt: Date
  revokedAt: Date | null
  grantId: string | null
  grantedBy: string | null
}

/** A student's access, longest first. */
export function listAccessOf(studentId: string, limit: number) {
  return sql<AccessRow>`
    select e.id, e.course_id as "courseId", c.title, o.plan, e.starts_at as "startsAt", e.ends_at as "endsAt",
      e.revoked_at as "revokedAt", case when g.withdrawn_at is null then g.id end as "grantId",
      coalesce(st.name, e.granted_by) as "grantedBy"
    from enrolments e
    join courses c on c.id = e.course_id
    left join payments p on p.id = e.payment_id
    left join orders o on o.id = p.order_id
    left join access_grants g on g.enrolment_id = e.id
    left join staff st on st.id = g.staff_id
    where e.student_id = ${studentId} order by e.ends_at desc, e.id limit ${limit}`
}

export type StudentOrderRow = {
  rowId: string
  id: string
  course: string
  plan: number
  amountInPaise: number
  state: OrderState
  createdAt: Date
}

/** Newest first. */
export function listOrdersOf(studentId: string, limit: number) {
  return sql<StudentOrderRow>`
    select o.id as "rowId", o.public_id as "id", c.title as "course", o.plan, o.amount_in_paise as "amountInPaise", o.state,
      o.created_at as "createdAt"
    from orders o join courses c on c.id = o.course_id
    where o.student_id = ${studentId} order by o.created_at desc, o.id limit ${limit}`
}

export type PaymentRow = {
  orderId: string
  id: string
  amountInPaise: number
  status: PaymentStatus
  outcome: 'access' | 'refund' | null
}

export function listPaymentsOf(orderIds: readonly string[]) {
  return sql<PaymentRow>`
    select order_id as "orderId", gateway_payment_id as "id", amount_in_paise as "amountInPaise", status, outcome
    from payments where order_id = any(${[...orderIds]}::uuid[]) order by captured_at nulls last, id`
}
