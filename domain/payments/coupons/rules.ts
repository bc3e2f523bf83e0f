import type { PlanNumber } from '../plans.ts'

/** Minimum payment of a lowered price: the gateway accepts nothing below one rupee. */
export const leastInPaise = 100

/** A coupon's use is released when its order is not paid within this time; it may still be paid later. */
export const placeHeldMinutes = 60

export const couponKinds = ['percent', 'fixed', 'full'] as const
export type CouponKind = (typeof couponKinds)[number]

export type Discount =
  | { kind: 'percent'; value: number }
  /** Paise. */
  | { kind: 'fixed'; value: number }
  | { kind: 'full'; value: null }

/**
 * A price after a discount, in paise: at least one rupee, or the price where that is lower. 0 only for a full discount.
 * A percentage is rounded down to paise.
 */
export function priceAfter(priceInPaise: number, discount: Discount): number {
  if (discount.kind === 'full') return 0
  const off = discount.kind === 'fixed' ? discount.value : Math.floor((priceInPaise * discount.value) / 100)
  return Math.max(Math.min(leastInPaise, priceInPaise), priceInPaise - off)
}

/** A code normalised: upper case, without blanks around or within. */
export function codeOf(written: string): string {
  return written.replace(/\s+/g, '').toUpperCase()
}

/** Letters and digits that are not easily confused. */
export const codeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** Length of a random code: fifty bits, which cannot be guessed. */
export const randomCodeLength = 10

export type CouponFacts = {
  courseId: string | null
  plan: PlanNumber | null
  studentId: string | null
  startsAt: Date
  endsAt: Date
  stoppedAt: Date | null
}

/**
 * Whether a code is valid for this student now. The response does not distinguish an invalid code from an unknown one.
 */
export function couponRuns(coupon: CouponFacts, studentId: string | null, now: Date): boolean {
  const { startsAt, endsAt, stoppedAt } = coupon
  if (coupon.studentId !== null && coupon.studentId !== studentId) return false
  return stoppedAt === null && startsAt <= now && now < endsAt
}

/** Whether an active code applies to this plan of this course. */
export function couponCovers(
  coupon: Pick<CouponFacts, 'courseId' | 'plan'>,
  courseId: string,
  plan: PlanNumber,
): boolean {
  return (
    (coupon.courseId === null || coupon.courseId === courseId) &&
    (coupon.plan === null || coupon.plan === plan)
  )
}
