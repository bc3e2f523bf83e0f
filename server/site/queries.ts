import type { Locale } from '../../domain/locales.ts'
import { type Statement, sql } from '../adapters/database/sql.ts'

export type ContentRow = { key: string; value: unknown; source: string; isSample: boolean }

/** Entries of the house's content by key; what a language lacks is read in English. */
export function listSiteContent(keys: readonly string[], locale: Locale): Statement<ContentRow> {
  return sql<ContentRow>`
    select key, coalesce(value -> ${locale}, value -> 'en') as "value", source, is_sample as "isSample"
    from site_content where key = any(${keys})`
}
