import type { Locale } from '../../../../domain/locales.ts'
import type { PlanNumber } from '../../../../domain/payments/plans.ts'
import {
  type Count,
  containing,
  type Id,
  type Nothing,
  type Statement,
  sql,
} from '../../../adapters/database/sql.ts'

type Part = Statement<Nothing>

export type PaymentLinkRow = {
  id: string
  token: string
  locale: Locale
  email: string | null
  studentName: string | null
  courseId: string
  course: string
  plan: PlanNumber
  couponCode: string | null
  amountInPaise: number
  madeBy: string
  madeAt: Date
  endsAt: Date
  stoppedAt: Date | null
  isPaid: boolean
  orderId: string | null
}

const columns = sql<PaymentLinkRow>`
  l.id, l.token, l.locale, l.email, s.name as "studentName", l.course_id as "courseId",
  (select title from courses where id = l.course_id) as "course", l.plan,
  (select code from coupons where id = l.coupon_id) as "couponCode", l.amount_in_paise as "amountInPaise",
  (select name from staff where id = l.made_by) as "madeBy", l.made_at as "madeAt", l.ends_at as "endsAt",
  l.stopped_at as "stoppedAt", coalesce(used.state in ('paid', 'refunded'), false) as "isPaid",
  used.public_id as "orderId"`

const beside = sql`
  left join students s on s.id = l.student_id
  left join lateral (
    select o.public_id, o.state from payment_link_orders u join orders o on o.id = u.order_id where u.link_id = l.id
    order by o.state in ('paid', 'refunded') desc, u.used_at desc limit 1
  ) used on true`

function whereLinks(search: string | undefined): Part {
  return search ? sql`l.email ilike ${containing(search)}` : sql`true`
}

/** Links whose address contains the text, newest first. */
export function listPaymentLinks(search: string | undefined, limit: number, offset: number) {
  return sql<PaymentLinkRow>`
    select ${columns} from (
      select * from payment_links l where ${whereLinks(search)} order by l.made_at desc, l.id limit ${limit} offset ${offset}
    ) l ${beside} order by l.made_at desc, l.id`
}

/** The number of links, counted up to one more than `atMost`, in the order of the list. */
export function countPaymentLinks(search: string | undefined, atMost: number) {
  return sql<Count>`
    select count(*)::int as count from (
      select from payment_links l where ${whereLinks(search)} order by l.made_at desc, l.id limit ${atMost + 1}
    ) counted`
}

export function findPaymentLinkById(id: string) {
  return sql<PaymentLinkRow>`select ${columns} from payment_links l ${beside} where l.id = ${id}`
}

/** The account of an address; its name and language are used if the address is verified. */
export function findAddressee(email: string) {
  return sql<{ id: string; name: string; locale: Locale; isProven: boolean }>`
    select id, name, locale, email_verified_at is not null as "isProven" from students
    where email = ${email} and erased_at is null`
}

/** Stores a link; no row when it already exists. */
export function insertPaymentLink(link: {
  id: string
  token: string
  locale: Locale
  email: string
  studentId: string | null
  courseId: string
  plan: PlanNumber
  couponId: string | null
  amountInPaise: number
  staffId: string
  madeAt: Date
  endsAt: Date
}) {
  return sql<Id>`
    insert into payment_links (id, token, locale, email, student_id, course_id, plan, coupon_id, amount_in_paise, made_by,
      made_at, ends_at)
    values (${link.id}, ${link.token}, ${link.locale}, ${link.email}, ${link.studentId}, ${link.courseId}, ${link.plan},
      ${link.couponId}, ${link.amountInPaise}, ${link.staffId}, ${link.madeAt}, ${link.endsAt})
    on conflict (id) do nothing returning id`
}

/** Ends a link; no row when it had already ended. */
export function stopPaymentLinkRow(id: string, staffId: string, now: Date) {
  return sql<Id>`
    update payment_links set stopped_at = ${now}, stopped_by = ${staffId} where id = ${id} and stopped_at is null
    returning id`
}

/** The links through which an order was placed, with their creators. */
export function listLinksOfOrder(orderId: string) {
  return sql<{ at: Date; madeBy: string }>`
    select u.used_at as "at", s.name as "madeBy" from payment_link_orders u
    join payment_links l on l.id = u.link_id join staff s on s.id = l.made_by
    where u.order_id = ${orderId} order by u.used_at`
}
