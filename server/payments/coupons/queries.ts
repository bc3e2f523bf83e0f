import type { CouponFacts, Discount } from '../../../domain/payments/coupons/rules.ts'
import { type Id, sql } from '../../adapters/database/sql.ts'

export type CouponRow = CouponFacts & {
  id: string
  code: string
  kind: Discount['kind']
  value: number | null
  madeBy: string
}

const columns = sql<CouponRow>`
  id, code, kind, value, course_id as "courseId", plan, student_id as "studentId", starts_at as "startsAt",
  ends_at as "endsAt", stopped_at as "stoppedAt", made_by as "madeBy"`

export function findCoupon(code: string) {
  return sql<CouponRow>`select ${columns} from coupons where code = ${code}`
}

export function findCouponById(id: string) {
  return sql<CouponRow>`select ${columns} from coupons where id = ${id}`
}

/** Whether a use is left, and the student's own uses: an open order holds one. Null: for nobody in particular. */
export function findPlaces(couponId: string, studentId: string | null) {
  return sql<{ isLeft: boolean; own: 'held' | 'used' | null }>`
    select c.held < c.max_uses as "isLeft",
      (select max(u.state) from coupon_uses u
        where u.coupon_id = c.id and u.student_id = ${studentId} and u.state <> 'released') as "own"
    from coupons c where c.id = ${couponId}`
}

/** Serialises the student's use of codes until the transaction ends. */
export function lockCouponOf(couponId: string, studentId: string) {
  return sql`
    select pg_advisory_xact_lock(hashtextextended(concat('coupon:', ${couponId}::uuid, ':', ${studentId}::uuid), 0))`
}

export function lockCoupon(couponId: string) {
  return sql`select from coupons where id = ${couponId} for update`
}

/** The student's other uses of the code, without this order. */
export function findOtherUse(couponId: string, studentId: string, orderId: string) {
  return sql<Id>`
    select id from coupon_uses where coupon_id = ${couponId} and student_id = ${studentId} and state = 'used'
      and order_id is distinct from ${orderId} limit 1`
}

/** Takes a use; no row when none is left, or the code has ended since it was read. */
export function takePlace(couponId: string, now: Date) {
  return sql<Id>`
    update coupons set held = held + 1
    where id = ${couponId} and held < max_uses and stopped_at is null and ends_at > ${now} returning id`
}

/** Records what the use was for; no row when the student has already used the code. */
export function insertUse(
  use: { couponId: string; studentId: string } & (
    | { orderId: string; grantId: null }
    | { orderId: null; grantId: string }
  ),
  now: Date,
) {
  return sql<Id>`
    insert into coupon_uses (coupon_id, student_id, order_id, grant_id, state, taken_at)
    values (${use.couponId}, ${use.studentId}, ${use.orderId}, ${use.grantId},
      ${use.orderId === null ? 'used' : 'held'}, ${now})
    on conflict (coupon_id, student_id) where state <> 'released' and not is_over do nothing returning id`
}

/** The code of an order, and the state of its payment: beyond the limit, or after the end. */
export function findCouponOfOrder(orderId: string, now: Date) {
  return sql<{ code: string; isOver: boolean; isEnded: boolean }>`
    select c.code, u.is_over as "isOver", c.stopped_at is not null or c.ends_at <= ${now} as "isEnded"
    from coupon_uses u join coupons c on c.id = u.coupon_id where u.order_id = ${orderId}`
}
