import type { Locale } from '../../../domain/locales.ts'
import { type Id, sql } from '../../adapters/database/sql.ts'

/**
 * Locks a student's access to a course until the transaction ends, so that each new access begins
 * where the last one ends. Concurrent inserts would deadlock.
 */
export function lockAccess(studentId: string, courseId: string) {
  return sql`
    select pg_advisory_xact_lock(
      hashtextextended(concat('access:', ${studentId}::uuid, ':', ${courseId}::uuid), 0)
    )`
}

/** `lockAccess` for the student and course of an order. */
export function lockAccessOfOrder(orderId: string) {
  return sql`
    select pg_advisory_xact_lock(hashtextextended(concat('access:', student_id, ':', course_id), 0))
    from orders where id = ${orderId}`
}

/**
 * The end of current or future access, or null. Never before the stored end: that may have
 * microseconds, which our times lack, and the next access may not overlap it.
 */
export function findAccessEnd(studentId: string, courseId: string, now: Date) {
  return sql<{ endsAt: Date | null }>`
    select date_trunc('milliseconds', max(ends_at) + interval '999 microseconds') as "endsAt" from enrolments
    where student_id = ${studentId} and course_id = ${courseId} and revoked_at is null and ends_at > ${now}`
}

export function insertEnrolment(enrolment: {
  studentId: string
  courseId: string
  paymentId: string
  startsAt: Date
  endsAt: Date
}) {
  return sql`
    insert into enrolments (student_id, course_id, payment_id, starts_at, ends_at)
    values (${enrolment.studentId}, ${enrolment.courseId}, ${enrolment.paymentId}, ${enrolment.startsAt}, ${enrolment.endsAt})`
}

export type Span = { id: string; startsAt: Date; endsAt: Date }

/** Ends the access that a payment bought; null when it bought none. */
export function revokeEnrolment(paymentId: string, now: Date) {
  return sql<Span>`
    update enrolments set revoked_at = ${now} where payment_id = ${paymentId} and revoked_at is null
    returning id, starts_at as "startsAt", ends_at as "endsAt"`
}

/** Ends one access, however it was obtained; null when it has ended. */
export function revokeEnrolmentById(id: string, now: Date) {
  return sql<Span>`
    update enrolments set revoked_at = ${now} where id = ${id} and revoked_at is null
    returning id, starts_at as "startsAt", ends_at as "endsAt"`
}

/** Access of the same student and course that begins at that time or later, in order. */
export function listLaterEnrolments(enrolmentId: string, from: Date) {
  return sql<Span>`
    select later.id, later.starts_at as "startsAt", later.ends_at as "endsAt"
    from enrolments ended
    join enrolments later on later.student_id = ended.student_id and later.course_id = ended.course_id
    where ended.id = ${enrolmentId} and later.id <> ended.id and later.revoked_at is null and later.starts_at >= ${from}
    order by later.starts_at`
}

export function moveEnrolment(id: string, startsAt: Date, endsAt: Date) {
  return sql`update enrolments set starts_at = ${startsAt}, ends_at = ${endsAt} where id = ${id}`
}

/** One row when the student's account is deleted. */
export function findErasedStudent(studentId: string) {
  return sql<Id>`select id from students where id = ${studentId} and erased_at is not null`
}

/** One row when staff have unpublished the course, so that nobody can open it even with access. */
export function findWithdrawnCourse(courseId: string) {
  return sql<Id>`select id from courses where id = ${courseId} and status = 'draft'`
}

type NewEnrolment = { studentId: string; courseId: string; grantedBy: string; startsAt: Date; endsAt: Date }

/** Access without a payment; no row when there is no such course. */
export function insertGrantedEnrolment(enrolment: NewEnrolment) {
  const { studentId, courseId, grantedBy, startsAt, endsAt } = enrolment
  return sql<Id>`
    insert into enrolments (student_id, course_id, granted_by, starts_at, ends_at)
    values (${studentId}, ${courseId}, ${grantedBy}, ${startsAt}, ${endsAt}) returning id`
}

