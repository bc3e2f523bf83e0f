import type { Locale } from '../../../domain/locales.ts'
import type { PlanNumber } from '../../../domain/payments/plans.ts'
import { sql } from '../../adapters/database/sql.ts'

export type UnfinishedOrder = {
  id: string
  studentId: string
  email: string
  name: string
  locale: Locale
  courseTitle: string
  courseSlug: string
  plan: PlanNumber
}

/**
 * Claims up to `limit` unfinished orders, each once: unpaid, of a student who neither has the course nor bought it
 * otherwise, and has placed no other order of it since. None while staff have switched it off.
 */
export function takeUnfinishedOrders({ from, to }: { from: Date; to: Date }, now: Date, limit: number) {
  return sql<UnfinishedOrder>`
    with due as (
      select o.id from orders o
      join students s on s.id = o.student_id join courses c on c.id = o.course_id
      where (select reminds_of_orders from selling_rules)
        and o.reminded_at is null and o.state in ('open', 'expired') and o.offered_at > ${from} and o.offered_at <= ${to}
        and s.erased_at is null and s.blocked_at is null and s.email_verified_at is not null and c.status = 'published'
        and not exists (select from payments p where p.order_id = o.id and p.status in ('authorized', 'captured', 'refunded'))
        and not exists (
          select from orders other where other.student_id = o.student_id and other.course_id = o.course_id and other.id <> o.id
            and (other.created_at > o.created_at or other.paid_at > o.created_at or other.reminded_at > o.created_at))
        and not exists (
          select from enrolments e where e.student_id = o.student_id and e.course_id = o.course_id
            and e.revoked_at is null and e.ends_at > ${now})
      order by o.offered_at, o.id limit ${limit} for update of o skip locked
    ),
    taken as (update orders set reminded_at = ${now} where id in (select id from due) returning *)
    select taken.id, taken.student_id as "studentId", s.email, s.name, s.locale, c.title as "courseTitle",
      c.slug as "courseSlug", taken.plan
    from taken join students s on s.id = taken.student_id join courses c on c.id = taken.course_id`
}

export function findSellingRules() {
  return sql<{ remindsOfOrders: boolean }>`select reminds_of_orders as "remindsOfOrders" from selling_rules`
}

export function updateReminding(isOn: boolean) {
  return sql<{ remindsOfOrders: boolean }>`
    update selling_rules set reminds_of_orders = ${isOn} returning reminds_of_orders as "remindsOfOrders"`
}
