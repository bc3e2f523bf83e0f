import { dayMs, hourMs } from './durations.ts'
import { indiaClock, indiaOffsetMs } from './india-time.ts'

/** Unsolicited messages to families are sent only between these hours in India. */
const fromHour = 7
const untilHour = 21

/** When the day's digest is sent: after school. */
const digestHour = 17

/** The next 17:00 in India. */
export function digestAfter(now: Date): Date {
  const local = indiaClock(now).getTime()
  const today = local - (local % dayMs) + digestHour * hourMs
  return new Date((today > local ? today : today + dayMs) - indiaOffsetMs)
}

export function isDaytime(now: Date): boolean {
  return daytimeFrom(now) === now
}

/** The time itself between 07:00 and 21:00 in India, else the next 07:00. */
export function daytimeFrom(now: Date): Date {
  const local = indiaClock(now).getTime()
  const midnight = local - (local % dayMs)
  const hour = (local - midnight) / hourMs
  if (hour >= fromHour && hour < untilHour) return now
  const morning = midnight + fromHour * hourMs + (hour < fromHour ? 0 : dayMs)
  return new Date(morning - indiaOffsetMs)
}

/** The next 21:00 in India: a daytime message expires then. */
export function nightAfter(now: Date): Date {
  const local = indiaClock(now).getTime()
  const night = local - (local % dayMs) + untilHour * hourMs
  return new Date((night > local ? night : night + dayMs) - indiaOffsetMs)
}
