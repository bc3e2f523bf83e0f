const hourMs = 3600 * 1000
const indiaOffsetMs = 5.5 * hourMs

/** An order is reminded of when its checkout was offered so long ago, and no longer. */
export const remindedAfterHours = 3
export const remindedWithinHours = 48

/** Families are written to between seven in the morning and nine in the evening in India. */
export function isWritingHour(now: Date): boolean {
  const hour = new Date(now.getTime() + indiaOffsetMs).getUTCHours()
  return hour >= 7 && hour < 21
}

/** Of orders whose checkout was offered in this span one is reminded of now. */
export function reminderSpan(now: Date): { from: Date; to: Date } {
  return {
    from: new Date(now.getTime() - remindedWithinHours * hourMs),
    to: new Date(now.getTime() - remindedAfterHours * hourMs),
  }
}
