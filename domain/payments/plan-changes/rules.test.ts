import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accessEndsAt } from '../plans.ts'
import { creditHolds, creditOf, priceWithCredit } from './rules.ts'

const startsAt = new Date('2027-01-15T10:00:00+05:30')
const monthly = { paidInPaise: 39_900, startsAt, endsAt: accessEndsAt(startsAt, 1) }
const at = (india: string) => new Date(`${india}+05:30`)

describe('the remaining credit of a running plan', () => {
  it.each([
    ['2027-01-15T10:00', 31, 39_900],
    ['2027-01-15T10:01', 30, 38_612],
    // 39,900 × 20 ÷ 31 = 25,741.9…
    ['2027-01-26T10:00', 20, 25_741],
    ['2027-02-14T09:59', 1, 1287],
    ['2027-02-14T10:01', 0, 0],
    ['2027-03-01T10:00', 0, 0],
  ])('at %s is %i of 31 days, %i paise', (now, daysLeft, creditInPaise) => {
    expect(creditOf(monthly, at(now))).toEqual({ creditInPaise, daysLeft, daysBought: 31 })
  })

  it('never exceeds what was paid, and falls from day to day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 10_000_000 }),
        fc.constantFrom(1, 3),
        fc.integer({ min: 0, max: 100 * 24 }),
        (paidInPaise, months, hours) => {
          const plan = { paidInPaise, startsAt, endsAt: accessEndsAt(startsAt, months) }
          const now = new Date(startsAt.getTime() + hours * 3600 * 1000)
          const { creditInPaise } = creditOf(plan, now)
          const nextDay = creditOf(plan, new Date(now.getTime() + 24 * 3600 * 1000))
          expect(creditInPaise).toBeLessThanOrEqual(paidInPaise)
          expect(nextDay.creditInPaise).toBeLessThanOrEqual(creditInPaise)
        },
      ),
    )
  })
})

describe('the price of a longer plan', () => {
  const credit = { creditInPaise: 25_741, daysLeft: 20, daysBought: 31 }

  it('is lower by the credit', () => {
    expect(priceWithCredit(299_900, credit)).toEqual({ ...credit, amountInPaise: 274_159 })
  })

  it('is one rupee at least', () => {
    expect(priceWithCredit(20_000, credit)).toMatchObject({ amountInPaise: 100, creditInPaise: 19_900 })
  })

  it('is unchanged without credit, or where nothing can be taken off', () => {
    expect(priceWithCredit(299_900, { ...credit, creditInPaise: 0 })).toBeNull()
    expect(priceWithCredit(100, credit)).toBeNull()
    expect(priceWithCredit(50, credit)).toBeNull()
  })
})

it('an order with a credit is accepted for three days', () => {
  expect(creditHolds(startsAt, at('2027-01-18T09:59'))).toBe(true)
  expect(creditHolds(startsAt, at('2027-01-18T10:00'))).toBe(false)
})
