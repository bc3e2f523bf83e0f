import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  accessEndsAt,
  accessStartsAt,
  findPlan,
  paise,
  planCards,
  planPriceInPaise,
  planServices,
  rupees,
} from './plans.ts'

/**
 * The reference: wall-clock fields by the runtime's own time zone data, months counted one by one on a table of their
 * lengths. It shares no code with the rule.
 */
function referenceEnd(from: Date, months: number): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Asia/Kolkata',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(from)
  const field = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  let year = field('year')
  let month = field('month')
  for (let step = 0; step < months; step += 1) {
    month += 1
    if (month > 12) {
      month = 1
      year += 1
    }
  }
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  const day = Math.min(field('day'), lengths[month - 1] ?? 0)
  const two = (number: number) => String(number).padStart(2, '0')
  const time = `${two(field('hour'))}:${two(field('minute'))}:${two(field('second'))}.${String(from.getUTCMilliseconds()).padStart(3, '0')}`
  return new Date(`${year}-${two(month)}-${two(day)}T${time}+05:30`).toISOString()
}

const months = fc.constantFrom(1, 3, 12)
const anyTime = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2099-12-31T23:59:59Z'),
  noInvalidDate: true,
})
/** Times near edge cases: month ends, leap days and midnight in India. */
const edgeTime = fc
  .tuple(
    fc.integer({ min: 2023, max: 2032 }),
    fc.integer({ min: 0, max: 11 }),
    fc.integer({ min: -2, max: 2 }),
    fc.integer({ min: -2000, max: 2000 }),
  )
  .map(([year, month, day, offset]) => new Date(Date.UTC(year, month, day) - 5.5 * 3_600_000 + offset))

describe('the end of access', () => {
  test.each([
    ['a month on, at the same Indian time', '2026-11-21T10:00:00+05:30', 1, '2026-12-21T10:00:00+05:30'],
    ['on the last day of a shorter month', '2027-01-31T08:00:00+05:30', 1, '2027-02-28T08:00:00+05:30'],
    ['on the leap day when there is one', '2028-01-31T08:00:00+05:30', 1, '2028-02-29T08:00:00+05:30'],
    ['on 28 February a year after a leap day', '2028-02-29T23:59:59+05:30', 12, '2029-02-28T23:59:59+05:30'],
    [
      'in the month that India has, just after its midnight',
      '2027-01-31T00:00:30+05:30',
      1,
      '2027-02-28T00:00:30+05:30',
    ],
    [
      'in the month that India has, just before its midnight',
      '2027-02-28T23:59:30+05:30',
      1,
      '2027-03-28T23:59:30+05:30',
    ],
    ['across a new year', '2026-12-31T12:00:00+05:30', 3, '2027-03-31T12:00:00+05:30'],
  ])('lies %s', (_, from, count, until) => {
    expect(accessEndsAt(new Date(from), count)).toEqual(new Date(until))
  })

  test('agrees with the reference on 3,000 random times and 3,000 at the edges', () => {
    for (const times of [anyTime, edgeTime]) {
      fc.assert(
        fc.property(times, months, (from, count) => {
          expect(accessEndsAt(from, count).toISOString()).toBe(referenceEnd(from, count))
        }),
        { numRuns: 3000 },
      )
    }
  })

  test('the reference detects a wrong rule', () => {
    const inUtc = (from: Date) =>
      new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, from.getUTCDate()))
    const from = new Date('2027-01-30T20:00:00Z')
    expect(inUtc(from).toISOString()).not.toBe(referenceEnd(from, 1))
  })
})

