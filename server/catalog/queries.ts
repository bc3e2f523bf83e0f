import {
  type CourseFilterChoice,
  type CourseLanguage,
  type CourseLevel,
  courseLanguages,
  courseLevels,
} from '../../domain/catalog/choices.ts'
import type { CardFacts, CourseFacts } from '../../domain/catalog/course-facts.ts'
import { type ItemKind, kindsWithProgress } from '../../domain/catalog/item-kinds.ts'
import { bandBounds, type PriceBand, priceBands } from '../../domain/catalog/price-bands.ts'
import type { Rating } from '../../domain/catalog/rules.ts'
import type { Locale } from '../../domain/locales.ts'
import { type Count, type Id, type Statement, sql } from '../adapters/database/sql.ts'

type Price = number | null

export type CourseCardRow = CardFacts & {
  _id: string
  slug: string
  title: string
  textLanguage: Locale
  coverId: string | null
  instructor: { name: string } | null
  category: { _id: string; name: string } | null
  moduleCount: number
  itemCount: number
  freeItemCount: number
  enrolledStudentCount: number
  coursePurchased: boolean
  validTill: Date | null
  monthlyPaise: Price
  quarterlyPaise: Price
  yearlyPaise: Price
}

export type ModuleRow = { _id: string; moduleTitle: string; textLanguage: Locale | null }

export type ItemRow = {
  _id: string
  slug: string
  kind: ItemKind
  title: string
  /** The reader’s language if the title is translated; null for the course's English title. */
  textLanguage: Locale | null
  isFree: boolean
  seconds: number
  byteCount: number
  aspectRatio: number | null
  opensOn: string | null
  opensAfterDays: number | null
}

export type CourseRow = CourseCardRow &
  CourseFacts & {
    content: (ModuleRow & { items: ItemRow[] | null })[] | null
    about: string
    importance: string
    learning: string
    monthlyDescription: string | null
    quarterlyDescription: string | null
    yearlyDescription: string | null
    rating: Rating | null
    updatedAt: Date
  }

/** The facts of domain/catalog/course-facts.ts, read from courses as `c`. */
export const cardFactColumns = sql<CardFacts>`c.languages, c.level`
export const pageFactColumns = sql<Omit<CourseFacts, keyof CardFacts>>`
  c.batch_starts_on::text as "batchStartsOn", c.sells_seats_only as "sellsSeatsOnly"`

/** The same facts, as an update sets them. */
export function factsWritten(course: CourseFacts): Statement<unknown> {
  return sql`
    languages = ${course.languages}, level = ${course.level},
    batch_starts_on = ${course.batchStartsOn}, sells_seats_only = ${course.sellsSeatsOnly}`
}

/** Who reads, when, and in which language. */
type Reader = { studentId: string | null; locale: Locale; now: Date }

/** Null for a visitor is part of the text, not a parameter: PostgreSQL plans the statement once, without the student's part. */
const idOf = (studentId: string | null) => studentId ?? sql`null::uuid`

/** Columns of a card, read from some of the courses as `c`. `student` may be null: then nothing is purchased. */
function cardColumns({ studentId, locale, now }: Reader, some: Statement<unknown> = sql`courses`) {
  return sql<CourseCardRow>`
    c.id as "_id", c.slug, coalesce(c.translations -> ${locale} ->> 'title', c.title) as "title",
    case when c.translations -> ${locale} is null then 'en' else ${locale} end as "textLanguage",
    c.cover_media_id as "coverId", ${cardFactColumns},
    (select json_build_object('name', name) from instructors where id = c.instructor_id) as "instructor",
    (select json_build_object('_id', id, 'name', name) from categories where id = c.category_id) as "category",
    counts.modules as "moduleCount", counts.items as "itemCount", counts.free as "freeItemCount",
    c.enrolled_student_count as "enrolledStudentCount",
    access.ends_at is not null as "coursePurchased", access.ends_at as "validTill",
    c.monthly_price_paise as "monthlyPaise", c.quarterly_price_paise as "quarterlyPaise", c.yearly_price_paise as "yearlyPaise"
  from ${some} c
  cross join lateral (
    select count(*)::int as modules, coalesce(sum(held.items), 0)::int as items, coalesce(sum(held.free), 0)::int as free
    from modules m
    cross join lateral (
      select count(*) as items, count(*) filter (where i.is_free) as free from items i where i.module_id = m.id
    ) held
    where m.course_id = c.id
  ) counts
  left join lateral access_end(${idOf(studentId)}, c.id, ${now}) access on true`
}

