import * as z from 'zod/mini'
import { topics } from '../enquiries/rules.ts'
import { stateCodes } from '../payments/states.ts'

const question = z.object({ question: z.string(), answer: z.string() })
const titled = z.object({ title: z.string(), text: z.string() })
/** The name of a picture of our own: `/workshops/{drawing}.svg`. */
const drawing = z.string()

/**
 * What staff write about the house, by its key: facts, figures and voices that pages show and no
 * component spells out. Every entry has a source, and says whether it is a sample.
 */
export const siteContentSchemas = {
  contact: z.object({
    legalName: z.string(),
    address: z.string(),
    phones: z.array(z.string()),
    email: z.string(),
    website: z.string(),
    /** Opens a map of the address at a map service. */
    mapUrl: z.string(),
    grievanceOfficer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  }),
  /** Who sells, as invoices print it. They copy it when they are issued: a change is for those to come. */
  seller: z.object({
    legalName: z.string(),
    /** Fifteen characters, the first two the seller's State. */
    gstin: z.string(),
    address: z.string(),
    stateCode: z.enum(stateCodes),
  }),
  social: z.array(
    z.object({ name: z.enum(['Facebook', 'Instagram', 'LinkedIn', 'YouTube']), url: z.string() }),
  ),
  figures: z.object({
    activeStudents: z.string(),
    rating: z.string(),
    /** What stands behind the figures, for the footnote. */
    note: z.string(),
  }),
  batch: z.object({ month: z.string() }),
  copyrightYear: z.object({ year: z.number() }),
  homeQuestions: z.array(question),
  contactQuestions: z.array(question),
  testimonials: z.array(z.object({ name: z.string(), about: z.string(), text: z.string() })),
  workshops: z.array(z.object({ title: z.string(), text: z.string(), drawing })),
  results: z.array(z.object({ title: z.string(), text: z.string(), marks: z.string() })),
  values: z.array(titled),
  backers: z.array(z.object({ name: z.string() })),
  careerBatches: z.array(
    z.object({
      topic: z.enum(topics),
      text: z.string(),
      audience: z.string(),
      learn: z.array(z.string()),
      weeks: z.array(titled),
      /** What is made by the end. */
      project: z.string(),
      drawing,
    }),
  ),
  chronicle: z.array(z.object({ title: z.string(), text: z.string(), film: z.string() })),
  showcase: z.object({ heading: z.string(), paragraphs: z.array(z.string()), film: z.string() }),
} as const

export type SiteContentKey = keyof typeof siteContentSchemas
export type SiteContent = { [Key in SiteContentKey]: z.output<(typeof siteContentSchemas)[Key]> }
