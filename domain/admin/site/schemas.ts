import * as z from 'zod/mini'
import { plainText } from '../../articles/excerpt.ts'
import { calendarDay } from '../../calendar-day.ts'
import { type Locale, locales } from '../../locales.ts'
import { gstinFault } from '../../payments/gstin.ts'
import { type SiteContent, type SiteContentKey, siteContentSchemas } from '../../site/content.ts'
import { mostHtmlLength } from '../articles/rules.ts'

const proof = z._default(z.string().check(z.maxLength(400, 'admin_text_too_long')), '')

/** What staff store about a testimonial or a result; visitors never see it. */
const behindIt = {
  /** Source of the words or marks. */
  source: proof,
  /** Who consented to publication, when, and where the consent is stored. */
  consent: proof,
}

/** Site content by key: what visitors see, and the internal data about it. */
export const siteFormSchemas = {
  ...siteContentSchemas,
  testimonials: z.array(z.extend(siteContentSchemas.testimonials._zod.def.element, behindIt)),
  results: z.array(z.extend(siteContentSchemas.results._zod.def.element, behindIt)),
} as const

export const siteKeys = Object.keys(siteContentSchemas) as SiteContentKey[]

/** Keys whose testimonials and results need a source and a consent unless they are samples. */
const provenKeys: readonly SiteContentKey[] = ['testimonials', 'results']

type Issue = { path: string; key: string }

/** Problems of an entry, by the path of the field: `0.text`. Empty when there are none. */
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

/** A draft of an entry, in its languages; it is validated on publication. */
export const siteDocument = z.strictObject({
  values: z.partialRecord(z.enum(locales), z.unknown()),
  source: z.string('admin_field_required').check(z.maxLength(500, 'admin_text_too_long')),
  /** The English text is sample data: pages say so. */
  isSample: z.boolean('field_invalid'),
  /** Other languages with sample texts; null in entries from before each had a mark: as English. */
  samplesBeside: z._default(z.nullable(z.array(z.enum(locales), 'field_invalid')), null),
})

export type SiteDocument = z.output<typeof siteDocument>

/** Whether an entry's text in a language is a sample. */
export function isSampleIn(
  { isSample, samplesBeside }: Pick<SiteDocument, 'isSample' | 'samplesBeside'>,
  locale: Locale,
): boolean {
  return locale === 'en' || samplesBeside === null ? isSample : samplesBeside.includes(locale)
}

/** The marks with one language changed. */
export function withSample(document: SiteDocument, locale: Locale, isSample: boolean) {
  const marks = locales.filter((one) => (one === locale ? isSample : isSampleIn(document, one)))
  return { isSample: marks.includes('en'), samplesBeside: marks.filter((one) => one !== 'en') }
}

const words = (most: number) =>
  z.string('admin_field_required').check(z.maxLength(most, 'admin_text_too_long'))
const richWords = z.string('admin_field_required').check(z.maxLength(mostHtmlLength, 'admin_html_too_long'))

/** A draft of a policy version. */
export const policyDocument = z.strictObject({
  title: words(120),
  summary: richWords,
  html: richWords,
  /** What this version changes. */
  note: words(500),
  /** The Indian day from which it applies, `2026-12-01`; empty until one is chosen. */
  effectiveFrom: words(10),
})

export type PolicyDocument = z.output<typeof policyDocument>

const given = z.refine<string>((text) => plainText(text).trim() !== '', 'admin_field_required')

/** A published version of a policy. */
export const finishedPolicy = z.extend(policyDocument, {
  title: words(120).check(z.trim(), given),
  summary: richWords.check(given),
  html: richWords.check(given),
  note: words(500).check(z.trim(), given),
  effectiveFrom: calendarDay('admin_day_invalid'),
})
