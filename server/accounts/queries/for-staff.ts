import { type Id, sql } from '../../adapters/database/sql.ts'

/** Shuts a student out; no row when there is none, or one who is out already. */
export function blockStudent(id: string, now: Date) {
  return sql<Id>`
    update students set blocked_at = ${now} where id = ${id} and blocked_at is null and erased_at is null returning id`
}

export function unblockStudent(id: string) {
  return sql<Id>`
    update students set blocked_at = null
    where id = ${id} and blocked_at is not null and erased_at is null returning id`
}

export function findBlocked(id: string) {
  return sql<Id>`select id from students where id = ${id} and blocked_at is not null`
}

/** The student of a session's cookie, also of one that has ended, if staff shut them out. */
export function findBlockedByCookie(tokenHash: Buffer) {
  return sql<Id>`
    select s.id from sessions join students s on s.id = sessions.student_id
    where sessions.token_hash = ${tokenHash} and s.blocked_at is not null`
}
