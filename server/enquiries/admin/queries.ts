import type { EnquiryKind } from '../../../domain/admin/rules.ts'
import type { Locale } from '../../../domain/locales.ts'
import { byId, type ExportTable, time } from '../../adapters/database/exports.ts'
import { type Nothing, type Statement, sql } from '../../adapters/database/sql.ts'
import { columns } from '../queries-of-answers.ts'

const tables: Record<EnquiryKind, Statement<Nothing>> = {
  contact: sql`contact_requests`,
  application: sql`applications`,
  report: sql`reports`,
}

/** Sets an enquiry's last activity to now. */
export function touchEnquiry(kind: EnquiryKind, id: string, now: Date) {
  return sql`update ${tables[kind]} set last_activity_at = ${now} where id = ${id}`
}

export type AnswerRow = { id: string; name: string; text: string; sentAt: Date }

/** Answers by staff to an enquiry, oldest first. */
export function listEnquiryAnswers(kind: EnquiryKind, id: string) {
  return sql<AnswerRow>`
    select a.id, st.name, a.text, a.sent_at as "sentAt"
    from enquiry_answers a join staff st on st.id = a.staff_id
    where a.${columns[kind]} = ${id} order by a.sent_at, a.id`
}

export function updateEnquiryAssignee(kind: EnquiryKind, id: string, staffId: string | null) {
  return sql`update ${tables[kind]} set assignee_id = ${staffId} where id = ${id}`
}

export type EnquiryStatus = 'open' | 'answered' | 'closed'

/** The first time it is no longer open counts as its first answer. */
export function updateEnquiryStatus(kind: EnquiryKind, id: string, status: EnquiryStatus, now: Date) {
  const answeredAt = status === 'open' ? null : now
  return sql`
    update ${tables[kind]} set status = ${status},
      first_answered_at = coalesce(first_answered_at, ${answeredAt}::timestamptz)
    where id = ${id}`
}

export type ContactRow = { name: string; email: string; phone: string; text: string; locale: Locale }

export function findContactRequest(id: string) {
  return sql<ContactRow>`select name, email, phone, message as "text", locale from contact_requests where id = ${id}`
}

export type ApplicationRow = {
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

export function findApplication(id: string) {
  return sql<ApplicationRow>`
    select full_name as "name", email, phone, company_name as "company", experience_in_years::float8 as "years",
      dream_company as "dreamCompany", topics, occupation, locale
    from applications where id = ${id}`
}

export type ReportRow = {
  studentId: string | null
  email: string | null
  subjectKind: 'lesson' | 'article'
  subjectTitle: string
  reason: string
  text: string
  locale: Locale
}

export function findReport(id: string) {
  return sql<ReportRow>`
    select student_id as "studentId", email, subject_kind as "subjectKind", subject_title as "subjectTitle", reason,
      text, locale
    from reports where id = ${id}`
}

export const exportedContactRequests: ExportTable = byId(
  ['Number', 'Name', 'Email', 'Phone', 'Message', 'Status', 'Sent (IST)'],
  sql`contact_requests`,
  sql`t.reference, t.name, t.email, t.phone, t.message, t.status, ${time(sql`t.created_at`)}`,
)

export const exportedApplications: ExportTable = byId(
  [
    'Number',
    'Name',
    'Email',
    'Phone',
    'Company',
    'Years of experience',
    'Dream company',
    'Topics',
    'Status',
    'Sent (IST)',
  ],
  sql`applications`,
  sql`t.reference, t.full_name, t.email, t.phone, t.company_name, t.experience_in_years::text, t.dream_company,
    array_to_string(t.topics, ', '), t.status, ${time(sql`t.created_at`)}`,
)

export const exportedReports: ExportTable = byId(
  ['Number', 'About', 'Title', 'Reason', 'Words', 'Email', 'Status', 'Sent (IST)'],
  sql`reports`,
  sql`t.reference, t.subject_kind, t.subject_title, t.reason, t.text, t.email, t.status, ${time(sql`t.created_at`)}`,
)
