import { type PlanFieldName, planFieldNames } from '../../../domain/admin/courses/choices.ts'
import { courseLanguages, courseLevels } from '../../../domain/catalog/choices.ts'
import { levelText } from '../../../domain/catalog/level-text.ts'
import { isLocale, isTranslationLocale } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { textBy } from '../../../domain/messages/text-by.ts'
import { localeText } from './labels.ts'

export const planText = textBy<PlanFieldName>({
  monthly: m.plan_monthly,
  quarterly: m.plan_quarterly,
  yearly: m.plan_yearly,
})

const facts: Record<string, () => string> = {
  title: m.admin_course_title,
  slug: m.admin_course_slug,
  categoryId: m.admin_course_category,
  instructorId: m.admin_course_instructor,
  languages: m.admin_course_languages,
  level: m.course_level,
  coverMediaId: m.admin_course_cover,
  about: m.course_tab_about,
  importance: m.course_tab_importance,
  learning: m.course_tab_learning,
  modules: m.admin_course_outline,
  batchStartsOn: m.admin_course_batch_starts,
  sellsSeatsOnly: m.admin_course_seats,
  rating: m.admin_course_rating,
}

/** The label of a translated text. */
export function translatedText(name: string): string {
  const plan = planFieldNames.find((one) => one === name)
  return plan === undefined ? (facts[name] ?? m.admin_course_texts)() : planText(plan)
}

/** The section of the builder for a field's path: "Monthly plan", "Module 2, lesson 3". */
export function fieldText(field: string): string {
  const [name = '', at = '', part = '', index] = field.split('.')
  if (name === 'plans' && (at === 'monthly' || at === 'quarterly' || at === 'yearly')) return planText(at)
  if (name === 'translations' && isTranslationLocale(at))
    return m.admin_course_text_in({ text: translatedText(part), language: localeText(at) })
  if (name === 'samples' && isLocale(at)) return m.admin_course_sample_in({ language: localeText(at) })
  if (name !== 'modules' || at === '') return (facts[name] ?? m.admin_course_facts)()
  const module = Number(at) + 1
  if (index === undefined) return m.admin_course_module_number({ module })
  return m.admin_course_lesson_number({ module, lesson: Number(index) + 1 })
}

/** The label of a detail's value that is chosen from a list; undefined for any other. */
export function choiceText(field: string, value: unknown): string | undefined {
  if (field === 'languages' && Array.isArray(value))
    return courseLanguages
      .filter((language) => value.includes(language))
      .map(localeText)
      .join(', ')
  const level = field === 'level' ? courseLevels.find((one) => one === value) : undefined
  return level && levelText(level)
}
