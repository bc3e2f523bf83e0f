import { orNotFound } from '../../../domain/failure.ts'
import type { Locale } from '../../../domain/locales.ts'
import { readTicketNumber, type TicketStatus } from '../../../domain/support/rules.ts'
import { isUuid } from '../../../domain/uuids.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { ExportTable } from '../../adapters/database/exports.ts'
import type { Services } from '../../services.ts'
import {
  countTickets,
  exportedTickets,
  findTicketNamed,
  findTicketRow,
  listTicketHeads,
  lockTicket,
  type MessageRow,
  type TicketHead,
  updateTicketAssignee,
  updateTicketStatus,
} from '../queries.ts'
import { storeSystemLine } from '../tickets.ts'
import { wireMessage } from '../wire.ts'

/** Sets a ticket's status without an answer; the student reads that it was solved, or is open again. */
export async function changeTicketStatus(
  tx: Queryable,
  { id, status, now }: { id: string; status: TicketStatus; now: Date },
): Promise<void> {
  const ticket = orNotFound(await tx.first(lockTicket({ id })), 'ticket_not_found')
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
  return (await database.first(findTicketNamed(number ?? { id: name })))?.id ?? null
}

type StaffMessage = {
  id: string
  from: MessageRow['senderKind']
  name: string
  text: string
  picture: MessageRow['picture']
  sentAt: string
}
type TicketForStaff = { studentId: string; courseTitle: string; messages: StaffMessage[] }

/** A conversation for those who may read any: the admin. */
export async function readTicketForStaff(
  tx: Queryable,
  id: string,
  locale: Locale,
): Promise<TicketForStaff | null> {
  const row = await tx.first(findTicketRow({ id }))
  if (row === null) return null
  const { studentId, courseTitle } = row
  const messages = row.messages.map((message) => {
    const { _id, senderName: name, message: text, picture, sentAt } = wireMessage(message, locale)
    return { id: _id, from: message.senderKind, name, text, picture, sentAt }
  })
  return { studentId, courseTitle, messages }
}

/** Assigns a ticket to a member of staff, or unassigns it. */
export async function assignTicket(tx: Queryable, id: string, staffId: string | null): Promise<void> {
  await tx.first(updateTicketAssignee(id, staffId))
}

/** The tickets of a student, latest activity first. */
export async function ticketsOfStudent(
  tx: Queryable,
  studentId: string,
  { limit }: { limit: number },
): Promise<TicketHead[]> {
  return tx.all(listTicketHeads(studentId, limit))
}

export async function countTicketsOfStudent(tx: Queryable, studentId: string): Promise<number> {
  return (await tx.first(countTickets(studentId)))?.count ?? 0
}

export function ticketExports(): { tickets: ExportTable } {
  return { tickets: exportedTickets }
}
