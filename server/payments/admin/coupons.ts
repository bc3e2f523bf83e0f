import { isDeepStrictEqual } from 'node:util'
import { couponState, mayMakeCoupon } from '../../../domain/admin/coupons/rules.ts'
import { countedAtMost } from '../../../domain/admin/orders/rules.ts'
import { handlesMoney } from '../../../domain/admin/rules.ts'
import { daysBefore } from '../../../domain/durations.ts'
import { Failure, fieldFailure, orNotFound } from '../../../domain/failure.ts'
import { endOfDay } from '../../../domain/india-time.ts'
import { randomCodeLength } from '../../../domain/payments/coupons/rules.ts'
import { paise, rupees } from '../../../domain/payments/plans.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { audit } from '../../admin/audit/operations.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { courseTitle, listCourseTitles } from '../../catalog/admin/operations.ts'
import { listPage } from '../../list-page.ts'
import { randomCode } from '../../random-code.ts'
import type { StaffContext } from '../../services.ts'
import {
  type CouponRow,
  countCoupons,
  countUsesOfCoupon,
  findAccountOf,
  findCouponById,
  insertCoupons,
  listCoupons,
  listCouponsOfBatch,
  listUsesOfCoupon,
  lockBatch,
  type NewCoupons,
  stopCouponRows,
} from './queries/coupons.ts'

type Output = AdminOutput<'getCoupons'>
type NewInput = AdminInput<'createCoupons'>

export async function getCoupons(
  { database, clock }: StaffContext,
  { page, limit, ...filter }: AdminInput<'getCoupons'>,
): Promise<Output> {
  const now = clock.now()
  const [rows, couponCount, courses] = await Promise.all([
    database.all(listCoupons(filter, now, limit, (page - 1) * limit)),
    database.first(countCoupons(filter, now, countedAtMost)),
    listCourseTitles(database, { withDrafts: false }),
  ])
  const items = rows.map((row) => wireCoupon(row, now))
  return { ...listPage(items, couponCount?.count ?? 0, { limit, most: countedAtMost }), courses }
}

/** Staff who may not see orders see when a coupon was used, but not who used it. */
export async function getCouponUses(
  { database, clock, staff }: StaffContext,
  { couponId, page, limit }: AdminInput<'getCouponUses'>,
): Promise<AdminOutput<'getCouponUses'>> {
  const [coupon, uses, useCount] = await Promise.all([
    database.first(findCouponById(couponId)),
    database.all(listUsesOfCoupon(couponId, limit, (page - 1) * limit)),
    database.first(countUsesOfCoupon(couponId)),
  ])
  if (coupon === null) throw new Failure('notFound', 'admin_coupon_gone')
  const seesOrders = handlesMoney(staff.roles)
  const items = uses.map(({ at, studentId, studentName, orderId, ...use }) => ({
    ...use,
    at: at.toISOString(),
    orderId: seesOrders ? orderId : null,
    student: seesOrders ? { id: studentId, name: studentName } : null,
  }))
  return { coupon: wireCoupon(coupon, clock.now()), ...listPage(items, useCount?.count ?? 0, { limit }) }
}

export async function getCouponSheet(
  { database, clock }: StaffContext,
  { batchId }: AdminInput<'getCouponSheet'>,
): Promise<AdminOutput<'getCouponSheet'>> {
  const rows = await database.all(listCouponsOfBatch(batchId))
  if (rows.length === 0) throw new Failure('notFound', 'admin_coupon_gone')
  return rows.map((row) => wireCoupon(row, clock.now()))
}

/**
 * @throws Failure `notYourRole` for a full discount by anyone but an owner; `conflict` for different codes under a known id.
 */
