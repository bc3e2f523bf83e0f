import { Failure } from '../../domain/failure.ts'
import type { Locale } from '../../domain/locales.ts'
import { readTicketNumber, statusAfterAnswer, type TicketStatus } from '../../domain/support/rules.ts'
import { isUuid } from '../../domain/uuids.ts'
import type { Queryable } from '../adapters/database/database.ts'
import { notify } from '../notifications/operations.ts'
import type { Services } from '../services.ts'
import { answerNotice } from './notices.ts'
import { findTicketRow, lockTicket, type MessageRow, updateTicketStatus } from './queries.ts'
import { ticketName } from './ticket-names.ts'
import { storeMessage, storeSystemLine } from './tickets.ts'
import { wireMessage } from './wire.ts'

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
  const { studentEmail: email, studentName: name, studentLocale: locale } = ticket
  const notice = answerNotice(settings, ticket, { staffName: staff.name, text, isSolved }, locale)
  await notify(tx, { email, name, locale }, notice, { now })
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

/** A conversation for who may read any: the admin. */
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
