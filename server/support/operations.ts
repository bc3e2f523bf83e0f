import type * as z from 'zod/mini'
import { pageCount } from '../../domain/catalog/rules.ts'
import type { CallOutput, ParsedInput } from '../../domain/contract.ts'
import { Failure } from '../../domain/failure.ts'
import type { Locale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import type * as contract from '../../domain/support/contract.ts'
import {
  isAcknowledged,
  readTicketNumber,
  type SystemLine,
  statusAfterAnswer,
  systemSenderId,
  type TicketStatus,
  ticketNumberText,
} from '../../domain/support/rules.ts'
import { databaseErrorCode, type Queryable } from '../adapters/database/database.ts'
import { enqueue } from '../jobs/operations.ts'
import type { Services, StudentContext } from '../services.ts'
import { acknowledgementMail, answerMail, houseMail } from './mails.ts'
import {
  countTickets,
  findAskingStudent,
  findTicket,
  findTicketByKey,
  findTicketRow,
  listTickets,
  lockTicket,
  type MessageRow,
  type TicketName,
  type TicketRow,
  updateTicketStatus,
} from './queries.ts'
import { storeMessage, storeSystemLine, storeTicket } from './tickets.ts'

export { eraseTickets, exportTickets } from './student-records.ts'
export { storeMessage, storeSystemLine, storeTicket } from './tickets.ts'

type Ticket = z.output<typeof contract.ticket>
type Conversation = z.output<typeof contract.conversation>

export async function getTicketByUserId(
  context: StudentContext,
  { userId, page, limit }: ParsedInput<typeof contract.getTicketByUserId>,
): Promise<CallOutput<typeof contract.getTicketByUserId>> {
  const { database, student, locale } = context
  refuseAnother(context, userId)
  const [rows, total] = await Promise.all([
    database.all(listTickets(student.id, limit, (page - 1) * limit)),
    database.first(countTickets(student.id)),
  ])
  return { data: rows.map((row) => wireTicket(row, locale)), totalPages: pageCount(total?.count ?? 0, limit) }
}

/** Stores a ticket and mails the house and the student. The same `clientKey` gets the first ticket again. */
export async function createTicket(
  context: StudentContext,
  input: ParsedInput<typeof contract.createTicket>,
): Promise<CallOutput<typeof contract.createTicket>> {
  const { database, student, locale } = context
  refuseAnother(context, input.userId)
  const id = (await findStored(context, input.clientKey)) ?? (await storeAsked(context, input))
  const row = await database.first(findTicket({ id }, student.id, null))
  if (row === null) throw new Error('a ticket was lost as it was stored')
  return wireTicket(row, locale)
}

/** Stores a reply and mails the house. The same `clientKey` is stored once; a solved ticket opens again. */
export async function addConversation(
  context: StudentContext,
  input: ParsedInput<typeof contract.addConversation>,
): Promise<CallOutput<typeof contract.addConversation>> {
  const { database, clock, student, settings, locale } = context
  refuseAnother(context, input.senderId)
  const id = await database.transaction(async (tx) => {
    const ticket = await tx.first(lockTicket(ticketName(input.ticketId)))
    if (ticket === null || ticket.studentId !== student.id) throw new Failure('notFound', 'ticket_not_found')
    const now = clock.now()
    const sender = { kind: 'student', id: student.id } as const
    const { message: text, clientKey = null } = input
    const isNew = await storeMessage(tx, { ticketId: ticket.id, sender, text, clientKey, now }, 'open')
    if (!isNew) return ticket.id
    if (ticket.status === 'solved') await storeSystemLine(tx, ticket.id, 'reopened', 'open', now)
    await enqueue(tx, 'sendMail', houseMail(settings, 'reply', ticket, text), { dueAt: now })
    if (isAcknowledged(ticket.status))
      await enqueue(tx, 'sendMail', acknowledgementMail(settings, 'reply', ticket, text, locale), {
        dueAt: now,
      })
    return ticket.id
  })
  const row = await database.first(findTicket({ id }, student.id, null))
  if (row === null) throw new Error('a ticket was lost as it was replied to')
  return wireTicket(row, locale)
}

export async function getTicket(
  { database, student, locale }: StudentContext,
  { ticketId, after }: ParsedInput<typeof contract.getTicket>,
): Promise<CallOutput<typeof contract.getTicket>> {
  const row = await database.first(findTicket(ticketName(ticketId), student.id, after ?? null))
  if (row === null) throw new Failure('notFound', 'ticket_not_found')
  return wireConversation(row, locale)
}

export type StaffAnswer = {
  /** `TKT-…` or the ticket's id. */
  ticketId: string
  staff: { id: string; name: string }
  text: string
  isSolved: boolean
  clientKey?: string
}

/**
 * What staff answer: stored, mailed to the student, seen by an open page within seconds. Not a call
 * of the students' API. Throws `notFound`. The same `clientKey` is stored and mailed once.
 */
export async function answerTicket(services: Services, answer: StaffAnswer): Promise<void> {
  await services.database.transaction((tx) => answerTicketIn(tx, services, answer))
}

/** The same within a transaction that does more; false when this answer was stored before. */
export async function answerTicketIn(
  tx: Queryable,
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  answer: StaffAnswer,
): Promise<boolean> {
  const ticket = await tx.first(lockTicket(ticketName(answer.ticketId)))
  if (ticket === null) throw new Failure('notFound', 'ticket_not_found')
  const now = clock.now()
  const { staff, text, isSolved, clientKey = null } = answer
  const status = statusAfterAnswer(isSolved)
  const sender = { kind: 'staff', ...staff } as const
  const isNew = await storeMessage(tx, { ticketId: ticket.id, sender, text, clientKey, now }, status)
  if (!isNew) return false
  if (isSolved) await storeSystemLine(tx, ticket.id, 'solved', status, now)
  const mail = answerMail(settings, ticket, { staffName: staff.name, text, isSolved }, ticket.studentLocale)
  await enqueue(tx, 'sendMail', mail, { dueAt: now })
  return true
}

/** Says without an answer what a ticket is; the student reads that it was solved, or is open again. */
export async function changeTicketStatus(
  tx: Queryable,
  { id, status, now }: { id: string; status: TicketStatus; now: Date },
): Promise<void> {
  const ticket = await tx.first(lockTicket({ id }))
  if (ticket === null) throw new Failure('notFound', 'ticket_not_found')
  if (ticket.status === status) return
  if (status === 'solved') await storeSystemLine(tx, id, 'solved', status, now)
  else if (ticket.status === 'solved') await storeSystemLine(tx, id, 'reopened', status, now)
  else await tx.first(updateTicketStatus(id, status))
}

/** The id of a ticket by number or id; null when there is none. */
export async function findTicketId(
  { database }: Pick<Services, 'database'>,
  name: string,
): Promise<string | null> {
  const number = readTicketNumber(name)
  if (number === null && !isUuid(name)) return null
  return (await database.first(findTicketRow(number ?? { id: name })))?.id ?? null
}

type StaffMessage = {
  id: string
  from: MessageRow['senderKind']
  name: string
  text: string
  sentAt: string
}
type TicketForStaff = { studentId: string; courseTitle: string; messages: StaffMessage[] }

/** A conversation for who may read any: the desk. */
export async function readTicketForStaff(
  tx: Queryable,
  id: string,
  locale: Locale,
): Promise<TicketForStaff | null> {
  const row = await tx.first(findTicketRow({ id }))
  if (row === null) return null
  const { studentId, courseTitle } = row
  const messages = row.messages.map((message) => {
    const { _id, senderName: name, message: text, sentAt } = wireMessage(message, locale)
    return { id: _id, from: message.senderKind, name, text, sentAt }
  })
  return { studentId, courseTitle, messages }
}

/** Identity comes from the token; an id in the payload must be the same one. */
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

const uniqueViolation = '23505'

async function storeAsked(
  context: StudentContext,
  input: ParsedInput<typeof contract.createTicket>,
): Promise<string> {
  const { database, clock, student, settings, locale } = context
  const { courseId, question, clientKey } = input
  try {
    return await database.transaction(async (tx) => {
      const asking = await tx.first(
        findAskingStudent(student.id, isUuid(courseId) ? { id: courseId } : { slug: courseId }),
      )
      if (asking === null)
        throw new Failure('invalid', 'ticket_course_not_own', {
          fields: { courseId: 'ticket_course_not_own' },
        })
      const now = clock.now()
      const stored = await storeTicket(tx, {
        studentId: student.id,
        courseId: asking.courseId,
        question,
        clientKey: clientKey ?? null,
        now,
      })
      const mailed = { ...stored, ...asking }
      for (const mail of [
        houseMail(settings, 'ticket', mailed, question),
        acknowledgementMail(settings, 'ticket', mailed, question, locale),
      ])
        await enqueue(tx, 'sendMail', mail, { dueAt: now })
      return stored.id
    })
  } catch (error) {
    // The same ticket was sent twice at once: the other one is stored, and this number was given back.
    if (databaseErrorCode(error) !== uniqueViolation) throw error
    const id = await findStored(context, clientKey)
    if (id === null) throw error
    return id
  }
}

/** What a text names: a number such as TKT-2026-00412, or an id. Throws `notFound` for anything else. */
function ticketName(text: string): TicketName {
  const number = readTicketNumber(text)
  if (number !== null) return number
  if (!isUuid(text)) throw new Failure('notFound', 'ticket_not_found')
  return { id: text }
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}

function wireTicket(row: TicketRow, locale: Locale): Ticket {
  return { ...wireConversation(row, locale), question: row.question }
}

function wireConversation(row: TicketRow, locale: Locale): Conversation {
  return {
    _id: row.id,
    ticketId: ticketNumberText(row),
    subject: row.subject,
    status: row.status,
    courseTitle: row.courseTitle,
    createdAt: row.createdAt.toISOString(),
    lastMessageAt: row.lastMessageAt.toISOString(),
    conversations: row.messages.map((message) => wireMessage(message, locale)),
  }
}

function wireMessage(
  { id, senderKind, senderId, senderName, text, sentAt }: MessageRow,
  locale: Locale,
): Conversation['conversations'][number] {
  const isSystem = senderKind === 'system'
  return {
    _id: id,
    senderId: isSystem ? systemSenderId : senderId,
    senderName,
    isStaff: senderKind === 'staff',
    message: isSystem ? systemSentence(text, locale) : text,
    sentAt: new Date(sentAt).toISOString(),
  }
}

function systemSentence(text: string, locale: Locale): string {
  const sentences: Record<SystemLine, string> = {
    solved: m.support_line_solved({}, { locale }),
    reopened: m.support_line_reopened({}, { locale }),
  }
  // Only `storeSystemLine` writes these rows, and it takes the names alone.
  return sentences[text as SystemLine]
}
