import { Failure } from '../../domain/failure.ts'
import type { Queryable } from '../adapters/database/database.ts'
import type { Services } from '../services.ts'
import { sendCode } from './codes.ts'
import { blockStudent, unblockStudent } from './queries/for-staff.ts'
import { revokeSessionById, revokeSessionsOf } from './queries/sessions.ts'
import { findStudent } from './queries/students.ts'

/**
 * Shuts a student out at once: no sign-in, no session, no media link. Payments under way settle as
 * ever. Throws `conflict` when the student is out already.
 */
export async function blockStudentIn(tx: Queryable, studentId: string, now: Date): Promise<void> {
  if ((await tx.first(blockStudent(studentId, now))) === null)
    throw new Failure('conflict', 'admin_student_blocked_before')
  // After the student's row: a sign-in that runs meanwhile has its session by now, or gets none.
  await tx.first(revokeSessionsOf(studentId, now))
}

/** Lets a student in again, who signs in anew. Throws `conflict` when nobody shut them out. */
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

/** Mails a new code, if the wait after the last one is over. Throws `conflict` when the address is proven. */
export async function resendVerificationIn(
  tx: Queryable,
  services: Services,
  studentId: string,
): Promise<void> {
  const student = await tx.first(findStudent(studentId))
  if (student === null) throw new Failure('notFound', 'admin_student_unknown')
  if (student.isVerified) throw new Failure('conflict', 'admin_student_verified_before')
  await sendCode(services, tx, { email: student.email, purpose: null })
}
