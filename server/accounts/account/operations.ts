import { Failure, fieldFailure, orNotFound } from '../../../domain/failure.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { Input, Output } from '../../calls.ts'
import { notify } from '../../notifications/operations.ts'
import { recordSecurityEvent } from '../../security/operations.ts'
import type { Services, StudentContext } from '../../services.ts'
import { sendCode } from '../codes.ts'
import { rememberDevice } from '../devices.ts'
import { passwordChangedNotice } from '../notices.ts'
import { hashPassword, isPasswordRight, refuseCommonPassword } from '../passwords/operations.ts'
import { blockStudent, unblockStudent } from '../queries/for-staff.ts'
import { lockInvitation } from '../queries/invitations.ts'
import { deleteLinksOf, useCode } from '../queries/links.ts'
import { revokeSessionById, revokeSessionsBut, revokeSessionsOf } from '../queries/sessions.ts'
import {
  endLessonNewsOf,
  findEmailChoices,
  findStudent,
  replacePassword,
  type StudentRow,
  updateEmailChoices as storeEmailChoices,
  updateProfile as storeProfile,
} from '../queries/students.ts'
import { signToken } from '../tokens.ts'

/** Changes name and phone. The new token contains them at once; other devices get them at their next renewal. */
export async function updateProfile(
  context: StudentContext,
  { name, phone }: Input<'updateProfile'>,
): Promise<Output<'updateProfile'>> {
  const { database, student } = context
  const changed = await database.transaction(async (tx) => {
    const before = await tx.first(findStudent(student.id))
    const stored = await tx.first(storeProfile(student.id, name, phone))
    // The phone is also a sign-in name.
    if (stored !== null && before?.phone !== stored.phone)
      await recordSecurityEvent(tx, context, { kind: 'phoneChanged', students: [student.id] })
    return stored
  })
  if (changed === null) throw new Failure('noSession', 'session_ended')
  return { token: await signToken(context, changed, student.sessionId) }
}

/**
 * Changes the password, ends every other session and invalidates mailed password resets. Throws
 * `invalid` for a wrong current password.
 */
export async function changePassword(
  context: StudentContext,
  { currentPassword, newPassword }: Input<'changePassword'>,
): Promise<Output<'changePassword'>> {
  refuseCommonPassword(newPassword, 'newPassword')
  const { database, clock, settings, student } = context
  const { email, ...checked } = await checkOwnPassword(context, currentPassword, 'currentPassword')
  const newHash = await hashPassword(newPassword)
  const now = clock.now()
  await database.transaction(async (tx) => {
    // Lock order, the same everywhere: codes and links before the student.
    await tx.first(useCode(student.id, 'reset', now))
    await tx.first(deleteLinksOf(student.id))
    const changed = await tx.first(
      replacePassword(student.id, { checkedHash: checked.passwordHash, passwordHash: newHash, now }),
    )
    if (changed === null) throw new Failure('conflict', 'account_changed_meanwhile')
    // After the password: a concurrent sign-in with the old one either has its session already, or gets none.
    await tx.first(revokeSessionsBut(student.sessionId, student.id, now))
    await recordSecurityEvent(tx, context, { kind: 'passwordChanged', students: [student.id] })
    await notify(tx, { ...checked, email }, passwordChangedNotice(settings, checked, now), { now })
  })
  rememberDevice(context, { ...checked, email })
  return null
}

/** Ends one session; another student's is not found. */
export async function revokeSession(
  context: StudentContext,
  { sessionId }: Input<'revokeSession'>,
): Promise<Output<'revokeSession'>> {
  const { database, clock, student, session } = context
  const ended = await database.first(revokeSessionById(sessionId, student.id, clock.now()))
  if (ended === null) throw new Failure('notFound', 'account_session_unknown')
  if (ended.id === student.sessionId) session.forget()
  return null
}

export async function revokeOtherSessions({
  database,
  clock,
  student,
}: StudentContext): Promise<Output<'revokeOtherSessions'>> {
  await database.first(revokeSessionsBut(student.sessionId, student.id, clock.now()))
  return null
}

export async function getEmailChoices({
  database,
  student,
}: StudentContext): Promise<Output<'getEmailChoices'>> {
  const choices = await database.first(findEmailChoices(student.id))
  if (choices === null) throw new Failure('noSession', 'session_ended')
  return choices
}

export async function updateEmailChoices(
  { database, clock, student }: StudentContext,
  input: Input<'updateEmailChoices'>,
): Promise<Output<'updateEmailChoices'>> {
  const choices = await database.first(storeEmailChoices(student.id, input, clock.now()))
  if (choices === null) throw new Failure('noSession', 'session_ended')
  return choices
}

/**
 * The signed-in student, after checking the password. A wrong one is `invalid` on its field, not a
 * 401: the session is valid, and a browser would renew it and retry.
 */
export async function checkOwnPassword(
  { database, student }: StudentContext,
  password: string,
  field: 'currentPassword' | 'password',
): Promise<StudentRow> {
  const row = await database.first(findStudent(student.id))
  const isRight = await isPasswordRight(row?.passwordHash ?? null, password)
  if (row === null || !isRight) throw fieldFailure('invalid', field, 'account_password_wrong')
  return row
}

/**
 * Blocks a student at once: no sign-in, no session, no media link. Payments in progress still
 * settle. Throws `conflict` when already blocked.
 */
export async function blockStudentIn(tx: Queryable, studentId: string, now: Date): Promise<void> {
  if ((await tx.first(blockStudent(studentId, now))) === null)
    throw new Failure('conflict', 'admin_student_blocked_before')
  // After the student's row: a concurrent sign-in either has its session already, or gets none.
  await tx.first(revokeSessionsOf(studentId, now))
}

/** Unblocks a student, who must log in again. Throws `conflict` when not blocked. */
export async function unblockStudentIn(tx: Queryable, studentId: string): Promise<void> {
  if ((await tx.first(unblockStudent(studentId))) === null)
    throw new Failure('conflict', 'admin_student_not_blocked')
}

/** Ends one live session of the student. Throws `notFound`. */
export async function endSessionIn(
  tx: Queryable,
  { studentId, sessionId, now }: { studentId: string; sessionId: string; now: Date },
): Promise<void> {
  const ended = await tx.first(revokeSessionById(sessionId, studentId, now))
  if (ended === null) throw new Failure('notFound', 'account_session_unknown')
}

export async function endSessionsIn(tx: Queryable, studentId: string, now: Date): Promise<void> {
  await tx.first(revokeSessionsOf(studentId, now))
}

/** Mails a new code after the resend wait. Throws `conflict` when the address is verified. */
export async function resendVerificationIn(
  tx: Queryable,
  services: Services,
  studentId: string,
): Promise<void> {
  const student = orNotFound(await tx.first(findStudent(studentId)), 'admin_student_unknown')
  if (student.isVerified) throw new Failure('conflict', 'admin_student_verified_before')
  if ((await tx.first(lockInvitation(studentId)))?.toGuardian)
    throw new Failure('conflict', 'admin_student_with_guardian')
  await sendCode(services, tx, { email: student.email, purpose: null })
}

/** Unsubscribes a student from news and returns the address; null when there is none. */
export async function endLessonNews(
  tx: Queryable,
  who: { id: string } | { email: string },
): Promise<string | null> {
  return (await tx.first(endLessonNewsOf(who)))?.email ?? null
}
