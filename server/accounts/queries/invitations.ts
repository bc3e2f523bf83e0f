import type { Locale } from '../../../domain/locales.ts'
import { type Statement, sql } from '../../adapters/database/sql.ts'

type Nothing = Record<string, never>

type NewStudent = {
  email: string
  name: string
  phone: string
  passwordHash: string
  locale: Locale
  now: Date
}

/** Whether staff began the account of a row of `students`, or know of its student. */
export const isKnownToStaff = sql`
  exists (select from student_guardians known where known.student_id = students.id)`

/**
 * A student whose account staff begin; no row when the address is taken. Who registered it and never proved it took
 * nothing: that may have been anybody.
 */
export function insertInvited(student: NewStudent): Statement<{ id: string }> {
  const { email, name, phone, passwordHash, locale, now } = student
  return sql<{ id: string }>`
    insert into students (email, name, phone, password_hash, locale, created_at)
    values (${email}, ${name}, ${phone}, ${passwordHash}, ${locale}, ${now})
    on conflict (email) do update set name = excluded.name, phone = excluded.phone,
      password_hash = excluded.password_hash, locale = excluded.locale
    where students.email_verified_at is null and not ${isKnownToStaff}
    returning id`
}

/** How many of the addresses are of accounts that an invitation leaves as they are. */
export function countKnown(emails: readonly string[]): Statement<{ count: number }> {
  return sql<{ count: number }>`
    select count(*)::int as "count" from students
    where email = any(${[...emails]}::text[]) and (email_verified_at is not null or ${isKnownToStaff})`
}

type Known = {
  dateOfBirth: string | null
  name: string | null
  email: string | null
  phone: string | null
}

/** What is known for a guardian's consent; what was stored before stays. */
export function insertGuardian(studentId: string, known: Known, now: Date): Statement<Nothing> {
  return sql`
    insert into student_guardians (student_id, date_of_birth, name, email, phone, stored_at)
    values (${studentId}, ${known.dateOfBirth}, ${known.name}, ${known.email}, ${known.phone}, ${now})
    on conflict (student_id) do nothing`
}

type NewInvitation = {
  studentId: string
  tokenHash: Buffer
  provesAddress: boolean
  sentAt: Date
  expiresAt: Date
}

export function insertInvitation(invitation: NewInvitation): Statement<Nothing> {
  const { studentId, tokenHash, provesAddress, sentAt, expiresAt } = invitation
  return sql`
    insert into student_invitations (student_id, token_hash, proves_address, sent_at, expires_at)
    values (${studentId}, ${tokenHash}, ${provesAddress}, ${sentAt}, ${expiresAt})`
}

export type Invitation = { studentId: string; email: string; provesAddress: boolean }

export function findInvitation(tokenHash: Buffer, now: Date): Statement<Invitation> {
  return sql<Invitation>`
    select i.student_id as "studentId", s.email, i.proves_address as "provesAddress"
    from student_invitations i join students s on s.id = i.student_id
    where i.token_hash = ${tokenHash} and i.expires_at >= ${now} and s.email_verified_at is null`
}

/** No row when somebody else followed it in the meantime. */
export function takeInvitation(tokenHash: Buffer): Statement<{ studentId: string }> {
  return sql<{ studentId: string }>`
    delete from student_invitations where token_hash = ${tokenHash} returning student_id as "studentId"`
}

/** The first password of an address that is not proven yet: the code of the first sign-in proves it. */
export function updateFirstPassword(studentId: string, passwordHash: string): Statement<{ id: string }> {
  return sql<{ id: string }>`
    update students set password_hash = ${passwordHash} where id = ${studentId} and email_verified_at is null
    returning id`
}

/** An account that nobody proved and that already holds what staff put there: access, or what they know of a student. */
export function findGivenTo(email: string): Statement<{ id: string }> {
  return sql<{ id: string }>`
    select id from students where email = ${email} and email_verified_at is null
      and (${isKnownToStaff} or exists (select from enrolments e where e.student_id = students.id))`
}

export function deleteInvitationOf(studentId: string): Statement<Nothing> {
  return sql`delete from student_invitations where student_id = ${studentId}`
}

export function deleteEndedInvitations(now: Date): Statement<Nothing> {
  return sql`delete from student_invitations where expires_at < ${now}`
}

export function deleteGuardianOf(studentId: string): Statement<Nothing> {
  return sql`delete from student_guardians where student_id = ${studentId}`
}
