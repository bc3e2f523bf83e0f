import type { EnquiryKind } from '../../domain/admin/rules.ts'
import { type Id, type Nothing, type Statement, sql } from '../adapters/database/sql.ts'

/** The column of an answer that refers to what it answers. */
export const columns: Record<EnquiryKind, Statement<Nothing>> = {
  contact: sql`contact_request_id`,
  application: sql`application_id`,
  report: sql`report_id`,
}

type NewAnswer = {
  kind: EnquiryKind
  id: string
  staffId: string
  text: string
  clientKey: string
  now: Date
}

/** No row when the same answer is already stored. */
export function insertEnquiryAnswer({ kind, id, staffId, text, clientKey, now }: NewAnswer) {
  return sql<Id>`
    insert into enquiry_answers (${columns[kind]}, staff_id, text, client_key, sent_at)
    values (${id}, ${staffId}, ${text}, ${clientKey}, ${now})
    on conflict (client_key) do nothing returning id`
}

/** Removes the name of an erased student from answers to their reports. */
export function deleteAnswersToReportsOf(studentId: string, email: string) {
  return sql`
    delete from enquiry_answers using reports
    where reports.id = enquiry_answers.report_id and (reports.student_id = ${studentId} or reports.email = ${email})
      and not exists (select from safeguarding_flags f where f.report_id = reports.id and f.closed_at is null)`
}

export function deleteAnswersToReport(reportId: string) {
  return sql`delete from enquiry_answers where report_id = ${reportId}`
}
