import { kindsWithProgress } from '../../../domain/catalog/item-kinds.ts'
import type { Locale } from '../../../domain/locales.ts'
import { type Id, sql } from '../../adapters/database/sql.ts'

type CertificateModule = { title: string; lessons: string[] }

export type CertificateRow = {
  id: string
  number: string
  studentId: string | null
  name: string | null
  courseTitle: string
  instructor: string | null
  modules: CertificateModule[]
  lessonCount: number
  videoSeconds: number
  /** Sum over all question sets; null for a course without practice. */
  practiceMarks: number | null
  mostPracticeMarks: number | null
  completedAt: Date
  issuedAt: Date
  refundedAt: Date | null
}

type NewCertificate = { studentId: string; courseId: string; number: string; now: Date }

/**
 * Records a course completion, once: when every lesson is done, else nothing. The date is that of
 * the lesson done last.
 */
export function insertCertificate({ studentId, courseId, number, now }: NewCertificate) {
  return sql<Id>`
    with lessons as (
      select m.id as module_id, m.title as module_title, m.position as module_position, i.title, i.position,
        coalesce(media.duration_in_seconds, 0) as duration_in_seconds, p.done_at, p.marks, p.most_marks
      from items_to_finish(${studentId}, ${courseId}) i
      join modules m on m.id = i.module_id
      left join media on media.id = i.media_id
      left join lesson_progress p on p.student_id = ${studentId} and p.item_id = i.id
      where i.kind = any(${kindsWithProgress}::text[])
    ),
    listed as (
      select jsonb_agg(jsonb_build_object('title', module_title, 'lessons', titles) order by module_position) as modules
      from (
        select module_id, module_title, module_position, jsonb_agg(title order by position) as titles
        from lessons group by module_id, module_title, module_position
      ) by_module
    )
    insert into certificates (number, student_id, student_name, course_id, course_title, instructor_name, modules,
      lesson_count, video_seconds, practice_marks, most_practice_marks, completed_at, issued_at)
    select ${number}, students.id, students.name, courses.id, courses.title, instructors.name, listed.modules,
      totals.count, totals.seconds, totals.marks, totals.most_marks, totals.done_at, ${now}
    from students
    join courses on courses.id = ${courseId} and courses.status <> 'draft'
    left join instructors on instructors.id = courses.instructor_id
    cross join listed
    cross join (
      select count(*)::int as count, count(done_at)::int as done, round(sum(duration_in_seconds))::int as seconds,
        max(done_at) as done_at, sum(marks) as marks, sum(most_marks) as most_marks
      from lessons
    ) totals
    where students.id = ${studentId} and totals.count > 0 and totals.done = totals.count
    on conflict (student_id, course_id) do nothing
    returning id`
}

const columns = sql`
  certificates.id, number, student_id as "studentId", student_name as "name", course_title as "courseTitle",
  instructor_name as "instructor", modules, lesson_count as "lessonCount", video_seconds as "videoSeconds",
  practice_marks::float8 as "practiceMarks", most_practice_marks::float8 as "mostPracticeMarks",
  completed_at as "completedAt", issued_at as "issuedAt",
  -- The last refunded access during which the course was completed, unless another one lasted longer. Access
  -- replaced by a longer plan was refunded with it.
  (
    select max(e.revoked_at) from enrolments e
    where e.student_id = certificates.student_id and e.course_id = certificates.course_id
      and certificates.completed_at >= coalesce((
        select had.starts_at from payments pays join orders o on o.id = pays.order_id
        join payments paid on paid.order_id = o.changes_order_id join enrolments had on had.payment_id = paid.id
        where pays.id = e.payment_id), e.starts_at)
      and exists (select from refunds r where r.payment_id = e.payment_id and r.state <> 'failed')
      and not exists (
        select from enrolments other
        where other.student_id = e.student_id and other.course_id = e.course_id and other.revoked_at is null
          and other.ends_at > certificates.completed_at
          and not exists (
            select from payments paid join orders longer on longer.changes_order_id = paid.order_id
            where paid.id = other.payment_id and longer.state = 'refunded')
      )
  ) as "refundedAt"`

export function findCertificate(number: string) {
  return sql<CertificateRow>`select ${columns} from certificates where number = ${number}`
}

export function findCertificateById(id: string) {
  return sql<CertificateRow>`select ${columns} from certificates where id = ${id}`
}

export function findCertificateOf(studentId: string, courseId: string) {
  return sql<{ number: string }>`
    select number from certificates where student_id = ${studentId} and course_id = ${courseId}`
}

export type Holder = { email: string; name: string; locale: Locale; courseTitle: string; number: string }

/** Recipient of a new certificate. */
export function findHolder(certificateId: string) {
  return sql<Holder>`
    select students.email, students.name, students.locale, course_title as "courseTitle", number
    from certificates join students on students.id = certificates.student_id where certificates.id = ${certificateId}`
}

export function listCertificateRecords(studentId: string) {
  return sql<Record<string, unknown>>`
    select number, student_name as "name", course_title as "course", modules as "lessons",
      practice_marks::float8 as "practiceMarks", most_practice_marks::float8 as "mostPracticeMarks",
      completed_at as "completedAt", issued_at as "issuedAt"
    from certificates where student_id = ${studentId} order by issued_at`
}

/** Removes the name; pages that showed it are rebuilt. */
export function eraseHolder(studentId: string) {
  return sql`
    with erased as (
      update certificates set student_id = null, student_name = null where student_id = ${studentId} returning id
    )
    select pg_notify('content_changed', 'certificates') from (select count(*) as count from erased) counted where count > 0`
}
