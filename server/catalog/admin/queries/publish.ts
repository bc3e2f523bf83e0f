import { noTitles } from '../../../../domain/admin/courses/choices.ts'
import type { CourseContent } from '../../../../domain/admin/courses/schemas.ts'
import type { CourseFacts } from '../../../../domain/catalog/course-facts.ts'
import type { ItemKind } from '../../../../domain/catalog/item-kinds.ts'
import type { Rating } from '../../../../domain/catalog/rules.ts'
import type { Locale, TranslationLocale } from '../../../../domain/locales.ts'
import { type Id, type Nothing, type Statement, sql } from '../../../adapters/database/sql.ts'
import { cardFactColumns, factsWritten, pageFactColumns } from '../../queries.ts'

type PublishedTexts = CourseFacts & {
  title: string
  slug: string
  categoryId: string | null
  instructorId: string | null
  coverMediaId: string | null
  about: string
  importance: string
  learning: string
  translations: Partial<CourseContent['translations']>
  samples: Locale[]
}

export type PublishedRow = PublishedTexts & {
  monthlyPaise: number | null
  monthlyDescription: string | null
  quarterlyPaise: number | null
  quarterlyDescription: string | null
  yearlyPaise: number | null
  yearlyDescription: string | null
  rating: CourseContent['rating']
  modules: CourseContent['modules'] | null
}

const titlesOf = (row: Statement<Nothing>) => sql`(${JSON.stringify(noTitles)}::jsonb || ${row}.titles)`

/** A course as published. */
export function findPublished(courseId: string) {
  return sql<PublishedRow>`
    select c.title, c.slug, c.category_id as "categoryId", c.instructor_id as "instructorId",
      ${cardFactColumns}, ${pageFactColumns}, c.cover_media_id as "coverMediaId", c.about, c.importance, c.learning, c.translations,
      c.sample_languages as "samples",
      c.monthly_price_paise as "monthlyPaise", c.monthly_description as "monthlyDescription",
      c.quarterly_price_paise as "quarterlyPaise", c.quarterly_description as "quarterlyDescription",
      c.yearly_price_paise as "yearlyPaise", c.yearly_description as "yearlyDescription",
      json_build_object('stars', coalesce(c.rating_stars::text, ''), 'reviews', coalesce(c.rating_reviews::text, ''),
        'source', coalesce(c.rating_source, '')) as "rating",
      (select json_agg(json_build_object('id', m.id, 'title', m.title, 'titles', ${titlesOf(sql`m`)}, 'opensOn', m.opens_on,
          'opensAfterDays', m.opens_after_days, 'items', coalesce(
          (select json_agg(json_build_object('id', i.id, 'kind', i.kind, 'title', i.title, 'titles', ${titlesOf(sql`i`)}, 'mediaId', i.media_id,
            'isFree', i.is_free, 'opensOn', i.opens_on, 'opensAfterDays', i.opens_after_days, 'practice', case when i.skills is not null then
              json_build_object('board', i.board, 'skills', i.skills) end) order by i.position) from items i where i.module_id = m.id), '[]'))
          order by m.position)
        from modules m where m.course_id = c.id) as "modules"
    from courses c where c.id = ${courseId}`
}

/** Whether another course has, or had, this address. */
export function findSlugOwner(slug: string, courseId: string) {
  return sql<Id>`
    select id from courses where slug = ${slug} and id <> ${courseId}
    union all
    select course_id from course_slugs where slug = ${slug} and course_id <> ${courseId}
    limit 1`
}

/** Serialises publications, which may change addresses. */
export function lockSlugs() {
  return sql`select pg_advisory_xact_lock(hashtextextended('course slugs', 0))`
}

/** Rows swap positions: uniqueness is checked at the end. */
export function deferPositions() {
  return sql`set constraints all deferred`
}

export type References = {
  hasCategory: boolean
  hasInstructor: boolean
  /** Rows of another course with an id from this document. */
  strangers: number
}

/** Which of a document's rows exist. */
export function findReferences(courseId: string, { categoryId, instructorId, modules }: CourseContent) {
  const moduleIds = modules.map(({ id }) => id)
  const itemIds = modules.flatMap(({ items }) => items.map(({ id }) => id))
  return sql<References>`
    select exists (select from categories where id = ${categoryId}) as "hasCategory",
      exists (select from instructors where id = ${instructorId}) as "hasInstructor",
      (select count(*) from modules where id = any(${moduleIds}::uuid[]) and course_id <> ${courseId})::int
        + (select count(*) from items join modules on modules.id = items.module_id
          where items.id = any(${itemIds}::uuid[]) and modules.course_id <> ${courseId})::int as "strangers"`
}

