import type { SiteSeed } from './site-seed.ts'

export const batch: SiteSeed<'batch'> = {
  source: 'Specification, section 2: the month in the heading of the application form.',
  isSample: false,
  value: { en: { month: 'February' }, hi: { month: 'फ़रवरी' }, te: { month: 'ఫిబ్రవరి' } },
}
