import { type Id, sql } from '../../adapters/database/sql.ts'

/** Blocks a student; no row when there is none, or when already blocked. */
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

/** The student of a session's cookie, including an ended one, if staff blocked them. */
export function findBlockedByCookie(tokenHash: Buffer) {
  return sql<Id>`
    select s.id from sessions join students s on s.id = sessions.student_id
    where sessions.token_hash = ${tokenHash} and s.blocked_at is not null`
}