// The same titles as lesson_title(), but joined: calling it for each lesson takes twice as long. `offset 0` makes
// PostgreSQL read each title once from its drawing, which is long.
const fullColumns = ({ studentId, locale }: Reader) => sql<Pick<CourseRow, 'content'>>`
  coalesce(c.translations -> ${locale} ->> 'about', c.about) as "about",
  coalesce(c.translations -> ${locale} ->> 'importance', c.importance) as "importance",
  coalesce(c.translations -> ${locale} ->> 'learning', c.learning) as "learning", c.updated_at as "updatedAt",
  coalesce(nullif(c.translations -> ${locale} ->> 'monthly', ''), c.monthly_description) as "monthlyDescription",
  coalesce(nullif(c.translations -> ${locale} ->> 'quarterly', ''), c.quarterly_description) as "quarterlyDescription",
  coalesce(nullif(c.translations -> ${locale} ->> 'yearly', ''), c.yearly_description) as "yearlyDescription",
  ${pageFactColumns},
  case when c.rating_source is not null then json_build_object('stars', c.rating_stars,
    'reviewCount', c.rating_reviews, 'source', c.rating_source) end as "rating",
  (
    select json_agg(json_build_object('_id', module.id, 'moduleTitle', coalesce(module.translated, module.title),
      'textLanguage', case when module.translated is not null then ${locale}::text end, 'items', module.items) order by module.position)
    from (
      select m.id, m.title, m.titles ->> ${locale} as translated, m.position,
        json_agg(json_build_object(
          '_id', i.id, 'slug', named.slug, 'kind', i.kind, 'title', shown.title,
          'textLanguage', case when shown.title <> i.title then ${locale}::text end, 'isFree', i.is_free,
          'seconds', media.duration_in_seconds, 'byteCount', coalesce(f.byte_count, 0),
          'aspectRatio', round(media.width::numeric / media.height, 4),
          'opensOn', opening.day, 'opensAfterDays', opening.after_days) order by i.position)
          filter (where i.id is not null) as items
      from modules m
      left join items i on i.module_id = m.id
      left join lesson_slugs named on named.item_id = i.id and named.ended_at is null
      left join media on media.id = i.media_id
      left join media_files f on f.media_id = i.media_id and f.rendition = 'original'
      left join lateral opening_day(i, m, ${idOf(studentId)}) opening on true
      left join step_lesson_drawings drawn on drawn.media_id = i.media_id and drawn.locale = ${locale} and ${locale} <> 'en'
      cross join lateral (select coalesce(i.titles ->> ${locale}, drawn.drawn ->> 'title', i.title) as title offset 0) shown
      where m.course_id = c.id
      group by m.id
    ) module
  ) as "content",`

type CourseFilter = CourseFilterChoice & { categoryId: string | null }

type ListOptions = CourseFilter & { limit: number; offset: number; locale: Locale; now: Date }

export function listCourseCards(options: ListOptions) {
  return sql<CourseCardRow>`select ${cardColumns({ ...options, studentId: null }, listed(options))} order by c.position, c.id`
}

export function listCourses(options: ListOptions) {
  return sql<CourseRow>`
    select ${fullColumns({ ...options, studentId: null })} ${cardColumns({ ...options, studentId: null }, listed(options))} order by c.position, c.id`
}

/** The courses to which a student has access, with its end. */
export function listRunningAccess(studentId: string, now: Date) {
  return sql<{ courseId: string; validTill: Date }>`
    select had.course_id as "courseId", access.ends_at as "validTill"
    from (select distinct course_id from enrolments where student_id = ${studentId} and ends_at > ${now}) had
    cross join lateral access_end(${studentId}, had.course_id, ${now}) access`
}

