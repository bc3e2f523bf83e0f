import { cutText } from '../cut-text.ts'
import { indiaClock } from '../india-time.ts'

/** open: staff are to answer; waiting: the student is; solved. A reply by the student opens it again. */
export const ticketStatuses = ['open', 'waiting', 'solved'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

/** Longest question or reply, in characters. */
export const longestMessage = 4000

/** Most messages of a ticket to which its student may reply; staff answer, and the system notes, beyond it. */
export const mostMessages = 200

/** The promise to the student, as pages and mails say it. */
export const answerPromise = { usuallyHours: 24, atMostHours: 48, solvedWithinDays: 30 } as const

/** Lines of the system's own between the messages, kept by name and said in the reader's language. */
const systemLines = ['solved', 'reopened'] as const
export type SystemLine = (typeof systemLines)[number]

/** Who sends system lines, on the wire. */
export const systemSenderId = 'system'

const numberPattern = /^TKT-(\d{4})-(\d{5,9})$/

/** "TKT-2026-00412": five digits at least. */
export function ticketNumberText({ year, number }: { year: number; number: number }): string {
  return `TKT-${year}-${String(number).padStart(5, '0')}`
}

/** The reverse of `ticketNumberText`, whatever the case; null for a text that is no ticket's number. */
export function readTicketNumber(text: string): { year: number; number: number } | null {
  const found = numberPattern.exec(text.trim().toUpperCase())
  return found === null ? null : { year: Number(found[1]), number: Number(found[2]) }
}

/** The year in India at a moment: numbers start again at midnight there. */
export function indianYear(at: Date): number {
  return indiaClock(at).getUTCFullYear()
}

const longestSubject = 80

/** The subject of a question: its first line, cut at a word to 80 characters. */
export function subjectOf(question: string): string {
  const line = (question.trim().split(/\s*\n/)[0] ?? '').replace(/\s+/g, ' ')
  if (line.length <= longestSubject) return line
  const cut = cutText(line, longestSubject)
  const atWord = cut.replace(/\s+\S*$/, '')
  return `${(atWord.length > longestSubject / 2 ? atWord : cut).trimEnd()}…`
}

/** What the ticket's state becomes with an answer of staff. */
export function statusAfterAnswer(isSolved: boolean): TicketStatus {
  return isSolved ? 'solved' : 'waiting'
}

/**
 * Whether a reply of the student is acknowledged by mail: the first one after an answer. While the
 * ticket is open anyway the student has been told, and a conversation is not answered line by line.
 */
export function isAcknowledged(statusBefore: TicketStatus): boolean {
  return statusBefore !== 'open'
}
