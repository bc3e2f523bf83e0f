import * as z from 'zod/mini'
import { defineCall, nameOfRow, query } from '../contract.ts'
import { siteContentSchemas } from './content.ts'

function entryOf<Value extends z.core.$ZodType>(value: Value) {
  return z.optional(
    z.object({
      value,
      /** Where the figures and words come from. */
      source: z.string(),
      /** Invented, to show how the page looks: pages say so. */
      isSample: z.boolean(),
    }),
  )
}

export const getSiteContent = defineCall({
  method: 'GET',
  path: '/site/content',
  access: 'anyone',
  summary: 'Facts, figures and testimonials of the site, by key, in the language of the caller',
  input: query({
    /** Keys, separated by commas; unknown ones are passed over. */
    keys: z.string('id_required').check(z.maxLength(400, 'id_required'), nameOfRow),
  }),
  output: z.object({
    contact: entryOf(siteContentSchemas.contact),
    social: entryOf(siteContentSchemas.social),
    figures: entryOf(siteContentSchemas.figures),
    batch: entryOf(siteContentSchemas.batch),
    copyrightYear: entryOf(siteContentSchemas.copyrightYear),
    homeQuestions: entryOf(siteContentSchemas.homeQuestions),
    contactQuestions: entryOf(siteContentSchemas.contactQuestions),
    testimonials: entryOf(siteContentSchemas.testimonials),
    workshops: entryOf(siteContentSchemas.workshops),
    results: entryOf(siteContentSchemas.results),
    values: entryOf(siteContentSchemas.values),
    backers: entryOf(siteContentSchemas.backers),
    careerBatches: entryOf(siteContentSchemas.careerBatches),
    chronicle: entryOf(siteContentSchemas.chronicle),
    showcase: entryOf(siteContentSchemas.showcase),
  }),
})

export const getPolicy = defineCall({
  method: 'GET',
  path: '/policies/:slug',
  access: 'anyone',
  summary: 'A policy of the site: the version in force, or a given earlier one',
  input: query({
    slug: z.string('id_required').check(z.maxLength(60, 'id_required'), nameOfRow),
    version: z.optional(
      z.coerce
        .number<number>('version_invalid')
        .check(
          z.int('version_invalid'),
          z.minimum(1, 'version_invalid'),
          z.maximum(10_000, 'version_invalid'),
        ),
    ),
  }),
  output: z.object({
    slug: z.string(),
    version: z.number(),
    title: z.string(),
    /** A plain summary, as HTML. */
    summary: z.string(),
    html: z.string(),
    /** Day in India, `2025-04-01`. */
    effectiveFrom: z.string(),
    isCurrent: z.boolean(),
    /** Headings of the document with their places in it. */
    contents: z.array(z.object({ id: z.string(), title: z.string() })),
    /** Every version that ever held, newest first. */
    versions: z.array(
      z.object({
        version: z.number(),
        effectiveFrom: z.string(),
        /** What it changed; empty where nothing was said. */
        note: z.string(),
      }),
    ),
  }),
})
