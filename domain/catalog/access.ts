import { dayMs } from '../durations.ts'

/** Days before the end of access from which it can be renewed. */
const renewalWindowDays = 14

/** Days of access left, including the current one; 0 once it has ended. */
export function daysLeft(validTill: Date, now: Date): number {
  return Math.max(0, Math.ceil((validTill.getTime() - now.getTime()) / dayMs))
}

/** True in the last 14 days of access, and once it has ended. */
export function canRenew(validTill: Date, now: Date): boolean {
  return daysLeft(validTill, now) <= renewalWindowDays
}
