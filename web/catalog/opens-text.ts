import { type Opening, opensLater } from '../../domain/catalog/rules.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { dayText } from '../ui/day-text.ts'

/** When a lesson that is not open yet opens for students of its course; else null. */
export function opensText(lesson: Opening): string | null {
  if (!opensLater(lesson, new Date())) return null
  const { opensOn, opensAfterDays } = lesson
  if (opensAfterDays != null) return m.course_opens_after({ count: opensAfterDays })
  return m.course_opens_on({ date: dayText(`${opensOn}T00:00+05:30`) })
}
