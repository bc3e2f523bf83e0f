import { Failure } from '../../domain/failure.ts'
import { readTicketNumber } from '../../domain/support/rules.ts'
import { isUuid } from '../../domain/uuids.ts'
import type { TicketName } from './queries.ts'

/** What a text names: a number such as TKT-2026-00412, or an id. Throws `notFound` for anything else. */
export function ticketName(text: string): TicketName {
  const number = readTicketNumber(text)
  if (number !== null) return number
  if (!isUuid(text)) throw new Failure('notFound', 'ticket_not_found')
  return { id: text }
}
