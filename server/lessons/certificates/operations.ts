import { randomBytes } from 'node:crypto'
import { Failure } from '../../../domain/failure.ts'
import {
  certificateNumber,
  certificatePath,
  numberBytes,
  readCertificateNumber,
} from '../../../domain/lessons/certificates/rules.ts'
import { withLocale } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import type { Queryable } from '../../adapters/database/database.ts'
import type { Input, Output } from '../../calls.ts'
import { type Notice, notify } from '../../notifications/operations.ts'
import type { Context, Services, StudentContext } from '../../services.ts'
import { lockProgressOf } from '../progress/queries.ts'
import { certificateLink } from './links.ts'
import {
  eraseHolder,
  findCertificate,
  findCertificateOf,
  findHolder,
  type Holder,
  insertCertificate,
  listCertificateRecords,
} from './queries.ts'

type IssuingServices = Pick<Services, 'settings' | 'clock'>

/**
 * Issues the certificate of a course, in the transaction that completes its last lesson, and mails it. Does nothing
 * while a lesson is incomplete or once it exists. Runs under the student's lock. Internal.
 */
export async function issueIfComplete(
  tx: Queryable,
  { settings, clock }: IssuingServices,
  { studentId, courseId }: { studentId: string; courseId: string },
): Promise<void> {
  const now = clock.now()
  const number = certificateNumber(randomBytes(numberBytes))
  const issued = await tx.first(insertCertificate({ studentId, courseId, number, now }))
  if (issued === null) return
  const holder = await tx.first(findHolder(issued.id))
  if (holder === null) throw new Error('a certificate was issued to nobody')
  await notify(tx, holder, certificateNotice(holder, settings.publicUrl), {
    ...{ now, certificateId: issued.id },
    notification: {
      kind: 'result',
      facts: { event: 'certificate', course: holder.courseTitle },
      studentId,
      onceKey: `certificate:${issued.id}`,
      path: certificatePath(number),
    },
  })
}

export async function issueCertificate(
  context: StudentContext,
  { course }: Input<'issueCertificate'>,
): Promise<Output<'issueCertificate'>> {
  const studentId = context.student.id
  const certificate = await context.database.transaction(async (tx) => {
    await tx.first(lockProgressOf(studentId))
    await issueIfComplete(tx, context, { studentId, courseId: course })
    return tx.first(findCertificateOf(studentId, course))
  })
  if (certificate === null) throw new Failure('conflict', 'certificate_not_yet')
  return certificate
}

export async function getCertificate(
  { database }: Context,
  { number }: Input<'getCertificate'>,
): Promise<Output<'getCertificate'>> {
  const kept = readCertificateNumber(number)
  const row = kept === null ? null : await database.first(findCertificate(kept))
  if (row === null) throw new Failure('notFound', 'certificate_unknown')
  const { id: _, studentId: __, completedAt, issuedAt, refundedAt, ...shown } = row
  return {
    ...shown,
    completedAt: completedAt.toISOString(),
    issuedAt: issuedAt.toISOString(),
    refundedAt: refundedAt?.toISOString() ?? null,
  }
}

/** Whether a certificate has this number, in any spelling. Internal. */
export async function hasCertificate({ database }: Services, number: string): Promise<boolean> {
  const kept = readCertificateNumber(number)
  return kept !== null && (await database.first(findCertificate(kept))) !== null
}

export async function getCertificateFile(
  context: StudentContext,
  { number }: Input<'getCertificateFile'>,
): Promise<Output<'getCertificateFile'>> {
  const kept = readCertificateNumber(number)
  const row = kept === null ? null : await context.database.first(findCertificate(kept))
  if (row === null || row.studentId !== context.student.id)
    throw new Failure('notFound', 'certificate_unknown')
  return certificateLink(context, row.id)
}

/** Certificates for the student's data export. Internal. */
export async function exportCertificates(
  { database }: Pick<Services, 'database'>,
  studentId: string,
): Promise<{ certificates: Record<string, unknown>[] }> {
  return { certificates: await database.all(listCertificateRecords(studentId)) }
}

/** Removes the name from certificates, in the transaction that deletes the account. Internal. */
export async function eraseCertificates(tx: Queryable, studentId: string): Promise<void> {
  await tx.first(eraseHolder(studentId))
}

/** Mails a student the certificate, with its public verification page. */
function certificateNotice({ locale, courseTitle: course, number }: Holder, publicUrl: string): Notice {
  const options = { locale }
  return {
    subject: m.mail_certificate_subject({ course }, options),
    parts: [
      m.mail_certificate_text({ course, number }, options),
      m.mail_certificate_page({ address: publicUrl + withLocale(certificatePath(number), locale) }, options),
    ],
  }
}
