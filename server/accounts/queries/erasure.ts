import { type Id, sql } from '../../adapters/database/sql.ts'

/** The student's row as included in their download. */
export function findAccountRecord(id: string) {
  return sql<Record<string, unknown>>`
    select students.id, students.email, students.name, students.phone, email_verified_at as "emailProvenAt", created_at as "registeredAt",
      wants_lesson_news as "wantsLessonNews", lesson_news_since as "wantsLessonNewsSince",
      wants_reminders as "wantsReminders", g.date_of_birth::text as "dateOfBirth", g.name as "guardianName",
      g.email as "guardianEmail", g.phone as "guardianPhone"
    from students left join student_guardians g on g.student_id = students.id where students.id = ${id}`
}

export function listSessionRecords(studentId: string) {
  return sql<Record<string, unknown>>`
    select device, created_at as "signedInAt", last_used_at as "lastUsedAt", expires_at as "endsAt", revoked_at as "endedAt"
    from sessions where student_id = ${studentId} order by created_at`
}

export function deleteCodesOf(studentId: string) {
  return sql`delete from codes where student_id = ${studentId}`
}

export function deleteSessionsOf(studentId: string) {
  return sql`delete from sessions where student_id = ${studentId}`
}

type Erasure = {
  id: string
  checkedHash: string
  checkedEmail: string
  name: string
  email: string
  phone: string
  passwordHash: string
  now: Date
}

/** Erases everything personal in the student's row; no row when the password or the address has changed meanwhile. */
export function eraseStudent(erasure: Erasure) {
  const { id, checkedHash, checkedEmail, name, email, phone, passwordHash, now } = erasure
  return sql<Id>`
    update students set
      name = ${name}, email = ${email}, phone = ${phone}, password_hash = ${passwordHash},
      email_verified_at = null, wants_lesson_news = false, lesson_news_since = null, wants_reminders = false, erased_at = ${now}
    where id = ${id} and password_hash = ${checkedHash} and email = ${checkedEmail} and erased_at is null
    returning id`
}
