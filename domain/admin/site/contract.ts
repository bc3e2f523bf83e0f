import * as z from 'zod/mini'
import { plainText } from '../../articles/excerpt.ts'
import { body, countUpTo, defineCall, query } from '../../contract.ts'
import { locales } from '../../locales.ts'
import { policySlugs } from '../../site/policies.ts'
import { mostHtmlLetters } from '../articles/rules.ts'
import { moment, version } from '../shapes.ts'
import { siteAddresses } from './addresses.ts'
import { siteKeys } from './schemas.ts'

const key = z.enum(siteKeys, 'admin_key_unknown')
const words = (most: number) =>
  z
    .string('admin_field_required')
    .check(z.trim(), z.minLength(1, 'admin_field_required'), z.maxLength(most, 'admin_text_too_long'))
const richWords = z.string('admin_field_required').check(
  z.maxLength(mostHtmlLetters, 'admin_html_too_long'),
  z.refine((html) => plainText(html) !== '', 'admin_field_required'),
)
/** A day in India, `2026-12-01`. */
const day = z.iso.date('admin_day_invalid')

const head = {
  key,
  source: z.string(),
  /** Invented, to show how the page looks: pages say so. */
  isSample: z.boolean(),
  updatedAt: moment,
}

const entry = z.object({
  ...head,
  /** By language; English is always there. */
  values: z.partialRecord(z.enum(locales), z.unknown()),
  version: z.number(),
})

export const getSiteEntries = defineCall({
  ...siteAddresses.getSiteEntries,
  summary: 'What staff write about the site, by key',
  input: query({}),
  output: z.array(z.object({ ...head, locales: z.array(z.enum(locales)) })),
})

export const getSiteEntry = defineCall({
  ...siteAddresses.getSiteEntry,
  summary: 'One entry in all its languages, with what stands behind it',
  input: query({ key }),
  output: entry,
})

export const saveSiteEntry = defineCall({
  ...siteAddresses.saveSiteEntry,
  summary: 'Changes an entry in one language, if nobody changed it since it was read',
  input: body({
    key,
    version,
    locale: z.enum(locales, 'field_invalid'),
    /** Judged by the schema of the key; null takes a language away, which is then read in English. */
    value: z.unknown(),
    source: words(500),
    isSample: z.boolean('field_invalid'),
  }),
  output: entry,
  done: 'admin_site_saved',
})

const policyHead = {
  version: z.number(),
  effectiveFrom: z.string(),
  /** What this version changed. */
  note: z.string(),
}

export const getPolicies = defineCall({
  ...siteAddresses.getPolicies,
  summary: 'Every policy with all its versions, the newest first',
  input: query({}),
  output: z.array(
    z.object({
      slug: z.enum(policySlugs),
      title: z.string(),
      versions: z.array(
        z.object({
          ...policyHead,
          /** `coming` can still be corrected; the one that holds and those that held cannot. */
          state: z.enum(['coming', 'holds', 'held']),
        }),
      ),
    }),
  ),
})

const policyText = z.object({
  slug: z.enum(policySlugs),
  ...policyHead,
  title: z.string(),
  summary: z.string(),
  html: z.string(),
})

export const getPolicyText = defineCall({
  ...siteAddresses.getPolicyText,
  summary: 'The newest version of a policy, to be changed',
  input: query({
    slug: z.enum(policySlugs, 'id_required'),
    version: z.optional(countUpTo(10_000, 'version_invalid')),
  }),
  output: policyText,
})

export const savePolicyVersion = defineCall({
  ...siteAddresses.savePolicyVersion,
  summary: 'Adds a version of a policy, or corrects one that does not hold yet',
  input: body({
    slug: z.enum(policySlugs, 'id_required'),
    /** The newest version when it was read: somebody else may have added one. */
    newestVersion: version,
    /** Which one is corrected; null adds one. */
    version: z.nullable(version),
    title: words(120),
    summary: richWords,
    html: richWords,
    note: words(500),
    effectiveFrom: day,
  }),
  output: policyText,
  done: 'admin_policy_saved',
})
