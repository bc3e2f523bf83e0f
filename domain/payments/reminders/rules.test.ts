import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDaytime } from '../../daytime.ts'
import { reminderSpan } from './rules.ts'

test('every order has fourteen hours in which its reminder can be sent', () => {
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
          return isDaytime(now) && from < offeredAt && offeredAt <= to
        })
        expect(good.length).toBeGreaterThanOrEqual(14)
      },
    ),
  )
})
