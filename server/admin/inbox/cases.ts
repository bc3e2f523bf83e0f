import type { CaseKind } from '../../../domain/admin/rules.ts'
import { Failure, fieldFailure, orNotFound } from '../../../domain/failure.ts'
import type { TicketStatus } from '../../../domain/support/rules.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { assignEnquiry, setEnquiryStatus } from '../../enquiries/admin/operations.ts'
import type { StaffContext } from '../../services.ts'
import { assignTicket, changeTicketStatus, findTicketId } from '../../support/admin/operations.ts'
import { answerTicketIn } from '../../support/operations.ts'
import { readPictureIn, reencodePicture } from '../../thread-pictures/operations.ts'
import { audit } from '../audit/operations.ts'
import { claimIn, refuseIfClaimed, releaseIn } from '../claims/operations.ts'
import { listAnsweringStaff } from '../staff/operations.ts'
import { readCase } from './case.ts'
import { insertNote } from './queries/cases.ts'
import { type CaseRow, findCase } from './queries/inbox.ts'

type Case = AdminOutput<'getTicket'>

/** Takes the ticket's number or id. */
export async function getTicket(context: StaffContext, { ticketId }: AdminInput<'getTicket'>): Promise<Case> {
  const id = orNotFound(await findTicketId(context, ticketId), 'admin_case_not_found')
  return open(context, 'ticket', id)
}

export async function getEnquiry(
  context: StaffContext,
  { kind, id }: AdminInput<'getEnquiry'>,
): Promise<Case> {
  return open(context, kind, id)
}

/** Answers as usual: stored, mailed in the student's language, visible on an open page. */
export async function answerTicket(
  context: StaffContext,
  { id, text, picture: sent, isSolved, read, clientKey }: AdminInput<'answerTicket'>,
): Promise<Case> {
  const { staff } = context
  const picture = await reencodePicture(staff.id, sent)
  return change(context, 'ticket', id, async (tx, before) => {
    await refuseSecondAnswer(tx, context, before, { text, read })
    const answer = { ticketId: id, staff: { id: staff.id, name: staff.name }, text, picture, isSolved }
    const isNew = await answerTicketIn(tx, context, { ...answer, ...(clientKey && { clientKey }) })
    if (!isNew) return null
    await releaseIn(tx, id, staff.id)
    return {
      action: 'ticket.answer',
      before: { status: before.status },
      after: { status: isSolved ? 'solved' : 'waiting' },
    }
  })
}

/** Throws `notFound` for a picture that is in no ticket, or deleted. */
export async function getTicketPicture(
  { database }: StaffContext,
  { id }: AdminInput<'getTicketPicture'>,
): Promise<AdminOutput<'getTicketPicture'>> {
  return readPictureIn(database, id, ({ ticketId }) => ticketId !== null)
}

/**
 * Throws `conflict` while someone else is answering, and when another answer was sent that the
 * writer has not read: a person gets one answer.
 */
export async function refuseSecondAnswer(
  tx: Queryable,
  context: StaffContext,
  { kind, id }: Pick<CaseRow, 'kind' | 'id'>,
  { text, read }: { text: string; read: number | undefined },
): Promise<void> {
  await refuseIfClaimed(tx, { subjectId: id, staffId: context.staff.id, now: context.clock.now() })
  if (read === undefined) return
  const later = (await readCase(tx, context, kind, id)).messages.slice(read)
  if (later.some((message) => message.from === 'staff' && message.text !== text))
    throw new Failure('conflict', 'admin_answered_meanwhile')
}

export async function holdCase(
  { database, staff, clock }: StaffContext,
  { kind, id, isHeld }: AdminInput<'holdCase'>,
): Promise<AdminOutput<'holdCase'>> {
  return database.transaction(async (tx) => {
    orNotFound(await tx.first(findCase(kind, id)), 'admin_case_not_found')
    if (isHeld)
      return { answering: await claimIn(tx, { subjectId: id, staffId: staff.id, now: clock.now() }) }
    await releaseIn(tx, id, staff.id)
    return { answering: null }
  })
}

export async function assign(
  context: StaffContext,
  { kind, id, staffId }: AdminInput<'assign'>,
): Promise<Case> {
  return change(context, kind, id, async (tx, before) => {
    await refuseOthers(tx, context, staffId)
    return assignIn(tx, before, staffId)
  })
}

/** Throws `invalid` for an assignee who cannot answer tickets. */
export async function refuseOthers(
  tx: Queryable,
  context: Pick<StaffContext, 'settings'>,
  staffId: string | null,
): Promise<void> {
  if (staffId === null) return
  const able = await listAnsweringStaff(tx, context)
  if (able.some(({ id }) => id === staffId)) return
  throw fieldFailure('invalid', 'staffId', 'admin_assignee_invalid')
}

export async function assignIn(
  tx: Queryable,
  { kind, id, assigneeId }: CaseRow,
  staffId: string | null,
): Promise<Change> {
  if (assigneeId === staffId) return null
  if (kind === 'ticket') await assignTicket(tx, id, staffId)
  else await assignEnquiry(tx, kind, id, staffId)
  return { action: `${kind}.assign`, before: { assignee: assigneeId }, after: { assignee: staffId } }
}

const enquiryStatuses = { open: 'open', waiting: 'answered', solved: 'closed' } as const

export async function setStatus(
  context: StaffContext,
  { kind, id, status }: AdminInput<'setStatus'>,
): Promise<Case> {
  const now = context.clock.now()
  return change(context, kind, id, (tx, before) => setStatusIn(tx, before, status, now))
}

export async function setStatusIn(
  tx: Queryable,
  { kind, id, status: before }: CaseRow,
  status: TicketStatus,
  now: Date,
): Promise<Change> {
  if (before === status) return null
  if (kind === 'ticket') await changeTicketStatus(tx, { id, status, now })
  else await setEnquiryStatus(tx, kind, id, { status: enquiryStatuses[status], now })
  return { action: `${kind}.status`, before: { status: before }, after: { status } }
}

export async function addNote(
  context: StaffContext,
  { kind, id, text, clientKey }: AdminInput<'addNote'>,
): Promise<Case> {
  const { staff, clock } = context
  return change(context, kind, id, async (tx) => {
    const note = await tx.first(
      insertNote(kind, id, { staffId: staff.id, text, clientKey: clientKey ?? null, now: clock.now() }),
    )
    return note === null ? null : { action: `${kind}.note`, after: { note: note.id } }
  })
}

/** Opening a case shows personal data, so it is audited. */
async function open(context: StaffContext, kind: CaseKind, id: string): Promise<Case> {
  return context.database.transaction(async (tx) => {
    const inboxCase = await readCase(tx, context, kind, id)
    await audit(tx, context, { action: `${kind}.open`, id })
    return inboxCase
  })
}

export type Change = {
  action: `${CaseKind}.${string}`
  before?: Record<string, unknown>
  after?: Record<string, unknown>
} | null

/** Makes a change and audits it in one transaction; null means nothing to change. */
export async function change(
  context: StaffContext,
  kind: CaseKind,
  id: string,
  work: (tx: Queryable, before: CaseRow) => Promise<Change>,
): Promise<Case> {
  return context.database.transaction(async (tx) => {
    const before = orNotFound(await tx.first(findCase(kind, id)), 'admin_case_not_found')
    const changed = await work(tx, before)
    await audit(tx, context, { action: `${kind}.open`, ...changed, id })
    return readCase(tx, context, kind, id)
  })
}
