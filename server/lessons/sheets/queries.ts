import type { DrawnSheet } from '../../../domain/lessons/sheets/drawn-sheet.ts'
import type { Locale } from '../../../domain/locales.ts'
import { sql } from '../../adapters/database/sql.ts'

/** A worksheet in a language, or in English if it is not available in that. */
export function findSheet(mediaId: string, language: Locale) {
  return sql<{ drawn: DrawnSheet }>`
    select drawn from document_sheets
    where media_id = ${mediaId} and locale in (${language}, 'en')
    order by locale = ${language} desc limit 1`
}
