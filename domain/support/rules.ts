import { cutText } from '../cut-text.ts'
import { indiaClock } from '../india-time.ts'

/** open: waits for staff; waiting: waits for the student; solved. A reply by the student opens it again. */
export const ticketStatuses = ['open', 'waiting', 'solved'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

/** Longest question or reply, in characters. */
export const longestMessage = 4000

/**
 * Maximum messages of a ticket to which its student may reply; staff answers and system notes are possible beyond it.
 */
export const mostMessages = 200

/** The response time promised to students in pages and mails. */
export const answerPromise = { usuallyHours: 24, atMostHours: 48, solvedWithinDays: 30 } as const

/** System lines between the messages, stored by name and shown in the reader's language. */
export const systemLines = ['solved', 'reopened'] as const
export type SystemLine = (typeof systemLines)[number]

/** Sender of system lines in the API. */
export const systemSenderId = 'system'

const numberPattern = /^TKT-(\d{4})-(\d{5,9})$/

/** "TKT-2026-00412": at least five digits. */
export function ticketNumberText({ year, number }: { year: number; number: number }): string {
  return `TKT-${year}-${String(number).padStart(5, '0')}`
}

/** The reverse of `ticketNumberText`, in any case; null for an invalid number. */
export function readTicketNumber(text: string): { year: number; number: number } | null {
  const found = numberPattern.exec(text.trim().toUpperCase())
  return found === null ? null : { year: Number(found[1]), number: Number(found[2]) }
}

/** The Indian year at a time: numbers start again at midnight there. */
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

/** The ticket's state after a staff answer. */
export function statusAfterAnswer(isSolved: boolean): TicketStatus {
  return isSolved ? 'solved' : 'waiting'
}

/**
 * Whether a student's reply is acknowledged by mail: only the first one after an answer. While the ticket is open the
 * student has already been notified.
 */
export function isAcknowledged(statusBefore: TicketStatus): boolean {
  return statusBefore !== 'open'
}
