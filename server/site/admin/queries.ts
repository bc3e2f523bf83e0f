import type { Locale } from '../../../domain/locales.ts'
import type { SiteContentKey } from '../../../domain/site/content.ts'
import type { PolicySlug } from '../../../domain/site/policies.ts'
import { sql } from '../../adapters/database/sql.ts'

type EntryHead = { key: SiteContentKey; source: string; samples: Locale[]; updatedAt: Date }

export function listEntries(keys: readonly string[]) {
  return sql<EntryHead & { locales: Locale[] }>`
    select key, source, sample_languages as "samples", updated_at as "updatedAt",
      (select array_agg(name order by name) from jsonb_object_keys(value) names (name)) as "locales"
    from site_content where key = any(${keys}) order by array_position(${keys}::text[], key)`
}

export type EntryRow = EntryHead & { values: Partial<Record<Locale, unknown>> }

/** The row is locked until the transaction ends. */
export function lockEntry(key: string) {
  return sql<EntryRow>`
    select key, value as "values", source, sample_languages as "samples", updated_at as "updatedAt"
    from site_content where key = ${key} for update`
}

export function updateEntry(
  key: SiteContentKey,
  { values, source, samples, now }: { values: object; source: string; samples: readonly Locale[]; now: Date },
) {
  return sql`
    update site_content set value = ${JSON.stringify(values)}, source = ${source}, sample_languages = ${[...samples]},
      version = version + 1, updated_at = ${now}
    where key = ${key}`
}

export type PolicyTextRow = {
  slug: PolicySlug
  version: number
  title: string
  summary: string
  html: string
  note: string
  effectiveFrom: string
  isComing: boolean
}

/** Every version of every policy, or of one, newest first. */
export function listPolicyTexts(slug: string | null, now: Date) {
  return sql<PolicyTextRow>`
    select slug, version, title, summary, html, note, effective_from::text as "effectiveFrom",
      effective_from > (${now}::timestamptz at time zone 'Asia/Kolkata')::date as "isComing"
    from policies where ${slug}::text is null or slug = ${slug}
    order by slug, version desc`
}

export function putPolicyVersion(policy: Omit<PolicyTextRow, 'isComing'>) {
  return sql<{ version: number }>`
    insert into policies (slug, version, title, summary, html, note, effective_from)
    values (${policy.slug}, ${policy.version}, ${policy.title}, ${policy.summary}, ${policy.html},
      ${policy.note}, ${policy.effectiveFrom}::date)
    on conflict (slug, version) do update set title = excluded.title, summary = excluded.summary,
      html = excluded.html, note = excluded.note, effective_from = excluded.effective_from
    returning version`
}

/** Serialises new versions of a policy. */
export function lockPolicy(slug: string) {
  return sql`select pg_advisory_xact_lock(hashtext(${`policy ${slug}`}))`
}
