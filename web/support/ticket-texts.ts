import type { Locale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import type { TicketStatus } from '../../domain/support/rules.ts'
import { currentLocale } from '../locale.ts'

const zone = { timeZone: 'Asia/Kolkata' } as const
const regions: Record<Locale, string> = { en: 'en-IN', hi: 'hi-IN', te: 'te-IN' }

const statusSentences: Record<TicketStatus, () => string> = {
  open: m.support_status_open,
  waiting: m.support_status_waiting,
  solved: m.support_status_solved,
}

export function statusText(status: TicketStatus): string {
  return statusSentences[status]()
}

/** The day of a moment in India, to compare days by. */
export function dayOf(sentAt: string): string {
  return new Intl.DateTimeFormat('en-CA', { ...zone, dateStyle: 'short' }).format(new Date(sentAt))
}

/** "4:05 pm", in Indian time. */
export function timeText(sentAt: string): string {
  return new Intl.DateTimeFormat(regions[currentLocale()], { ...zone, timeStyle: 'short' }).format(
    new Date(sentAt),
  )
}

const dayInMilliseconds = 24 * 3600 * 1000

/** "Today", "Yesterday" or "12 Mar 2027", in Indian time. */
export function dayText(sentAt: string, now: Date): string {
  const day = dayOf(sentAt)
  if (day === dayOf(now.toISOString())) return m.support_today()
  if (day === dayOf(new Date(now.getTime() - dayInMilliseconds).toISOString())) return m.support_yesterday()
  return new Intl.DateTimeFormat(regions[currentLocale()], {
    ...zone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(sentAt))
}

/** When something was said last: the time of today, else the day. */
export function activityText(at: string, now: Date): string {
  const isToday = dayOf(at) === dayOf(now.toISOString())
  return m.support_last_activity({ time: isToday ? timeText(at) : dayText(at, now) })
}
