import type { CourseStatus } from '../../../../domain/admin/courses/rules.ts'
import type { CourseContent } from '../../../../domain/admin/courses/schemas.ts'
import { type Statement, sql } from '../../../adapters/database/sql.ts'

type Nothing = Record<string, never>

export type DraftRow = {
  courseId: string
  slug: string
  status: CourseStatus
  firstPublishedAt: Date | null
  courseUpdatedAt: Date
  /** Null while the course was never changed in the admin, like the rest of the draft. */
  document: CourseContent | null
  version: number | null
  publishedVersion: number | null
  editingId: string | null
  keptAt: Date | null
  updatedAt: Date | null
  updatedById: string | null
  updatedByName: string | null
}

export function findDraft(courseId: string): Statement<DraftRow> {
  return sql<DraftRow>`
    select c.id as "courseId", c.slug, c.status, c.first_published_at as "firstPublishedAt",
      c.updated_at as "courseUpdatedAt", d.document, d.version, d.published_version as "publishedVersion",
      d.editing_id as "editingId", d.kept_at as "keptAt", d.updated_at as "updatedAt",
      d.updated_by as "updatedById", st.name as "updatedByName"
    from courses c
    left join course_drafts d on d.course_id = c.id
    left join staff st on st.id = d.updated_by
    where c.id = ${courseId}`
}

export type PublishedRow = {
  title: string
  slug: string
  categoryId: string | null
  instructorId: string | null
  languages: string[]
  coverMediaId: string | null
  about: string
  importance: string
  learning: string
  monthlyPaise: number | null
  monthlyDescription: string | null
  quarterlyPaise: number | null
  quarterlyDescription: string | null
  yearlyPaise: number | null
  yearlyDescription: string | null
  batchStartsOn: string | null
  sellsSeatsOnly: boolean
  rating: CourseContent['rating']
  modules: CourseContent['modules'] | null
}

/** A course as students have it. */
export function findPublished(courseId: string): Statement<PublishedRow> {
  return sql<PublishedRow>`
    select c.title, c.slug, c.category_id as "categoryId", c.instructor_id as "instructorId", c.languages,
      c.cover_media_id as "coverMediaId", c.about, c.importance, c.learning,
      c.monthly_price_paise as "monthlyPaise", c.monthly_description as "monthlyDescription",
      c.quarterly_price_paise as "quarterlyPaise", c.quarterly_description as "quarterlyDescription",
      c.yearly_price_paise as "yearlyPaise", c.yearly_description as "yearlyDescription",
      c.batch_starts_on::text as "batchStartsOn", c.sells_seats_only as "sellsSeatsOnly",
      json_build_object('stars', coalesce(c.rating_stars::text, ''), 'reviews', coalesce(c.rating_reviews::text, ''),
        'source', coalesce(c.rating_source, '')) as "rating",
      (select json_agg(json_build_object('id', m.id, 'title', m.title, 'items', coalesce(
          (select json_agg(json_build_object('id', i.id, 'kind', i.kind, 'title', i.title, 'mediaId', i.media_id,
            'isFree', i.is_free) order by i.position) from items i where i.module_id = m.id), '[]'))
          order by m.position)
        from modules m where m.course_id = c.id) as "modules"
    from courses c where c.id = ${courseId}`
}

type NewDraft = {
  courseId: string
  document: CourseContent
  version: number
  publishedVersion: number | null
  editingId: string | null
  keptAt: Date
  staffId: string
  now: Date
}

export function upsertDraft(draft: NewDraft): Statement<Nothing> {
  const { courseId, document, version, publishedVersion, editingId, keptAt, staffId, now } = draft
  return sql`
    insert into course_drafts (course_id, document, version, published_version, editing_id, kept_at, updated_by, updated_at)
    values (${courseId}, ${JSON.stringify(document)}, ${version}, ${publishedVersion}, ${editingId}, ${keptAt}, ${staffId}, ${now})
    on conflict (course_id) do update set document = excluded.document, version = excluded.version,
      published_version = excluded.published_version, editing_id = excluded.editing_id, kept_at = excluded.kept_at,
      updated_by = excluded.updated_by, updated_at = excluded.updated_at`
}

export function updatePublishedVersion(courseId: string, version: number): Statement<Nothing> {
  return sql`update course_drafts set published_version = ${version} where course_id = ${courseId}`
}

type NewVersion = {
  courseId: string
  version: number
  document: CourseContent
  kind: 'superseded' | 'aside'
  staffId: string | null
  writtenAt: Date
}

export function insertVersion(version: NewVersion): Statement<{ id: string }> {
  return sql<{ id: string }>`
    insert into course_draft_versions (course_id, version, document, kind, written_by, written_at)
    values (${version.courseId}, ${version.version}, ${JSON.stringify(version.document)}, ${version.kind},
      ${version.staffId}, ${version.writtenAt})
    returning id`
}

export type VersionRow = {
  id: string
  version: number
  kind: 'superseded' | 'aside'
  writtenAt: Date
  writtenBy: string | null
}

export function listVersions(
  courseId: string,
  limit: number,
  offset: number,
): Statement<VersionRow & { total: number }> {
  return sql<VersionRow & { total: number }>`
    select v.id, v.version, v.kind, v.written_at as "writtenAt", st.name as "writtenBy", count(*) over ()::int as "total"
    from course_draft_versions v left join staff st on st.id = v.written_by
    where v.course_id = ${courseId} order by v.written_at desc, v.id limit ${limit} offset ${offset}`
}

export function findVersion(id: string): Statement<VersionRow & { document: CourseContent }> {
  return sql<VersionRow & { document: CourseContent }>`
    select v.id, v.version, v.kind, v.written_at as "writtenAt", st.name as "writtenBy", v.document
    from course_draft_versions v left join staff st on st.id = v.written_by where v.id = ${id}`
}

/** Whether another course has, or had, this address. */
export function findSlugOwner(slug: string, courseId: string): Statement<{ id: string }> {
  return sql<{ id: string }>`
    select id from courses where slug = ${slug} and id <> ${courseId}
    union all
    select course_id from course_slugs where slug = ${slug} and course_id <> ${courseId}
    limit 1`
}
