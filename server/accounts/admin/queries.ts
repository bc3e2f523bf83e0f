import type { StudentSort } from '../../../domain/admin/students/rules.ts'
import type { Locale } from '../../../domain/locales.ts'
import { byId, type ExportTable, time } from '../../adapters/database/exports.ts'
import { type Count, holdingPiece, type Nothing, type Statement, sql } from '../../adapters/database/sql.ts'

type Fragment = Statement<Nothing>

export type StudentFilter = {
  search: string | null
  isVerified: boolean | null
  isBlocked: boolean | null
  hasCourse: boolean | null
  now: Date
}

/** As in the search index: each part begins after a space. */
const searched = sql`(' ' || lower(s.name) || ' ' || s.email || ' ' || right(s.phone, 10))`

const orders: Record<StudentSort, Fragment> = {
  newest: sql`s.created_at desc, s.id`,
  oldest: sql`s.created_at, s.id desc`,
  name: sql`lower(s.name), s.id`,
}

/** The same orders without their indexes: for few matches, filtering and sorting is cheaper than scanning an order. */
const ordersOfFew: Record<StudentSort, Fragment> = {
  newest: sql`s.created_at + interval '0' desc, s.id`,
  oldest: sql`s.created_at + interval '0', s.id desc`,
  name: sql`lower(s.name) || '', s.id`,
}

function matchesFilter({ search, isVerified, isBlocked, hasCourse, now }: StudentFilter): Fragment {
  const access = sql`join student_access sa on sa.student_id = s.id`
  return sql`
    from students s ${hasCourse === null ? sql`` : access} where s.erased_at is null
      ${search === null ? sql`` : sql`and ${searched} like ${holdingPiece(search)}`}
      ${isVerified === null ? sql`` : isVerified ? sql`and s.email_verified_at is not null` : sql`and s.email_verified_at is null`}
      ${isBlocked === null ? sql`` : isBlocked ? sql`and s.blocked_at is not null` : sql`and s.blocked_at is null`}
      ${hasCourse === null ? sql`` : hasCourse ? sql`and sa.ends_at > ${now}` : sql`and sa.ends_at <= ${now}`}`
}

export type ListedStudent = {
  id: string
  name: string
  email: string
  phone: string
  isVerified: boolean
  isBlocked: boolean
  registeredAt: Date
  runningCourses: number
}

export function listStudents(
  filter: StudentFilter,
  sort: StudentSort,
  { limit, offset, areFew }: { limit: number; offset: number; areFew: boolean },
) {
  return sql<ListedStudent>`
    select s.id, s.name, s.email, s.phone, s.email_verified_at is not null as "isVerified",
      s.blocked_at is not null as "isBlocked", s.created_at as "registeredAt",
      (select count(distinct e.course_id)::int from all_running_access(${filter.now}) e
        where e.student_id = s.id) as "runningCourses"
    ${matchesFilter(filter)} order by ${(areFew ? ordersOfFew : orders)[sort]} limit ${limit} offset ${offset}`
}

/** The number of students, counted up to `most`. */
export function countStudents(filter: StudentFilter, most: number) {
  return sql<Count>`
    select count(*)::int as "count" from (select 1 ${matchesFilter(filter)} limit ${most}) as counted`
}

export type StudentCard = Omit<ListedStudent, 'runningCourses'> & {
  locale: Locale
  blockedAt: Date | null
  lessonNews: boolean
  reminders: boolean
}

/** A student whose account is not deleted. */
export function findStudentCard(id: string) {
  return sql<StudentCard>`
    select id, name, email, phone, email_verified_at is not null as "isVerified", blocked_at is not null as "isBlocked",
      created_at as "registeredAt", locale, blocked_at as "blockedAt", wants_lesson_news as "lessonNews",
      wants_reminders as "reminders"
    from students where id = ${id} and erased_at is null`
}

type SessionRow = { id: string; device: string; createdAt: Date; lastUsedAt: Date }

export function listSessions(studentId: string, now: Date) {
  return sql<SessionRow>`
    select id, device, created_at as "createdAt", last_used_at as "lastUsedAt" from sessions
    where student_id = ${studentId} and revoked_at is null and expires_at > ${now}
    order by last_used_at desc, id limit 100`
}

export const exportedStudents: ExportTable = byId(
  ['Student', 'Name', 'Email', 'Phone', 'Language', 'Registered (IST)'],
  sql`(select * from students where erased_at is null)`,
  sql`t.id::text, t.name, t.email, t.phone, t.locale, ${time(sql`t.created_at`)}`,
)
