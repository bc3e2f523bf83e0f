import type { PlanNumber } from '../../../domain/payments/plans.ts'
import { type Id, sql } from '../../adapters/database/sql.ts'

export type PaymentLinkRow = {
  id: string
  email: string | null
  studentId: string | null
  courseId: string
  plan: PlanNumber
  couponId: string | null
  amountInPaise: number
  endsAt: Date
  stoppedAt: Date | null
  isPaid: boolean
}

const columns = sql<PaymentLinkRow>`
  l.id, l.email, l.student_id as "studentId", l.course_id as "courseId", l.plan, l.coupon_id as "couponId",
  l.amount_in_paise as "amountInPaise", l.ends_at as "endsAt", l.stopped_at as "stoppedAt",
  exists (select from payment_link_orders u join orders o on o.id = u.order_id
    where u.link_id = l.id and o.state in ('paid', 'refunded')) as "isPaid"`

export function findPaymentLink(token: string) {
  return sql<PaymentLinkRow>`select ${columns} from payment_links l where l.token = ${token}`
}

/** The same, locked against a concurrent end until the transaction ends. */
export function lockPaymentLink(id: string) {
  return sql<PaymentLinkRow>`select ${columns} from payment_links l where l.id = ${id} for share of l`
}

/** Records that an order came from a link; the first one is kept. */
export function insertOrderOfLink(linkId: string, orderId: string, now: Date) {
  return sql`
    insert into payment_link_orders (link_id, order_id, used_at) values (${linkId}, ${orderId}, ${now})
    on conflict do nothing`
}

/** Whether the account is the one that a link was prepared for, by its current address or its address then. */
export function findIsLinkOf(linkId: string, studentId: string) {
  return sql<{ isTheirs: boolean }>`
    select s.id is not distinct from l.student_id or s.email = l.email as "isTheirs"
    from payment_links l, students s where l.id = ${linkId} and s.id = ${studentId}`
}

/** The course details of a link's page, in addition to the plans. */
export function findCourseOfLink(courseId: string) {
  return sql<{ slug: string; batchStartsOn: string | null }>`
    select slug, batch_starts_on::text as "batchStartsOn" from courses where id = ${courseId}`
}

/** Deletes the addresses of links that ended before a given time, up to a limit. */
export function forgetAddressesOfLinks(endedBefore: Date, limit: number) {
  return sql<Id>`
    update payment_links set email = null where id = any(array(
      select id from payment_links where ends_at < ${endedBefore} and email is not null order by ends_at limit ${limit}))
    returning id`
}
