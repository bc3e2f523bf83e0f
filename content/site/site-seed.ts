import type { Locale } from '../../domain/locales.ts'
import type { SiteContent, SiteContentKey } from '../../domain/site/content.ts'

/** What stands under a key when the house opens; a language that is left out is read in English. */
export type SiteSeed<Key extends SiteContentKey> = {
  /** Where the words and figures come from, in one sentence. */
  source: string
  /** Invented, to show how the page looks: pages say so. */
  isSample: boolean
  value: { en: SiteContent[Key] } & Partial<Record<Locale, SiteContent[Key]>>
}
