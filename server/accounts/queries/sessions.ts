import { type Id, sql } from '../../adapters/database/sql.ts'
import { type StudentRow, studentColumns } from './students.ts'

type NewSession = {
  studentId: string
  passwordHash: string
  tokenHash: Buffer
  device: string
  now: Date
  expiresAt: Date
}

/**
 * Opens a session if the student's password is still the one that was just checked: a concurrent
 * reset ends every session of the old password, including this one. No row when it was changed.
 * Other sessions of the student cannot open until the transaction ends.
 */
export function insertSession(session: NewSession) {
  const { studentId, passwordHash, tokenHash, device, now, expiresAt } = session
  return sql<Id>`
    with student as (
      select id from students where id = ${studentId} and password_hash = ${passwordHash} and blocked_at is null
      for no key update
    )
    insert into sessions (student_id, token_hash, device, created_at, last_used_at, expires_at, may_come_unprefixed)
    select id, ${tokenHash}::bytea, ${device}, ${now}::timestamptz, ${now}::timestamptz, ${expiresAt}::timestamptz, false
    from student
    returning id`
}

/** Ends the live sessions of a student beyond the `most` last used; `newest` is one of these. */
export function revokeSessionsBeyond(
  most: number,
  { studentId, newest, now }: { studentId: string; newest: string; now: Date },
) {
  return sql`
    update sessions set revoked_at = ${now} where id in (
      select id from sessions where student_id = ${studentId} and revoked_at is null and expires_at > ${now}
      order by id = ${newest} desc, last_used_at desc, created_at desc offset ${most})`
}

export type RenewedSession = StudentRow & { sessionId: string }

/**
 * Extends a live session and returns its student; no row when it has ended. From then on it is only
 * found under its own cookie name.
 */
export function renewSession(tokenHash: Buffer, now: Date, expiresAt: Date) {
  return sql<RenewedSession>`
    update sessions set last_used_at = ${now}, expires_at = ${expiresAt}, may_come_unprefixed = false
    from students
    where students.id = sessions.student_id and sessions.token_hash = ${tokenHash}
      and sessions.revoked_at is null and sessions.expires_at > ${now}
    returning sessions.id as "sessionId", ${studentColumns}`
}

/** A live session by its cookie, with its student; no row when it has ended. */
export function findSession(tokenHash: Buffer, now: Date) {
  return sql<RenewedSession>`
    select sessions.id as "sessionId", ${studentColumns}
    from sessions join students on students.id = sessions.student_id
    where sessions.token_hash = ${tokenHash} and sessions.revoked_at is null and sessions.expires_at > ${now}`
}

/** As `findSession`, for a session from before cookie names had a prefix that has not used the new name yet. */
export function findUnprefixedSession(tokenHash: Buffer, now: Date) {
  return sql<RenewedSession>`
    select sessions.id as "sessionId", ${studentColumns}
    from sessions join students on students.id = sessions.student_id
    where sessions.token_hash = ${tokenHash} and sessions.revoked_at is null and sessions.expires_at > ${now}
      and sessions.may_come_unprefixed`
}

/** One row while the session of a token lives. */
export function findLiveSession(sessionId: string, studentId: string, now: Date) {
  return sql<Id>`
    select id from sessions
    where id = ${sessionId} and student_id = ${studentId} and revoked_at is null and expires_at > ${now}`
}

export type SessionRow = { id: string; device: string; createdAt: Date; lastUsedAt: Date }

export function listLiveSessions(studentId: string, now: Date) {
  return sql<SessionRow>`
    select id, device, created_at as "createdAt", last_used_at as "lastUsedAt" from sessions
    where student_id = ${studentId} and revoked_at is null and expires_at > ${now}
    order by last_used_at desc, id`
}

/** Ends the session of a browser at its user's request: its saved lessons return when the student signs in again. */
export function revokeSession(tokenHash: Buffer, now: Date) {
  return sql`
    update sessions set revoked_at = ${now}, keeps_saved = true
    where token_hash = ${tokenHash} and revoked_at is null`
}

export function revokeSessionsOf(studentId: string, now: Date) {
  return sql`update sessions set revoked_at = ${now} where student_id = ${studentId} and revoked_at is null`
}

/** Ends one live session of the student; no row when there is no such session of theirs. */
export function revokeSessionById(id: string, studentId: string, now: Date) {
  return sql<Id>`
    update sessions set revoked_at = ${now}
    where id = ${id} and student_id = ${studentId} and revoked_at is null and expires_at > ${now}
    returning id`
}

export function revokeSessionsBut(id: string, studentId: string, now: Date) {
  return sql`
    update sessions set revoked_at = ${now}
    where student_id = ${studentId} and id <> ${id} and revoked_at is null`
}

export function deleteEndedSessions(before: Date) {
  return sql`delete from sessions where expires_at < ${before}`
}
