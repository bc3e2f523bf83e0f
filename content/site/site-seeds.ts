import type { SiteContentKey } from '../../domain/site/content.ts'
import { englishBatches } from './career-batches/english.ts'
import { hindiBatches } from './career-batches/hindi.ts'
import { teluguBatches } from './career-batches/telugu.ts'
import { chronicle } from './chronicle.ts'
import { contact } from './contact.ts'
import { contactQuestions } from './contact-questions.ts'
import { figures } from './figures.ts'
import { homeQuestions } from './home-questions.ts'
import { results } from './results.ts'
import { showcase } from './showcase.ts'
import type { SiteSeed } from './site-seed.ts'
import { testimonials } from './testimonials.ts'
import { values } from './values.ts'
import { workshops } from './workshops.ts'

/** The initial content of the site, by key. */
export const siteSeeds: { [Key in SiteContentKey]?: SiteSeed<Key> } = {
  backers: {
    source: 'Specification, section 1: the product is backed by a university technology incubator.',
    isSample: true,
    value: {
      en: [{ name: 'University technology incubator' }],
      hi: [{ name: 'विश्वविद्यालय प्रौद्योगिकी इनक्यूबेटर' }],
      te: [{ name: 'విశ్వవిద్యాలయ టెక్నాలజీ ఇంక్యుబేటర్' }],
    },
  },
  batch: {
    source: 'Specification, section 2: the month in the heading of the application form.',
    isSample: false,
    value: { en: { month: 'February' }, hi: { month: 'फ़रवरी' }, te: { month: 'ఫిబ్రవరి' } },
  },
  careerBatches: {
    source:
      'The four batches of the specification, section 1; subjects and weeks are invented to show a plan.',
    isSample: true,
    value: { en: englishBatches, hi: hindiBatches, te: teluguBatches },
  },
  chronicle,
  contact,
  contactQuestions,
  copyrightYear: {
    source: 'Specification, section 1: the year in the last line of every page.',
    isSample: false,
    value: { en: { year: 2025 } },
  },
  figures,
  homeQuestions,
  results,
  showcase,
  social: {
    source: 'Four networks by the specification, section 1; the profiles are samples that nobody keeps.',
    isSample: true,
    value: {
      en: [
        { name: 'Facebook', url: 'https://www.facebook.com/stepmark.example' },
        { name: 'Instagram', url: 'https://www.instagram.com/stepmark.example' },
        { name: 'LinkedIn', url: 'https://www.linkedin.com/company/stepmark-example' },
        { name: 'YouTube', url: 'https://www.youtube.com/@stepmark.example' },
      ],
    },
  },
  testimonials,
  values,
  workshops,
}
