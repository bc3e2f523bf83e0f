import type { CaseKind, EnquiryKind } from '../../../domain/admin/rules.ts'
import type { Locale } from '../../../domain/locales.ts'
import { type Statement, sql } from '../../adapters/database/sql.ts'

type Nothing = Record<string, never>

const tables: Record<CaseKind, Statement<Nothing>> = {
  ticket: sql`tickets`,
  contact: sql`contact_requests`,
  application: sql`applications`,
  report: sql`reports`,
}

const noteColumns: Record<CaseKind, Statement<Nothing>> = {
  ticket: sql`ticket_id`,
  contact: sql`contact_request_id`,
  application: sql`application_id`,
  report: sql`report_id`,
}

/** Says that something happened to an enquiry now. */
export function touchEnquiry(kind: EnquiryKind, id: string, now: Date): Statement<Nothing> {
  return sql`update ${tables[kind]} set last_activity_at = ${now} where id = ${id}`
}

type AnswerRow = { id: string; name: string; text: string; sentAt: Date }

/** What staff answered to an enquiry, oldest first. */
export function listEnquiryAnswers(kind: EnquiryKind, id: string): Statement<AnswerRow> {
  return sql<AnswerRow>`
    select a.id, st.name, a.text, a.sent_at as "sentAt"
    from enquiry_answers a join staff st on st.id = a.staff_id
    where a.${noteColumns[kind]} = ${id} order by a.sent_at, a.id`
}

export function updateAssignee(kind: CaseKind, id: string, staffId: string | null): Statement<Nothing> {
  return sql`update ${tables[kind]} set assignee_id = ${staffId} where id = ${id}`
}

export type EnquiryStatus = 'open' | 'answered' | 'closed'

/** The first time it is no longer open counts as its first answer. */
export function updateEnquiryStatus(
  kind: EnquiryKind,
  id: string,
  status: EnquiryStatus,
  now: Date,
): Statement<Nothing> {
  const answeredAt = status === 'open' ? null : now
  return sql`
    update ${tables[kind]} set status = ${status},
      first_answered_at = coalesce(first_answered_at, ${answeredAt}::timestamptz)
    where id = ${id}`
}

type NewNote = { staffId: string; text: string; clientKey: string | null; now: Date }

/** Nothing when the same person sent it under the same key before. */
export function insertNote(
  kind: CaseKind,
  id: string,
  { staffId, text, clientKey, now }: NewNote,
): Statement<{ id: string }> {
  return sql<{ id: string }>`
    insert into desk_notes (${noteColumns[kind]}, staff_id, text, client_key, created_at)
    values (${id}, ${staffId}, ${text}, ${clientKey}, ${now})
    on conflict (staff_id, client_key) where client_key is not null do nothing returning id`
}

type NoteRow = { id: string; author: string; text: string; writtenAt: Date }

export function listNotes(kind: CaseKind, id: string): Statement<NoteRow> {
  return sql<NoteRow>`
    select n.id, st.name as "author", n.text, n.created_at as "writtenAt"
    from desk_notes n join staff st on st.id = n.staff_id
    where n.${noteColumns[kind]} = ${id} order by n.created_at, n.id`
}

type StudentRow = {
  id: string
  name: string
  email: string
  phone: string
  locale: Locale
  registeredAt: Date
  ticketCount: number
}

export function findStudentFacts(studentId: string): Statement<StudentRow> {
  return sql<StudentRow>`
    select s.id, s.name, s.email, s.phone, s.locale, s.created_at as "registeredAt",
      (select count(*)::int from tickets t where t.student_id = s.id) as "ticketCount"
    from students s where s.id = ${studentId}`
}

type CourseRow = { title: string; startsAt: Date; endsAt: Date; isRevoked: boolean }

export function listStudentCourses(studentId: string): Statement<CourseRow> {
  return sql<CourseRow>`
    select c.title, e.starts_at as "startsAt", e.ends_at as "endsAt", e.revoked_at is not null as "isRevoked"
    from enrolments e join courses c on c.id = e.course_id
    where e.student_id = ${studentId} order by e.ends_at desc, e.id limit 50`
}

type OrderRow = {
  id: string
  course: string
  plan: number
  amountInPaise: number
  state: 'open' | 'paid' | 'refunded' | 'expired'
  createdAt: Date
}

export function listStudentOrders(studentId: string): Statement<OrderRow> {
  return sql<OrderRow>`
    select o.public_id as "id", c.title as "course", o.plan, o.amount_in_paise as "amountInPaise", o.state,
      o.created_at as "createdAt"
    from orders o join courses c on c.id = o.course_id
    where o.student_id = ${studentId} order by o.created_at desc, o.id limit 50`
}

type ContactRow = { name: string; email: string; phone: string; text: string; locale: Locale }

export function findContactRequest(id: string): Statement<ContactRow> {
  return sql<ContactRow>`select name, email, phone, message as "text", locale from contact_requests where id = ${id}`
}

type ApplicationRow = {
  name: string
  email: string
  phone: string | null
  company: string
  years: number
  dreamCompany: string
  topics: string[]
  occupation: string | null
  locale: Locale
}

export function findApplication(id: string): Statement<ApplicationRow> {
  return sql<ApplicationRow>`
    select full_name as "name", email, phone, company_name as "company", experience_in_years::float8 as "years",
      dream_company as "dreamCompany", topics, occupation, locale
    from applications where id = ${id}`
}

type ReportRow = {
  studentId: string | null
  email: string | null
  subjectKind: 'lesson' | 'article'
  subjectTitle: string
  reason: string
  text: string
  locale: Locale
}

export function findReport(id: string): Statement<ReportRow> {
  return sql<ReportRow>`
    select student_id as "studentId", email, subject_kind as "subjectKind", subject_title as "subjectTitle", reason,
      text, locale
    from reports where id = ${id}`
}
