import { hoursBefore } from '../../durations.ts'

/** Hours after its checkout was offered in which an unpaid order gets its reminder. */
const remindedAfterHours = 3
const remindedWithinHours = 48

/** When the checkout of an order that gets its reminder now was offered. */
export function reminderSpan(now: Date): { from: Date; to: Date } {
  return {
    from: hoursBefore(now, remindedWithinHours),
    to: hoursBefore(now, remindedAfterHours),
  }
}
