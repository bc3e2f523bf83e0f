import type { PlanNumber } from '../plans.ts'

/** What is paid at least where a price is lowered and not taken away: the gateway takes nothing below one rupee. */
export const leastInPaise = 100

/** A code's place is given back when its order is not paid within this time; it may still be paid later. */
export const placeHeldMinutes = 60

export const couponKinds = ['percent', 'fixed', 'full'] as const
export type CouponKind = (typeof couponKinds)[number]

export type Discount =
  | { kind: 'percent'; value: number }
  /** Paise. */
  | { kind: 'fixed'; value: number }
  | { kind: 'full'; value: null }

/**
 * What is left of a price, in paise: never less than one rupee, nor than the price where that is lower. 0 for a
 * full discount alone. A percentage takes whole paise, rounded down.
 */
export function priceAfter(priceInPaise: number, discount: Discount): number {
  if (discount.kind === 'full') return 0
  const off = discount.kind === 'fixed' ? discount.value : Math.floor((priceInPaise * discount.value) / 100)
  return Math.max(Math.min(leastInPaise, priceInPaise), priceInPaise - off)
}

/** A code as people write it: capitals, without blanks around or within. */
export function codeOf(written: string): string {
  return written.replace(/\s+/g, '').toUpperCase()
}

/** Letters and digits that nobody mistakes for one another. */
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

/** Whether a code counts for this student now. One that does not is answered as one that never was. */
export function couponRuns(coupon: CouponFacts, studentId: string | null, now: Date): boolean {
  const { startsAt, endsAt, stoppedAt } = coupon
  if (coupon.studentId !== null && coupon.studentId !== studentId) return false
  return stoppedAt === null && startsAt <= now && now < endsAt
}

/** Whether a code that runs is for this plan of this course. */
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
