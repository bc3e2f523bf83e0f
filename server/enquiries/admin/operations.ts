import { emailPattern } from '../../../domain/accounts/schemas.ts'
import type { EnquiryKind } from '../../../domain/admin/rules.ts'
import { Failure } from '../../../domain/failure.ts'
import type { Locale } from '../../../domain/locales.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { ExportTable } from '../../adapters/database/exports.ts'
import { notify } from '../../notifications/operations.ts'
import { watchWords } from '../../safeguarding/operations.ts'
import type { Services } from '../../services.ts'
import { enquiryAnswerNotice } from '../notices.ts'
import { insertEnquiryAnswer } from '../queries-of-answers.ts'
import {
  type AnswerRow,
  type ApplicationRow,
  type ContactRow,
  type EnquiryStatus,
  exportedApplications,
  exportedContactRequests,
  exportedReports,
  findApplication,
  findContactRequest,
  findReport,
  listEnquiryAnswers,
  type ReportRow,
  touchEnquiry,
  updateEnquiryAssignee,
  updateEnquiryStatus,
} from './queries.ts'

export async function readContactRequest(tx: Queryable, id: string): Promise<ContactRow | null> {
  return tx.first(findContactRequest(id))
}

export async function readApplication(tx: Queryable, id: string): Promise<ApplicationRow | null> {
  return tx.first(findApplication(id))
}

export async function readReport(tx: Queryable, id: string): Promise<ReportRow | null> {
  return tx.first(findReport(id))
}

/** Answers by staff to an enquiry, oldest first. */
export async function readAnswers(tx: Queryable, kind: EnquiryKind, id: string): Promise<AnswerRow[]> {
  return tx.all(listEnquiryAnswers(kind, id))
}

/** Assigns an enquiry to a member of staff, or unassigns it. */
export async function assignEnquiry(
  tx: Queryable,
  kind: EnquiryKind,
  id: string,
  staffId: string | null,
): Promise<void> {
  await tx.first(updateEnquiryAssignee(kind, id, staffId))
}

/** The first time it is no longer open counts as its first answer. */
export async function setEnquiryStatus(
  tx: Queryable,
  kind: EnquiryKind,
  id: string,
  { status, now }: { status: EnquiryStatus; now: Date },
): Promise<void> {
  await tx.first(updateEnquiryStatus(kind, id, status, now))
}

export type EnquiryAnswer = {
  kind: EnquiryKind
  id: string
  /** The sender, as the admin shows them. */
  to: { name: string; email: string | null; locale: Locale }
  reference: string
  /** The answering member of staff; a reply by mail goes to this address. */
  staff: { id: string; name: string; email: string }
  text: string
  /** Identifies this answer when it is sent again. */
  clientKey: string
}

/**
 * Stores an answer by staff to a visitor, and mails it in the visitor's language. False when this
 * answer was already stored. Throws `conflict` when the sender left no address that can be mailed.
 */
export async function answerEnquiryIn(
  tx: Queryable,
  services: Pick<Services, 'clock' | 'settings'>,
  { kind, id, to, reference, staff, text, clientKey }: EnquiryAnswer,
): Promise<boolean> {
  if (to.email === null || !emailPattern.test(to.email)) throw new Failure('conflict', 'admin_no_address')
  const now = services.clock.now()
  const stored = await tx.first(insertEnquiryAnswer({ kind, id, staffId: staff.id, text, clientKey, now }))
  if (stored === null) return false
  await tx.first(touchEnquiry(kind, id, now))
  const notice = enquiryAnswerNotice({ locale: to.locale, reference, staff, text })
  await notify(tx, { ...to, email: to.email }, notice, { now })
  if (kind !== 'application') {
    const thread = kind === 'contact' ? { contactRequestId: id } : { reportId: id }
    await watchWords(tx, services, { thread, studentId: null, text, saidBy: 'staff' })
  }
  return true
}

export function enquiryExports(): Record<'contacts' | 'applications' | 'reports', ExportTable> {
  return { contacts: exportedContactRequests, applications: exportedApplications, reports: exportedReports }
}