/** The course ids of one page, from an index, before details are joined, so that a late page costs little more. */
function listed({ limit, offset, ...filter }: ListOptions): Statement<unknown> {
  return sql`(
    select courses.* from (
      select id from courses where ${isListed(filter)} order by position, id limit ${limit} offset ${offset}
    ) page join courses on courses.id = page.id
  )`
}

function isListed({ categoryId, level, language, price }: CourseFilter): Statement<unknown> {
  const ofCategory = categoryId === null ? sql`` : sql`and category_id = ${categoryId}`
  const ofLevel = level === undefined ? sql`` : sql`and level = ${level}`
  const inLanguage = language === undefined ? sql`` : sql`and languages @> ${[language]}::text[]`
  const ofPrice = price === undefined ? sql`` : sql`and ${isInBand(price)}`
  return sql`status = 'published' ${ofCategory} ${ofLevel} ${inLanguage} ${ofPrice}`
}

function isInBand(price: PriceBand): Statement<unknown> {
  const month = sql`month_rupees(monthly_price_paise, quarterly_price_paise, yearly_price_paise)`
  const bounds = bandBounds[price]
  if (bounds === null) return sql`${month} is null`
  const { least, most } = bounds
  return most === null ? sql`${month} >= ${least}` : sql`${month} between ${least} and ${most}`
}

/** Published courses; per category and in total they are stored counts, so that no list scans the courses. */
export function countCourses(filter: CourseFilter) {
  const { categoryId, level, language, price } = filter
  if (level !== undefined || language !== undefined || price !== undefined)
    return sql<Count>`select count(*)::int as "count" from courses where ${isListed(filter)}`
  if (categoryId === null) return sql<Count>`select course_count as "count" from catalog_totals`
  return sql<Count>`select course_count as "count" from categories where id = ${categoryId}`
}

type CourseChoices = { levels: CourseLevel[]; languages: CourseLanguage[]; prices: PriceBand[] }

/** Every filter option that matches a course, each by an index. */
export function findCourseChoices(categoryId: string | null): Statement<CourseChoices> {
  const found = (choices: readonly string[], filterBy: (at: number) => Partial<CourseFilter>) => {
    const each = choices.map((choice, at) => {
      const filter = { categoryId, ...filterBy(at) }
      return sql`case when exists (select from courses where ${isListed(filter)}) then ${choice}::text end`
    })
    return sql`array_remove(array[${each.reduce((all, one) => sql`${all}, ${one}`)}], null)`
  }
  return sql<CourseChoices>`
    select ${found(courseLevels, (at) => ({ level: courseLevels[at] }))} as "levels",
      ${found(courseLanguages, (at) => ({ language: courseLanguages[at] }))} as "languages",
      ${found(priceBands, (at) => ({ price: priceBands[at] }))} as "prices"`
}

/** Students with access keep a course that is no longer sold. */
const isShown = sql`is_offered(c.status, access.ends_at is not null)`

export function findCourseById(id: string, reader: Reader) {
  return sql<CourseRow>`select ${fullColumns(reader)} ${cardColumns(reader)} where ${isShown} and c.id = ${id}`
}

/** By its current or an earlier address. */
export function findCourseBySlug(slug: string, reader: Reader) {
  return sql<CourseRow>`
    select ${fullColumns(reader)} ${cardColumns(reader)}
    where ${isShown} and c.id = coalesce(
      (select id from courses where slug = ${slug}), (select course_id from course_slugs where slug = ${slug}))`
}

/** A course that is or was published, by its id, or its current or an earlier address. */
export function findOfferedCourse(id: string | null, slug: string) {
  return sql<Id>`
    select id from courses where status <> 'draft' and id = coalesce(${id},
      (select id from courses where slug = ${slug}), (select course_id from course_slugs where slug = ${slug}))`
}

