import * as z from 'zod/mini'
import { plainText } from '../../articles/excerpt.ts'
import { calendarDay } from '../../calendar-day.ts'
import { type Locale, locales } from '../../locales.ts'
import { gstinFault } from '../../payments/gstin.ts'
import { type SiteContent, type SiteContentKey, siteContentSchemas } from '../../site/content.ts'
import { mostHtmlLength } from '../articles/rules.ts'

const proof = z._default(z.string().check(z.maxLength(400, 'admin_text_too_long')), '')

/** What staff keep of a voice or a result, and visitors never see. */
const behindIt = {
  /** Where the words or marks come from. */
  source: proof,
  /** Who agreed that they are shown, when, and where that is kept. */
  consent: proof,
}

/** What staff write under each key: what visitors see, and what stands behind it. */
export const siteFormSchemas = {
  ...siteContentSchemas,
  testimonials: z.array(z.extend(siteContentSchemas.testimonials._zod.def.element, behindIt)),
  results: z.array(z.extend(siteContentSchemas.results._zod.def.element, behindIt)),
} as const

export const siteKeys = Object.keys(siteContentSchemas) as SiteContentKey[]

/** Keys whose voices and results want a source and a consent once they are no samples. */
const provenKeys: readonly SiteContentKey[] = ['testimonials', 'results']

type Issue = { path: string; key: string }

/** What is wrong with an entry, by the path of the field: `0.text`. Empty when nothing is. */
export function judgeSiteEntry(key: SiteContentKey, value: unknown, isSample: boolean): Issue[] {
  const parsed = siteFormSchemas[key].safeParse(value)
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => ({
      path: path.join('.'),
      key: /^[a-z0-9_]+$/.test(message) ? message : 'admin_field_required',
    }))
  if (isSample) return []
  if (key === 'seller') return sellerFaults(siteFormSchemas.seller.parse(value))
  if (!provenKeys.includes(key) || !Array.isArray(parsed.data)) return []
  return parsed.data.flatMap((item, index) =>
    (['source', 'consent'] as const)
      .filter((name) => !(name in item) || String(Reflect.get(item, name)).trim() === '')
      .map((name) => ({ path: `${index}.${name}`, key: 'admin_proof_required' })),
  )
}

function sellerFaults({ registration, gstin, stateCode }: SiteContent['seller']): Issue[] {
  if (registration === 'unregistered')
    return gstin === '' ? [] : [{ path: 'gstin', key: 'admin_gstin_of_unregistered' }]
  const fault = gstinFault(gstin, stateCode)
  return fault === null ? [] : [{ path: 'gstin', key: fault }]
}

/** An entry as it is being written, in its languages; a publication judges it. */
export const siteDocument = z.strictObject({
  values: z.partialRecord(z.enum(locales), z.unknown()),
  source: z.string('admin_field_required').check(z.maxLength(500, 'admin_text_too_long')),
  /** English is invented, to show how the page looks: pages say so. */
  isSample: z.boolean('field_invalid'),
  /** Other languages whose words are; null in what was written before each had a mark: as English. */
  samplesBeside: z._default(z.nullable(z.array(z.enum(locales), 'field_invalid')), null),
})

export type SiteDocument = z.output<typeof siteDocument>

/** Whether the words of an entry in a language are a sample. */
export function isSampleIn(
  { isSample, samplesBeside }: Pick<SiteDocument, 'isSample' | 'samplesBeside'>,
  locale: Locale,
): boolean {
  return locale === 'en' || samplesBeside === null ? isSample : samplesBeside.includes(locale)
}

/** The marks with that of one language set; the others keep theirs. */
export function withSample(document: SiteDocument, locale: Locale, isSample: boolean) {
  const marks = locales.filter((one) => (one === locale ? isSample : isSampleIn(document, one)))
  return { isSample: marks.includes('en'), samplesBeside: marks.filter((one) => one !== 'en') }
}

const words = (most: number) =>
  z.string('admin_field_required').check(z.maxLength(most, 'admin_text_too_long'))
const richWords = z.string('admin_field_required').check(z.maxLength(mostHtmlLength, 'admin_html_too_long'))

/** A version of a policy as it is being written. */
export const policyDocument = z.strictObject({
  title: words(120),
  summary: richWords,
  html: richWords,
  /** What this version changes. */
  note: words(500),
  /** The day in India from which it holds, `2026-12-01`; empty until one is chosen. */
  effectiveFrom: words(10),
})

export type PolicyDocument = z.output<typeof policyDocument>

const given = z.refine<string>((text) => plainText(text).trim() !== '', 'admin_field_required')

/** A version of a policy that visitors may read. */
export const finishedPolicy = z.extend(policyDocument, {
  title: words(120).check(z.trim(), given),
  summary: richWords.check(given),
  html: richWords.check(given),
  note: words(500).check(z.trim(), given),
  effectiveFrom: calendarDay('admin_day_invalid'),
})
