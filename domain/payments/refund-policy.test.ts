import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bankDetailsDueAt, payDueAt, quoteRefund, type RefundFacts, verifyDueAt } from './refund-policy.ts'

const facts: RefundFacts = {
  shares: [
    { untilDay: 7, percent: 85 },
    { untilDay: 10, percent: 70 },
  ],
  paidInPaise: 99_900,
  returnedInPaise: 0,
  earlierPaidInPaise: 0,
  earlierSetOffInPaise: 0,
  earlierStartsAt: null,
  earlierReturnedInPaise: 0,
  isChanged: false,
  accessStartsAt: new Date('2027-02-01T15:00:00+05:30'),
  batchStartsAt: null,
  isRegistrationOnly: false,
}
const at = (india: string) => new Date(`${india}+05:30`)
const quoted = (now: Date, changes: Partial<RefundFacts> = {}) => quoteRefund({ ...facts, ...changes }, now)

describe('a student’s refund', () => {
  it.each([
    ['2027-01-20T10:00', 85, 84_915],
    ['2027-02-01T15:00', 85, 84_915],
    ['2027-02-06T12:00', 85, 84_915],
    ['2027-02-08T23:59:59.999', 85, 84_915],
    ['2027-02-09T00:00', 70, 69_930],
    ['2027-02-10T12:00', 70, 69_930],
    ['2027-02-11T23:59:59.999', 70, 69_930],
  ])('at %s in India is %i %%', (now, percent, amountInPaise) => {
    expect(quoted(at(now))).toMatchObject({ percent, amountInPaise, why: 'share' })
  })

  it('is nothing from the eleventh day on, at midnight in India and not in London', () => {
    expect(quoted(at('2027-02-12T00:00'))).toMatchObject({ percent: 0, amountInPaise: 0, why: 'late' })
    expect(quoted(new Date('2027-02-11T18:29:59Z')).why).toBe('share')
    expect(quoted(new Date('2027-02-11T18:30:00Z')).why).toBe('late')
  })

  it('counts from the Indian day of a start late at night', () => {
    const late = { accessStartsAt: at('2027-02-01T23:59:59') }
    const early = { accessStartsAt: at('2027-02-02T00:00:00') }
    expect(quoted(at('2027-02-09T00:00'), late).percent).toBe(70)
    expect(quoted(at('2027-02-09T00:00'), early).percent).toBe(85)
  })

  it('counts from the batch start, and from the access if that is later', () => {
    const batch = { batchStartsAt: at('2027-02-10T00:00') }
    expect(quoted(at('2027-02-17T12:00'), batch).percent).toBe(85)
    expect(quoted(at('2027-02-20T12:00'), batch).percent).toBe(70)
    const running = { batchStartsAt: at('2026-12-01T00:00') }
    expect(quoted(at('2027-02-06T12:00'), running).percent).toBe(85)
  })

  it('is nothing where no share is promised', () => {
    expect(quoted(facts.accessStartsAt, { shares: [] })).toMatchObject({ amountInPaise: 0, why: 'late' })
  })

  it('is nothing for a registration fee', () => {
    expect(quoted(facts.accessStartsAt, { isRegistrationOnly: true })).toMatchObject({
      amountInPaise: 0,
      why: 'registration',
    })
  })

  it('is less by earlier refunds, and never below zero', () => {
    const now = facts.accessStartsAt
    expect(quoted(now, { returnedInPaise: 10_000 }).amountInPaise).toBe(74_915)
    expect(quoted(now, { returnedInPaise: 84_915 })).toMatchObject({ amountInPaise: 0, why: 'returned' })
  })

  it.each([
    [39_900, 33_915, 27_930],
    [299_900, 254_915, 209_930],
    [1_299_900, 1_104_915, 909_930],
  ])('of %i paise is what the policy’s examples say', (paidInPaise, first, second) => {
    expect(quoted(at('2027-02-05T12:00'), { paidInPaise }).amountInPaise).toBe(first)
    expect(quoted(at('2027-02-10T12:00'), { paidInPaise }).amountInPaise).toBe(second)
  })

  it('is rounded to the nearest paisa', () => {
    // 85 % are 8,500.85 paise, and 70 % are 7,000.7.
    expect(quoted(at('2027-02-05T12:00'), { paidInPaise: 10_001 }).amountInPaise).toBe(8501)
    expect(quoted(at('2027-02-10T12:00'), { paidInPaise: 10_001 }).amountInPaise).toBe(7001)
  })

  it('includes the last paisa', () => {
    expect(quoted(facts.accessStartsAt, { returnedInPaise: 84_914 })).toMatchObject({
      amountInPaise: 1,
      why: 'share',
    })
  })

  it('counts from the access where the batch begins on the same day', () => {
    const { startsAt } = quoted(facts.accessStartsAt, { batchStartsAt: at('2027-02-01T00:00') })
    expect(startsAt).toEqual(facts.accessStartsAt)
  })

  it('is no share of what was used of a plan before it was changed', () => {
    const used = { earlierPaidInPaise: 600_000, earlierSetOffInPaise: 3_300 }
    expect(quoted(facts.accessStartsAt, { ...used, earlierStartsAt: at('2027-01-21T23:00') })).toMatchObject({
      amountInPaise: Math.round(103_200 * 0.85),
      earlierInPaise: 0,
    })
    // Its batch began later than its access: by then little was used.
    const batch = { earlierStartsAt: at('2026-12-01T10:00'), batchStartsAt: at('2027-01-30T00:00') }
    expect(quoted(facts.accessStartsAt, { ...used, ...batch }).amountInPaise).toBe(699_900 * 0.85)
  })

  it('is a share of both payments after a change of plan, and nothing for the order that was changed', () => {
    const both = { earlierPaidInPaise: 39_900, earlierStartsAt: at('2027-01-22T23:00') }
    expect(quoted(facts.accessStartsAt, both)).toMatchObject({
      amountInPaise: 118_830,
      earlierInPaise: 18_930,
    })
    const longer = { ...both, paidInPaise: 273_300 }
    expect(quoted(facts.accessStartsAt, longer)).toMatchObject({ amountInPaise: 266_220, earlierInPaise: 0 })
    const returned = { ...both, earlierReturnedInPaise: 18_930, returnedInPaise: 99_900 }
    expect(quoted(facts.accessStartsAt, returned)).toMatchObject({ amountInPaise: 0, why: 'returned' })
    expect(quoted(facts.accessStartsAt, { isChanged: true })).toMatchObject({
      amountInPaise: 0,
      why: 'changed',
    })
  })

  it('lists until when each share applies', () => {
    expect(quoted(facts.accessStartsAt).steps).toEqual([
      { percent: 85, endsAt: at('2027-02-09T00:00') },
      { percent: 70, endsAt: at('2027-02-12T00:00') },
    ])
  })

  it('is whole paise, never more than was paid, and never grows with time', () => {
    const anything = fc.record({
      paidInPaise: fc.integer({ min: 1, max: 2_000_000_000 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      days: fc.integer({ min: -5, max: 20 }),
    })
    fc.assert(
      fc.property(anything, ({ paidInPaise, share, days }) => {
        const returnedInPaise = Math.floor(paidInPaise * share)
        const now = new Date(facts.accessStartsAt.getTime() + days * 86_400_000)
        const { amountInPaise } = quoted(now, { paidInPaise, returnedInPaise })
        const later = quoted(new Date(now.getTime() + 86_400_000), { paidInPaise, returnedInPaise })
        expect(Number.isInteger(amountInPaise)).toBe(true)
        expect(amountInPaise).toBeGreaterThanOrEqual(0)
        expect(amountInPaise + returnedInPaise).toBeLessThanOrEqual(paidInPaise)
        expect(later.amountInPaise).toBeLessThanOrEqual(amountInPaise)
      }),
    )
  })
})

describe('the deadlines of a refund', () => {
  const none = new Set<string>()

  it('exclude movable holidays, each in its own year, and once where two fall on a day', () => {
    const moving = new Set(['2027-03-03', '2027-03-07', '2026-03-04'])
    const monday = at('2027-03-01T09:00')
    expect(verifyDueAt(monday, moving)).toEqual(at('2027-03-11T00:00'))
    expect(bankDetailsDueAt(monday, moving)).toEqual(at('2027-03-19T00:00'))
    // Republic Day 2027 is a Tuesday, also entered by hand.
    expect(verifyDueAt(at('2027-01-25T09:00'), new Set(['2027-01-26']))).toEqual(at('2027-02-04T00:00'))
  })

  it('end after the seventh and the fourteenth business day and the twenty-eighth day', () => {
    const monday = at('2027-03-01T09:00')
    expect(verifyDueAt(monday, none)).toEqual(at('2027-03-10T00:00'))
    expect(bankDetailsDueAt(monday, none)).toEqual(at('2027-03-18T00:00'))
    expect(payDueAt(monday)).toEqual(at('2027-03-30T00:00'))
  })

  it('count days in India', () => {
    expect(verifyDueAt(new Date('2027-03-01T18:29:00Z'), none)).toEqual(at('2027-03-10T00:00'))
    expect(verifyDueAt(new Date('2027-03-01T18:31:00Z'), none)).toEqual(at('2027-03-11T00:00'))
  })
})
