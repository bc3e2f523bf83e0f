import { daysBefore } from '../../domain/durations.ts'
import { dateText, dayKey, hourText } from '../../domain/formats.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import type { TicketStatus } from '../../domain/support/rules.ts'
import { currentLocale } from '../locale.ts'

const statusSentences: Record<TicketStatus, () => string> = {
  open: m.support_status_open,
  waiting: m.support_status_waiting,
  solved: m.support_status_solved,
}

export function statusText(status: TicketStatus): string {
  return statusSentences[status]()
}

/** The calendar day of a time in India, to compare days. */
export function dayOf(sentAt: string): string {
  return dayKey(new Date(sentAt))
}

/** "4:05 pm", in Indian time. */
export function timeText(sentAt: string): string {
  return hourText(new Date(sentAt), currentLocale())
}

/** "Today", "Yesterday" or "12 Mar 2027", in Indian time. */
export function dayText(sentAt: string, now: Date): string {
  const day = dayOf(sentAt)
  if (day === dayKey(now)) return m.support_today()
  if (day === dayKey(daysBefore(now, 1))) return m.support_yesterday()
  return dateText(new Date(sentAt), currentLocale())
}

/** When the last message was sent: the time if today, else the day. */
export function activityText(at: string, now: Date): string {
  const isToday = dayOf(at) === dayKey(now)
  return m.support_last_activity({ time: isToday ? timeText(at) : dayText(at, now) })
}
