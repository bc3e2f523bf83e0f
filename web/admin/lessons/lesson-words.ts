import type { LessonDocument } from '../../../domain/admin/lessons/schemas.ts'
import { localeNames, locales } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import type { FieldWords } from '../drafts/field-words.ts'

const labels: Record<string, () => string> = {
  title: m.admin_article_title,
  figure: m.admin_lesson_figure,
  figureWords: m.admin_lesson_figure_words,
  workings: m.admin_lesson_workings,
  unreviewed: m.admin_lesson_unreviewed,
  steps: m.admin_lesson_steps,
  words: m.admin_lesson_words,
  said: m.admin_lesson_said,
  recorded: m.admin_lesson_voice,
  lines: m.admin_lesson_lines,
  mark: m.admin_lesson_mark,
  margin: m.admin_lesson_margin,
  shapes: m.admin_lesson_shapes,
  table: m.admin_lesson_table,
  seconds: m.admin_lesson_seconds,
  question: m.admin_lesson_question,
  ask: m.admin_lesson_ask,
  hint: m.admin_lesson_hint,
  why: m.admin_lesson_why,
}

/** Labels of a lesson's fields in a comparison of versions: "Step 2 · Words · हिन्दी". */
export const lessonWords: FieldWords = {
  label(path, document) {
    const [first = '', ...rest] = path.split('.')
    // The compared values are documents of lessons.
    const steps = (document as LessonDocument).steps ?? []
    const at = first === 'steps' ? steps.findIndex(({ id }) => id === rest[0]) : -1
    const names = at < 0 ? [first, ...rest] : rest.slice(1)
    const texts = names.map((name) => {
      const locale = locales.find((one) => one === name)
      return locale === undefined ? (labels[name]?.() ?? name) : localeNames[locale]
    })
    return [...(at < 0 ? [] : [m.admin_lesson_step({ number: at + 1 })]), ...texts].join(' · ')
  },
}
