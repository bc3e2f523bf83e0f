import type { StudentSort } from '../../../domain/admin/students/rules.ts'
import type { Locale } from '../../../domain/locales.ts'
import type { TicketStatus } from '../../../domain/support/rules.ts'
import { type Statement, sql } from '../../adapters/database/sql.ts'

type Fragment = Statement<Record<string, never>>

export type StudentFilter = {
  search: string | null
  isVerified: boolean | null
  isBlocked: boolean | null
  hasCourse: boolean | null
  now: Date
}

/** As the index of the search has it: each part begins after a space. */
const searched = sql`(' ' || lower(s.name) || ' ' || s.email || ' ' || right(s.phone, 10))`

const orders: Record<StudentSort, Fragment> = {
  newest: sql`s.created_at desc, s.id`,
  oldest: sql`s.created_at, s.id desc`,
  name: sql`lower(s.name), s.id`,
}

/** The same orders without their indexes: few rows are found by their words and sorted, not looked for along an order. */
const ordersOfFew: Record<StudentSort, Fragment> = {
  newest: sql`s.created_at + interval '0' desc, s.id`,
  oldest: sql`s.created_at + interval '0', s.id desc`,
  name: sql`lower(s.name) || '', s.id`,
}

/** A piece of three letters is found anywhere, a shorter one where a word begins: the index holds threes. */
function patternOf(search: string): string {
  const literal = search.replace(/[\\%_]/g, '\\$&')
  return search.length < 3 ? `% ${literal}%` : `%${literal}%`
}

function found({ search, isVerified, isBlocked, hasCourse, now }: StudentFilter): Fragment {
  const access = sql`join student_access sa on sa.student_id = s.id`
  return sql`
    from students s ${hasCourse === null ? sql`` : access} where s.erased_at is null
      ${search === null ? sql`` : sql`and ${searched} like ${patternOf(search)}`}
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
): Statement<ListedStudent> {
  return sql<ListedStudent>`
    select s.id, s.name, s.email, s.phone, s.email_verified_at is not null as "isVerified",
      s.blocked_at is not null as "isBlocked", s.created_at as "registeredAt",
      -- A renewal is an access of its own.
      (select count(distinct e.course_id)::int from enrolments e
        where e.student_id = s.id and e.revoked_at is null and e.ends_at > ${filter.now}) as "runningCourses"
    ${found(filter)} order by ${(areFew ? ordersOfFew : orders)[sort]} limit ${limit} offset ${offset}`
}

/** How many there are, counted no further than `most`. */
export function countStudents(filter: StudentFilter, most: number): Statement<{ count: number }> {
  return sql<{ count: number }>`
    select count(*)::int as "count" from (select 1 ${found(filter)} limit ${most}) as counted`
}

export type StudentCard = Omit<ListedStudent, 'runningCourses'> & {
  locale: Locale
  blockedAt: Date | null
  lessonNews: boolean
  reminders: boolean
}

/** A student who did not delete the account. */
export function findStudentCard(id: string): Statement<StudentCard> {
  return sql<StudentCard>`
    select id, name, email, phone, email_verified_at is not null as "isVerified", blocked_at is not null as "isBlocked",
      created_at as "registeredAt", locale, blocked_at as "blockedAt", wants_lesson_news as "lessonNews",
      wants_reminders as "reminders"
    from students where id = ${id} and erased_at is null`
}

type SessionRow = { id: string; device: string; createdAt: Date; lastUsedAt: Date }

export function listSessions(studentId: string, now: Date): Statement<SessionRow> {
  return sql<SessionRow>`
    select id, device, created_at as "createdAt", last_used_at as "lastUsedAt" from sessions
    where student_id = ${studentId} and revoked_at is null and expires_at > ${now}
    order by last_used_at desc, id limit 100`
}

type AccessRow = {
  id: string
  courseId: string
  title: string
  plan: number | null
  startsAt: Date
  endsAt: Date
  revokedAt: Date | null
  grantId: string | null
  grantedBy: string | null
}

export function listAccess(studentId: string): Statement<AccessRow> {
  return sql<AccessRow>`
    select e.id, e.course_id as "courseId", c.title, o.plan, e.starts_at as "startsAt", e.ends_at as "endsAt",
      e.revoked_at as "revokedAt", case when g.withdrawn_at is null then g.id end as "grantId",
      coalesce(st.name, e.granted_by) as "grantedBy"
    from enrolments e
    join courses c on c.id = e.course_id
    left join payments p on p.id = e.payment_id
    left join orders o on o.id = p.order_id
    left join access_grants g on g.enrolment_id = e.id
    left join staff st on st.id = g.staff_id
    where e.student_id = ${studentId} order by e.ends_at desc, e.id limit 100`
}

type OrderRow = {
  rowId: string
  id: string
  course: string
  plan: number
  amountInPaise: number
  state: 'open' | 'paid' | 'refunded' | 'expired'
  createdAt: Date
}

export function listOrders(studentId: string): Statement<OrderRow> {
  return sql<OrderRow>`
    select o.id as "rowId", o.public_id as "id", c.title as "course", o.plan, o.amount_in_paise as "amountInPaise", o.state,
      o.created_at as "createdAt"
    from orders o join courses c on c.id = o.course_id
    where o.student_id = ${studentId} order by o.created_at desc, o.id limit 100`
}

type PaymentRow = {
  orderId: string
  id: string
  amountInPaise: number
  status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded'
  outcome: 'access' | 'refund' | null
}

export function listPayments(orderIds: readonly string[]): Statement<PaymentRow> {
  return sql<PaymentRow>`
    select order_id as "orderId", gateway_payment_id as "id", amount_in_paise as "amountInPaise", status, outcome
    from payments where order_id = any(${[...orderIds]}::uuid[]) order by captured_at nulls last, id`
}

type TicketRow = { reference: string; title: string; status: TicketStatus; lastActivityAt: Date }

export function listTickets(studentId: string): Statement<TicketRow> {
  return sql<TicketRow>`
    select 'TKT-' || year || '-' || lpad(number::text, greatest(5, length(number::text)), '0') as "reference",
      subject as "title", status, last_message_at as "lastActivityAt"
    from tickets where student_id = ${studentId} order by last_message_at desc, id limit 50`
}

type AuditEventRow = {
  id: string
  at: Date
  staff: string | null
  action: string
  after: Record<string, unknown> | null
}

export function listAuditEvents(studentId: string): Statement<AuditEventRow> {
  return sql<AuditEventRow>`
    select a.id::text as "id", a.at, st.name as "staff", a.action, a.after
    from audit_log a left join staff st on st.id = a.staff_id
    where a.subject_kind = 'student' and a.subject_id = ${studentId} order by a.id desc limit 50`
}

export function listCourseTitles(): Statement<{ id: string; title: string }> {
  return sql<{ id: string; title: string }>`
    select id, title from courses where status <> 'draft' order by title, id limit 1000`
}

export function findCourseTitle(id: string): Statement<{ title: string }> {
  return sql<{ title: string }>`select title from courses where id = ${id} and status <> 'draft'`
}
