import { indiaDay } from '../india-time.ts'
import type { MasteryLevel } from './mastery.ts'
import { isOpenSkill } from './plan.ts'
import { dateOfDay, reviewDay } from './reviews.ts'

const minutesPerQuestion = 2
const questionsToLearn = 3
/** Share of today's minutes for reviews when there is something new to learn. */
const reviewShare = 0.7

export type SkillState = {
  skill: string
  level: MasteryLevel
  dueAt: Date
  lastTriedAt: Date
}

/**
 * Why a skill is included: it is due, its final review is due, it is in this week's plan, was started, or comes next in
 * a course.
 */
type Reason = 'due' | 'lastLook' | 'plan' | 'begun' | 'next'

export type DayEntry = {
  skill: string
  reason: Reason
  questionCount: number
  minutes: number
  /** When it was last attempted, `2027-03-08`; null for a new one. */
  lastTriedOn: string | null
}

type Day = {
  /** An Indian day. */
  day: number
  examinationDay: number | null
  /** The skills of this week's plan that are not secure, in order. */
  plannedSkills: readonly string[]
  /** The skills of the student's courses in order, for students without a plan. */
  courseSkills: readonly string[]
  mostMinutes: number
  /** Skills to exclude. */
  without?: ReadonlySet<string>
}

/**
 * The content of a day: first what is due for review, longest due first, then the week's plan, then what was started;
 * if nothing is left, what comes next in a course. It fits into the minutes; the rest is due the next day.
 */
export function dayEntries(
  states: readonly SkillState[],
  { day, examinationDay, plannedSkills, courseSkills, mostMinutes, without = new Set() }: Day,
): DayEntry[] {
  const remaining = states.filter(({ skill }) => !without.has(skill))
  const byName = new Map(states.map((state) => [state.skill, state]))
  const reviews = remaining
    .flatMap((state) => {
      const review = reviewDay(state, examinationDay)
      return review === null || review.day > day ? [] : [{ ...state, ...review }]
    })
    .sort((one, other) => one.day - other.day || one.dueAt.getTime() - other.dueAt.getTime())
    .map((state): DayEntry => entry(state.skill, state.isLastLook ? 'lastLook' : 'due', 1, state))
  const isReviewed = new Set(reviews.map(({ skill }) => skill))
  const planned = plannedSkills.filter((skill) => !without.has(skill) && !isReviewed.has(skill))
  const begun = remaining.filter(
    (state) => isOpenSkill(state) && !isReviewed.has(state.skill) && !planned.includes(state.skill),
  )
  const known = [
    ...planned.map((skill) => entry(skill, 'plan', questionsToLearn, byName.get(skill))),
    ...begun.map((state) => entry(state.skill, 'begun', questionsToLearn, state)),
  ]
  const next = courseSkills.find((skill) => !byName.has(skill) && !without.has(skill))
  const toLearn =
    known.length === 0 && next !== undefined ? [entry(next, 'next', questionsToLearn, undefined)] : known
  const minutesOfReviews = toLearn.length === 0 ? mostMinutes : mostMinutes * reviewShare
  const taken = fitting(reviews, minutesOfReviews)
  return [...taken, ...fitting(toLearn, mostMinutes - minutesOf(taken))]
}

export function minutesOf(entries: readonly DayEntry[]): number {
  return entries.reduce((sum, { minutes }) => sum + minutes, 0)
}

function entry(
  skill: string,
  reason: Reason,
  questionCount: number,
  state: SkillState | undefined,
): DayEntry {
  return {
    ...{ skill, reason, questionCount },
    minutes: questionCount * minutesPerQuestion,
    lastTriedOn: state === undefined ? null : dateOfDay(indiaDay(state.lastTriedAt)),
  }
}

/** The first entries that fit into this many minutes. */
function fitting(entries: readonly DayEntry[], mostMinutes: number): DayEntry[] {
  let left = mostMinutes
  const end = entries.findIndex(({ minutes }) => {
    left -= minutes
    return left < 0
  })
  return entries.slice(0, end < 0 ? entries.length : end)
}