export function listCategories(limit: number, offset: number) {
  return sql<{ _id: string; name: string; courseCount: number }>`
    select id as "_id", name, course_count as "courseCount" from categories
    where course_count > 0 order by position, id limit ${limit} offset ${offset}`
}

export function countCategories() {
  return sql<Count>`select count(*)::int as "count" from categories where course_count > 0`
}

export type MyCourseRow = CourseCardRow & {
  /** Null for a free course. */
  lastEnd: Date | null
  lessonCount: number
  doneLessonCount: number
  certificate: string | null
  modules: ModuleRow[] | null
}

type MyCourseOptions = Reader & { studentId: string; isFinished: boolean; limit: number; offset: number }

/** A student's current and past courses, with the last end of access; a free one that was started has none. */
function coursesOf(studentId: string, isFinished: boolean): Statement<unknown> {
  return sql`
    select held.course_id, held.last_end from (
      select course_id, max(ends_at) as last_end from enrolments
      where student_id = ${studentId} and revoked_at is null group by course_id
      union all
      select distinct c.id, null::timestamptz
      from (
        select item_id from lesson_openings where student_id = ${studentId}
        union select item_id from lesson_progress where student_id = ${studentId}
      ) begun
      join items i on i.id = begun.item_id
      join modules m on m.id = i.module_id
      join courses c on c.id = m.course_id
      where c.status = 'published'
        and coalesce(c.monthly_price_paise, c.quarterly_price_paise, c.yearly_price_paise) is null
        and not exists (
          select from enrolments e where e.student_id = ${studentId} and e.course_id = c.id and e.revoked_at is null
        )
    ) held
    where true ${isFinished ? finished(studentId) : sql``}`
}

/** Only courses with every lesson done. */
function finished(studentId: string): Statement<unknown> {
  return sql`
    and exists (
      select from items_to_finish(${studentId}, held.course_id) i where i.kind = any(${kindsWithProgress}::text[])
    )
    and not exists (
      select from items_to_finish(${studentId}, held.course_id) i
      left join lesson_progress p on p.student_id = ${studentId} and p.item_id = i.id
      where i.kind = any(${kindsWithProgress}::text[]) and p.done_at is null
    )`
}

/** Order: active access first, then by its end; free courses after purchased ones. */
export function listMyCourses({ studentId, isFinished, limit, offset, locale, now }: MyCourseOptions) {
  return sql<MyCourseRow>`
    with mine as (
      select course_id, last_end from (${coursesOf(studentId, isFinished)}) held
      order by coalesce(last_end > ${now}, true) desc, last_end desc nulls last, course_id
      limit ${limit} offset ${offset}
    ),
    lessons as (
      select mine.course_id, count(*)::int as every, count(p.done_at)::int as done
      from mine
      join items_to_finish(${studentId}, mine.course_id) i on i.kind = any(${kindsWithProgress}::text[])
      left join lesson_progress p on p.student_id = ${studentId} and p.item_id = i.id
      group by mine.course_id
    )
    select mine.last_end as "lastEnd",
      coalesce((select every from lessons where course_id = c.id), 0) as "lessonCount",
      coalesce((select done from lessons where course_id = c.id), 0) as "doneLessonCount",
      (select number from certificates where student_id = ${studentId} and course_id = c.id) as "certificate",
      (select json_agg(json_build_object('_id', id, 'moduleTitle', coalesce(titles ->> ${locale}, title),
        'textLanguage', case when titles ? ${locale} then ${locale}::text end) order by position)
        from modules where course_id = c.id) as "modules",
      ${cardColumns({ studentId, locale, now })}
    join mine on mine.course_id = c.id
    order by coalesce(mine.last_end > ${now}, true) desc, mine.last_end desc nulls last, c.id`
}

export function countMyCourses(studentId: string, isFinished: boolean) {
  return sql<Count>`
    select count(*)::int as "count" from (${coursesOf(studentId, isFinished)}) held`
}

/** Addresses of published courses with the date of their last change. */
export function listCourseAddresses() {
  return sql<{ slug: string; updatedAt: Date }>`
    select slug, updated_at as "updatedAt" from courses where status = 'published' order by position, id`
}
