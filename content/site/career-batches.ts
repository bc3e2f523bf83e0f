import { englishBatches } from './career-batches/english.ts'
import { hindiBatches } from './career-batches/hindi.ts'
import { teluguBatches } from './career-batches/telugu.ts'
import type { SiteSeed } from './site-seed.ts'

export const careerBatches: SiteSeed<'careerBatches'> = {
  source: 'The four batches of the specification, section 1; subjects and weeks are invented to show a plan.',
  isSample: true,
  value: { en: englishBatches, hi: hindiBatches, te: teluguBatches },
}
