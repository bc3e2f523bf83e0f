import { expect, test } from 'vitest'
import { calendarDay } from './calendar-day.ts'

const isDay = (written: unknown) => calendarDay('admin_day_invalid').safeParse(written).success

test.each(['0001-01-01', '2024-02-29', '2026-11-25', '9999-12-31'])('the calendar has %s', (day) => {
  expect(isDay(day)).toBe(true)
})

test.each([
  '0000-01-01',
  '2026-02-29',
  '2026-09-31',
  '2026-13-01',
  '2026-1-1',
  '-2026-01-01',
  '2026-11-25T00:00',
  '',
  null,
])('and no %s', (day) => {
  expect(isDay(day)).toBe(false)
})
