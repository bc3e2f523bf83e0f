import { owners } from '../../../domain/admin/access.ts'
import { faultsOf } from '../../../domain/admin/people/rules.ts'
import { mostGrantYears } from '../../../domain/admin/students/rules.ts'
import { Failure, fieldFailure, orNotFound } from '../../../domain/failure.ts'
import { dayKey } from '../../../domain/formats.ts'
import { endOfDay } from '../../../domain/india-time.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { type AuditEvent, audit } from '../../admin/audit/operations.ts'
import { holdOwnSession } from '../../admin/staff/operations.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { courseTitle } from '../../catalog/admin/operations.ts'
import { grantAccessIn, withdrawGrantIn } from '../../payments/access/operations.ts'
import type { Services, StaffContext } from '../../services.ts'
import {
  blockStudentIn,
  endSessionIn,
  endSessionsIn,
  resendVerificationIn,
  unblockStudentIn,
} from '../account/operations.ts'
import { eraseStudentIn, exportRecords } from '../erasure/operations.ts'
import { inviteAgainIn } from '../invitations/operations.ts'
import { findStudentCard } from './queries.ts'
import { readStudent, type Student } from './students.ts'

export async function endStudentSession(
  context: StaffContext,
  { studentId, sessionId }: AdminInput<'endStudentSession'>,
): Promise<Student> {
  return act(context, studentId, async (tx, now) => {
    await endSessionIn(tx, { studentId, sessionId, now })
    return { action: 'student.end-session', after: { session: sessionId } }
  })
}

export async function endStudentSessions(
  context: StaffContext,
  { studentId }: AdminInput<'endStudentSessions'>,
): Promise<Student> {
  return act(context, studentId, async (tx, now) => {
    await endSessionsIn(tx, studentId, now)
    return { action: 'student.end-sessions' }
  })
}

export async function resendVerification(
  context: StaffContext,
  { studentId, reason }: AdminInput<'resendVerification'>,
): Promise<Student> {
  return act(context, studentId, async (tx) => {
    await resendVerificationIn(tx, context, studentId)
    return { action: 'student.resend-code', after: { reason } }
  })
}

export async function inviteAgain(
  context: StaffContext,
  { studentId, dateOfBirth, guardian, reason }: AdminInput<'inviteAgain'>,
): Promise<Student> {
  return act(context, studentId, async (tx, now) => {
    const card = orNotFound(await tx.first(findStudentCard(studentId)), 'admin_student_unknown')
    const [fault] = faultsOf({ dateOfBirth, guardian }, dayKey(now))
    if (fault !== undefined) throw fieldFailure('invalid', fault.path.join('.'), fault.message)
    await inviteAgainIn(tx, context, { id: studentId, card, corrected: { dateOfBirth, guardian } })
    return { action: 'student.invite', after: { reason } }
  })
}

export async function grantAccess(
  context: StaffContext,
  { studentId, courseId, until, reason }: AdminInput<'grantAccess'>,
): Promise<Student> {
  const { staff, clock } = context
  const end = endOfDay(until)
  const latest = new Date(clock.now())
  latest.setUTCFullYear(latest.getUTCFullYear() + mostGrantYears)
  if (end === null || end <= clock.now() || end > latest)
    throw fieldFailure('invalid', 'until', 'admin_grant_day')
  return act(context, studentId, async (tx, now) => {
    await holdOwnSession(tx, context, owners)
    const course = await courseTitle(tx, courseId, { withDrafts: false })
    if (course === null) throw fieldFailure('invalid', 'courseId', 'admin_grant_course')
    const granted = await grantAccessIn(tx, context, {
      studentId,
      courseId,
      until: end,
      staffId: staff.id,
      now,
    })
    const { id, startsAt, endsAt } = granted
    return {
      action: 'student.grant',
      after: { grant: id, course, from: startsAt, to: endsAt, reason },
    }
  })
}

export async function withdrawGrant(
  context: StaffContext,
  { studentId, grantId, reason }: AdminInput<'withdrawGrant'>,
): Promise<Student> {
  return act(context, studentId, async (tx, now) => {
    const staffId = context.staff.id
    const { courseId } = await withdrawGrantIn(tx, { grantId, studentId, staffId, now })
    const course = await courseTitle(tx, courseId, { withDrafts: true })
    return { action: 'student.withdraw', after: { grant: grantId, course, reason } }
  })
}

export async function blockStudent(
  context: StaffContext,
  { studentId, reason }: AdminInput<'blockStudent'>,
): Promise<Student> {
  return act(context, studentId, async (tx, now) => {
    await blockStudentIn(tx, studentId, now)
    return { action: 'student.block', before: { blocked: false }, after: { blocked: true, reason } }
  })
}

export async function unblockStudent(
  context: StaffContext,
  { studentId, reason }: AdminInput<'unblockStudent'>,
): Promise<Student> {
  return act(context, studentId, async (tx) => {
    await unblockStudentIn(tx, studentId)
    return { action: 'student.unblock', before: { blocked: true }, after: { blocked: false, reason } }
  })
}

/** The same file as the student's own, without the student's private notes. */
export async function exportStudent(
  context: StaffContext,
  { studentId, reason }: AdminInput<'exportStudent'>,
): Promise<AdminOutput<'exportStudent'>> {
  const { database } = context
  const card = await database.first(findStudentCard(studentId))
  const records = card === null ? null : await exportRecords(context, studentId)
  if (records === null) throw new Failure('notFound', 'admin_student_unknown')
  await audit(database, context, { action: 'student.export', id: studentId, after: { reason } })
  return records
}

/** The same deletion as the student's own. */
export async function eraseStudent(
  context: StaffContext,
  { studentId, email, givesUpPlans, reason }: AdminInput<'eraseStudent'>,
): Promise<null> {
  const now = context.clock.now()
  await context.database.transaction(async (tx) => {
    await eraseStudentIn(tx, { studentId, email, givesUpPlans, now })
    await audit(tx, context, { action: 'student.erase', id: studentId, after: { givesUpPlans, reason } })
  })
  return null
}

/** Does something with a student and audits it in one transaction. */
async function act(
  context: StaffContext,
  studentId: string,
  work: (tx: Queryable, now: Date) => Promise<Omit<AuditEvent, 'id'>>,
): Promise<Student> {
  return context.database.transaction(async (tx) => {
    orNotFound(await tx.first(findStudentCard(studentId)), 'admin_student_unknown')
    const auditEvent = await work(tx, context.clock.now())
    await audit(tx, context, { ...auditEvent, kind: 'student', id: studentId })
    return readStudent(tx, context, studentId)
  })
}

/** Records that a student was refused a video key, so that staff look at the account. Internal. */
export async function recordKeyLimit(
  { database, clock }: Services,
  { studentId }: { studentId: string },
): Promise<void> {
  await database.transaction((tx) =>
    audit(tx, { clock, staff: null }, { action: 'student.keys-limited', id: studentId }),
  )
}
