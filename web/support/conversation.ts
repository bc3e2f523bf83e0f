import type * as z from 'zod/mini'
import type { conversation, ticket } from '../../domain/support/contract.ts'

export type Ticket = z.output<typeof ticket>
export type Conversation = z.output<typeof conversation>
export type TicketMessage = Conversation['conversations'][number]

/** Merges a response into a ticket: known messages stay, new ones are appended in order. */
export function withUpdate(ticket: Ticket, update: Conversation): Ticket {
  const known = new Set(ticket.conversations.map(({ _id }) => _id))
  // An earlier request may be answered later: ignore it.
  const isOlder = update.lastMessageAt < ticket.lastMessageAt
  return {
    ...ticket,
    ...(!isOlder && { status: update.status, lastMessageAt: update.lastMessageAt }),
    conversations: [...ticket.conversations, ...update.conversations.filter(({ _id }) => !known.has(_id))],
  }
}

/** The list with updated tickets: whole ones replace the known, the last active first. */
export function withTickets(list: readonly Ticket[], fresh: readonly Ticket[]): Ticket[] {
  const byId = new Map(list.map((ticket) => [ticket._id, ticket]))
  for (const ticket of fresh) {
    const known = byId.get(ticket._id)
    const isBehind = known !== undefined && known.conversations.length > ticket.conversations.length
    if (!isBehind) byId.set(ticket._id, ticket)
  }
  return [...byId.values()].sort((one, other) => (one.lastMessageAt < other.lastMessageAt ? 1 : -1))
}

/** Whether a text from the address names this ticket, by number or id. */
export function isNamed(ticket: Ticket, name: string): boolean {
  return ticket._id === name || ticket.ticketId === name.toUpperCase()
}

const second = 1000

/** Milliseconds until the next poll, by how long the student has been idle there. */
export function pauseBeforeAsking(idleMilliseconds: number): number {
  if (idleMilliseconds < 60 * second) return 4 * second
  return idleMilliseconds < 600 * second ? 15 * second : 60 * second
}