export function insertGrant(enrolmentId: string, staffId: string, now: Date) {
  return sql<Id>`
    insert into access_grants (enrolment_id, student_id, course_id, staff_id, granted_at)
    select id, student_id, course_id, ${staffId}, ${now} from enrolments where id = ${enrolmentId} returning id`
}

/** Recipient and course of a grant's mail. */
export type Grantee = { email: string; name: string; locale: Locale; courseTitle: string }

/** Nobody while the address is unverified: it may be a child's, who is invited through a guardian. */
export function findGrantee(studentId: string, courseId: string) {
  return sql<Grantee>`
    select s.email, s.name, s.locale, c.title as "courseTitle"
    from students s cross join courses c where s.id = ${studentId} and c.id = ${courseId}
      and s.email_verified_at is not null`
}

/** A grant of the student that was not revoked, locked until the transaction ends. */
export function findGrant(id: string, studentId: string) {
  return sql<{ enrolmentId: string; courseId: string }>`
    select enrolment_id as "enrolmentId", course_id as "courseId" from access_grants
    where id = ${id} and student_id = ${studentId} and withdrawn_at is null for update`
}

export function withdrawGrantRow(id: string, staffId: string, now: Date) {
  return sql`update access_grants set withdrawn_at = ${now}, withdrawn_by = ${staffId} where id = ${id}`
}

export type ReminderRow = {
  enrolmentId: string
  studentId: string
  daysBefore: number
  endsAt: Date
  email: string
  name: string
  locale: Locale
  courseTitle: string
  courseSlug: string
}

export type Distance = {
  daysBefore: number
  /** Access that ends after one time, and by another. */
  after: Date
  until: Date
  /** Whether only students who want reminders by mail are included. */
  isByMail: boolean
}

/**
 * Claims up to `limit` due reminders, each once: for access that ends soon, was longer than the
 * reminder's days, and is followed by no other. A concurrent process gets none of them.
 */
export function takeReminders(
  { daysBefore: days, after, until, isByMail }: Distance,
  now: Date,
  limit: number,
) {
  return sql<ReminderRow>`
    with taken as (
      insert into plan_reminders (enrolment_id, days_before, written_at)
      select e.id, ${days}::smallint, ${now}::timestamptz from enrolments e
      join students s on s.id = e.student_id
      join courses c on c.id = e.course_id
      where e.revoked_at is null
        and e.ends_at > ${after} and e.ends_at <= ${until}
        and e.starts_at < e.ends_at - make_interval(days => ${days}::int)
        and s.erased_at is null
        and (not ${isByMail}::boolean or (s.wants_reminders and s.email_verified_at is not null))
        and c.status = 'published'
        and not exists (
          select from enrolments later
          where later.student_id = e.student_id and later.course_id = e.course_id and later.revoked_at is null
            and later.starts_at >= e.ends_at)
        and not exists (select from plan_reminders r where r.enrolment_id = e.id and r.days_before = ${days}::smallint)
      order by e.ends_at, e.id limit ${limit}
      on conflict do nothing
      returning enrolment_id, days_before
    )
    select e.id as "enrolmentId", e.student_id as "studentId", taken.days_before as "daysBefore", e.ends_at as "endsAt", s.email, s.name, s.locale,
      c.title as "courseTitle", c.slug as "courseSlug"
    from taken join enrolments e on e.id = taken.enrolment_id
    join students s on s.id = e.student_id join courses c on c.id = e.course_id
    order by e.ends_at, e.id`
}

/** An enrolment in the course, current or future; null when there is none. */
export function findCurrentOrFutureEnrolment(courseId: string, now: Date) {
  return sql<Id>`
    select id from enrolments where course_id = ${courseId} and revoked_at is null and ends_at > ${now} limit 1`
}
