const hourMs = 3600 * 1000

/** Hours after its checkout was offered in which an unpaid order gets its reminder. */
export const remindedAfterHours = 3
export const remindedWithinHours = 48

/** When the checkout of an order that gets its reminder now was offered. */
export function reminderSpan(now: Date): { from: Date; to: Date } {
  return {
    from: new Date(now.getTime() - remindedWithinHours * hourMs),
    to: new Date(now.getTime() - remindedAfterHours * hourMs),
  }
}
