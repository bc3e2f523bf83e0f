import type { SiteContentKey } from '../../domain/site/content.ts'
import { backers } from './backers.ts'
import { batch } from './batch.ts'
import { careerBatches } from './career-batches.ts'
import { chronicle } from './chronicle.ts'
import { contact } from './contact.ts'
import { contactQuestions } from './contact-questions.ts'
import { copyrightYear } from './copyright-year.ts'
import { figures } from './figures.ts'
import { homeQuestions } from './home-questions.ts'
import { results } from './results.ts'
import { showcase } from './showcase.ts'
import type { SiteSeed } from './site-seed.ts'
import { social } from './social.ts'
import { testimonials } from './testimonials.ts'
import { values } from './values.ts'
import { workshops } from './workshops.ts'

/** The initial content of the site, by key. */
export const siteSeeds: { [Key in SiteContentKey]?: SiteSeed<Key> } = {
  backers,
  batch,
  careerBatches,
  chronicle,
  contact,
  contactQuestions,
  copyrightYear,
  figures,
  homeQuestions,
  results,
  showcase,
  social,
  testimonials,
  values,
  workshops,
}
