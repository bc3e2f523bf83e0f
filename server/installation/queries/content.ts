import { type Nothing, type Statement, sql } from '../../adapters/database/sql.ts'
import { removal } from './removal.ts'

// Content written by staff has a draft or an earlier version with their name; seeded content has neither.
const courseIsWritten = sql`(
  exists (select from course_drafts d where d.course_id = courses.id and d.updated_by is not null)
  or exists (select from draft_versions v
    where v.kind = 'course' and v.subject = courses.id::text and v.written_by is not null))`

function textIsWritten(kind: Statement<Nothing>, id: Statement<Nothing>) {
  return sql`(
    exists (select from text_drafts d where d.kind = ${kind} and d.text_id = ${id} and d.updated_by is not null)
    or exists (select from draft_versions v
      where v.kind = ${kind} and v.subject = ${id}::text and v.written_by is not null))`
}
const articleIsWritten = textIsWritten(sql`'article'`, sql`articles.id`)
const resourceIsWritten = textIsWritten(sql`'resource'`, sql`resources.id`)
const mediumIsWritten = sql`(
  exists (select from media_files f where f.media_id = media.id and f.storage_key like 'uploads/%')
  or exists (select from lesson_drafts d where d.media_id = media.id and d.updated_by is not null)
  or exists (select from draft_versions v
    where v.kind = 'lesson' and v.subject = media.id::text and v.written_by is not null))`

export type SeededCounts = { courses: number; articles: number; resources: number }

export function countSeeded() {
  return sql<SeededCounts>`
    select (select count(*) from courses where is_demo and not ${courseIsWritten})::int as "courses",
      (select count(*) from articles where is_demo and not ${articleIsWritten})::int as "articles",
      (select count(*) from resources where is_demo and not ${resourceIsWritten})::int as "resources"`
}

export type Written = {
  kind:
    | 'course'
    | 'article'
    | 'resource'
    | 'draft'
    | 'medium'
    | 'site text'
    | 'policy'
    | 'saved reply'
    | 'batch'
    | 'mailing'
    | 'holiday'
    | 'correction'
    | 'tax and refund terms'
    | 'words of help'
    | 'access'
  title: string
}

/** A version of a policy that comes with the product. */
export type PolicyVersion = { slug: string; version: number }

/** What people wrote, changed or uploaded while the demo ran. */
export function listWritten(seeded: readonly PolicyVersion[]) {
  return sql<Written>`
    select 'course' as "kind", title from courses where is_demo and ${courseIsWritten}
    union all select 'article', title from articles where is_demo and ${articleIsWritten}
    union all select 'resource', heading from resources where is_demo and ${resourceIsWritten}
    union all select 'draft', coalesce(title, name, '') from text_drafts where ${draftAlone} and ${isOfTheDemo}
    union all select 'medium', name from media where is_demo and ${mediumIsWritten}
    union all select 'site text', key from site_content where version > 1 and ${isOfTheDemo}
    union all select 'draft', subject from site_drafts where version is distinct from published_version and ${isOfTheDemo}
    union all select 'policy', slug || ', version ' || version from policies
      where ${policyIsWritten(seeded)} and ${isOfTheDemo}
    union all select 'saved reply', title from canned_replies where ${replyIsWritten} and ${isOfTheDemo}
    union all select 'holiday', name || ', ' || day from moving_holidays where ${holidayIsWritten} and ${isOfTheDemo}
    union all select 'batch', name from batches where ${isOfTheDemo}
    union all select distinct 'correction', 'questions of ' || maker from practice_corrections where ${isOfTheDemo}
    union all select 'mailing', texts -> 'en' ->> 'subject' from mailings where sent_at is null and ${isOfTheDemo}
    union all select 'tax and refund terms', 'from ' || from_day || ': GST ' || gst_percent || ' %' from seller_terms
      where ${termsAreWritten} and ${isOfTheDemo}
    union all select 'words of help', locale from safeguarding_help where ${isOfTheDemo}
    union all select 'access', c.title || ' for ' || s.email from access_grants g join students s on s.id = g.student_id
      join courses c on c.id = g.course_id where g.withdrawn_at is null and ${mayStay} and (${isOfTheDemo} or ${byDemoStaff})
    order by "kind", title`
}

const isOfTheDemo = sql`database_is_demo()`
// Sample people are always deleted with their data.
const mayStay = sql`s.email not like '%.example'`
const byDemoStaff = sql`g.staff_id in (select id from staff where is_demo)`
const draftAlone = sql`
  text_drafts.text_id not in (select id from articles union all select id from resources)`
// Rows that do not record their author: the demo's audit log does.
const replyIsWritten = sql`exists (
  select from audit_log l where l.is_demo and l.subject_kind = 'canned' and l.subject_id = canned_replies.id::text
    and l.action in ('canned.create', 'canned.change'))`
const holidayIsWritten = sql`exists (
  select from audit_log l where l.is_demo and l.subject_kind = 'holiday' and l.subject_id = moving_holidays.day::text
    and l.action = 'holiday.add')`
// The product has one initial row, valid from the beginning.
const termsAreWritten = sql`from_day > '2000-01-01'`
function policyIsWritten(seeded: readonly PolicyVersion[]) {
  return sql`slug || '/' || version <> all (${seeded.map(({ slug, version }) => `${slug}/${version}`)}::text[])`
}

type ContentToRemove = { seeded: boolean; written: boolean }

function which({ seeded, written }: ContentToRemove, isWritten: Statement<Nothing>): Statement<Nothing> {
  if (seeded && written) return sql`is_demo`
  if (seeded) return sql`is_demo and not ${isWritten}`
  return written ? sql`is_demo and ${isWritten}` : sql`false`
}

