import * as z from 'zod/mini'
import type { MessageKey } from './messages/message-key.ts'

/** A valid calendar day, as `2026-11-25`. The database's begin with the year 1. */
export function calendarDay(message: MessageKey) {
  return z.iso.date(message).check(z.regex(/^(?!0000)/, message))
}
