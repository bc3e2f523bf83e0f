import type * as contract from '../../../domain/admin/site/contract.ts'
import { judgeSiteEntry, siteFormSchemas, siteKeys } from '../../../domain/admin/site/schemas.ts'
import type { CallOutput, ParsedInput } from '../../../domain/contract.ts'
import { Failure } from '../../../domain/failure.ts'
import type { MessageKey } from '../../../domain/messages/message-key.ts'
import type { StaffContext } from '../../services.ts'
import { audit } from '../audit.ts'
import { type EntryRow, listEntries, lockEntry, updateEntry } from './queries.ts'

export async function getSiteEntries({
  database,
}: StaffContext): Promise<CallOutput<typeof contract.getSiteEntries>> {
  const rows = await database.all(listEntries(siteKeys))
  return rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() }))
}

export async function getSiteEntry(
  { database }: StaffContext,
  { key }: ParsedInput<typeof contract.getSiteEntry>,
): Promise<CallOutput<typeof contract.getSiteEntry>> {
  const row = await database.first(lockEntry(key))
  if (row === null) throw new Failure('notFound', 'admin_key_unknown')
  return wireEntry(row)
}

/** Changes what pages say about the site, at once. Throws `conflict` when somebody changed it meanwhile. */
export async function saveSiteEntry(
  context: StaffContext,
  { key, version, locale, value, source, isSample }: ParsedInput<typeof contract.saveSiteEntry>,
): Promise<CallOutput<typeof contract.saveSiteEntry>> {
  const isTakenAway = value === null || value === undefined
  if (isTakenAway && locale === 'en') throw new Failure('invalid', 'admin_field_required')
  const issues = isTakenAway ? [] : judgeSiteEntry(key, value, isSample)
  if (issues.length > 0)
    throw new Failure('invalid', 'admin_site_unfinished', {
      // Every message of the schemas is a key of the catalogue.
      fields: Object.fromEntries(
        issues.map(({ path, key: issue }) => [`value.${path}`, issue as MessageKey]),
      ),
    })
  return context.database.transaction(async (tx) => {
    const before = await tx.first(lockEntry(key))
    if (before === null) throw new Failure('notFound', 'admin_key_unknown')
    if (before.version !== version) throw new Failure('conflict', 'admin_site_changed')
    const { [locale]: replaced, ...others } = before.values
    // What the schema does not name is not kept.
    const values = isTakenAway ? others : { ...others, [locale]: siteFormSchemas[key].parse(value) }
    const after = await tx.first(updateEntry(key, { values, source, isSample, now: context.clock.now() }))
    if (after === null) throw new Error('an entry was not stored')
    await audit(tx, context, {
      action: 'site.change',
      subject: { kind: 'site', id: key },
      before: {
        locale,
        value: withoutConsent(replaced ?? null),
        source: before.source,
        isSample: before.isSample,
      },
      after: { locale, value: withoutConsent(after.values[locale] ?? null), source, isSample },
    })
    return wireEntry(after)
  })
}

function wireEntry({ updatedAt, ...row }: EntryRow): CallOutput<typeof contract.getSiteEntry> {
  return { ...row, updatedAt: updatedAt.toISOString() }
}

/** The log cannot be erased: who agreed to what is not written there. */
function withoutConsent(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((item: unknown) => {
    if (typeof item !== 'object' || item === null) return item
    const { consent: _, ...rest } = { consent: '', ...item }
    return rest
  })
}
