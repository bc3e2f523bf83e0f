import { indiaDay, isBusinessDay, type MovingHolidays, startOfIndiaDay } from '../payments/india-days.ts'

/** open: a teacher is to answer; answered: the student is; closed. A reply by the student opens it again. */
export const questionStatuses = ['open', 'answered', 'closed'] as const
export type QuestionStatus = (typeof questionStatuses)[number]

/** Lines of the system's own in a thread, kept by name and said in the reader's language. */
const questionLines = ['disputed', 'closed'] as const
export type QuestionLine = (typeof questionLines)[number]

/** Longest line of practice beside which is asked, as it is typed. */
export const longestLine = 200
/** Messages of one thread: a longer conversation is no question any more. */
export const mostMessages = 100

/** Hours in India in which teachers answer, Monday to Saturday without holidays. */
const teachingHours = { opensAt: 9, closesAt: 18 } as const
/** Within so many of those hours a teacher answers. */
const answerWithinTeachingHours = 9

/** Teachers are told of a question that waits, so long before its answer is due. */
export const toldBeforeDueHours = 2

/** Shorter parts of a name, such as initials, occur in every text. */
const shortestName = 3

/** Whether a text has a part of a person's name as a word of its own. */
export function namesAnyOf(name: string, text: string): boolean {
  const said = new Set(wordsOf(text))
  return wordsOf(name).some((part) => part.length >= shortestName && said.has(part))
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  )
}

const hourMs = 3_600_000

/** When an answer is due that somebody waits for since then. */
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

/** How long who answers holds a thread after the last sign of it. */
export const claimMinutes = 10
