import type { ItemKind } from '../../../domain/catalog/item-kinds.ts'
import type { DrawnSheet } from '../../../domain/lessons/sheets/drawn-sheet.ts'
import type { DrawnLesson } from '../../../domain/lessons/steps/drawn-lesson.ts'
import type { Locale } from '../../../domain/locales.ts'
import { type Id, type Statement, sql } from '../../adapters/database/sql.ts'

/** A course by its id, or by its current or an earlier name. */
type CourseName = { id: string | null; slug: string }

function idOfCourse({ id, slug }: CourseName): Statement<unknown> {
  return sql`coalesce(${id}, (select id from courses where slug = ${slug}),
    (select course_id from course_slugs where slug = ${slug}))`
}

/** A lesson of a course by its current or an earlier name, or by its id. */
function idOfLesson(courseId: Statement<unknown>, { id, slug }: CourseName): Statement<unknown> {
  return sql`coalesce((select item_id from lesson_slugs where course_id = ${courseId} and slug = ${slug}), ${id})`
}

export type LessonPageRow = {
  _id: string
  slug: string
  courseSlug: string
  kind: ItemKind
  title: string
  isFree: boolean
  mediaId: string | null
  publishedAt: Date
  captions: { rendition: string; storageKey: string; byteCount: number }[]
  hasPoster: boolean
  /** Of a free lesson. */
  steps: DrawnLesson | null
  sheet: DrawnSheet | null
}

/** What is drawn of the lesson `i`, in a language or, where it is not, in English. */
function drawnIn(language: Locale, drawings: Statement<unknown>): Statement<unknown> {
  return sql`(
    select drawn from ${drawings} where media_id = i.media_id and locale in (${language}, 'en')
    order by locale = ${language} desc limit 1
  )`
}

/** A lesson of a published course, with its title in a language. */
export function findLessonPage(course: CourseName, lesson: CourseName, language: Locale) {
  return sql<LessonPageRow>`
    select i.id as "_id", named.slug, c.slug as "courseSlug", i.kind, lesson_title(i, ${language}) as "title",
      i.is_free as "isFree", i.media_id as "mediaId", coalesce(media.created_at, c.updated_at) as "publishedAt",
      (
        select coalesce(json_agg(json_build_object('rendition', f.rendition, 'storageKey', f.storage_key,
          'byteCount', f.byte_count) order by f.rendition), '[]')
        from media_files f where f.media_id = i.media_id and f.rendition like 'captions-%'
      ) as "captions",
      exists (select from media_files f where f.media_id = i.media_id and f.rendition = 'poster') as "hasPoster",
      case when i.is_free then ${drawnIn(language, sql`step_lesson_drawings`)} end as "steps",
      case when i.is_free then ${drawnIn(language, sql`document_sheets`)} end as "sheet"
    from courses c
    join modules m on m.course_id = c.id
    join items i on i.module_id = m.id
    join lesson_slugs named on named.item_id = i.id and named.ended_at is null
    left join media on media.id = i.media_id
    where c.id = ${idOfCourse(course)} and c.status = 'published' and i.id = ${idOfLesson(sql`c.id`, lesson)}`
}

/** The same for a course that is or was published: whether anyone may see a page of it. */
export function findOfferedLesson(course: CourseName, lesson: CourseName) {
  return sql<Id>`
    select i.id from courses c
    join modules m on m.course_id = c.id
    join items i on i.module_id = m.id
    where c.id = ${idOfCourse(course)} and c.status <> 'draft' and i.id = ${idOfLesson(sql`c.id`, lesson)}`
}

/** Addresses of the free lessons of published courses. */
export function listFreeLessonAddresses() {
  return sql<{ path: string; updatedAt: Date }>`
    select '/courses/' || c.slug || '/' || named.slug as "path", c.updated_at as "updatedAt"
    from courses c
    join modules m on m.course_id = c.id
    join items i on i.module_id = m.id
    join lesson_slugs named on named.item_id = i.id and named.ended_at is null
    where c.status = 'published' and i.is_free
    order by c.position, c.id, m.position, i.position`
}
