import {
  indianYear,
  type SystemLine,
  subjectOf,
  systemSenderId,
  type TicketStatus,
} from '../../domain/support/rules.ts'
import type { Queryable } from '../adapters/database/database.ts'
import type { DrawnPicture } from '../adapters/pictures/known-picture.ts'
import { storePicture } from '../thread-pictures/operations.ts'
import {
  insertMessage,
  insertTicket,
  type NewMessage,
  takeNextNumber,
  updateTicketAfterMessage,
} from './queries.ts'

export type StoredTicket = { id: string; year: number; number: number; subject: string }

type NewTicketFields = {
  studentId: string
  courseId: string
  question: string
  picture?: DrawnPicture | null
  clientKey: string | null
  now: Date
}

/**
 * Stores a ticket with its question as the first message, without mail. The number is taken last,
 * because its row blocks others.
 */
export async function storeTicket(tx: Queryable, asking: NewTicketFields): Promise<StoredTicket> {
  const { studentId, question, picture = null, clientKey, now } = asking
  const year = indianYear(now)
  const subject = subjectOf(question)
  const number = (await tx.first(takeNextNumber(year)))?.number
  if (number === undefined) throw new Error('a ticket got no number')
  const ticket = await tx.first(insertTicket({ ...asking, year, number, subject }))
  if (ticket === null) throw new Error('a ticket was not stored')
  const sender = { kind: 'student', id: studentId } as const
  const message = { ticketId: ticket.id, sender, text: question, picture, clientKey, now }
  await storeMessage(tx, message, 'open')
  return { id: ticket.id, year, number, subject }
}

/**
 * Stores the next message of a ticket whose row the transaction has locked, and its new status.
 * False when a message with this key already exists: then nothing changes.
 */
export async function storeMessage(
  tx: Queryable,
  { picture = null, ...message }: NewMessage & { picture?: DrawnPicture | null },
  status: TicketStatus,
): Promise<boolean> {
  const stored = await tx.first(insertMessage(message))
  if (stored === null) return false
  await storePicture(tx, { ticketMessageId: stored.id }, picture, message.now)
  const answeredAt = message.sender.kind === 'staff' ? message.now : null
  await tx.first(updateTicketAfterMessage(message.ticketId, stored.position, status, answeredAt, message.now))
  return true
}

/** Stores a system message, such as that the ticket was solved. */
export async function storeSystemLine(
  tx: Queryable,
  ticketId: string,
  line: SystemLine,
  status: TicketStatus,
  now: Date,
): Promise<void> {
  const sender = { kind: 'system', id: systemSenderId } as const
  await storeMessage(tx, { ticketId, sender, text: line, clientKey: null, now }, status)
}
