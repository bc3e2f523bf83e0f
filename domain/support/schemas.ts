import * as z from 'zod/mini'
import { longestMessage } from './rules.ts'

/** Text of a question or reply: not only white space, without null characters. */
const messageText = z
  .string('message_required')
  .check(
    z.trim(),
    z.minLength(1, 'message_required'),
    z.maxLength(longestMessage, 'message_too_long'),
    z.regex(/^[^\0]*$/, 'message_required'),
  )

/** A new ticket's form (specification, section 5). */
export const newTicketFields = {
  courseId: z
    .string('course_required')
    .check(
      z.minLength(1, 'course_required'),
      z.maxLength(120, 'course_required'),
      z.regex(/^\P{Cc}*$/u, 'course_required'),
    ),
  question: messageText,
}

export const newTicketForm = z.object(newTicketFields)

export const replyFields = { message: messageText }
