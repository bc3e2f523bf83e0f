import { accountAddress } from '../../domain/accounts/rules.ts'
import { emailPattern } from '../../domain/accounts/schemas.ts'
import { daysBefore, secondsBefore } from '../../domain/durations.ts'
import {
  enquiryKeptDays,
  enquiryReference,
  isRobot,
  leftSubscriptionKeptDays,
  type RobotGuard,
  sameKeySeconds,
  sameNetworkSeconds,
  unconfirmedSubscriptionKeptDays,
} from '../../domain/enquiries/rules.ts'
import { Failure } from '../../domain/failure.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { concernIn } from '../../domain/safeguarding/rules.ts'
import { indianYear } from '../../domain/support/rules.ts'
import { isUuid } from '../../domain/uuids.ts'
import type { Queryable } from '../adapters/database/database.ts'
import type { Input } from '../calls.ts'
import { hashOf } from '../hash-of.ts'
import { isWithinLimit } from '../limits/operations.ts'
import { notifyStaff } from '../notifications/admin/operations.ts'
import { notify, support } from '../notifications/operations.ts'
import { noteErasure, watchWords } from '../safeguarding/operations.ts'
import type { Context, Services } from '../services.ts'
import { acknowledgementNotice, staffNotice } from './notices.ts'
import {
  deleteApplicationsOf,
  deleteContactRequest,
  deleteContactRequestsOf,
  deleteEndedSubscriptions,
  deleteEnquiryKeys,
  deleteOldEnquiries,
  deleteSubscriptionsOf,
  detachReport,
  detachReportsOf,
  enquiriesMoved,
  findArticleTitle,
  findLessonTitle,
  findStudentEmail,
  insertApplication,
  insertContactRequest,
  insertReport,
  listApplicationsOf,
  listContactRequestsOf,
  listReportsOf,
  listSubscriptionsOf,
  takeEnquiryKey,
  takeEnquiryNumber,
} from './queries.ts'
import { deleteAnswersToReport, deleteAnswersToReportsOf } from './queries-of-answers.ts'

/** Stores a message to support. */
export async function contactSupport(context: Context, input: Input<'contactSupport'>): Promise<null> {
  if (isRobot(input)) return null
  const { name, phone, message } = input
  const email = accountAddress(input.email)
  await takeEnquiry(context, {
    kind: 'contact',
    guard: input,
    what: m.mail_installation_contact(),
    email,
    lines: [
      [m.mail_installation_name(), name],
      [m.mail_installation_email(), email],
      [m.mail_installation_phone(), phone],
    ],
    text: message,
    store: (tx, stored) => tx.first(insertContactRequest({ ...stored, name, email, phone, message })),
  })
  return null
}

/** Stores an application for a career batch. */
export async function createApplication(context: Context, input: Input<'createApplication'>): Promise<null> {
  if (isRobot(input)) return null
  const { fullName, companyName, experienceInYears, dreamCompany } = input
  const email = accountAddress(input.emailId)
  const phone = input.phoneNumber || null
  const topics = [...new Set(input.topicsOfInterest)]
  const occupation = input.occupation ?? null
  await takeEnquiry(context, {
    kind: 'application',
    guard: input,
    what: m.mail_installation_application(),
    email,
    lines: [
      [m.mail_installation_name(), fullName],
      [m.mail_installation_email(), email],
      [m.mail_installation_phone(), phone ?? '-'],
      [m.mail_installation_company(), companyName],
      [m.mail_installation_experience(), String(experienceInYears)],
      [m.mail_installation_dream_company(), dreamCompany],
      [m.mail_installation_topics(), topics.join(', ') || '-'],
      [m.mail_installation_occupation(), occupation ?? '-'],
    ],
    text: '',
    store: (tx, stored) =>
      tx.first(
        insertApplication({
          ...stored,
          fullName,
          email,
          phone,
          companyName,
          experienceInYears,
          dreamCompany,
          topics,
          occupation,
        }),
      ),
  })
  return null
}

/** Stores a report about a lesson, an article or a resource. Throws `notFound` if it does not exist. */
export async function createReport(context: Context, input: Input<'createReport'>): Promise<null> {
  if (isRobot(input)) return null
  const { database, student, clock } = context
  const { kind, id, reason, text = '' } = input
  const subject = await database.first(
    kind === 'article'
      ? findArticleTitle(isUuid(id) ? { id } : { name: id }, clock.now())
      : findLessonTitle(isUuid(id) ? id : null),
  )
  if (subject === null)
    throw new Failure('notFound', kind === 'lesson' ? 'item_not_found' : 'article_not_found')
  const known = student === null ? null : await database.first(findStudentEmail(student.id))
  const email = input.email === undefined ? (known?.email ?? null) : accountAddress(input.email)
  await takeEnquiry(context, {
    kind: 'report',
    guard: input,
    what: m.mail_installation_report(),
    email,
    lines: [
      [m.mail_installation_about(), `${kind}, ${subject.title}`],
      [m.mail_installation_reason(), reason],
      [m.mail_installation_email(), email ?? '-'],
    ],
    text,
    store: (tx, stored) =>
      tx.first(
        insertReport({
          ...stored,
          kind,
          subjectId: id,
          subjectTitle: subject.title,
          reason,
          text,
          studentId: student?.id ?? null,
          email,
        }),
      ),
  })
  return null
}

type SubmissionGuard = RobotGuard & { clientKey?: string | undefined }

type Enquiry = {
  kind: 'contact' | 'application' | 'report'
  guard: SubmissionGuard
  what: string
  /** The recipient of the reference number; null if there is no address. */
  email: string | null
  lines: readonly [string, string][]
  text: string
  store(
    tx: Queryable,
    stored: { reference: string; locale: Context['locale']; now: Date },
  ): Promise<{ id: string } | null>
}