/** Access that staff granted in the demo to accounts that are kept, except where a paid plan begins after it. */
export function grantRemoval(wasDemo: boolean): Statement<Nothing> {
  const isMeant = wasDemo
    ? sql`granted_by like 'staff:%'`
    : sql`granted_by in (select 'staff:' || id from staff where is_demo)`
  return removal(
    'enrolments',
    sql`${isMeant} and not exists (
      select from enrolments bought where bought.student_id = enrolments.student_id
        and bought.course_id = enrolments.course_id and bought.payment_id is not null)`,
  )
}

/** Demo content, all or some of it. A course that someone bought or has access to stays. */
export function contentRemovals(content: ContentToRemove): Statement<Nothing>[] {
  return [
    removal(
      'courses',
      sql`${which(content, courseIsWritten)} and not exists (select from orders o where o.course_id = courses.id)
        and not exists (select from enrolments e where e.course_id = courses.id)
        and not exists (select from tickets t where t.course_id = courses.id)`,
    ),
    textRemoval(sql`articles`, sql`'article'`, which(content, articleIsWritten)),
    textRemoval(sql`resources`, sql`'resource'`, which(content, resourceIsWritten)),
  ]
}

/** Articles or resources with their drafts and old addresses. */
function textRemoval(table: Statement<Nothing>, kind: Statement<Nothing>, condition: Statement<Nothing>) {
  return sql`
    with gone as (delete from ${table} where ${condition} returning id),
      drafts as (delete from text_drafts where kind = ${kind} and text_id in (select id from gone))
    delete from text_old_names where kind = ${kind} and text_id in (select id from gone)`
}

/** Changes to texts that come with the product, which the next start writes again, and texts that staff added. */
export function deleteWrittenTexts(
  keys: readonly string[],
  seeded: readonly PolicyVersion[],
): Statement<Nothing>[] {
  return [
    sql`delete from site_content where version > 1 and key = any(${keys})`,
    sql`delete from policies where ${policyIsWritten(seeded)}`,
    sql`delete from text_drafts where ${draftAlone}`,
    sql`delete from site_drafts`,
    sql`delete from draft_versions where kind in ('site', 'policy')`,
    sql`delete from canned_replies where ${replyIsWritten}`,
    sql`delete from moving_holidays where ${holidayIsWritten}`,
    sql`delete from mailings`,
    sql`delete from batches`,
    sql`delete from practice_corrections`,
    // Terms already in effect may apply to real payments: then the database keeps them.
    sql`
      delete from seller_terms where ${termsAreWritten} and (from_day > (now() at time zone 'Asia/Kolkata')::date
        or not exists (select from payments where outcome is not null and not is_demo))`,
    sql`delete from safeguarding_help`,
  ]
}

/** Demo names no longer in use. */
export function deleteUnusedNames(): Statement<Nothing>[] {
  return [
    sql`delete from categories where is_demo and not exists (select from courses c where c.category_id = categories.id)
      and not exists (select from course_drafts d where d.category_id = categories.id)`,
    sql`delete from instructors where is_demo
      and not exists (select from courses c where c.instructor_id = instructors.id)
      and not exists (select from course_drafts d where d.instructor_id = instructors.id)`,
    sql`delete from article_authors where is_demo
      and not exists (select from articles a where a.author_id = article_authors.id)
      and not exists (select from text_drafts d where d.document ->> 'authorId' = article_authors.id::text)`,
    sql`delete from article_categories where is_demo
      and not exists (select from articles a where a.category_id = article_categories.id)
      and not exists (select from text_drafts d where d.document ->> 'categoryId' = article_categories.id::text)`,
  ]
}

/** Media no longer in use; returns the keys of their files. */
export function deleteUnusedMedia(content: ContentToRemove) {
  return sql<{ key: string }>`
    with named as materialized (
      select unnest(ids) as id from (
        select ids_in(about || importance || learning) as ids from courses
        union all select ids_in(translations::text) from courses
        union all select ids_in(html || coalesce(cover::text, '')) from articles
        union all select ids_in(content::text || coalesce(cover::text, '')) from resources
        union all select ids_in(value::text) from site_content
        union all select ids_in(document::text) from course_drafts
        union all select ids_in(v.document::text) from course_schedules s join draft_versions v
          on v.kind = 'course' and v.subject = s.course_id::text and v.version = s.version and not v.is_aside
        union all select ids_in(document::text) from text_drafts
        union all select ids_in(document::text) from site_drafts
        union all select ids_in(document::text) from lesson_drafts) texts
    ), gone as (
      select id from media where ${which(content, mediumIsWritten)}
        and not exists (select from items i where i.media_id = media.id)
        and not exists (select from courses c where c.cover_media_id = media.id)
        and not exists (select from resources r where r.sheet_media_id = media.id)
        and not exists (select from site_videos s where s.media_id = media.id)
        and not exists (select from step_lesson_voices v where v.recording_id = media.id)
        and not exists (select from named n where n.id = media.id::text)
    ), keys as (
      select storage_key as key from media_files where media_id in (select id from gone)
      union all select storage_key from video_renditions where media_id in (select id from gone)
    ), deleted as (
      delete from media where id in (select id from gone)
    )
    select key as "key" from keys`
}

/** Remaining content becomes the installation's own. */
export function keepContent(): Statement<Nothing>[] {
  return [
    sql`update courses set is_demo = false where is_demo`,
    sql`update categories set is_demo = false where is_demo`,
    sql`update instructors set is_demo = false where is_demo`,
    sql`update articles set is_demo = false where is_demo`,
    sql`update resources set is_demo = false where is_demo`,
    sql`update article_authors set is_demo = false where is_demo`,
    sql`update article_categories set is_demo = false where is_demo`,
    sql`update media set is_demo = false where is_demo`,
  ]
}
