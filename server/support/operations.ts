import { pageCount } from '../../domain/catalog/rules.ts'
import { Failure, fieldFailure, orNotFound } from '../../domain/failure.ts'
import {
  isAcknowledged,
  mostMessages,
  readTicketNumber,
  statusAfterAnswer,
  ticketNumberText,
} from '../../domain/support/rules.ts'
import { isUuid } from '../../domain/uuids.ts'
import { databaseErrorCode, type Queryable, uniqueViolation } from '../adapters/database/database.ts'
import type { DrawnPicture } from '../adapters/pictures/known-picture.ts'
import type { Input, Output } from '../calls.ts'
import { isWithinLimit } from '../limits/operations.ts'
import { notifyStaff } from '../notifications/admin/operations.ts'
import { notify, support } from '../notifications/operations.ts'
import { watchWords } from '../safeguarding/operations.ts'
import type { Services, StudentContext } from '../services.ts'
import { reencodePicture, refuseTooMany } from '../thread-pictures/operations.ts'
import { acknowledgementNotice, answerNotice, type NoticedTicket, staffNotice } from './notices.ts'
import {
  countTickets,
  deleteTicketsOf,
  findCourseOfAsker,
  findTicket,
  findTicketByKey,
  listTicketRecords,
  listTickets,
  lockTicket,
  type TicketName,
} from './queries.ts'
import { storeMessage, storeSystemLine, storeTicket } from './tickets.ts'
import { wireConversation, wireTicket } from './wire.ts'

export async function getTicketByUserId(
  context: StudentContext,
  { userId, page, limit }: Input<'getTicketByUserId'>,
): Promise<Output<'getTicketByUserId'>> {
  const { database, student, locale } = context
  refuseAnother(context, userId)
  const [rows, total] = await Promise.all([
    database.all(listTickets(student.id, { limit, offset: (page - 1) * limit, mostMessages })),
    database.first(countTickets(student.id)),
  ])
  return { data: rows.map((row) => wireTicket(row, locale)), totalPages: pageCount(total?.count ?? 0, limit) }
}

/** Stores a ticket and mails support and the student. Repeating the `clientKey` returns the first ticket. */
export async function createTicket(
  context: StudentContext,
  input: Input<'createTicket'>,
): Promise<Output<'createTicket'>> {
  const { database, student, locale } = context
  refuseAnother(context, input.userId)
  const id = (await findStored(context, input.clientKey)) ?? (await storeAsked(context, input))
  const row = await database.first(findTicket({ id }, student.id, null))
  if (row === null) throw new Error('a ticket was lost as it was stored')
  return wireTicket(row, locale)
}

/**
 * Stores a reply and mails support, unless this student's replies did so too often within the hour. A repeated
 * `clientKey` is stored once; a solved ticket reopens. Throws `conflict` for a ticket at its message limit.
 */
export async function addConversation(
  context: StudentContext,
  input: Input<'addConversation'>,
): Promise<Output<'addConversation'>> {
  const { database, clock, student, locale } = context
  refuseAnother(context, input.senderId)
  const picture = await reencodePicture(student.id, input.picture)
  const isMailed = await isWithinLimit(context, 'replyMailPerAccount', student.id)
  const id = await database.transaction(async (tx) => {
    const ticket = await tx.first(lockTicket(ticketName(input.ticketId)))
    if (ticket === null || ticket.studentId !== student.id) throw new Failure('notFound', 'ticket_not_found')
    const now = clock.now()
    const sender = { kind: 'student', id: student.id } as const
    const { message: text, clientKey = null } = input
    const message = { ticketId: ticket.id, sender, text, picture, clientKey, now }
    if (!(await storeMessage(tx, message, 'open'))) return ticket.id
    if (ticket.messageCount >= mostMessages)
      throw new Failure('conflict', 'ticket_full', { values: { count: mostMessages } })
    if (picture !== null) await refuseTooMany(tx, student.id)
    if (ticket.status === 'solved') await storeSystemLine(tx, ticket.id, 'reopened', 'open', now)
    await watchWords(tx, context, {
      thread: { ticketId: ticket.id },
      studentId: student.id,
      text,
      saidBy: 'student',
    })
    await tell(tx, context, {
      kind: 'reply',
      ticket,
      text,
      now,
      isMailed,
      isAcknowledged: isAcknowledged(ticket.status),
    })
    return ticket.id
  })
  const row = await database.first(findTicket({ id }, student.id, null))
  if (row === null) throw new Error('a ticket was lost as it was replied to')
  return wireTicket(row, locale)
}

export async function getTicket(
  { database, student, locale }: StudentContext,
  { ticketId, after }: Input<'getTicket'>,
): Promise<Output<'getTicket'>> {
  const row = await database.first(findTicket(ticketName(ticketId), student.id, after ?? null))
  if (row === null) throw new Failure('notFound', 'ticket_not_found')
  return wireConversation(row, locale)
}

/** The token identifies the student; an id in the payload must match. */
function refuseAnother({ student }: StudentContext, userId: string): void {
  if (userId.toLowerCase() !== student.id) throw new Failure('notFound', 'ticket_other_account')
}

async function findStored(
  { database, student }: StudentContext,
  clientKey: string | undefined,
): Promise<string | null> {
  if (clientKey === undefined) return null
  return (await database.first(findTicketByKey(student.id, clientKey)))?.id ?? null
}

