import type { CourseContent } from '../../../domain/admin/courses/schemas.ts'
import { valueAt } from '../../../domain/admin/drafts/fields.ts'
import { textLines } from '../../../domain/articles/excerpt.ts'
import { perTranslation, type TranslationLocale } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import type { AnyDraft } from '../drafts/autosave.ts'
import type { FieldWords } from '../drafts/field-words.ts'
import { choiceText, fieldText } from '../ui/course-fields.ts'
import { localeText } from '../ui/labels.ts'

export type CourseDraft = Extract<AnyDraft, { kind: 'course' }>

/** Labels and values of a course's fields in a comparison of versions. */
export const courseWords: FieldWords = {
  label(path, document) {
    const [name, ...rest] = path.split('.')
    const last = rest.at(-1)
    if (name === 'plans' && last === 'price') return `${fieldText(path)}: ${m.admin_course_price()}`
    if (name === 'plans' && last === 'description') return `${fieldText(path)}: ${m.admin_course_plan_text()}`
    if (name !== 'modules') return fieldText(path)
    // Rows are matched by id there, and shown by position here.
    const modules = (valueAt(document, 'modules') ?? []) as CourseContent['modules']
    const [moduleId, , itemId] = rest
    const at = modules.findIndex(({ id }) => id === moduleId)
    const module = modules[at]
    if (module === undefined) return fieldText('modules')
    const item = module.items.findIndex(({ id }) => id === itemId)
    const place = fieldText(item < 0 ? `modules.${at}` : `modules.${at}.items.${item}`)
    const titles: Record<string, () => string> = {
      title: m.admin_course_title,
      ...perTranslation((locale) => () => titleIn(locale)),
      mediaId: m.admin_media,
      isFree: m.admin_course_free,
      opensOn: m.admin_opening,
      opensAfterDays: m.admin_opening_after,
      items: m.admin_course_outline,
    }
    return last !== undefined && last in titles ? `${place}: ${titles[last]?.()}` : place
  },
  text(path, value) {
    if (/^(translations\.\w+\.)?(about|importance|learning)$/.test(path))
      return textLines(String(value ?? ''))
    if (/(categoryId|instructorId|[mM]ediaId)$/.test(path))
      return typeof value === 'string'
        ? m.admin_course_another_choice({ id: value.slice(0, 8) })
        : m.admin_course_none_chosen()
    if (path === 'modules' && Array.isArray(value)) return outlineText(value as CourseContent['modules'])
    if (path.endsWith('.items') && Array.isArray(value))
      return itemsText(value as CourseContent['modules'][number]['items'])
    return choiceText(path, value)
  },
}

const titleIn = (locale: TranslationLocale) =>
  m.admin_course_text_in({ text: m.admin_course_title(), language: localeText(locale) })

function outlineText(modules: CourseContent['modules']): string {
  return modules.map(({ title, items }, at) => `${at + 1}. ${title}\n${itemsText(items)}`).join('\n')
}

function itemsText(items: CourseContent['modules'][number]['items']): string {
  return items
    .map(({ title, isFree }, at) => `    ${at + 1}. ${title}${isFree ? ` · ${m.admin_course_free()}` : ''}`)
    .join('\n')
}
