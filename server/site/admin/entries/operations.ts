import * as z from 'zod/mini'
import { policyEditors, siteEditors } from '../../../../domain/admin/access.ts'
import { holdsAny } from '../../../../domain/admin/rules.ts'
import { formOf, shapedValue } from '../../../../domain/admin/site/fields.ts'
import {
  isSampleIn,
  judgeSiteEntry,
  type SiteDocument,
  siteDocument,
  siteFormSchemas,
  siteKeys,
} from '../../../../domain/admin/site/schemas.ts'
import { Failure } from '../../../../domain/failure.ts'
import { type Locale, locales } from '../../../../domain/locales.ts'
import type { MessageKey } from '../../../../domain/messages/message-key.ts'
import type { SiteContentKey } from '../../../../domain/site/content.ts'
import type { Queryable } from '../../../adapters/database/database.ts'
import { audit } from '../../../admin/audit/operations.ts'
import {
  allowOnly,
  markLive,
  readVersion,
  rewriteVersions,
  type Subject,
  wireDraft,
} from '../../../admin/drafts/operations.ts'
import type { AdminInput, AdminOutput } from '../../../calls.ts'
import type { StaffContext } from '../../../services.ts'
import { type EntryRow, listEntries, lockEntry, updateEntry } from '../queries.ts'

type EntryDraftState = EntryRow & { isLive: boolean; liveSince: Date | null }

export const siteSubject = {
  kind: 'site',
  id: z.enum(siteKeys),
  schema: siteDocument,
  async allow(_, staff, key) {
    allowOnly(staff, editorsOf(key))
  },
  async lock(tx, key) {
    const row = await tx.first(lockEntry(key))
    return row && { ...row, isLive: true, liveSince: row.updatedAt }
  },
  async begin(_, __, { values, source, samples }) {
    const samplesBeside = samples.filter((locale) => locale !== 'en')
    return { values, source, isSample: samples.includes('en'), samplesBeside }
  },
  async finish(_, document, key) {
    const form = formOf(siteFormSchemas[key as SiteContentKey])
    const entries = writtenIn(document).map((locale) => [locale, shapedValue(form, document.values[locale])])
    return { ...document, values: Object.fromEntries(entries) }
  },
  async facts() {
    return { kind: 'site' as const }
  },
} satisfies Subject<SiteDocument, EntryDraftState>

const editorsOf = (key: string) => (key === 'seller' ? policyEditors : siteEditors)

export async function getSiteEntries({
  database,
  staff,
}: StaffContext): Promise<AdminOutput<'getSiteEntries'>> {
  const rows = await database.all(listEntries(siteKeys))
  const theirs = rows.filter(({ key }) => holdsAny(staff.roles, editorsOf(key)))
  return theirs.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() }))
}

/** Publishes a site entry at once. Throws `invalid` with what is missing, by language and field. */
export async function publishSiteEntry(
  context: StaffContext,
  { key, version }: AdminInput<'publishSiteEntry'>,
): Promise<AdminOutput<'publishSiteEntry'>> {
  return context.database.transaction(async (tx) => {
    const draft = await readVersion(tx, context, siteSubject, { id: key, version })
    const { row, document } = draft
    // Already published: the response was lost.
    if (version === draft.liveVersion) return wireDraft(tx, context, siteSubject, key)
    const fields = faultsOf(key, document)
    if (Object.keys(fields).length > 0) throw new Failure('invalid', 'admin_site_unfinished', { fields })
    // Fields unknown to the schema are dropped.
    const entries = writtenIn(document).map((locale) => [
      locale,
      siteFormSchemas[key].parse(document.values[locale]),
    ])
    const samples = samplesIn(document)
    const [values, source] = [Object.fromEntries(entries), document.source.trim()]
    await tx.first(updateEntry(key, { values, source, samples, now: context.clock.now() }))
    await markLive(tx, context, draft)
    await forgetConsents(tx, key, values)
    await audit(tx, context, {
      action: 'site.change',
      id: key,
      before: { values: withoutConsents(row.values), source: row.source, samples: row.samples },
      after: { values: withoutConsents(values), source, samples },
    })
    return wireDraft(tx, context, siteSubject, key)
  })
}

/** Languages in which the entry has its own texts. */
function writtenIn({ values }: SiteDocument): Locale[] {
  return locales.filter((locale) => values[locale] !== undefined && values[locale] !== null)
}

/** Those whose texts are a sample. */
function samplesIn(document: SiteDocument): Locale[] {
  return writtenIn(document).filter((locale) => isSampleIn(document, locale))
}

function faultsOf(key: SiteContentKey, document: SiteDocument): Record<string, MessageKey> {
  const { values, source } = document
  const faults = writtenIn(document).flatMap((locale) =>
    judgeSiteEntry(key, values[locale], isSampleIn(document, locale)).map(
      ({ path, key: issue }): [string, MessageKey] => [
        `values.${locale}.${path}`,
        // Every message of the schemas is a message key.
        issue as MessageKey,
      ],
    ),
  )
  if (source.trim() === '') faults.push(['source', 'admin_field_required'])
  if (!writtenIn(document).includes('en')) faults.push(['values.en', 'admin_field_required'])
  return Object.fromEntries(faults)
}

/** A withdrawn consent also removes the name from earlier versions; a restored testimonial needs a new one. */
async function forgetConsents(tx: Queryable, key: SiteContentKey, shown: object): Promise<void> {
  const given = new Set<unknown>()
  JSON.stringify(shown, (name, value: unknown) => {
    if (name === 'consent') given.add(value)
    return value
  })
  const kept = (name: string, value: unknown) => (name === 'consent' && !given.has(value) ? '' : value)
  await rewriteVersions(tx, { kind: 'site', id: key, text: '"consent"' }, (document) =>
    JSON.parse(JSON.stringify(document), kept),
  )
}

function withoutConsents(values: object): object {
  return Object.fromEntries(Object.entries(values).map(([locale, value]) => [locale, withoutConsent(value)]))
}

/** The audit log cannot be erased: consents are not written there. */
function withoutConsent(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((item: unknown) => {
    if (typeof item !== 'object' || item === null) return item
    const { consent: _, ...rest } = { consent: '', ...item }
    return rest
  })
}