export async function createCoupons(
  context: StaffContext,
  input: NewInput,
): Promise<AdminOutput<'createCoupons'>> {
  const { clock, database, staff } = context
  if (!mayMakeCoupon(staff.roles, input.kind)) throw new Failure('notYourRole', 'admin_coupon_full_role')
  const { startsAt, endsAt } = daysOf(input, clock.now())
  const value = discountOf(input)
  if (input.code !== undefined && input.count > 1)
    throw fieldFailure('invalid', 'code', 'admin_coupon_one_code')
  return database.transaction(async (tx) => {
    await tx.first(lockBatch(input.batchId))
    const stored = await tx.all(listCouponsOfBatch(input.batchId))
    const { batchId, kind, maxUses, note, plan = null, courseId = null } = input
    const course = courseId === null ? null : await courseTitle(tx, courseId, { withDrafts: false })
    const studentId = input.email === undefined ? null : await accountOf(tx, input.email)
    const [first] = stored
    if (first !== undefined) {
      const requested = { kind, value, course, plan, maxUses, startsAt, endsAt, note, studentId }
      const code = input.code ?? first.code
      if (stored.length !== input.count || !isDeepStrictEqual({ ...first, ...requested, code }, first))
        throw new Failure('conflict', 'admin_sent_before')
      return { batchId, codes: stored.map(({ code }) => code) }
    }
    if (courseId !== null && course === null) throw fieldFailure('invalid', 'courseId', 'admin_grant_course')
    const made = { batchId, kind, value, courseId, plan, studentId, maxUses, startsAt, endsAt, note }
    const codes = await insertAll(tx, { ...made, staffId: staff.id }, input, clock.now())
    await audit(tx, context, {
      action: 'coupon.create',
      id: batchId,
      after: {
        kind,
        value,
        course: courseId,
        plan,
        maxUses,
        codes: codes.length,
        from: startsAt,
        to: endsAt,
      },
    })
    return { batchId, codes }
  })
}

export async function stopCoupons(
  context: StaffContext,
  { couponId, withBatch, reason }: AdminInput<'stopCoupons'>,
): Promise<AdminOutput<'stopCoupons'>> {
  const { clock, database, staff } = context
  return database.transaction(async (tx) => {
    const coupon = orNotFound(await tx.first(findCouponById(couponId)), 'admin_coupon_gone')
    const stopped = await tx.all(stopCouponRows(couponId, withBatch, staff.id, clock.now()))
    if (stopped.length > 0)
      await audit(tx, context, {
        action: 'coupon.stop',
        id: coupon.batchId,
        after: { code: withBatch ? null : coupon.code, codes: stopped.length, reason },
      })
    return { stopped: stopped.length }
  })
}

function daysOf({ from, to }: Pick<NewInput, 'from' | 'to'>, now: Date): { startsAt: Date; endsAt: Date } {
  const endOfFirst = endOfDay(from)
  const endsAt = endOfDay(to)
  if (endOfFirst === null) throw fieldFailure('invalid', 'from', 'admin_day_invalid')
  const startsAt = daysBefore(endOfFirst, 1)
  if (endsAt === null || endsAt <= now || endsAt <= startsAt)
    throw fieldFailure('invalid', 'to', 'admin_coupon_days')
  return { startsAt, endsAt }
}

function discountOf({ kind, percent, amount }: NewInput): number | null {
  if (kind === 'full') return null
  if (kind === 'percent') {
    if (percent === undefined) throw fieldFailure('invalid', 'percent', 'admin_coupon_percent')
    return percent
  }
  if (amount === undefined) throw fieldFailure('invalid', 'amount', 'admin_amount_invalid')
  return paise(amount)
}

async function accountOf(tx: Queryable, email: string): Promise<string> {
  const account = await tx.first(findAccountOf(email))
  if (account === null) throw fieldFailure('invalid', 'email', 'admin_coupon_nobody')
  return account.id
}

/** A chosen code that is taken is refused; a random one that is taken is replaced. */
async function insertAll(
  tx: Queryable,
  coupon: Omit<NewCoupons, 'codes'>,
  { code, count }: NewInput,
  now: Date,
): Promise<string[]> {
  if (code !== undefined) {
    const [row] = await tx.all(insertCoupons({ ...coupon, codes: [code] }, now))
    if (row === undefined) throw fieldFailure('conflict', 'code', 'admin_coupon_taken')
    return [row.code]
  }
  const codes: string[] = []
  while (codes.length < count) {
    const fresh = new Set(Array.from({ length: count - codes.length }, () => randomCode(randomCodeLength)))
    codes.push(...(await tx.all(insertCoupons({ ...coupon, codes: [...fresh] }, now))).map((row) => row.code))
  }
  return codes.toSorted()
}

function wireCoupon(row: CouponRow, now: Date): Output['items'][number] {
  const { stoppedAt: _, studentId, ...coupon } = row
  return {
    ...coupon,
    isForOneStudent: studentId !== null,
    value: row.kind === 'fixed' && row.value !== null ? rupees(row.value) : row.value,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    state: couponState(row, now),
  }
}
