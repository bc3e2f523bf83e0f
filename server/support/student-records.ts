import type { Queryable } from '../adapters/database/database.ts'
import type { Services } from '../services.ts'
import { deleteTicketsOf, listTicketRecords } from './queries.ts'

/** The student's tickets with their conversations, to take along. */
export async function exportTickets(
  { database }: Pick<Services, 'database'>,
  studentId: string,
): Promise<Record<string, unknown>[]> {
  return database.all(listTicketRecords(studentId))
}

/** Deletes the student's tickets, in the transaction that deletes the account. Their numbers stay used. */
export async function eraseTickets(tx: Queryable, studentId: string): Promise<void> {
  await tx.first(deleteTicketsOf(studentId))
}
