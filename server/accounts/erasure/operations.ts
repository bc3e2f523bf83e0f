import { randomUUID } from 'node:crypto'
import {
  accountAddress,
  erasedEmail,
  erasedName,
  erasedPhone,
  isErasedEmail,
} from '../../../domain/accounts/rules.ts'
import { Failure, fieldFailure } from '../../../domain/failure.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { eraseMemberships, exportBatches } from '../../admin/batches/operations.ts'
import type { Input, Output } from '../../calls.ts'
import { eraseEnquiries, exportEnquiries } from '../../enquiries/operations.ts'
import { createFairQueue, QueueFull } from '../../fair-queue.ts'
import { forgetMailsNaming } from '../../jobs/operations.ts'
import { eraseCertificates, exportCertificates } from '../../lessons/certificates/operations.ts'
import { eraseNotes, exportNotes } from '../../lessons/notes/operations.ts'
import { eraseProgress, exportProgress } from '../../lessons/progress/operations.ts'
import { eraseSavedDevices, exportSavedDevices } from '../../lessons/saved/operations.ts'
import { erasePlaybacks, exportPlaybacks } from '../../lessons/streams/operations.ts'
import { eraseNotifications, exportNotifications, notify } from '../../notifications/operations.ts'
import { erasePayments, exportPayments, refuseRunningPlans } from '../../payments/erasure/operations.ts'
import { erasePractice, exportPractice } from '../../practice/operations.ts'
import { eraseQuestions, exportQuestions } from '../../questions/operations.ts'
import { eraseSecurityEvents, exportSecurityEvents } from '../../security/operations.ts'
import type { Services, StudentContext } from '../../services.ts'
import { eraseTickets, exportTickets } from '../../support/operations.ts'
import { checkOwnPassword } from '../account/operations.ts'
import { accountDeletedNotice } from '../notices.ts'
import { unknownPassword } from '../passwords/operations.ts'
import { deleteAttemptsOf } from '../queries/attempts.ts'
import { deleteEmailChangeOf } from '../queries/email-changes.ts'
import {
  deleteCodesOf,
  deleteSessionsOf,
  eraseStudent,
  findAccountRecord,
  listSessionRecords,
} from '../queries/erasure.ts'
import { deleteGuardianOf, deleteInvitationOf, findGivenTo } from '../queries/invitations.ts'
import { deleteLinksOf } from '../queries/links.ts'
import { findStudent, findStudentByEmail, type StudentRow } from '../queries/students.ts'

/** A file is held in memory while it is made: one per student at a time, in a fair queue. */
const files = createFairQueue({ mostAtOnce: 2, mostUnderway: 64, mostPerNetwork: 1 })
const retryAfterSeconds = 10

/**
 * All stored data about the student, without password and code hashes. Throws `tooMany` while
 * another file of the student is being made, or the queue is full.
 */
export async function exportAccount(context: StudentContext): Promise<Output<'exportAccount'>> {
  const { id } = context.student
  const made = () => Promise.all([exportRecords(context, id), exportNotes(context, id)])
  const [records, notes] = await files.run(id, made).catch((error: unknown) => {
    if (!(error instanceof QueueFull)) throw error
    throw new Failure('tooMany', 'too_many_calls', { retryAfterSeconds, values: { minutes: 1 } })
  })
  if (records === null) throw new Failure('noSession', 'session_ended')
  return { ...records, ...notes }
}

/** The same on the student's behalf, without private notes; null when there is no such student. Internal. */
export async function exportRecords(
  services: Pick<Services, 'database' | 'clock'>,
  studentId: string,
): Promise<Omit<Output<'exportAccount'>, 'notes'> | null> {
  const { database, clock } = services
  const row = await database.first(findStudent(studentId))
  if (row === null) return null
  const sender = await senderOf(database, row)
  const [
    account,
    sessions,
    securityEvents,
    payments,
    progress,
    practice,
    playbacks,
    savedDevices,
    certificates,
    tickets,
    notifications,
    questions,
    enquiries,
    batches,
  ] = await Promise.all([
    database.first(findAccountRecord(row.id)),
    database.all(listSessionRecords(row.id)),
    exportSecurityEvents(services, row.id),
    exportPayments(services, row.id),
    exportProgress(services, row.id),
    exportPractice(services, row.id),
    exportPlaybacks(services, row.id),
    exportSavedDevices(services, row.id),
    exportCertificates(services, row.id),
    exportTickets(services, row.id),
    exportNotifications(services, row.id),
    exportQuestions(services, row.id),
    exportEnquiries(services, sender),
    exportBatches(database, row.id),
  ])
  return {
    exportedAt: clock.now().toISOString(),
    account: account ?? {},
    sessions,
    securityEvents,
    ...payments,
    ...progress,
    ...practice,
    playbacks,
    savedDevices,
    ...certificates,
    tickets,
    ...notifications,
    ...questions,
    ...enquiries,
    batches,
  }
}

/**
 * Deletes the account at once: no sign-in, no session, no code. Name, email and phone are replaced,
 * so the address is free for a new registration; payments stay with the anonymous row. Throws
 * `invalid` for a wrong password, and `conflict` while plans run that were not given up.
 */
