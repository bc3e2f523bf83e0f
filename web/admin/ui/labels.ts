import type { Role } from '../../../domain/addresses.ts'
import type { LearnerState } from '../../../domain/admin/insight/rules.ts'
import type { Audience } from '../../../domain/admin/mailings/schemas.ts'
import type { orderStates } from '../../../domain/admin/orders/rules.ts'
import { type CaseKind, type Job, jobOf } from '../../../domain/admin/rules.ts'
import { roleText } from '../../../domain/admin/staff/role-texts.ts'
import type { CourseLanguage } from '../../../domain/catalog/choices.ts'
import { dateText, lastMomentBefore, timeText } from '../../../domain/formats.ts'
import { indiaClock, midnightOf } from '../../../domain/india-time.ts'
import type { Locale } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { textBy } from '../../../domain/messages/text-by.ts'
import { findPlan } from '../../../domain/payments/plans.ts'
import type { SiteContentKey } from '../../../domain/site/content.ts'
import type { TicketStatus } from '../../../domain/support/rules.ts'

export const jobText = textBy<Job>({
  owner: m.admin_role_owner,
  author: m.admin_job_author,
  teacher: m.admin_job_teacher,
  support: m.admin_role_support,
  finance: m.admin_role_finance,
})

/** The name of a job if its roles match exactly, else the names of the roles. */
export function rolesText(held: readonly Role[]): string {
  const job = jobOf(held)
  return job === null ? held.map(roleText).join(', ') : jobText(job)
}

export const kindText = textBy<CaseKind>({
  ticket: m.admin_kind_ticket,
  contact: m.admin_kind_contact,
  application: m.admin_kind_application,
  report: m.admin_kind_report,
})

export const statusText = textBy<TicketStatus>({
  open: m.admin_status_open,
  waiting: m.admin_status_waiting,
  solved: m.admin_status_solved,
})

/** A language by its English name: the admin's fonts have no letters of Hindi and Telugu. */
export const localeText = textBy<Locale | CourseLanguage>({
  en: m.admin_language_en,
  hi: m.admin_language_hi,
  te: m.admin_language_te,
  ta: m.admin_language_ta,
  kn: m.admin_language_kn,
  mr: m.admin_language_mr,
})

/** The date of a timestamp: "1 Apr 2025". */
export function dateOf(iso: string): string {
  return dateText(new Date(iso), 'en')
}

/** The last day before an end. */
export function lastDayText(end: string): string {
  return dateText(lastMomentBefore(new Date(end)), 'en')
}

/** A date of the calls ("2025-04-01"), formatted: "1 Apr 2025". */
export function dayText(day: string): string {
  return dateText(midnightOf(day), 'en')
}

const steps = [
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const

const relative = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' })

/** "3 hours ago", "in 2 days": a time relative to now. */
export function distanceText(iso: string, now = Date.now()): string {
  const seconds = Math.round((Date.parse(iso) - now) / 1000)
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? ['minute', 60]
  return relative.format(Math.trunc(seconds / size), unit)
}

/** The exact date and time in India. */
export function momentText(iso: string): string {
  return timeText(new Date(iso), 'en')
}

/** Messages of the form rules, by the key. */
export function ruleText(key: string): string {
  const texts: Record<string, () => string> = {
    email_required: m.email_required,
    email_invalid: m.email_invalid,
    password_required: m.password_required,
    password_too_long: m.password_too_long,
    admin_password_too_short: m.admin_password_too_short,
    code_invalid: m.admin_code_digits,
    name_required: m.name_required,
    name_too_long: m.name_too_long,
    name_invalid: m.name_invalid,
    admin_canned_title_required: m.admin_canned_title_required,
    admin_canned_title_long: m.admin_canned_title_long,
    message_required: m.message_required,
    message_too_long: m.message_too_long,
    admin_reason_required: m.admin_reason_required,
    admin_holiday_day: m.admin_holiday_day,
    admin_holiday_name: m.admin_holiday_name,
    admin_launch_mark_invalid: m.admin_launch_mark_invalid,
    admin_reason_too_short: m.admin_reason_too_short,
    admin_reason_too_long: m.admin_reason_too_long,
  }
  return (texts[key] ?? m.field_invalid)()
}

/** The progress of a learner, or that the study plan is ahead of them. */
export const learnerStateText = textBy<LearnerState | 'behind'>({
  notBegun: m.admin_learner_not_begun,
  stopped: m.admin_learner_stopped,
  learning: m.admin_learner_learning,
  finished: m.admin_learner_finished,
  behind: m.admin_learner_behind,
})

/** A date and time typed in India, `2026-11-21T09:30`, as ISO 8601. */
export function momentInIndia(typed: string): string {
  return `${typed}:00+05:30`
}

/** A timestamp formatted for a field of India's time. */
export function typedMoment(moment: Date): string {
  return indiaClock(moment).toISOString().slice(0, 16)
}

export function planText(plan: number): string {
  const texts = { monthly: m.plan_name_monthly, quarterly: m.plan_name_quarterly, yearly: m.plan_name_yearly }
  const found = findPlan(plan)
  return found ? texts[found.name]() : String(plan)
}

export const orderStateText = textBy<(typeof orderStates)[number]>({
  open: m.admin_order_open,
  paid: m.admin_order_paid,
  refunded: m.admin_order_refunded,
  expired: m.admin_order_expired,
})

export const audienceText = textBy<Audience>({
  news: m.admin_mailing_news,
  course: m.admin_mailing_course,
  batch: m.admin_mailing_batch,
})

export const siteKeyText = textBy<SiteContentKey>({
  contact: m.admin_site_contact,
  seller: m.admin_site_seller,
  social: m.admin_site_social,
  figures: m.admin_site_figures,
  batch: m.admin_site_batch,
  copyrightYear: m.admin_site_copyright_year,
  homeQuestions: m.admin_site_home_questions,
  contactQuestions: m.admin_site_contact_questions,
  testimonials: m.admin_site_testimonials,
  workshops: m.admin_site_workshops,
  results: m.admin_site_results,
  values: m.admin_site_values,
  backers: m.admin_site_backers,
  careerBatches: m.admin_site_career_batches,
  chronicle: m.admin_site_chronicle,
  showcase: m.admin_site_showcase,
})
