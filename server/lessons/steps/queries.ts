import type { DrawnLesson } from '../../../domain/lessons/steps/drawn-lesson.ts'
import type { Locale } from '../../../domain/locales.ts'
import { sql } from '../../adapters/database/sql.ts'

export type DrawingRow = { drawn: DrawnLesson; languages: Locale[] }

/** A lesson in a language, or in English if it is not available in that. */
export function findDrawing(mediaId: string, language: Locale) {
  return sql<DrawingRow>`
    select d.drawn,
      (select json_agg(locale order by locale) from step_lesson_drawings where media_id = ${mediaId}) as "languages"
    from step_lesson_drawings d
    where d.media_id = ${mediaId} and d.locale in (${language}, 'en')
    order by d.locale = ${language} desc limit 1`
}
