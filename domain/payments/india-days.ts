import { dayMs } from '../durations.ts'
import { indiaDay, startOfIndiaDay } from '../india-time.ts'

/** Public holidays of Telangana that fall on the same day every year: month and day. */
const fixedHolidays = ['01-26', '06-02', '08-15', '10-02', '12-25'] as const

/** Movable holidays, by their calendar days: `2027-10-29`. */
export type MovingHolidays = ReadonlySet<string>

/** Monday to Saturday, without fixed and movable holidays. */
export function isBusinessDay(day: number, moving: MovingHolidays): boolean {
  const date = new Date(day * dayMs)
  if (date.getUTCDay() === 0) return false
  const name = date.toISOString().slice(0, 10)
  return !moving.has(name) && !fixedHolidays.some((holiday) => name.endsWith(holiday))
}

/** The end of the n-th business day after the day of an instant. */
export function afterBusinessDays(from: Date, count: number, moving: MovingHolidays): Date {
  let day = indiaDay(from)
  for (let left = count; left > 0; ) {
    day += 1
    if (isBusinessDay(day, moving)) left -= 1
  }
  return startOfIndiaDay(day + 1)
}

/** The end of the n-th calendar day after the day of an instant. */
export function afterDays(from: Date, count: number): Date {
  return startOfIndiaDay(indiaDay(from) + count + 1)
}
