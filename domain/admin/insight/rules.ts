import { daysBefore } from '../../durations.ts'
import { dateOfDay, dayOfDate } from '../../practice/reviews.ts'

/** How the gateway's settlements and our records may differ. */
export const differences = [
  'unknownPayment',
  'unknownRefund',
  'otherAmount',
  'badSum',
  'otherMovement',
  'notSettled',
  'refundNotSettled',
] as const
export type Difference = (typeof differences)[number]

/** Money captured by the gateway this many days ago must be in the bank. */
export const daysToSettle = 10
/** How much further back it is looked for. */
export const settlementDaysLookedBack = 90

export const periods = ['7', '30', '90', 'year', 'custom'] as const
export type PeriodName = (typeof periods)[number]

/** Indian days as `2027-03-08`, both inclusive. */
export type Days = { from: string; to: string }
export type Period = Days & { before: Days }

/** The longest period shown: two years. */
export const mostDays = 731

/**
 * The days of a period that ends today, or of a chosen one, and as many days before it. The financial year began on the
 * last 1 April; it is compared with the same days of the year before.
 */
export function periodOf(name: Exclude<PeriodName, 'custom'> | Days, today: string): Period {
  if (name === 'year') {
    const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
    const begins = month < 4 ? year - 1 : year
    const lastYear = sameDayOfYearBefore(today)
    return { from: `${begins}-04-01`, to: today, before: { from: `${begins - 1}-04-01`, to: lastYear } }
  }
  const { from, to } = typeof name === 'string' ? { from: addDays(today, 1 - Number(name)), to: today } : name
  const length = dayOfDate(to) - dayOfDate(from) + 1
  return { from, to, before: { from: addDays(from, -length), to: addDays(from, -1) } }
}

/** 29 February has no counterpart in the year before: use the 28th. */
function sameDayOfYearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1)
  return day.endsWith('-02-29') ? `${year}-02-28` : year + day.slice(4)
}

export function addDays(day: string, count: number): string {
  return dateOfDay(dayOfDate(day) + count)
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  // Day 0 was a Thursday.
  return addDays(day, -((dayOfDate(day) + 3) % 7))
}

/** The Mondays of a period's days; a week belongs to the period in which it begins. */
export function weeksOf({ from, to }: Days): { first: string; last: string; count: number } {
  const last = mondayOf(to)
  const first = mondayOf(addDays(from, 6))
  return { first, last, count: Math.max(0, (dayOfDate(last) - dayOfDate(first)) / 7 + 1) }
}

/** Learning figures of fewer people would reveal too much of each. */
export const leastGroup = 10

/** A learner who was inactive for this many days has stopped. */
const daysToStop = 14

export const learnerStates = ['notBegun', 'stopped', 'learning', 'finished'] as const
export type LearnerState = (typeof learnerStates)[number]

type Learner = { begun: number; done: number; total: number; lastActiveAt: Date | null }

/** Somebody's progress in a course. */
export function learnerState({ begun, done, total, lastActiveAt }: Learner, now: Date): LearnerState {
  if (total > 0 && done >= total) return 'finished'
  if (begun === 0 && done === 0) return 'notBegun'
  return lastActiveAt !== null && lastActiveAt >= daysBefore(now, daysToStop) ? 'learning' : 'stopped'
}

type StudyPlan = { madeOn: string; examinationOn: string; secure: number; total: number }

/** How far behind a student may be, as a share of the time from the plan's start to the examination. */
const allowedShare = 0.1

/**
 * Whether a student is behind the study plan: the share of secure skills is below the share of elapsed days. A plan is
 * recalculated each week, so this is measured from its first day, when it was last changed.
 */
export function isBehindPlan({ madeOn, examinationOn, secure, total }: StudyPlan, today: string): boolean {
  const [from, to, now] = [madeOn, examinationOn, today].map(dayOfDate)
  if (from === undefined || to === undefined || now === undefined || total === 0 || to <= now || to <= from)
    return false
  return secure / total < (now - from) / (to - from) - allowedShare
}

/**
 * Upper end of a chart's scale: the least round number that is not below its highest figure, and whose half is whole.
 */
export function chartScaleEnd(highest: number): number {
  const power = 10 ** Math.max(0, Math.ceil(Math.log10(Math.max(1, highest))) - 1)
  return power * ([2, 4, 6, 8].find((step) => step * power >= highest) ?? 10)
}

/** Queues of waiting work, each for the roles that handle it. */
export const homeItems = [
  'refunds',
  'lateCases',
  'openCases',
  'questions',
  'disputes',
  'differences',
  'failedJobs',
  'launch',
] as const
export type HomeItem = (typeof homeItems)[number]

/** What an owner does first in an empty installation, in this order. */
export const firstSteps = ['seller', 'course', 'publish', 'trial'] as const
export type FirstStep = (typeof firstSteps)[number]

/** Counts stop here. */
export const mostWaiting = 1000
/** A job that failed this often will not recover by itself. */
export const failuresToReport = 3