export type PublishedFacts = PublishedTexts & {
  courseId: string
  monthly: PlanFacts
  quarterly: PlanFacts
  yearly: PlanFacts
  rating: Rating | null
  now: Date
}

export type PlanFacts = { paise: number | null; description: string | null }

export function updateCourse(course: PublishedFacts) {
  const { monthly, quarterly, yearly } = course
  return sql`
    update courses set slug = ${course.slug}, title = ${course.title}, category_id = ${course.categoryId},
      instructor_id = ${course.instructorId}, cover_media_id = ${course.coverMediaId}, ${factsWritten(course)},
      about = ${course.about}, importance = ${course.importance}, learning = ${course.learning}, translations = ${JSON.stringify(course.translations)},
      sample_languages = ${course.samples},
      monthly_price_paise = ${monthly.paise}, monthly_description = ${monthly.description},
      quarterly_price_paise = ${quarterly.paise}, quarterly_description = ${quarterly.description},
      yearly_price_paise = ${yearly.paise}, yearly_description = ${yearly.description},
      rating_stars = ${course.rating?.stars ?? null}, rating_reviews = ${course.rating?.reviewCount ?? null},
      rating_source = ${course.rating?.source ?? null},
      status = 'published', updated_at = ${course.now}
    where id = ${course.courseId}`
}

/** A course's former address redirects to it from now on. */
export function insertOldSlug(slug: string, courseId: string, now: Date) {
  return sql`
    insert into course_slugs (slug, course_id, ended_at) values (${slug}, ${courseId}, ${now})
    on conflict (slug) do update set ended_at = excluded.ended_at`
}

/** A course that takes back one of its old addresses. */
export function deleteOldSlug(slug: string, courseId: string) {
  return sql`delete from course_slugs where slug = ${slug} and course_id = ${courseId}`
}

type Opening = { opensOn: string | null; opensAfterDays: number | null }

/** By language, only those with texts. */
type Titles = Partial<Record<TranslationLocale, string>>

type ModuleRow = Opening & { id: string; title: string; titles: Titles; position: number }

/** Writes modules under their ids; another course's are never changed. */
export function upsertModules(courseId: string, rows: readonly ModuleRow[]) {
  return sql`
    insert into modules (id, course_id, position, title, titles, opens_on, opens_after_days)
    select id, ${courseId}::uuid, position, title, titles, "opensOn", "opensAfterDays"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id uuid, title text, titles jsonb, position integer, "opensOn" date, "opensAfterDays" integer)
    on conflict (id) do update set position = excluded.position, title = excluded.title, titles = excluded.titles,
      opens_on = excluded.opens_on, opens_after_days = excluded.opens_after_days
    where modules.course_id = excluded.course_id`
}

type ItemRow = Opening & {
  id: string
  moduleId: string
  position: number
  kind: ItemKind
  title: string
  titles: Titles
  mediaId: string | null
  isFree: boolean
  practice: { board: string; skills: readonly string[] } | null
}

/** Writes items under their ids, including those moved to another module. */
export function upsertItems(rows: readonly ItemRow[]) {
  return sql`
    insert into items (id, module_id, position, kind, title, titles, media_id, is_free, opens_on, opens_after_days, board,
      skills)
    select id, "moduleId", position, kind, title, titles, "mediaId", "isFree", "opensOn", "opensAfterDays", practice->>'board',
      case when kind = 'practice' then array(select jsonb_array_elements_text(practice->'skills')) end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id uuid, "moduleId" uuid, position integer, kind text, title text, titles jsonb, "mediaId" uuid, "isFree" boolean,
        "opensOn" date, "opensAfterDays" integer, practice jsonb)
    on conflict (id) do update set module_id = excluded.module_id, position = excluded.position, kind = excluded.kind,
      title = excluded.title, titles = excluded.titles, media_id = excluded.media_id, is_free = excluded.is_free,
      opens_on = excluded.opens_on, opens_after_days = excluded.opens_after_days, board = excluded.board,
      skills = excluded.skills`
}

/** Items of the course that are no longer in its document. */
export function deleteOtherItems(courseId: string, keptIds: readonly string[]) {
  return sql`
    delete from items using modules
    where modules.id = items.module_id and modules.course_id = ${courseId} and items.id <> all(${keptIds}::uuid[])`
}

export function deleteOtherModules(courseId: string, keptIds: readonly string[]) {
  return sql`delete from modules where course_id = ${courseId} and id <> all(${keptIds}::uuid[])`
}
