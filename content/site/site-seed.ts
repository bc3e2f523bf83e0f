import type { Locale } from '../../domain/locales.ts'
import type { SiteContent, SiteContentKey } from '../../domain/site/content.ts'

/** The initial content of a key; a missing language falls back to English. */
export type SiteSeed<Key extends SiteContentKey> = {
  /** The source of the words and figures, in one sentence. */
  source: string
  /** Sample content, marked as such on pages. */
  isSample: boolean
  value: { en: SiteContent[Key] } & Partial<Record<Locale, SiteContent[Key]>>
}
