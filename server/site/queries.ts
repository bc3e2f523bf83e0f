import type { Locale } from '../../domain/locales.ts'
import { sql } from '../adapters/database/sql.ts'

export type ContentRow = { key: string; value: unknown; source: string; isSample: boolean }

/** Entries of the site's content by key; missing languages fall back to English, marked as such. */
export function listSiteContent(keys: readonly string[], locale: Locale) {
  return sql<ContentRow>`
    select key, coalesce(value -> ${locale}, value -> 'en') as "value", source,
      case when value -> ${locale} is null then 'en' else ${locale} end = any(sample_languages) as "isSample"
    from site_content where key = any(${keys})`
}

export type PolicyRow = {
  slug: string
  version: number
  title: string
  summary: string
  html: string
  effectiveFrom: string
}

/** One version of a policy that is or was in force; the latest by default. */
export function findPolicy(slug: string, version: number | null, now: Date) {
  return sql<PolicyRow>`
    select slug, version, title, summary, html, effective_from::text as "effectiveFrom" from policies
    where slug = ${slug} and (${version}::integer is null or version = ${version}) and ${isInForce(now)}
    order by version desc limit 1`
}

/** Versions that are or were in force, newest first. */
export function listPolicyVersions(slug: string, now: Date) {
  return sql<{ version: number; effectiveFrom: string; note: string }>`
    select version, effective_from::text as "effectiveFrom", note from policies
    where slug = ${slug} and ${isInForce(now)}
    order by version desc`
}

function isInForce(now: Date) {
  return sql`effective_from <= (${now}::timestamptz at time zone 'Asia/Kolkata')::date`
}

export type VideoFileRow = { storageKey: string; contentType: string; byteCount: number }

/** A file of one of the site's own videos. */
export function findSiteVideoFile(name: string, rendition: string) {
  return sql<VideoFileRow>`
    select f.storage_key as "storageKey", f.content_type as "contentType", f.byte_count::float8 as "byteCount"
    from site_videos s join media_files f on f.media_id = s.media_id
    where s.name = ${name} and f.rendition = ${rendition}`
}

/** Sample texts of the site, each counted in the languages in which it is written; the seller has a row of its own. */
export function countSamples() {
  return sql<{ locale: Locale; count: number }>`
    select locale, count(*)::int as "count" from site_content, jsonb_each(value) as written (locale, said)
    where locale = any(sample_languages) and key <> 'seller' and jsonb_typeof(said) <> 'null'
    group by locale`
}

export function findSeller() {
  return sql<{ isSample: boolean }>`select is_sample as "isSample" from site_content where key = 'seller'`
}
