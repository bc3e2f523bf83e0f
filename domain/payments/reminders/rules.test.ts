import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWritingHour, reminderSpan } from './rules.ts'

test.each([
  ['2026-11-25T01:29:59Z', false],
  ['2026-11-25T01:30:00Z', true],
  ['2026-11-25T15:29:59Z', true],
  ['2026-11-25T15:30:00Z', false],
  ['2026-11-25T20:00:00Z', false],
])('at %s families may be written to: %s', (moment, may) => {
  expect(isWritingHour(new Date(moment))).toBe(may)
})

test('every order has fourteen hours of a day in which it can be reminded of', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      (offeredAt) => {
        const hours = Array.from(
          { length: 49 },
          (_, hour) => new Date(offeredAt.getTime() + hour * 3_600_000),
        )
        const good = hours.filter((now) => {
          const { from, to } = reminderSpan(now)
          return isWritingHour(now) && from < offeredAt && offeredAt <= to
        })
        expect(good.length).toBeGreaterThanOrEqual(14)
      },
    ),
  )
})