export async function deleteAccount(
  context: StudentContext,
  { password, confirmation }: Input<'deleteAccount'>,
): Promise<Output<'deleteAccount'>> {
  const { database, clock, session } = context
  const checked = await checkOwnPassword(context, password, 'password')
  const passwordHash = await unknownPassword()
  const now = clock.now()
  const givesUpPlans = confirmation === 'accountAndPlans'
  await database.transaction((tx) => eraseIn(tx, checked, { givesUpPlans, passwordHash, now }))
  session.forget()
  return null
}

type ErasureOnRequest = {
  studentId: string
  /** As typed for confirmation. */
  email: string
  givesUpPlans: boolean
  now: Date
}

/**
 * The same deletion for a student who asked staff for it. Throws `notFound`, `invalid` for an address other than the
 * student's, and `conflict` while plans run that were not given up. Internal.
 */
export async function eraseStudentIn(
  tx: Queryable,
  { studentId, email, givesUpPlans, now }: ErasureOnRequest,
): Promise<void> {
  const student = await tx.first(findStudent(studentId))
  if (student === null || isErasedEmail(student.email)) throw new Failure('notFound', 'admin_student_unknown')
  if (accountAddress(email) !== accountAddress(student.email))
    throw fieldFailure('invalid', 'email', 'admin_erase_email')
  await eraseIn(tx, student, { givesUpPlans, passwordHash: await unknownPassword(), now })
}

/** Whether the address is free: an unverified registration proves nothing about who made it. Internal. */
export async function isUnclaimed(tx: Queryable, taken: StudentRow | null): Promise<boolean> {
  if (taken === null) return true
  return !taken.isVerified && !taken.isBlocked && (await tx.first(findGivenTo(taken.email))) === null
}

/**
 * Deletes unverified registrations of an address that another account has since verified, so that
 * it can take it. Internal.
 */
export async function forgetUnproven(tx: Queryable, email: string, now: Date): Promise<void> {
  const taken = await tx.first(findStudentByEmail(email))
  if (taken === null || !(await isUnclaimed(tx, taken))) return
  const { id, passwordHash: checkedHash, email: checkedEmail } = taken
  await tx.first(deleteCodesOf(id))
  await tx.first(deleteLinksOf(id))
  await tx.first(deleteAttemptsOf(id))
  await tx.first(
    eraseStudent({ id, checkedHash, checkedEmail, ...nobody(), passwordHash: await unknownPassword(), now }),
  )
  await eraseSecurityEvents(tx, id)
}

/** Replaces the name of an erased person. */
function nobody() {
  return { name: erasedName, email: erasedEmail(randomUUID()), phone: erasedPhone }
}

type ErasureOptions = { givesUpPlans: boolean; passwordHash: string; now: Date }

async function eraseIn(
  tx: Queryable,
  student: StudentRow,
  { givesUpPlans, passwordHash, now }: ErasureOptions,
): Promise<void> {
  const { id, email, passwordHash: checkedHash } = student
  await erasePayments(tx, { studentId: id, givesUpPlans, now })
  // Lock order: codes, links and sessions before the student.
  await deleteWaysIn(tx, id)
  const erased = await tx.first(
    eraseStudent({ id, checkedHash, checkedEmail: email, ...nobody(), passwordHash, now }),
  )
  if (erased === null) throw new Failure('conflict', 'account_changed_meanwhile')
  // Waits for concurrent grants and recorded payments by staff; none can follow.
  if (!givesUpPlans) await refuseRunningPlans(tx, id, now)
  // Checked again: sees what was written in between, and the database accepts nothing after it.
  await deleteWaysIn(tx, id)
  await tx.first(deleteGuardianOf(id))
  await eraseMemberships(tx, id)
  await tx.first(deleteSessionsOf(id))
  await eraseSecurityEvents(tx, id)
  await eraseProgress(tx, id)
  await eraseNotes(tx, id)
  await erasePractice(tx, id)
  await erasePlaybacks(tx, id)
  await eraseSavedDevices(tx, id)
  await eraseCertificates(tx, id)
  await eraseTickets(tx, id)
  await eraseNotifications(tx, id)
  await eraseQuestions(tx, id)
  const sender = await senderOf(tx, student)
  await eraseEnquiries(tx, sender)
  await forgetMailsNaming(tx, { studentId: id, addresses: [email, sender.email] }, now)
  // An unverified address gets no mail: a stranger may have chosen the name, or a child is waiting
  // for a guardian's consent.
  if (student.isVerified) await notify(tx, { ...student, email }, accountDeletedNotice(student, now), { now })
}

async function deleteWaysIn(tx: Queryable, id: string): Promise<void> {
  await tx.first(deleteCodesOf(id))
  await tx.first(deleteLinksOf(id))
  await tx.first(deleteAttemptsOf(id))
  await tx.first(deleteInvitationOf(id))
  await tx.first(deleteEmailChangeOf(id))
}

/** The student's address in the enquiry forms; never another account's. Internal. */
export async function senderOf(
  tx: Queryable,
  { id: studentId, email }: Pick<StudentRow, 'id' | 'email'>,
): Promise<{ studentId: string; email: string }> {
  const address = accountAddress(email)
  const isAnothers = address !== email && (await tx.first(findStudentByEmail(address))) !== null
  return { studentId, email: isAnothers ? email : address }
}
