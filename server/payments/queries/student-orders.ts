import type { OrderState, PaymentStatus } from '../../../domain/payments/captures.ts'
import type { PlanNumber } from '../../../domain/payments/plans.ts'
import { type Statement, sql } from '../../adapters/database/sql.ts'

export type StudentOrderRow = {
  id: string
  paymentId: string
  courseId: string
  courseSlug: string | null
  courseTitle: string
  plan: PlanNumber
  amountInPaise: number
  state: OrderState
  createdAt: Date
  paidAt: Date | null
  validFrom: Date | null
  validTill: Date | null
  /** What the gateway said last of a payment; null when there was none. */
  lastPayment: PaymentStatus | null
  refunds: {
    amountInPaise: number
    state: 'owed' | 'sent' | 'done'
    createdAt: string
    doneAt: string | null
  }[]
  documents: { id: string; label: string; isCredit: boolean; amountInPaise: number; issuedAt: string }[]
}

/** A page of a student's orders, newest first. */
export function listOrdersOf(
  studentId: string,
  { limit, offset }: { limit: number; offset: number },
): Statement<StudentOrderRow> {
  return sql<StudentOrderRow>`
    select o.id, o.public_id as "paymentId", o.course_id as "courseId",
      case when c.status = 'published' then c.slug end as "courseSlug", c.title as "courseTitle", o.plan,
      o.amount_in_paise as "amountInPaise", o.state, o.created_at as "createdAt", o.paid_at as "paidAt",
      access.starts_at as "validFrom", access.ends_at as "validTill",
      (select p.status from payments p where p.order_id = o.id
        order by case p.status when 'authorized' then 1 when 'created' then 2 else 3 end limit 1) as "lastPayment",
      (select coalesce(jsonb_agg(jsonb_build_object('amountInPaise', r.amount_in_paise, 'state', r.state,
          'createdAt', r.created_at, 'doneAt', r.done_at) order by r.created_at, r.id), '[]')
        from refunds r join payments p on p.id = r.payment_id
        where p.order_id = o.id and r.state <> 'failed') as "refunds",
      (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'label', i.label, 'isCredit', i.corrects_id is not null,
          'amountInPaise', i.amount_in_paise, 'issuedAt', i.issued_at) order by i.issued_at, i.series desc, i.number), '[]')
        from invoices i join payments p on p.id = i.payment_id where p.order_id = o.id) as "documents"
    from (
      select * from orders where student_id = ${studentId}
      order by created_at desc, id limit ${limit} offset ${offset}
    ) o
    join courses c on c.id = o.course_id
    left join lateral (
      select e.starts_at, e.ends_at from enrolments e join payments p on p.id = e.payment_id
      where p.order_id = o.id and e.revoked_at is null
    ) access on true
    order by o.created_at desc, o.id`
}

export function countOrdersOf(studentId: string): Statement<{ count: number }> {
  return sql<{ count: number }>`select count(*)::int as count from orders where student_id = ${studentId}`
}
