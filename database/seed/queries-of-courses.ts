import type { CourseSeed } from '../../content/courses/course-seed.ts'
import type { MediaKind } from '../../domain/admin/uploads/rules.ts'
import type { ItemKind } from '../../domain/catalog/item-kinds.ts'
import type { DrawnSheet } from '../../domain/lessons/sheets/drawn-sheet.ts'
import type { DrawnLesson } from '../../domain/lessons/steps/drawn-lesson.ts'
import type { StepLesson } from '../../domain/lessons/steps/step-lesson.ts'
import type { Locale, TranslationLocale } from '../../domain/locales.ts'
import { type Id, sql } from '../../server/adapters/database/sql.ts'

export function countSeededCourses() {
  return sql<{ count: number }>`select count(*)::int as "count" from courses`
}

export function insertCategory(name: string, position: number) {
  return sql<Id>`insert into categories (name, position) values (${name}, ${position}) returning id`
}

export function insertInstructor(name: string) {
  return sql<Id>`insert into instructors (name) values (${name}) on conflict (name) do update set name = excluded.name returning id`
}

type Size = { width: number; height: number }

export function insertMedia(kind: MediaKind, durationInSeconds: number, name = '', size: Size | null = null) {
  return sql<Id>`
    insert into media (kind, duration_in_seconds, name, width, height)
    values (${kind}, ${durationInSeconds}, ${name}, ${size?.width ?? null}, ${size?.height ?? null})
    returning id`
}

/** A step lesson as its author wrote it, with its drawings by locale; its media have the length that it is expected to take. */
export function insertStepLesson(
  lesson: StepLesson,
  durationInSeconds: number,
  drawings: Partial<Record<Locale, DrawnLesson>>,
) {
  return sql<Id>`
    with medium as (
      insert into media (kind, duration_in_seconds, name) values ('steps', ${durationInSeconds}, ${lesson.title.en})
      returning id
    ), lesson as (
      insert into step_lessons (media_id, name, version, source)
      select id, ${lesson.id}, ${lesson.version}, ${JSON.stringify(lesson)}::jsonb from medium
    ), drawings as (
      insert into step_lesson_drawings (media_id, locale, drawn)
      select medium.id, key, value from medium, jsonb_each(${JSON.stringify(drawings)}::jsonb)
    )
    select id from medium`
}

type PlacedStepLesson = { position: number; title: string; mediaId: string; isFree: boolean }

/** A worksheet as it is read on a screen, in each language, where its file has none of the kind yet. */
export function insertSheets(storageKey: string, drawn: readonly DrawnSheet[]) {
  return sql`
    insert into document_sheets (media_id, locale, drawn)
    select f.media_id, given->>'language', given
    from media_files f, jsonb_array_elements(${JSON.stringify(drawn)}::jsonb) as given
    where f.storage_key = ${storageKey}
    on conflict do nothing`
}

/** Worksheets of demo courses that are files alone. */
export function listBareSheets(keys: readonly string[]) {
  return sql<{ storageKey: string }>`
    select distinct f.storage_key as "storageKey"
    from media_files f
    join items i on i.media_id = f.media_id
    join modules m on m.id = i.module_id
    join courses c on c.id = m.course_id and c.is_demo
    where f.storage_key = any(${keys}) and not exists (
      select from document_sheets d where d.media_id = f.media_id
    )`
}

/** The modules of demo courses without a step lesson, which no staff have opened in the builder. */
export function listModulesWithoutSteps(slugs: readonly string[]) {
  return sql<{ id: string; slug: string; title: string }>`
    select m.id, c.slug, m.title
    from courses c join modules m on m.course_id = c.id
    where c.is_demo and c.slug = any(${slugs})
      and not exists (select from course_drafts d where d.course_id = c.id)
      and not exists (
        select from items i join modules other on other.id = i.module_id
        where other.course_id = c.id and i.kind = 'steps'
      )
    order by c.position, m.position`
}

export function findStepLesson(name: string) {
  return sql<Id>`select media_id as "id" from step_lessons where name = ${name}`
}

/** Step lessons behind what a module has already. */
export function insertMissingSteps(moduleId: string, lessons: readonly PlacedStepLesson[]) {
  return sql`
    insert into items (module_id, position, kind, title, media_id, is_free)
    select ${moduleId}, position + (select coalesce(max(position), -1) + 1 from items where module_id = ${moduleId}),
      'steps', title, "mediaId", "isFree"
    from jsonb_to_recordset(${JSON.stringify(lessons)}::jsonb)
      as given (position int, title text, "mediaId" uuid, "isFree" boolean)`
}

