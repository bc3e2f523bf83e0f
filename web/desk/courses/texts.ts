import type { CourseLanguage, PlanFieldName } from '../../../domain/desk/courses/choices.ts'
import type { CourseStatus } from '../../../domain/desk/courses/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'

export function courseStatusText(status: CourseStatus): string {
  const texts: Record<CourseStatus, () => string> = {
    draft: m.desk_course_status_draft,
    published: m.desk_course_status_published,
    archived: m.desk_course_status_archived,
  }
  return texts[status]()
}

export function planText(plan: PlanFieldName): string {
  const texts: Record<PlanFieldName, () => string> = {
    monthly: m.plan_monthly,
    quarterly: m.plan_quarterly,
    yearly: m.plan_yearly,
  }
  return texts[plan]()
}

const languages: Record<CourseLanguage, () => string> = {
  en: m.desk_language_en,
  hi: m.desk_language_hi,
  te: m.desk_language_te,
  ta: m.desk_language_ta,
  kn: m.desk_language_kn,
  mr: m.desk_language_mr,
}

export function languageText(language: CourseLanguage): string {
  return languages[language]()
}

const gaps: Record<string, () => string> = {
  desk_text_too_long: m.desk_text_too_long,
  desk_day_invalid: m.desk_day_invalid,
  desk_course_too_many_items: m.desk_course_too_many_items,
  desk_course_too_many_modules: m.desk_course_too_many_modules,
  desk_course_gap_title: m.desk_course_gap_title,
  desk_course_gap_slug: m.desk_course_gap_slug,
  desk_course_gap_slug_taken: m.desk_course_gap_slug_taken,
  desk_course_gap_category: m.desk_course_gap_category,
  desk_course_gap_instructor: m.desk_course_gap_instructor,
  desk_course_gap_languages: m.desk_course_gap_languages,
  desk_course_gap_cover: m.desk_course_gap_cover,
  desk_course_gap_about: m.desk_course_gap_about,
  desk_course_gap_rating: m.desk_course_gap_rating,
  desk_course_gap_plans: m.desk_course_gap_plans,
  desk_course_gap_price_wrong: m.desk_course_gap_price_wrong,
  desk_course_gap_price_low: m.desk_course_gap_price_low,
  desk_course_gap_price_high: m.desk_course_gap_price_high,
  desk_course_gap_plan_text: m.desk_course_gap_plan_text,
  desk_course_gap_modules: m.desk_course_gap_modules,
  desk_course_gap_module_title: m.desk_course_gap_module_title,
  desk_course_gap_module_empty: m.desk_course_gap_module_empty,
  desk_course_gap_item_title: m.desk_course_gap_item_title,
  desk_course_gap_item_media: m.desk_course_gap_item_media,
}

/** What is missing or wrong, by the key of the rule. */
export function gapText(key: string): string {
  return (gaps[key] ?? m.field_invalid)()
}

const facts: Record<string, () => string> = {
  title: m.desk_course_title,
  slug: m.desk_course_slug,
  categoryId: m.desk_course_category,
  instructorId: m.desk_course_instructor,
  languages: m.desk_course_languages,
  coverMediaId: m.desk_course_cover,
  about: m.course_tab_about,
  importance: m.course_tab_importance,
  learning: m.course_tab_learning,
  modules: m.desk_course_outline,
  batchStartsOn: m.desk_course_batch_starts,
  sellsSeatsOnly: m.desk_course_seats,
  rating: m.desk_course_rating,
}

/** Which part of the builder a field's path means: "Monthly plan", "Module 2, lesson 3". */
export function fieldText(field: string): string {
  const [name = '', at = '', , index] = field.split('.')
  if (name === 'plans' && (at === 'monthly' || at === 'quarterly' || at === 'yearly')) return planText(at)
  if (name !== 'modules' || at === '') return (facts[name] ?? m.desk_course_facts)()
  const module = Number(at) + 1
  if (index === undefined) return m.desk_course_module_number({ module })
  return m.desk_course_lesson_number({ module, lesson: Number(index) + 1 })
}

/** The id of the element that a field's path means, to go to it. */
export function fieldId(field: string): string {
  return `field-${field.replaceAll('.', '-')}`
}

const clock = new Intl.DateTimeFormat('en-IN', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'Asia/Kolkata',
})

/** "10:42", in India. */
export function clockText(iso: string): string {
  return clock.format(new Date(iso))
}

/** The words of rich text, without its marks. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(p|li|h\d|div)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim()
}
