import type { CourseStatus } from '../../../../domain/admin/courses/rules.ts'
import type { Locale } from '../../../../domain/locales.ts'
import { containing, type Id, type Nothing, type Statement, sql } from '../../../adapters/database/sql.ts'

export type CourseFilter = {
  search: string | null
  status: CourseStatus | null
  categoryId: string | null
  onlyOf: string | null
}
export type CourseSort = 'changed' | 'title' | 'students'

type ListRow = {
  id: string
  title: string
  slug: string
  status: CourseStatus
  category: string | null
  enrolledStudentCount: number
  hasChanges: boolean
  /** The published languages whose texts are samples. */
  samples: Locale[]
  updatedAt: Date
  updatedBy: string | null
}

/** Courses by their draft titles. */
function courses({ search, categoryId, onlyOf }: CourseFilter) {
  const words = search === null ? null : containing(search)
  return sql`
    select c.id, c.slug, c.status, c.enrolled_student_count, c.sample_languages, d.updated_by,
      coalesce(d.title, c.title) as title,
      case when d.course_id is null then c.category_id else d.category_id end as category_id,
      coalesce(d.updated_at, c.updated_at) as updated_at,
      d.course_id is not null and d.version is distinct from d.published_version as has_changes
    from courses c left join course_drafts d on d.course_id = c.id
    where (${words}::text is null or coalesce(d.title, c.title) ilike ${words} or c.slug ilike ${words})
      and (${categoryId}::uuid is null
        or case when d.course_id is null then c.category_id else d.category_id end = ${categoryId})
      and (${onlyOf}::uuid is null
        or exists (select from course_authors a where a.course_id = c.id and a.staff_id = ${onlyOf}))`
}

const orders: Record<CourseSort, Statement<Nothing>> = {
  changed: sql`k.updated_at desc, k.id`,
  title: sql`lower(k.title), k.id`,
  students: sql`k.enrolled_student_count desc, k.id`,
}

export function listCourses(filter: CourseFilter, sort: CourseSort, limit: number, offset: number) {
  return sql<ListRow>`
    select k.id, k.title, k.slug, k.status, cat.name as "category",
      k.enrolled_student_count as "enrolledStudentCount", k.has_changes as "hasChanges",
      k.sample_languages as "samples",
      k.updated_at as "updatedAt", st.name as "updatedBy"
    from (${courses(filter)}) k
    left join categories cat on cat.id = k.category_id
    left join staff st on st.id = k.updated_by
    where (${filter.status}::text is null or k.status = ${filter.status})
    order by ${orders[sort]} limit ${limit} offset ${offset}`
}

export function countCourses(filter: CourseFilter) {
  return sql<{ status: CourseStatus; count: number }>`
    select k.status, count(*)::int as "count" from (${courses(filter)}) k group by k.status`
}

/** Published courses, counted in each language in which they are samples. */
export function countSamples() {
  return sql<{ locale: Locale; count: number }>`
    select locale, count(*)::int as "count" from courses, unnest(sample_languages) as locale
    where status <> 'draft' group by locale`
}

/** An unpublished course, at the end of the list. Its id is its address until it is published. */
export function insertCourse(title: string, now: Date) {
  return sql<Id>`
    with made as (select gen_random_uuid() as id)
    insert into courses (id, slug, title, position, status, updated_at)
    select id, id::text, ${title}, (select coalesce(max(position), 0) + 1 from courses), 'draft', ${now} from made
    returning id`
}

export type CourseStateRow = {
  id: string
  slug: string
  title: string
  status: CourseStatus
  firstPublishedAt: Date | null
  updatedAt: Date
}

/** The row of a course, locked until the transaction ends. */
export function lockCourse(id: string) {
  return sql<CourseStateRow>`
    select id, slug, title, status, first_published_at as "firstPublishedAt", updated_at as "updatedAt"
    from courses where id = ${id} for update`
}

export function updateCourseStatus(id: string, status: CourseStatus, now: Date) {
  return sql`update courses set status = ${status}, updated_at = ${now} where id = ${id}`
}

export function deleteCourseRow(id: string) {
  return sql`delete from courses where id = ${id}`
}

/** By title; including drafts, if requested. */
export function listTitles(withDrafts: boolean) {
  return sql<{ id: string; title: string }>`
    select id, title from courses where ${withDrafts} or status <> 'draft' order by title, id limit 1000`
}

export function findTitle(id: string, withDrafts: boolean) {
  return sql<{ title: string }>`
    select title from courses where id = ${id} and (${withDrafts} or status <> 'draft')`
}
