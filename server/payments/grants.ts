import { Failure } from '../../domain/failure.ts'
import { accessStartsAt } from '../../domain/payments/plans.ts'
import type { Queryable } from '../adapters/database/database.ts'
import { enqueue } from '../jobs/operations.ts'
import type { Services } from '../services.ts'
import { moveLaterAccess } from './end-access.ts'
import { grantMail } from './grant-mail.ts'
import {
  findGrant,
  findGrantee,
  insertGrant,
  insertGrantedEnrolment,
  withdrawGrantRow,
} from './queries/grants.ts'
import { findErasedStudent } from './queries/orders.ts'
import { findRunningUntil, lockAccess, revokeEnrolmentById } from './queries/payments.ts'

type Grant = { studentId: string; courseId: string; until: Date; staffId: string; now: Date }
type Granted = { id: string; startsAt: Date; endsAt: Date }

/**
 * Gives access that nobody paid for, on record, and tells the student. It begins where what runs or is still to begin ends,
 * so that it extends a plan and never overlaps one. Throws `conflict` when there is access until then
 * already, and for a student who is gone. A purchase of the same moment waits.
 */
export async function grantAccessIn(
  tx: Queryable,
  { settings }: Pick<Services, 'settings'>,
  { studentId, courseId, until, staffId, now }: Grant,
): Promise<Granted> {
  if ((await tx.first(findErasedStudent(studentId))) !== null)
    throw new Failure('conflict', 'admin_student_gone')
  await tx.first(lockAccess(studentId, courseId))
  const running = await tx.first(findRunningUntil(studentId, courseId, now))
  const startsAt = accessStartsAt(now, running?.endsAt ?? null)
  if (startsAt >= until) throw new Failure('conflict', 'admin_grant_covered')
  const enrolment = await tx.first(
    insertGrantedEnrolment({ studentId, courseId, grantedBy: `staff:${staffId}`, startsAt, endsAt: until }),
  )
  if (enrolment === null) throw new Error('a grant was not stored')
  const grant = await tx.first(insertGrant(enrolment.id, staffId, now))
  if (grant === null) throw new Error('a grant is not on record')
  const grantee = await tx.first(findGrantee(studentId, courseId))
  if (grantee !== null)
    await enqueue(tx, 'sendMail', grantMail(grantee, until, settings.publicUrl), { dueAt: now })
  return { id: grant.id, startsAt, endsAt: until }
}

type Withdrawal = { grantId: string; studentId: string; staffId: string; now: Date }

/** Ends access that staff granted; what was bought on top of it begins that much earlier. Throws `notFound`. */
export async function withdrawGrantIn(
  tx: Queryable,
  { grantId, studentId, staffId, now }: Withdrawal,
): Promise<{ courseId: string }> {
  const grant = await tx.first(findGrant(grantId, studentId))
  if (grant === null) throw new Failure('notFound', 'admin_grant_unknown')
  await tx.first(withdrawGrantRow(grantId, staffId, now))
  await tx.first(lockAccess(studentId, grant.courseId))
  const ended = await tx.first(revokeEnrolmentById(grant.enrolmentId, now))
  if (ended !== null) await moveLaterAccess(tx, ended, now)
  return { courseId: grant.courseId }
}
