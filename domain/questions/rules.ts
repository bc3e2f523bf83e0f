import { hourMs } from '../durations.ts'
import { indiaDay, startOfIndiaDay } from '../india-time.ts'
import { isBusinessDay, type MovingHolidays } from '../payments/india-days.ts'

/** open: waits for a teacher; answered: waits for the student; closed. A reply by the student opens it again. */
export const questionStatuses = ['open', 'answered', 'closed'] as const
export type QuestionStatus = (typeof questionStatuses)[number]

/** System lines in a thread, stored by name and shown in the reader's language. */
const questionLines = ['disputed', 'closed'] as const
export type QuestionLine = (typeof questionLines)[number]

/** Longest line of practice that a question can be about, as typed. */
export const longestLine = 200
/** Maximum messages of one thread. */
export const mostMessages = 100

/** Hours in India in which teachers answer, Monday to Saturday without holidays. */
const teachingHours = { opensAt: 9, closesAt: 18 } as const
/** Teachers answer within this many of those hours. */
const answerWithinTeachingHours = 9

/** How long before an answer is due teachers are reminded of the question. */
export const reminderBeforeDueHours = 2

/** Shorter parts of a name, such as initials, occur in every text. */
const shortestName = 3

/** Whether a text contains a part of a person's name as a word. */
export function namesAnyOf(name: string, text: string): boolean {
  const words = new Set(wordsOf(text))
  return wordsOf(name).some((part) => part.length >= shortestName && words.has(part))
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  )
}

/** When an answer to a question asked at a time is due. */
export function answerDueAt(from: Date, holidays: MovingHolidays): Date {
  let leftMs = answerWithinTeachingHours * hourMs
  for (let day = indiaDay(from); ; day += 1) {
    if (!isBusinessDay(day, holidays)) continue
    const midnight = startOfIndiaDay(day).getTime()
    const begins = Math.max(from.getTime(), midnight + teachingHours.opensAt * hourMs)
    const todayMs = midnight + teachingHours.closesAt * hourMs - begins
    if (todayMs >= leftMs) return new Date(begins + leftMs)
    if (todayMs > 0) leftMs -= todayMs
  }
}

/** How long a thread stays locked after its editor's last sign of life. */
export const claimMinutes = 10