describe('renewing', () => {
  test('begins where the running access ends', () => {
    const now = new Date('2026-11-21T04:30:00Z')
    const until = new Date('2026-12-01T04:30:00Z')
    expect(accessStartsAt(now, until)).toEqual(until)
  })

  test('begins at once when there is no running access, or it has just ended', () => {
    const now = new Date('2026-11-21T04:30:00Z')
    expect(accessStartsAt(now, null)).toEqual(now)
    expect(accessStartsAt(now, now)).toEqual(now)
  })

  test('never overlaps and never leaves a gap, however often it is renewed early', () => {
    fc.assert(
      fc.property(
        edgeTime,
        fc.array(fc.tuple(months, fc.integer({ min: 0, max: 40 })), { minLength: 2, maxLength: 8 }),
        (start, purchases) => {
          let now = start
          let until: Date | null = null
          for (const [count, daysLater] of purchases) {
            now = new Date(now.getTime() + daysLater * 86_400_000)
            const from = accessStartsAt(now, until)
            const isGapless =
              until === null || until <= now
                ? from.getTime() === now.getTime()
                : from.getTime() === until.getTime()
            expect(isGapless).toBe(true)
            until = accessEndsAt(from, count)
            expect(until > from).toBe(true)
          }
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('the price of a plan', () => {
  const course = {
    monthlyPaise: 39_901,
    monthlyDescription: 'A month',
    quarterlyPaise: 0,
    quarterlyDescription: 'A quarter',
    yearlyPaise: 299_900,
    yearlyDescription: ' ',
  }

  test('is what the course says in paise', () => {
    expect(planPriceInPaise(course, 1)).toBe(39_901)
    expect(planPriceInPaise({ ...course, quarterlyPaise: 99_900 }, 2)).toBe(99_900)
    expect(planPriceInPaise({ ...course, yearlyDescription: 'A year' }, 3)).toBe(299_900)
  })

  test('is null without an amount or a description', () => {
    expect(planPriceInPaise({ ...course, monthlyPaise: null }, 1)).toBeNull()
    expect(planPriceInPaise({ ...course, monthlyDescription: null }, 1)).toBeNull()
    expect(planPriceInPaise(course, 2)).toBeNull()
    expect(planPriceInPaise(course, 3)).toBeNull()
  })
})

describe('plan cards', () => {
  const none = {
    monthlyPrice: null,
    monthlyDescription: null,
    quaterlyPrice: null,
    quaterlyDescription: null,
    yearlyPrice: null,
    yearlyDescription: null,
  }

  test('appear only with a price and a description', () => {
    expect(planCards({ ...none, monthlyPrice: 399 })).toEqual([])
    expect(planCards({ ...none, monthlyPrice: 399, monthlyDescription: '  ' })).toEqual([])
    expect(planCards({ ...none, monthlyPrice: 0, monthlyDescription: 'All' })).toEqual([])
    expect(planCards({ ...none, yearlyPrice: 2999, yearlyDescription: 'All. Sheets.' })).toEqual([
      { plan: findPlan(3), priceInRupees: 2999, services: ['All', 'Sheets'] },
    ])
  })

  test('are ordered by length, each with its price, and open the course for that long', () => {
    const cards = planCards({
      monthlyPrice: 399,
      monthlyDescription: 'A month',
      quaterlyPrice: 999,
      quaterlyDescription: 'A quarter',
      yearlyPrice: 2999,
      yearlyDescription: 'A year',
    })
    const bought = new Date('2026-11-21T10:00:00+05:30')
    const told = cards.map(({ plan, priceInRupees, services }) => [
      plan.number,
      plan.name,
      plan.wireName,
      priceInRupees,
      services[0],
      accessEndsAt(bought, plan.months),
    ])
    expect(told).toEqual([
      [1, 'monthly', 'Monthly', 399, 'A month', new Date('2026-12-21T10:00:00+05:30')],
      [2, 'quarterly', 'Quaterly', 999, 'A quarter', new Date('2027-02-21T10:00:00+05:30')],
      [3, 'yearly', 'Yearly', 2999, 'A year', new Date('2027-11-21T10:00:00+05:30')],
    ])
  })

  test('are found only by the API’s plan numbers', () => {
    expect([1, 2, 3, 0, 4].map((number) => findPlan(number)?.name)).toEqual([
      'monthly',
      'quarterly',
      'yearly',
      undefined,
      undefined,
    ])
  })

  test('split a description into sentences', () => {
    expect(planServices('One. Two . . Three')).toEqual(['One', 'Two', 'Three'])
  })
})

test('paise survive the conversion to rupees and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (amount) => {
      expect(paise(rupees(amount))).toBe(amount)
    }),
    { numRuns: 2000 },
  )
})
