import { indiaClock, indiaOffsetMs } from './india-time.ts'

const dayLength = 24 * 3600 * 1000
/** Unsolicited messages to families are sent only between these hours in India. */
const fromHour = 7
const untilHour = 21

/** When the day's digest is sent: after school. */
const digestHour = 17

/** The next 17:00 in India. */
export function digestAfter(now: Date): Date {
  const local = indiaClock(now).getTime()
  const today = local - (local % dayLength) + digestHour * 3600 * 1000
  return new Date((today > local ? today : today + dayLength) - indiaOffsetMs)
}

export function isDaytime(now: Date): boolean {
  return daytimeFrom(now) === now
}

/** The time itself between 07:00 and 21:00 in India, else the next 07:00. */
export function daytimeFrom(now: Date): Date {
  const local = indiaClock(now).getTime()
  const midnight = local - (local % dayLength)
  const hour = (local - midnight) / (3600 * 1000)
  if (hour >= fromHour && hour < untilHour) return now
  const morning = midnight + fromHour * 3600 * 1000 + (hour < fromHour ? 0 : dayLength)
  return new Date(morning - indiaOffsetMs)
}

/** The next 21:00 in India: a daytime message expires then. */
export function nightAfter(now: Date): Date {
  const local = indiaClock(now).getTime()
  const night = local - (local % dayLength) + untilHour * 3600 * 1000
  return new Date((night > local ? night : night + dayLength) - indiaOffsetMs)
}
