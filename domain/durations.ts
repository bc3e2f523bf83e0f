export const hourMs = 3600 * 1000
/** A day in India, which has no summer time. */
export const dayMs = 24 * hourMs

export function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000)
}

export function secondsBefore(moment: Date, seconds: number): Date {
  return secondsAfter(moment, -seconds)
}

export function hoursAfter(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + hours * hourMs)
}

export function hoursBefore(moment: Date, hours: number): Date {
  return hoursAfter(moment, -hours)
}

export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs)
}

export function daysBefore(moment: Date, days: number): Date {
  return daysAfter(moment, -days)
}
