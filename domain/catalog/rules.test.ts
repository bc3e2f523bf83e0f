import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkLifetimeSeconds } from './link-lifetime.ts'
import { canOpen, durationText, laterOpening, pageCount, paginationEntries, shownRating } from './rules.ts'

const now = new Date('2026-12-02T12:00:00Z')

describe('canOpen', () => {
  it('keeps a locked item closed until the course is purchased', () => {
    expect(canOpen({ isFreeAccess: false }, { coursePurchased: false }, now)).toBe(false)
    expect(canOpen({ isFreeAccess: false }, { coursePurchased: true }, now)).toBe(true)
  })

  it('opens a free item for everyone', () => {
    expect(canOpen({ isFreeAccess: true }, { coursePurchased: false }, now)).toBe(true)
  })

  it('opens a lesson of a purchased course when its day begins in India, and a free one before', () => {
    const [bought, item] = [{ coursePurchased: true }, { isFreeAccess: false, opensOn: '2026-12-03' }]
    expect(canOpen(item, bought, new Date('2026-12-02T18:29:59.999Z'))).toBe(false)
    expect(canOpen(item, bought, new Date('2026-12-02T18:30:00Z'))).toBe(true)
    expect(canOpen(item, { coursePurchased: false }, new Date('2027-01-01T00:00:00Z'))).toBe(false)
    expect(canOpen({ ...item, isFreeAccess: true }, bought, now)).toBe(true)
  })

  it('keeps a lesson closed that opens days after enrolment while the enrolment date is unknown', () => {
    expect(canOpen({ isFreeAccess: false, opensAfterDays: 1 }, { coursePurchased: true }, now)).toBe(false)
  })

  it('fails closed on anything that is not exactly true', () => {
    // What a corrupt row might contain.
    const broken = { isFreeAccess: 'yes', coursePurchased: 1 } as unknown as {
      isFreeAccess: boolean
      coursePurchased: boolean
    }
    expect(canOpen(broken, broken, now)).toBe(false)
  })
})

describe('laterOpening', () => {
  it('is the later of the module and its lesson', () => {
    expect(laterOpening({ opensOn: '2026-12-10' }, { opensOn: '2026-12-03', opensAfterDays: 3 })).toEqual({
      opensOn: '2026-12-10',
      opensAfterDays: 3,
    })
    expect(laterOpening({ opensAfterDays: 9 }, { opensAfterDays: 14 })).toEqual({
      opensOn: undefined,
      opensAfterDays: 14,
    })
    expect(laterOpening({}, { opensOn: null })).toEqual({ opensOn: undefined, opensAfterDays: null })
  })
})

describe('durationText', () => {
  it('writes minutes and seconds, and hours only when there are some', () => {
    expect(durationText(372)).toBe('6:12')
    expect(durationText(54.4)).toBe('0:54')
    expect(durationText(59.6)).toBe('1:00')
    expect(durationText(3672)).toBe('1:01:12')
    expect(durationText(3600)).toBe('1:00:00')
    expect(durationText(7199)).toBe('1:59:59')
    expect(durationText(7200)).toBe('2:00:00')
  })
})

describe('paginationEntries', () => {
  it('shows every page while there are few', () => {
    expect(paginationEntries(1, 4)).toEqual([1, 2, 3, 4])
  })

  it('puts an ellipsis in each gap', () => {
    expect(paginationEntries(10, 20)).toEqual([1, 2, null, 9, 10, 11, null, 19, 20])
    // Of a single page too.
    expect(paginationEntries(5, 20)).toEqual([1, 2, null, 4, 5, 6, null, 19, 20])
  })

  it('always has the first two, the last two, the current one and its neighbours, in order and once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [current, total] = [Math.min(a, b), Math.max(a, b)]
        const entries = paginationEntries(current, total)
        const pages = entries.filter((entry) => entry !== null)
        const wanted = [1, 2, current - 1, current, current + 1, total - 1, total].filter(
          (page) => page >= 1 && page <= total,
        )
        expect(pages).toEqual([...new Set(wanted)].sort((x, y) => x - y))
        entries.forEach((entry, index) => {
          const before = entries[index - 1]
          if (entry !== null && typeof before === 'number') expect(entry - before).toBe(1)
        })
      }),
    )
  })
})

describe('linkLifetimeSeconds', () => {
  it('is twice the video and half an hour, and five minutes for a document', () => {
    expect(linkLifetimeSeconds({ kind: 'video', durationInSeconds: 54.2 })).toBe(109 + 1800)
    expect(linkLifetimeSeconds({ kind: 'document', durationInSeconds: 0 })).toBe(300)
  })
})

describe('pageCount', () => {
  it('is 0 for an empty list', () => {
    expect(pageCount(0, 10)).toBe(0)
    expect(pageCount(11, 10)).toBe(2)
  })
})

describe('shownRating', () => {
  const given = { stars: 4.6, reviewCount: 37, source: 'Google' }

  it('is what staff entered, and nothing where they entered nothing', () => {
    expect(shownRating(given, false)).toEqual(given)
    expect(shownRating(given, true)).toEqual(given)
    expect(shownRating(null, false)).toBeNull()
  })

  it('is a sample without a source only in the demo', () => {
    expect(shownRating(null, true)).toEqual({ stars: 4.8, reviewCount: 2000, source: null })
  })
})
