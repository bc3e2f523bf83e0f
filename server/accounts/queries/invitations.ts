import type { Locale } from '../../../domain/locales.ts'
import { type Count, type Id, sql } from '../../adapters/database/sql.ts'

type NewStudent = {
  email: string
  name: string
  phone: string
  passwordHash: string
  locale: Locale
  now: Date
}

/** Whether staff created the account of a row of `students`, or know its student. */
export const isKnownToStaff = sql`
  exists (select from student_guardians known where known.student_id = students.id)`

/**
 * A student whose account staff create; no row when the address is taken. An unverified
 * registration does not take it, as anyone may have made it.
 */
export function insertInvited(student: NewStudent) {
  const { email, name, phone, passwordHash, locale, now } = student
  return sql<Id>`
    insert into students (email, name, phone, password_hash, locale, created_at)
    values (${email}, ${name}, ${phone}, ${passwordHash}, ${locale}, ${now})
    on conflict (email) do update set name = excluded.name, phone = excluded.phone,
      password_hash = excluded.password_hash, locale = excluded.locale
    where students.email_verified_at is null and not ${isKnownToStaff}
    returning id`
}

/** How many of the addresses have accounts that an invitation does not change. */
export function countExistingStudents(emails: readonly string[]) {
  return sql<Count>`
    select count(*)::int as "count" from students
    where email = any(${[...emails]}::text[]) and (email_verified_at is not null or ${isKnownToStaff})`
}

type KnownDetails = {
  dateOfBirth: string | null
  name: string | null
  email: string | null
  phone: string | null
}

/**
 * Whether the guardian must set the first password of a row of `students` by a link: until then
 * nothing is mailed to the student, and nothing mailed earlier works.
 */
export const isWithGuardian = sql`(students.email_verified_at is null
  and exists (select from student_invitations i where i.student_id = students.id and not i.proves_address))`

export function findWithGuardian(studentId: string) {
  return sql<Id>`select id from students where id = ${studentId} and ${isWithGuardian}`
}

/** What is known about a guardian's consent; earlier values are kept. */
export function insertGuardian(studentId: string, known: KnownDetails, now: Date) {
  return sql`
    insert into student_guardians (student_id, date_of_birth, name, email, phone, stored_at)
    values (${studentId}, ${known.dateOfBirth}, ${known.name}, ${known.email}, ${known.phone}, ${now})
    on conflict (student_id) do nothing`
}

/** Corrected by staff. */
export function updateGuardian(studentId: string, known: KnownDetails, now: Date) {
  return sql`
    insert into student_guardians (student_id, date_of_birth, name, email, phone, stored_at)
    values (${studentId}, ${known.dateOfBirth}, ${known.name}, ${known.email}, ${known.phone}, ${now})
    on conflict (student_id) do update set date_of_birth = excluded.date_of_birth, name = excluded.name,
      email = excluded.email, phone = excluded.phone, stored_at = excluded.stored_at`
}

type NewInvitation = {
  studentId: string
  tokenHash: Buffer
  provesAddress: boolean
  sentAt: Date
  expiresAt: Date
}

/** Replaces the earlier one, whose link ends. */
export function insertInvitation(invitation: NewInvitation) {
  const { studentId, tokenHash, provesAddress, sentAt, expiresAt } = invitation
  return sql`
    insert into student_invitations (student_id, token_hash, proves_address, sent_at, expires_at)
    values (${studentId}, ${tokenHash}, ${provesAddress}, ${sentAt}, ${expiresAt})
    on conflict (student_id) do update set token_hash = excluded.token_hash,
      proves_address = excluded.proves_address, sent_at = excluded.sent_at, expires_at = excluded.expires_at`
}

export type OpenInvitation = {
  sentAt: Date
  expiresAt: Date
  toGuardian: boolean
  dateOfBirth: string | null
  guardianName: string | null
  guardianEmail: string | null
  guardianPhone: string | null
}

/**
 * The invitation of a student who has not signed in yet, even if its link has expired, locked until
 * the transaction ends.
 */
export function lockInvitation(studentId: string) {
  return sql<OpenInvitation>`${findOpenInvitation(studentId)} for update of i`
}

/** One that has not been used. */
export function findOpenInvitation(studentId: string) {
  return sql<OpenInvitation>`
    select i.sent_at as "sentAt", i.expires_at as "expiresAt", not i.proves_address as "toGuardian",
      g.date_of_birth::text as "dateOfBirth", g.name as "guardianName", g.email as "guardianEmail",
      g.phone as "guardianPhone"
    from student_invitations i join students s on s.id = i.student_id
    left join student_guardians g on g.student_id = i.student_id
    where i.student_id = ${studentId} and s.email_verified_at is null`
}

export type Invitation = { studentId: string; email: string; provesAddress: boolean }

export function findInvitation(tokenHash: Buffer, now: Date) {
  return sql<Invitation>`
    select i.student_id as "studentId", s.email, i.proves_address as "provesAddress"
    from student_invitations i join students s on s.id = i.student_id
    where i.token_hash = ${tokenHash} and i.expires_at >= ${now} and s.email_verified_at is null`
}

/** No row when it has been used meanwhile. */
export function takeInvitation(tokenHash: Buffer) {
  return sql<{ studentId: string }>`
    delete from student_invitations where token_hash = ${tokenHash} returning student_id as "studentId"`
}

/** The first password of an unverified address: the code of the first sign-in verifies it. */
export function updateFirstPassword(studentId: string, passwordHash: string) {
  return sql<Id>`
    update students set password_hash = ${passwordHash} where id = ${studentId} and email_verified_at is null
    returning id`
}

/** An unverified account that already has something from staff: access, or known details of a student. */
export function findGivenTo(email: string) {
  return sql<Id>`
    select id from students where email = ${email} and email_verified_at is null
      and (${isKnownToStaff} or exists (select from enrolments e where e.student_id = students.id))`
}

export function findProvenOrBegun(studentId: string) {
  return sql<Id>`
    select id from students where id = ${studentId} and (email_verified_at is not null or ${isKnownToStaff})`
}

export function deleteInvitationOf(studentId: string) {
  return sql`delete from student_invitations where student_id = ${studentId}`
}

/**
 * Deletes expired invitations of students who verified their address in another way. Others are
 * kept: staff may invite again.
 */
export function deleteEndedInvitations(now: Date) {
  return sql`
    delete from student_invitations i using students s
    where i.expires_at < ${now} and s.id = i.student_id and s.email_verified_at is not null`
}

export function deleteGuardianOf(studentId: string) {
  return sql`delete from student_guardians where student_id = ${studentId}`
}
