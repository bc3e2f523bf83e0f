import { type Card, createEmptyCard, fsrs, generatorParameters, Rating } from 'ts-fsrs'
import { hoursAfter } from '../durations.ts'
import { indiaDay, midnightOf, startOfIndiaDay } from '../india-time.ts'
import type { FirstTry } from './mastery.ts'

/** Days before an examination in which each skill gets its final review. */
export const lastLookDays = 10

const scheduler = fsrs(
  generatorParameters({ request_retention: 0.9, enable_fuzz: false, enable_short_term: false }),
)

/**
 * When a skill is next reviewed, by how well it was remembered: the first question of a day counts. Right without help
 * is good, with a hint hard, wrong again; nothing is ever easy. Null for a skill without attempts.
 */
export function nextReview(tries: readonly FirstTry[]): Date | null {
  let card: Card | null = null
  let day: number | null = null
  for (const one of tries) {
    if (indiaDay(one.at) === day) continue
    day = indiaDay(one.at)
    card = scheduler.next(card ?? createEmptyCard(one.at), one.at, ratingOf(one)).card
  }
  return card?.due ?? null
}

function ratingOf({ isRight, hintsUsed }: FirstTry): Rating.Again | Rating.Hard | Rating.Good {
  if (!isRight) return Rating.Again
  return hintsUsed > 0 ? Rating.Hard : Rating.Good
}

type ReviewedSkill = { skill: string; dueAt: Date; lastTriedAt: Date }

/**
 * The Indian day of a skill's next review before an examination, and whether it is the final one. What would fall into
 * the last ten days, or after the examination, is spread over those days by the skill's name. Null after its final
 * review, and after the examination.
 */
export function reviewDay(
  { skill, dueAt, lastTriedAt }: ReviewedSkill,
  examinationDay: number | null,
): { day: number; isLastLook: boolean } | null {
  const due = indiaDay(dueAt)
  if (examinationDay === null) return { day: due, isLastLook: false }
  const firstLook = examinationDay - lastLookDays
  if (due < firstLook) return { day: due, isLastLook: false }
  if (indiaDay(lastTriedAt) >= firstLook) return due < examinationDay ? { day: due, isLastLook: false } : null
  return { day: firstLook + (numberOf(skill) % lastLookDays), isLastLook: true }
}

/** A stable number from a name. */
function numberOf(name: string): number {
  let number = 0
  for (const letter of name) number = (number * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return number
}

/** The Indian day of a date, `2027-03-12`. */
export function dayOfDate(date: string): number {
  return indiaDay(midnightOf(date))
}

/** An Indian day as a date, `2027-03-12`. */
export function dateOfDay(day: number): string {
  return hoursAfter(startOfIndiaDay(day), 12).toISOString().slice(0, 10)
}
