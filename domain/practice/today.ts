import { indiaDay } from '../payments/india-days.ts'
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
 * Why a skill is asked: it is due, for the last time before the examination, in this week's plan, was begun, or comes
 * next in a course.
 */
type Reason = 'due' | 'lastLook' | 'plan' | 'begun' | 'next'

export type DayEntry = {
  skill: string
  reason: Reason
  questionCount: number
  minutes: number
  /** When it was tried last, `2027-03-08`; null for what is new. */
  lastTriedOn: string | null
}

type Day = {
  /** An Indian day. */
  day: number
  examinationDay: number | null
  /** The skills of this week's plan that are not secure, in their order. */
  plannedSkills: readonly string[]
  /** The skills of the student's courses in their order: who has no plan is led on by them. */
  courseSkills: readonly string[]
  mostMinutes: number
  /** Skills that are left out. */
  without?: ReadonlySet<string>
}

/**
 * What a day holds: first what is due for review, longest due first, then what the plan has for the week, then what was
 * begun; where nothing is to be learned, what comes next in a course. It fits into the minutes; what does not fit is
 * due on the next day as well.
 */
export function dayEntries(
  states: readonly SkillState[],
  { day, examinationDay, plannedSkills, courseSkills, mostMinutes, without = new Set() }: Day,
): DayEntry[] {
  const shown = states.filter(({ skill }) => !without.has(skill))
  const byName = new Map(states.map((state) => [state.skill, state]))
  const reviews = shown
    .flatMap((state) => {
      const review = reviewDay(state, examinationDay)
      return review === null || review.day > day ? [] : [{ ...state, ...review }]
    })
    .sort((one, other) => one.day - other.day || one.dueAt.getTime() - other.dueAt.getTime())
    .map((state): DayEntry => entry(state.skill, state.isLastLook ? 'lastLook' : 'due', 1, state))
  const isReviewed = new Set(reviews.map(({ skill }) => skill))
  const planned = plannedSkills.filter((skill) => !without.has(skill) && !isReviewed.has(skill))
  const begun = shown.filter(
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

/** The first entries that fit into so many minutes. */
function fitting(entries: readonly DayEntry[], mostMinutes: number): DayEntry[] {
  let left = mostMinutes
  const end = entries.findIndex(({ minutes }) => {
    left -= minutes
    return left < 0
  })
  return entries.slice(0, end < 0 ? entries.length : end)
}
