import * as z from 'zod/mini'
import { body, clientKey, defineCall, nameOfRow, pageNumber, query } from '../contract.ts'
import { mostBytesWithPicture, sentPicture, shownPicture } from '../thread-pictures/schemas.ts'
import { ticketStatuses } from './rules.ts'
import { newTicketFields, replyFields } from './schemas.ts'

const identifier = z
  .string('id_required')
  .check(z.trim(), z.minLength(1, 'id_required'), z.maxLength(64, 'id_required'), nameOfRow)

const ticketMessage = z.object({
  _id: z.string(),
  /** The student's id, a member of staff's, or "system" for a line of the system's own. */
  senderId: z.string(),
  senderName: z.string(),
  isStaff: z.boolean(),
  message: z.string(),
  picture: shownPicture,
  /** ISO 8601. */
  sentAt: z.string(),
})

const conversationShape = {
  _id: z.string(),
  /** "TKT-2026-00412"; calls take it or `_id`. */
  ticketId: z.string(),
  subject: z.string(),
  /** open: staff are to answer; waiting: the student is; solved. */
  status: z.enum(ticketStatuses),
  courseTitle: z.string(),
  createdAt: z.string(),
  lastMessageAt: z.string(),
  /** Oldest first; the question is the first. A list leaves those of its later tickets out once it is long: `getTicket` has them. */
  conversations: z.array(ticketMessage),
}

export const ticket = z.object({ ...conversationShape, question: z.string() })
export const conversation = z.object(conversationShape)

export const getTicketByUserId = defineCall({
  method: 'POST',
  path: '/tickets/getTicketByUserId/:userId',
  access: 'student',
  isPaged: true,
  summary:
    'The student’s tickets, latest activity first, with their conversations up to 200 messages in total',
  input: body({
    userId: identifier,
    page: pageNumber,
    limit: z._default(
      z.coerce
        .number<number>()
        .check(z.int('limit_invalid'), z.minimum(1, 'limit_invalid'), z.maximum(100, 'limit_invalid')),
      20,
    ),
  }),
  output: z.object({ data: z.array(ticket), totalPages: z.number() }),
})

export const createTicket = defineCall({
  method: 'POST',
  path: '/tickets/createTicket',
  access: 'student',
  summary: 'Creates a ticket about a current or past course of the student',
  input: body({
    userId: identifier,
    ...newTicketFields,
    picture: sentPicture,
    clientKey: z.optional(clientKey),
  }),
  output: ticket,
  done: 'ticket_created',
  limits: ['ticketPerAccount', 'askedCharactersPerAccount'],
  mostBytes: mostBytesWithPicture,
})

export const addConversation = defineCall({
  method: 'POST',
  path: '/tickets/addConversation/:ticketId',
  access: 'student',
  summary: 'Adds a reply by the student; a solved ticket reopens',
  input: body({
    ticketId: identifier,
    senderId: identifier,
    ...replyFields,
    picture: sentPicture,
    clientKey: z.optional(clientKey),
  }),
  output: ticket,
  limits: ['replyPerAccount', 'askedCharactersPerAccount'],
  mostBytes: mostBytesWithPicture,
})

/** What an open page asks every few seconds: with `after` the answer holds only what is new. */
export const getTicket = defineCall({
  method: 'GET',
  path: '/tickets/:ticketId',
  access: 'student',
  summary: 'One conversation of the student, or its messages after a given one',
  input: query({
    ticketId: identifier,
    /** `_id` of the last message that is known. */
    after: z.optional(z.uuid('id_required')),
  }),
  output: conversation,
})
