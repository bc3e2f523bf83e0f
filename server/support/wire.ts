import type * as z from 'zod/mini'
import type { Locale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import type { conversation, ticket } from '../../domain/support/contract.ts'
import { type SystemLine, systemSenderId, ticketNumberText } from '../../domain/support/rules.ts'
import type { MessageRow, TicketRow } from './queries.ts'

type Ticket = z.output<typeof ticket>
type Conversation = z.output<typeof conversation>

/** A ticket for the student's own pages. */
export function wireTicket(row: TicketRow, locale: Locale): Ticket {
  return { ...wireConversation(row, locale), question: row.question }
}

/** The same without the question, which is its first message. */
export function wireConversation(row: TicketRow, locale: Locale): Conversation {
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

/** One message; system messages are in the reader's language. */
export function wireMessage(
  { id, senderKind, senderId, senderName, text, picture, sentAt }: MessageRow,
  locale: Locale,
): Conversation['conversations'][number] {
  const isSystem = senderKind === 'system'
  return {
    _id: id,
    senderId: isSystem ? systemSenderId : senderId,
    senderName,
    isStaff: senderKind === 'staff',
    message: isSystem ? systemSentence(text, locale) : text,
    picture,
    sentAt: new Date(sentAt).toISOString(),
  }
}

function systemSentence(text: string, locale: Locale): string {
  const sentences: Record<SystemLine, string> = {
    solved: m.support_line_solved({}, { locale }),
    reopened: m.support_line_reopened({}, { locale }),
  }
  // Only `storeSystemLine` writes these rows, with these names only.
  return sentences[text as SystemLine]
}
