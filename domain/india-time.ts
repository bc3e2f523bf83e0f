import { hourMs } from './durations.ts'
/** India has one time zone, without summer time. */
export const indiaOffsetMs = 5.5 * hourMs

/** A date whose UTC fields are the Indian clock and calendar at a moment. */
export function indiaClock(at: Date): Date {
  return new Date(at.getTime() + indiaOffsetMs)
}
