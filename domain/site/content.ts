import * as z from 'zod/mini'
import { topics } from '../enquiries/rules.ts'
import { stateCodes } from '../payments/states.ts'

/** Maximum characters of a single line, and of a paragraph. */
const mostLineLength = 200
const mostLength = 4000

function filled(most: number) {
  return z.string('admin_field_required').check(
    // Before any pattern: a draft may contain something long.
    z.maxLength(most, { error: 'admin_text_too_long', abort: true }),
    z.regex(/\S/, 'admin_field_required'),
  )
}

const line = filled(mostLineLength)
const words = filled(mostLength)
const webAddress = line.check(z.regex(/^https:\/\/[^\s"'<>]+$/, 'admin_web_address_invalid'))
const email = line.check(z.regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/, 'email_invalid'))
/** The name of one of our own files. */
const fileName = line.check(z.regex(/^[a-z0-9-]+$/, 'admin_file_name_invalid'))

const question = z.object({ question: line, answer: words })
const titled = z.object({ title: line, text: words })
/** The name of one of our own pictures: `/workshops/{drawing}.svg`. */
const drawing = fileName

/**
 * Site content by key: facts, figures and testimonials that pages show instead of hard-coding them. Every entry has a
 * source, and a flag for sample data.
 */
export const siteContentSchemas = {
  contact: z.object({
    legalName: line,
    address: line,
    phones: z.array(line).check(z.minLength(1, 'admin_list_empty')),
    email,
    website: webAddress,
    /** Link to the address at a map service. */
    mapUrl: webAddress,
    grievanceOfficer: z.object({ name: line, email, phone: line }),
  }),
  /** The seller as printed on invoices. An invoice copies it when it is issued: a change applies to later ones. */
  seller: z.object({
    legalName: line,
    /** An unregistered seller issues receipts instead of tax invoices, and charges no tax. */
    registration: z._default(z.enum(['registered', 'unregistered']), 'registered'),
    /** Empty for an unregistered seller. */
    gstin: z._default(z.string('admin_field_required').check(z.maxLength(15, 'gstin_invalid')), ''),
    address: line,
    stateCode: z.enum(stateCodes),
  }),
  social: z.array(
    z.object({ name: z.enum(['Facebook', 'Instagram', 'LinkedIn', 'YouTube']), url: webAddress }),
  ),
  figures: z.object({
    activeStudents: line,
    rating: line,
    /** The source of the figures, for the footnote. */
    note: words,
  }),
  batch: z.object({ month: line }),
  copyrightYear: z.object({
    year: z
      .int('admin_year_invalid')
      .check(z.minimum(2000, 'admin_year_invalid'), z.maximum(2200, 'admin_year_invalid')),
  }),
  homeQuestions: z.array(question),
  contactQuestions: z.array(question),
  testimonials: z.array(z.object({ name: line, about: line, text: words })),
  workshops: z.array(z.object({ title: line, text: words, drawing })),
  results: z.array(z.object({ title: line, text: words, marks: line })),
  values: z.array(titled),
  backers: z.array(z.object({ name: line })),
  careerBatches: z.array(
    z.object({
      topic: z.enum(topics),
      text: words,
      audience: line,
      learn: z.array(line),
      weeks: z.array(titled),
      /** The project made by the end. */
      project: words,
      drawing,
    }),
  ),
  chronicle: z.array(z.object({ title: line, text: words, video: fileName })),
  showcase: z.object({ heading: line, paragraphs: z.array(words), video: fileName }),
} as const

/** Site content with each video under its current name: the previous release wrote `film`. */
export function namedVideos(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null), (_, part: unknown) =>
    typeof part === 'object' && part !== null && 'film' in part && !('video' in part && part.video)
      ? { ...part, video: part.film }
      : part,
  )
}

export type SiteContentKey = keyof typeof siteContentSchemas
export type SiteContent = { [Key in SiteContentKey]: z.output<(typeof siteContentSchemas)[Key]> }