/** Media without a name get that of the first lesson, course, resource or site video that shows them. */
export function nameMediaByUse() {
  return sql`
    update media set name = coalesce(
      (select title from items where media_id = media.id order by id limit 1),
      (select title from courses where cover_media_id = media.id order by id limit 1),
      (select heading from resources where sheet_media_id = media.id order by id limit 1),
      (select name from site_videos where media_id = media.id limit 1), '')
    where name = ''`
}

type MediaFile = { rendition: string; storageKey: string; contentType: string; byteCount: number }

export function insertMediaFile(mediaId: string, file: MediaFile) {
  return sql<Id>`
    insert into media_files (media_id, rendition, storage_key, content_type, byte_count)
    values (${mediaId}, ${file.rendition}, ${file.storageKey}, ${file.contentType}, ${file.byteCount})
    returning media_id as id`
}

type NewCourse = Pick<
  CourseSeed,
  'slug' | 'title' | 'languages' | 'level' | 'about' | 'importance' | 'learning' | 'plans'
> & {
  categoryId: string | null
  instructorId: string | null
  coverId: string | null
  position: number
  /** What its texts say is made up. */
  isSample?: true
  updatedAt: Date
}

export function insertCourse(course: NewCourse) {
  const { monthly, quarterly, yearly } = course.plans
  return sql<Id>`
    insert into courses (
      slug, title, category_id, instructor_id, cover_media_id, languages, level, about, importance, learning,
      monthly_price_paise, monthly_description, quarterly_price_paise, quarterly_description,
      yearly_price_paise, yearly_description, position, sample_languages, updated_at
    ) values (
      ${course.slug}, ${course.title}, ${course.categoryId}, ${course.instructorId}, ${course.coverId}, ${course.languages},
      ${course.level ?? null}, ${course.about}, ${course.importance}, ${course.learning},
      ${paise(monthly)}, ${monthly?.description ?? null}, ${paise(quarterly)}, ${quarterly?.description ?? null},
      ${paise(yearly)}, ${yearly?.description ?? null}, ${course.position}, ${course.isSample ? ['en'] : []}, ${course.updatedAt}
    ) returning id`
}

type Titles = Partial<Record<TranslationLocale, string>>

export function insertModule(courseId: string, title: string, position: number, titles: Titles = {}) {
  return sql<Id>`
    insert into modules (course_id, title, titles, position)
    values (${courseId}, ${title}, ${JSON.stringify(titles)}, ${position}) returning id`
}

type NewItem = {
  moduleId: string
  position: number
  kind: ItemKind
  title: string
  titles?: Titles | undefined
  mediaId: string
  isFree: boolean
}

export function insertItem(item: NewItem) {
  return sql<Id>`
    insert into items (module_id, position, kind, title, titles, media_id, is_free)
    values (${item.moduleId}, ${item.position}, ${item.kind}, ${item.title}, ${JSON.stringify(item.titles ?? {})}, ${item.mediaId}, ${item.isFree})
    returning id`
}

type PracticeOfModule = {
  /** The address of the course. */
  course: string
  /** The title of the module. */
  module: string
  title: string
  titles: Titles
  board: string
  skills: readonly string[]
  isFree: boolean
}

/** Practice as the last lesson of modules, in courses of the demo that have none and that nobody edits. */
export function insertMissingPractice(lessons: readonly PracticeOfModule[]) {
  return sql`
    insert into items (module_id, position, kind, title, titles, is_free, board, skills)
    select m.id, (select coalesce(max(position), -1) + 1 from items where module_id = m.id), 'practice', given.title,
      given.titles, given."isFree", given.board, array(select jsonb_array_elements_text(given.skills))
    from jsonb_to_recordset(${JSON.stringify(lessons)}::jsonb)
      as given (course text, module text, title text, titles jsonb, board text, skills jsonb, "isFree" boolean)
    join courses c on c.slug = given.course and c.is_demo
    join modules m on m.course_id = c.id and m.title = given.module
    where not exists (select from course_drafts d where d.course_id = c.id)
      and not exists (
        select from items i join modules other on other.id = i.module_id
        where other.course_id = c.id and i.kind = 'practice'
      )`
}

function paise(plan: { priceInRupees: number } | undefined): number | null {
  return plan ? plan.priceInRupees * 100 : null
}
