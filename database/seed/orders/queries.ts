import { type Count, type Id, sql } from '../../../server/adapters/database/sql.ts'

export function countSeededOrders() {
  return sql<Count>`select count(*)::int as "count" from (select from orders limit 1) one`
}

export type PricedCourse = { slug: string; plans: number[] }

/** Published courses that are sold, with their plans, the dearest first. */
export function listPricedCourses() {
  return sql<PricedCourse>`
    select * from (
      select slug, array_remove(array[
        case when monthly_price_paise is not null and monthly_description <> '' then 1 end,
        case when quarterly_price_paise is not null and quarterly_description <> '' then 2 end,
        case when yearly_price_paise is not null and yearly_description <> '' then 3 end], null) as "plans",
        greatest(monthly_price_paise, quarterly_price_paise, yearly_price_paise) as dearest
      from courses where status = 'published') sold
    where cardinality("plans") > 0 order by dearest desc, slug`
}

export function findStaffOfRole(role: 'owner' | 'finance') {
  return sql<Id>`select id from staff where role = ${role} and disabled_at is null order by is_demo desc, id limit 1`
}

export function findLastJob() {
  return sql<Id>`select coalesce(max(id), 0)::text as "id" from jobs`
}

/** Mails of long ago are not sent on the day of the demo. */
export function deleteMailsAfter(jobId: string) {
  return sql`delete from jobs where id > ${jobId}::bigint and kind = 'sendMail'`
}

export function findOpenRefundRequest(publicId: string) {
  return sql<Id>`
    select q.id from refund_requests q join orders o on o.id = q.order_id
    where o.public_id = ${publicId} and q.state = 'open'`
}

export function findRefundsToSend(publicId: string) {
  return sql<Id>`
    select r.id from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
    where o.public_id = ${publicId} and r.state = 'owed'`
}

/** Several plan views per order. */
export function insertOpenings() {
  return sql`
    insert into plan_openings (day, course_id, plan, openings)
    select (created_at at time zone 'Asia/Kolkata')::date, course_id, plan, sum(3 + extract(minute from created_at)::int % 4)
    from orders group by 1, 2, 3 on conflict do nothing`
}
