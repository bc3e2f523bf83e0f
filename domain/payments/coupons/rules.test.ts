import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CouponFacts, codeOf, couponCovers, couponRuns, type Discount, priceAfter } from './rules.ts'

const price = fc.integer({ min: 1, max: 100_000_000 })
const discount: fc.Arbitrary<Discount> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 99 }) }),
  fc.record({ kind: fc.constant('fixed' as const), value: fc.integer({ min: 1, max: 100_000_000 }) }),
)

describe('the price after a discount', () => {
  it('is whole paise, at least one rupee, and never more than before', () => {
    fc.assert(
      fc.property(price, discount, (before, given) => {
        const after = priceAfter(before, given)
        expect(Number.isInteger(after)).toBe(true)
        expect(after).toBeLessThanOrEqual(before)
        expect(after).toBeGreaterThanOrEqual(Math.min(100, before))
      }),
    )
  })

  it('takes a fixed amount off the price, not down to it', () => {
    expect(priceAfter(39_900, { kind: 'fixed', value: 10_000 })).toBe(29_900)
  })

  it.each([
    [39_900, 25, 29_925],
    [39_901, 25, 29_926],
    [33_333, 33, 22_334],
    [150, 99, 100],
    [99, 50, 99],
  ])('of %i paise less %i percent is %i', (before, value, after) => {
    expect(priceAfter(before, { kind: 'percent', value })).toBe(after)
  })

  it('is one rupee where a fixed amount is the price or more', () => {
    expect(priceAfter(39_900, { kind: 'fixed', value: 39_900 })).toBe(100)
    expect(priceAfter(39_900, { kind: 'fixed', value: 90_000 })).toBe(100)
  })

  it('is zero for a full discount', () => {
    expect(priceAfter(39_900, { kind: 'full', value: null })).toBe(0)
  })
})

const running: CouponFacts = {
  courseId: null,
  plan: null,
  studentId: null,
  startsAt: new Date('2026-11-01T00:00:00Z'),
  endsAt: new Date('2026-12-01T00:00:00Z'),
  stoppedAt: null,
}
const now = new Date('2026-11-15T00:00:00Z')

describe('a coupon code', () => {
  it('is valid from its first moment up to its last', () => {
    expect(couponRuns(running, 'asha', running.startsAt)).toBe(true)
    expect(couponRuns(running, 'asha', new Date(running.endsAt.getTime() - 1))).toBe(true)
    expect(couponRuns(running, 'asha', running.endsAt)).toBe(false)
    expect(couponRuns(running, 'asha', new Date(running.startsAt.getTime() - 1))).toBe(false)
  })

  it('is not valid once it is stopped, or for another student', () => {
    expect(couponRuns({ ...running, stoppedAt: now }, 'asha', now)).toBe(false)
    expect(couponRuns({ ...running, studentId: 'ravi' }, 'asha', now)).toBe(false)
    expect(couponRuns({ ...running, studentId: 'asha' }, 'asha', now)).toBe(true)
  })

  it('is only for its course and its plan', () => {
    expect(couponCovers({ courseId: null, plan: null }, 'maths', 3)).toBe(true)
    expect(couponCovers({ courseId: 'maths', plan: 3 }, 'maths', 3)).toBe(true)
    expect(couponCovers({ courseId: 'maths', plan: 3 }, 'maths', 1)).toBe(false)
    expect(couponCovers({ courseId: 'maths', plan: null }, 'physics', 3)).toBe(false)
  })

  it('is read in any spelling', () => {
    expect(codeOf(' welcome 10\n')).toBe('WELCOME10')
  })
})
