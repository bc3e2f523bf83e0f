import type { CouponState } from '../../../../domain/admin/coupons/rules.ts'
import type { CouponKind } from '../../../../domain/payments/coupons/rules.ts'
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

export type CouponRow = {
  id: string
  batchId: string
  code: string
  kind: CouponKind
  value: number | null
  course: string | null
  plan: PlanNumber | null
  studentId: string | null
  maxUses: number
  held: number
  honouredOver: number
  startsAt: Date
  endsAt: Date
  stoppedAt: Date | null
  note: string
  madeBy: string
}

const columns = sql<CouponRow>`
  c.id, c.batch_id as "batchId", c.code, c.kind, c.value, (select title from courses where id = c.course_id) as "course",
  c.plan, c.student_id as "studentId", c.max_uses as "maxUses", c.held, c.honoured_over as "honouredOver",
  c.starts_at as "startsAt", c.ends_at as "endsAt", c.stopped_at as "stoppedAt", c.note,
  (select name from staff where id = c.made_by) as "madeBy"`

export type CouponFilter = {
  search?: string | undefined
  batchId?: string | undefined
  state?: CouponState | undefined
}

/** As in `couponState`. */
function inState(state: CouponState, now: Date): Part {
  if (state === 'stopped') return sql`c.stopped_at is not null`
  if (state === 'ended') return sql`c.stopped_at is null and c.ends_at <= ${now}`
  if (state === 'usedUp') return sql`c.stopped_at is null and c.ends_at > ${now} and c.held >= c.max_uses`
  const isOpen = sql`c.stopped_at is null and c.ends_at > ${now} and c.held < c.max_uses`
  return state === 'coming'
    ? sql`${isOpen} and c.starts_at > ${now}`
    : sql`${isOpen} and not c.starts_at > ${now}`
}

/** The statement contains only the filters in use, so that PostgreSQL uses their index. */
function whereCoupons({ search, batchId, state }: CouponFilter, now: Date): Part {
  let where: Part = sql`true`
  if (search) where = sql`${where} and (c.code || ' ' || c.note) ilike ${containing(search)}`
  if (batchId) where = sql`${where} and c.batch_id = ${batchId}`
  if (state) where = sql`${where} and ${inState(state, now)}`
  return where
}

const newest = sql`c.made_at desc, c.id`

export function listCoupons(filter: CouponFilter, now: Date, limit: number, offset: number) {
  return sql<CouponRow>`
    select ${columns} from coupons c where ${whereCoupons(filter, now)} order by ${newest} limit ${limit} offset ${offset}`
}

/** The number of matches, counted up to one more than `atMost`, in the order of the list. */
export function countCoupons(filter: CouponFilter, now: Date, atMost: number) {
  return sql<Count>`
    select count(*)::int as count from (
      select from coupons c where ${whereCoupons(filter, now)} order by ${newest} limit ${atMost + 1}
    ) counted`
}

export function listCouponsOfBatch(batchId: string) {
  return sql<CouponRow>`select ${columns} from coupons c where c.batch_id = ${batchId} order by c.code`
}

export function findCouponById(id: string) {
  return sql<CouponRow>`select ${columns} from coupons c where c.id = ${id}`
}

export type CouponUseRow = {
  id: string
  at: Date
  state: 'held' | 'used' | 'released'
  isOver: boolean
  course: string
  orderId: string | null
  studentId: string
  studentName: string
}

export function listUsesOfCoupon(id: string, limit: number, offset: number) {
  return sql<CouponUseRow>`
    select u.id, u.taken_at as "at", u.state, u.is_over as "isOver",
      (select title from courses where id = coalesce(o.course_id, g.course_id)) as "course",
      o.public_id as "orderId", s.id as "studentId", s.name as "studentName"
    from coupon_uses u join students s on s.id = u.student_id
    left join orders o on o.id = u.order_id left join access_grants g on g.id = u.grant_id
    where u.coupon_id = ${id} order by u.taken_at desc, u.id limit ${limit} offset ${offset}`
}

export function countUsesOfCoupon(id: string) {
  return sql<Count>`select count(*)::int as count from coupon_uses where coupon_id = ${id}`
}

/** The account of an address, for a code restricted to one student. */
export function findAccountOf(email: string) {
  return sql<Id>`select id from students where email = ${email} and erased_at is null`
}

export type NewCoupons = {
  batchId: string
  codes: readonly string[]
  kind: CouponKind
  value: number | null
  courseId: string | null
  plan: PlanNumber | null
  studentId: string | null
  maxUses: number
  startsAt: Date
  endsAt: Date
  note: string
  staffId: string
}

/** Stores codes that are not taken; the row of each. */
export function insertCoupons(made: NewCoupons, now: Date) {
  return sql<{ code: string }>`
    insert into coupons (code, batch_id, kind, value, course_id, plan, student_id, max_uses, starts_at, ends_at, note, made_by, made_at)
    select code, ${made.batchId}, ${made.kind}, ${made.value}, ${made.courseId}, ${made.plan}, ${made.studentId},
      ${made.maxUses}, ${made.startsAt}, ${made.endsAt}, ${made.note}, ${made.staffId}, ${now}
    from unnest(${[...made.codes]}::text[]) code
    on conflict (code) do nothing returning code`
}

/** Ends a code, or its whole batch; the row of each that was valid until now. */
export function stopCouponRows(id: string, withBatch: boolean, staffId: string, now: Date) {
  return sql<{ code: string }>`
    update coupons c set stopped_at = ${now}, stopped_by = ${staffId} from coupons named
    where named.id = ${id} and (c.id = named.id or (${withBatch} and c.batch_id = named.batch_id)) and c.stopped_at is null
    returning c.code`
}

/** Serialises the creation of a batch. */
export function lockBatch(batchId: string) {
  return sql`select pg_advisory_xact_lock(hashtextextended(concat('coupons:', ${batchId}::uuid), 0))`
}