/** Stores an enquiry with its mails in one transaction. A repeated one is stored and mailed once. */
async function takeEnquiry(context: Context, enquiry: Enquiry): Promise<void> {
  const { database, settings, clock, locale, student } = context
  const { kind, guard, what, email, lines, text, store } = enquiry
  const now = clock.now()
  // An application's email is not validated: an invalid one cannot be mailed.
  const answerTo = email !== null && emailPattern.test(email) ? email : null
  // Acknowledgements per address are limited, as strangers may fill in any address; the form itself is always stored.
  const isTold = answerTo !== null && (await isWithinLimit(context, 'acknowledgementPerAddress', answerTo))
  const hasConcern = concernIn(text) !== null
  const isAlarm = hasConcern && student === null && kind !== 'application'
  const crowd = isAlarm ? await crowdOf(context, now) : null
  const heldSeconds = guard.clientKey === undefined ? sameNetworkSeconds : sameKeySeconds
  const since = secondsBefore(now, heldSeconds)
  await database.transaction(async (tx) => {
    if ((await tx.first(takeEnquiryKey(enquiryKey(context, kind, guard), now, since))) === null) return
    const year = indianYear(now)
    const taken = await tx.first(takeEnquiryNumber(year))
    if (taken === null) throw new Error('an enquiry got no number')
    const reference = enquiryReference(year, taken.number)
    const stored = await store(tx, { reference, locale, now })
    if (stored === null) throw new Error('an enquiry was not stored')
    const about = { now, studentId: student?.id ?? null }
    const toStaff = staffNotice({
      ...{ reference, what, replyTo: answerTo, lines },
      // Words of harm are never mailed.
      text: hasConcern ? '' : text,
    })
    await notify(tx, support(settings), toStaff, about)
    const path = `/admin/inbox/${kind}/${stored.id}`
    await notifyStaff(tx, { kind: 'case', facts: { kind, number: reference }, onceKey: reference, path }, now)
    if (kind !== 'application') {
      const thread = kind === 'contact' ? { contactRequestId: stored.id } : { reportId: stored.id }
      const message = { thread, studentId: student?.id ?? null, text, saidBy: 'student' } as const
      await watchWords(tx, context, { ...message, crowd })
    }
    if (answerTo === null || !isTold) return
    await notify(tx, { email: answerTo, locale }, acknowledgementNotice(reference, locale), about)
  })
}

/** Null where people are mailed about each enquiry: limits the mail caused by one network. */
async function crowdOf(context: Context, now: Date): Promise<string | null> {
  const network = context.networks.at(-1) ?? ''
  if (await isWithinLimit(context, 'alarmMailPerNetwork', network)) return null
  const name = hashOf(network).toString('base64url').slice(0, 24)
  return `alarms:${name}:${now.toISOString().slice(0, 13)}`
}

/** Identifies the content and its sender; a page that is the same for everyone cannot contain its own key. */
function enquiryKey(
  { networks: [network], student }: Context,
  kind: Enquiry['kind'],
  guard: SubmissionGuard,
): Buffer {
  const { clientKey, website: _, filledInMs: __, ...fields } = guard
  const sender = clientKey === undefined ? ['network', network] : ['client', clientKey]
  return hashOf(JSON.stringify([kind, sender, student?.id ?? null, fields]))
}

type Sender = { studentId: string; email: string }
type Rows = Record<string, unknown>[]

/** Enquiries that a student sent through the forms, by the verified address. */
export async function exportEnquiries(
  { database }: Pick<Services, 'database'>,
  { studentId, email }: Sender,
): Promise<{ subscriptions: Rows; contactRequests: Rows; applications: Rows; reports: Rows }> {
  const [subscriptions, contactRequests, applications, reports] = await Promise.all([
    database.all(listSubscriptionsOf(email)),
    database.all(listContactRequestsOf(email)),
    database.all(listApplicationsOf(email)),
    database.all(listReportsOf(studentId, email)),
  ])
  return { subscriptions, contactRequests, applications, reports }
}

/** Keeps them with an account whose address changes: answers, the data export and the deletion use the new one. */
export async function moveEnquiries(
  tx: Queryable,
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (const move of enquiriesMoved(from, to)) await tx.first(move)
}

/** Deletes them, in the transaction that deletes the account. */
export async function eraseEnquiries(tx: Queryable, { studentId, email }: Sender): Promise<void> {
  await noteErasure(tx, { studentId, email })
  await tx.first(deleteSubscriptionsOf(email))
  await tx.first(deleteContactRequestsOf(email))
  await tx.first(deleteApplicationsOf(email))
  await tx.first(deleteAnswersToReportsOf(studentId, email))
  await tx.first(detachReportsOf(studentId, email))
}

/** The same for one that was kept because it was flagged. Internal. */
export async function eraseEnquiry(
  tx: Queryable,
  { contactRequestId, reportId }: { contactRequestId: string | null; reportId: string | null },
): Promise<void> {
  if (contactRequestId !== null) await tx.first(deleteContactRequest(contactRequestId))
  if (reportId === null) return
  await tx.first(deleteAnswersToReport(reportId))
  await tx.first(detachReport(reportId))
}

/** Deletes enquiries after the period in the privacy policy. */
export async function forgetOldEnquiries({ database, clock }: Services): Promise<void> {
  const now = clock.now()
  await database.first(deleteOldEnquiries(daysBefore(now, enquiryKeptDays)))
  await database.first(
    deleteEndedSubscriptions(
      daysBefore(now, leftSubscriptionKeptDays),
      daysBefore(now, unconfirmedSubscriptionKeptDays),
    ),
  )
  await database.first(deleteEnquiryKeys(secondsBefore(now, sameKeySeconds)))
}
