import type { Role } from '../addresses.ts'
import { daysAfter, hoursAfter } from '../durations.ts'
import { answerPromise, type TicketStatus } from '../support/rules.ts'

export const roles = [
  'owner',
  'author-own',
  'author-all',
  'publish',
  'price',
  'site',
  'policies',
  'support',
  'finance',
  'people',
] as const satisfies readonly Role[]

/** Common sets of roles, by job title. */
export const jobs = {
  owner: ['owner'],
  author: ['author-all', 'publish', 'price', 'site'],
  teacher: ['author-own'],
  support: ['support', 'people'],
  finance: ['finance'],
} as const satisfies Record<string, readonly Role[]>
export type Job = keyof typeof jobs

/** The job with exactly these roles; null for a custom set. */
export function jobOf(held: readonly Role[]): Job | null {
  const isSame = (job: readonly Role[]) => job.length === held.length && hasAll(held, job)
  return (Object.keys(jobs) as Job[]).find((job) => isSame(jobs[job])) ?? null
}

const hasAll = (held: readonly Role[], wanted: readonly Role[]) => wanted.every((role) => held.includes(role))

/** Whether somebody with these roles has any of the required ones. */
export function holdsAny(held: readonly Role[], allowed: readonly Role[]): boolean {
  return allowed.some((role) => held.includes(role))
}

/** Roles that may refund. */
export const moneyRoles = ['owner', 'finance'] as const satisfies readonly Role[]

export function handlesMoney(held: readonly Role[]): boolean {
  return holdsAny(held, moneyRoles)
}

/** Whether somebody may do more with money than before: refund, or as an owner set the limits. */
export function widensMoneyRole(before: readonly Role[], after: readonly Role[]): boolean {
  return after.includes('owner') ? !before.includes('owner') : handlesMoney(after) && !handlesMoney(before)
}

/** Absolute lifetime of an admin session. */
export const adminSessionHours = 12
/** Idle timeout of an admin session. */
export const adminIdleMinutes = 30
/** Header of the admin's calls: id of the person the page shows as signed in. A call in another session is refused. */
export const staffHeader = 'stepmark-staff'
/** What moves money, data, roles or settings requires an authenticator code from the last minutes. */
export const freshCodeMinutes = 10
/** Lifetime of a set-up link. */
export const setUpHours = 24
/** Lifetime of a password reset link. */
export const passwordLinkMinutes = 60
/** Reset links that may be open for one member of staff. */
export const openPasswordLinks = 3

export const staffPasswordMinimum = 12
export const staffPasswordMaximum = 128

/** What is in the inbox: a student's ticket, or a visitor's form. */
export const caseKinds = ['ticket', 'contact', 'application', 'report'] as const
export type CaseKind = (typeof caseKinds)[number]
export type EnquiryKind = Exclude<CaseKind, 'ticket'>

/** Cases of a status are counted no further than this: a longer list is searched, not read. */
export const mostCasesCounted = 1000

/** Rows per page of the inbox and the log. */
export const pageSizes = [25, 50, 100] as const

type CaseTimes = { createdAt: Date; firstAnsweredAt: Date | null; status: TicketStatus }

/** When the first answer is due, 48 hours after the question; null once there was one or it is solved. */
export function firstAnswerDueAt({ createdAt, firstAnsweredAt, status }: CaseTimes): Date | null {
  if (firstAnsweredAt !== null || status === 'solved') return null
  return hoursAfter(createdAt, answerPromise.atMostHours)
}

/** When a case should be solved, a month after the question; null once it is. */
export function solveDueAt({ createdAt, status }: Pick<CaseTimes, 'createdAt' | 'status'>): Date | null {
  if (status === 'solved') return null
  return daysAfter(createdAt, answerPromise.solvedWithinDays)
}
