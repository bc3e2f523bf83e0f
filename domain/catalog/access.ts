/** Days before the end of access from which it can be renewed. */
const renewalWindowDays = 14

const dayMilliseconds = 86_400_000

/** Days of access that remain, the running one counted; 0 once it has ended. */
export function daysLeft(validTill: Date, now: Date): number {
  return Math.max(0, Math.ceil((validTill.getTime() - now.getTime()) / dayMilliseconds))
}

/** True once the access has ended and in the last 14 days of it. */
export function canRenew(validTill: Date, now: Date): boolean {
  return daysLeft(validTill, now) <= renewalWindowDays
}
