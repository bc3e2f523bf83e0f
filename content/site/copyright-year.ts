import type { SiteSeed } from './site-seed.ts'

export const copyrightYear: SiteSeed<'copyrightYear'> = {
  source: 'Specification, section 1: the year in the last line of every page.',
  isSample: false,
  value: { en: { year: 2025 } },
}
