import type { Locale } from '../../../domain/locales.ts'
import { type Statement, sql } from '../../adapters/database/sql.ts'

type Nothing = Record<string, never>

type NewEnrolment = { studentId: string; courseId: string; grantedBy: string; startsAt: Date; endsAt: Date }

/** Access without a payment; no row when there is no such course. */
export function insertGrantedEnrolment(enrolment: NewEnrolment): Statement<{ id: string }> {
  const { studentId, courseId, grantedBy, startsAt, endsAt } = enrolment
  return sql<{ id: string }>`
    insert into enrolments (student_id, course_id, granted_by, starts_at, ends_at)
    values (${studentId}, ${courseId}, ${grantedBy}, ${startsAt}, ${endsAt}) returning id`
}

export function insertGrant(enrolmentId: string, staffId: string, now: Date): Statement<{ id: string }> {
  return sql<{ id: string }>`
    insert into access_grants (enrolment_id, student_id, course_id, staff_id, granted_at)
    select id, student_id, course_id, ${staffId}, ${now} from enrolments where id = ${enrolmentId} returning id`
}

/** Whom a grant is told, and of which course. */
export type Grantee = { email: string; name: string; locale: Locale; courseTitle: string }

export function findGrantee(studentId: string, courseId: string): Statement<Grantee> {
  return sql<Grantee>`
    select s.email, s.name, s.locale, c.title as "courseTitle"
    from students s cross join courses c where s.id = ${studentId} and c.id = ${courseId}`
}

/** A grant of the student that was not withdrawn, locked until the transaction ends. */
export function findGrant(
  id: string,
  studentId: string,
): Statement<{ enrolmentId: string; courseId: string }> {
  return sql<{ enrolmentId: string; courseId: string }>`
    select enrolment_id as "enrolmentId", course_id as "courseId" from access_grants
    where id = ${id} and student_id = ${studentId} and withdrawn_at is null for update`
}

export function withdrawGrantRow(id: string, staffId: string, now: Date): Statement<Nothing> {
  return sql`update access_grants set withdrawn_at = ${now}, withdrawn_by = ${staffId} where id = ${id}`
}
