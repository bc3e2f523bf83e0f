import { dayMs, daysAfter, hourMs } from './durations.ts'

/** India has one time zone, without summer time. */
export const indiaOffsetMs = 5.5 * hourMs

/** A date whose UTC fields are the Indian clock and calendar at a moment. */
export function indiaClock(at: Date): Date {
  return new Date(at.getTime() + indiaOffsetMs)
}

/** The first instant of a calendar day in India, `2027-03-12`. */
export function midnightOf(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`)
}

/** When a calendar day in India ends: at the following midnight. Null for an invalid date. */
export function endOfDay(day: string): Date | null {
  const start = midnightOf(day)
  if (Number.isNaN(start.getTime()) || indiaClock(start).toISOString().slice(0, 10) !== day) return null
  return daysAfter(start, 1)
}

/** Number of the Indian calendar day of an instant: consecutive days differ by one. */
export function indiaDay(instant: Date): number {
  return Math.floor(indiaClock(instant).getTime() / dayMs)
}

/** The first instant of a numbered Indian day. */
export function startOfIndiaDay(day: number): Date {
  return new Date(day * dayMs - indiaOffsetMs)
}