async function storeAsked(context: StudentContext, input: Input<'createTicket'>): Promise<string> {
  const { database, clock, student } = context
  const { courseId, question, clientKey } = input
  const picture = await reencodePicture(student.id, input.picture)
  try {
    return await database.transaction(async (tx) => {
      const enrolled = await tx.first(
        findCourseOfAsker(student.id, isUuid(courseId) ? { id: courseId } : { slug: courseId }),
      )
      if (enrolled === null) throw fieldFailure('invalid', 'courseId', 'ticket_course_not_own')
      const now = clock.now()
      const stored = await storeTicket(tx, {
        studentId: student.id,
        courseId: enrolled.courseId,
        question,
        picture,
        clientKey: clientKey ?? null,
        now,
      })
      if (picture !== null) await refuseTooMany(tx, student.id)
      const ticket = { ...stored, ...enrolled }
      const message = { thread: { ticketId: stored.id }, studentId: student.id, text: question } as const
      await watchWords(tx, context, { ...message, saidBy: 'student' })
      const studentMessage = { kind: 'ticket', ticket, text: question, now } as const
      await tell(tx, context, { ...studentMessage, isMailed: true, isAcknowledged: true })
      const number = ticketNumberText(ticket)
      const facts = { kind: 'ticket', number } as const
      const about = { onceKey: `ticket:${stored.id}`, path: `/admin/inbox/ticket/${number}` }
      await notifyStaff(tx, { kind: 'case', facts, ...about }, now)
      return stored.id
    })
  } catch (error) {
    // The same ticket was sent twice at once: the other one is stored, and this number was released.
    if (databaseErrorCode(error) !== uniqueViolation) throw error
    const id = await findStored(context, clientKey)
    if (id === null) throw error
    return id
  }
}

type StudentMessage = {
  kind: 'ticket' | 'reply'
  ticket: NoticedTicket
  text: string
  now: Date
  isMailed: boolean
  isAcknowledged: boolean
}

/** Notifies support of a student's message, and the student that it was received. */
async function tell(
  tx: Queryable,
  { settings, student, locale }: StudentContext,
  { kind, ticket, text, now, isMailed, isAcknowledged }: StudentMessage,
): Promise<void> {
  const about = { now, studentId: student.id }
  if (isMailed) await notify(tx, support(settings), staffNotice(kind, ticket, text), about)
  if (!isAcknowledged) return
  const to = { email: ticket.studentEmail, name: ticket.studentName, locale }
  await notify(tx, to, acknowledgementNotice(settings, kind, ticket, text, locale), about)
}

export type StaffAnswer = {
  /** `TKT-…` or the ticket's id. */
  ticketId: string
  staff: { id: string; name: string }
  text: string
  picture?: DrawnPicture | null
  isSolved: boolean
  clientKey?: string
}

/**
 * An answer by staff: stored, mailed to the student, visible on an open page within seconds. False
 * when the same `clientKey` was already stored. Throws `notFound`.
 */
export async function answerTicketIn(
  tx: Queryable,
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  answer: StaffAnswer,
): Promise<boolean> {
  const ticket = orNotFound(await tx.first(lockTicket(ticketName(answer.ticketId))), 'ticket_not_found')
  const now = clock.now()
  const { staff, text, picture = null, isSolved, clientKey = null } = answer
  const status = statusAfterAnswer(isSolved)
  const sender = { kind: 'staff', ...staff } as const
  const message = { ticketId: ticket.id, sender, text, picture, clientKey, now }
  const isNew = await storeMessage(tx, message, status)
  if (!isNew) return false
  if (isSolved) await storeSystemLine(tx, ticket.id, 'solved', status, now)
  const { studentEmail: email, studentName: name, studentLocale: locale } = ticket
  const notice = answerNotice(settings, ticket, { staffName: staff.name, text, isSolved }, locale)
  const number = ticketNumberText(ticket)
  await notify(tx, { email, name, locale }, notice, {
    now,
    notification: {
      kind: 'case',
      facts: { number, isSolved },
      studentId: ticket.studentId,
      onceKey: `case:${ticket.id}:${clientKey ?? now.toISOString()}`,
      path: `/support?ticket=${number}`,
    },
  })
  const answered = { thread: { ticketId: ticket.id }, studentId: ticket.studentId, text } as const
  await watchWords(tx, { clock, settings }, { ...answered, saidBy: 'staff' })
  return true
}

/** The student's tickets with their conversations, for the data export. */
export async function exportTickets(
  { database }: Pick<Services, 'database'>,
  studentId: string,
): Promise<Record<string, unknown>[]> {
  return database.all(listTicketRecords(studentId))
}

/**
 * Deletes the student's tickets, except flagged ones, in the transaction that deletes the account.
 * Their numbers are not reused.
 */
export async function eraseTickets(tx: Queryable, studentId: string): Promise<void> {
  await tx.first(deleteTicketsOf(studentId))
}

/** The reference in a text: a number such as TKT-2026-00412, or an id. Throws `notFound` for anything else. */
function ticketName(text: string): TicketName {
  const number = readTicketNumber(text)
  if (number !== null) return number
  if (!isUuid(text)) throw new Failure('notFound', 'ticket_not_found')
  return { id: text }
}
