import type { Locale } from '../../../domain/locales.ts'
import { sql } from '../../adapters/database/sql.ts'

/** Attempts stored per address; beyond that the oldest are dropped. At this number, some may have been dropped. */
export const mostAttempts = 20

export type Attempt = {
  browserHash: Buffer
  name: string
  phone: string
  passwordHash: string
  locale: Locale
}

/** The attempts to register this address, newest first; reading deletes them. */
export function takeAttempts(studentId: string) {
  return sql<Attempt>`
    with taken as (delete from registration_attempts where student_id = ${studentId} returning *)
    select browser_hash as "browserHash", name, phone, password_hash as "passwordHash", locale
    from taken order by created_at desc, browser_hash`
}

/**
 * Stores a successful password check as an attempt of the browser that signed in, if there is room:
 * it displaces no other.
 */
export function insertAttemptOf(
  studentId: string,
  { browserHash, passwordHash, now }: { browserHash: Buffer; passwordHash: string; now: Date },
) {
  return sql`
    insert into registration_attempts (student_id, browser_hash, name, phone, password_hash, locale, created_at)
    select id, ${browserHash}::bytea, name, phone, ${passwordHash}::text, locale, ${now}::timestamptz
    from students where id = ${studentId} and email_verified_at is null
      and (select count(*) from registration_attempts kept where kept.student_id = students.id) < ${mostAttempts}
    on conflict (student_id, browser_hash) do nothing`
}

export function deleteAttemptsOf(studentId: string) {
  return sql`delete from registration_attempts where student_id = ${studentId}`
}

/** Within a statement that registers: this browser's attempt for the address of `student`, replacing its last one. */
export function keptAttempt(attempt: Attempt & { now: Date }) {
  const { browserHash, name, phone, passwordHash, locale, now } = attempt
  return sql`
    crowded as (
      delete from registration_attempts where (student_id, browser_hash) in (
        select kept.student_id, kept.browser_hash
        from registration_attempts kept join student on student.id = kept.student_id
        where kept.browser_hash <> ${browserHash}
        order by kept.created_at desc, kept.browser_hash offset ${mostAttempts - 1})
    ),
    attempt as (
      insert into registration_attempts (student_id, browser_hash, name, phone, password_hash, locale, created_at)
      select id, ${browserHash}::bytea, ${name}, ${phone}, ${passwordHash}, ${locale}, ${now}::timestamptz
      from student
      on conflict (student_id, browser_hash) do update set
        name = excluded.name, phone = excluded.phone, password_hash = excluded.password_hash,
        locale = excluded.locale, created_at = excluded.created_at
    )`
}
