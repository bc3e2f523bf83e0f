import * as z from 'zod/mini'
import { body, clientKey } from '../../contract.ts'
import { locales } from '../../locales.ts'
import { ticketStatuses } from '../../support/rules.ts'
import { defineAdminCall, supporters } from '../access.ts'
import { inboxCase, readCount } from '../contract.ts'
import { caseKinds } from '../rules.ts'
import { writtenText } from '../schemas.ts'
import { answering, rowId } from '../shapes.ts'
import { cannedReply } from './schemas.ts'

const kind = z.enum(caseKinds, 'admin_kind_invalid')
const mostAtOnce = 100
const many = z
  .array(z.strictObject({ kind, id: rowId }), 'admin_choose_cases')
  .check(z.minLength(1, 'admin_choose_cases'), z.maxLength(mostAtOnce, 'admin_choose_cases'))
/** How many were changed: what was so already, or is gone, is not. */
const changed = z.object({ count: z.number() })
const replies = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    text: z.string(),
    locale: z.enum(locales),
    /** For questions to a teacher, else for support. */
    isForQuestions: z.boolean(),
  }),
)

export const answerEnquiry = defineAdminCall({
  roles: supporters,
  summary: 'Answers a contact request, application or report by mail and stores the answer',
  input: body({
    kind: z.enum(['contact', 'application', 'report'], 'admin_kind_invalid'),
    id: rowId,
    text: writtenText,
    isSolved: z._default(z.boolean('field_invalid'), false),
    /** How many messages the writer had read: an answer to what has gone on since is refused. */
    read: z.optional(readCount),
    clientKey,
  }),
  output: inboxCase,
  done: 'admin_answered',
})

export const holdCase = defineAdminCall({
  roles: supporters,
  summary:
    'Marks that the caller is answering a case, or has stopped; refused while someone else is answering',
  input: body({ kind, id: rowId, isHeld: z.boolean('field_invalid') }),
  output: z.object({ answering }),
})

export const assignMany = defineAdminCall({
  roles: supporters,
  summary: 'Assigns many cases to a member of staff, or unassigns them',
  input: body({ cases: many, staffId: z.nullable(rowId) }),
  output: changed,
  done: 'admin_assigned',
})

export const setStatusOfMany = defineAdminCall({
  roles: supporters,
  summary: 'Sets many cases to open, waiting or solved',
  input: body({ cases: many, status: z.enum(ticketStatuses, 'admin_status_invalid') }),
  output: changed,
  done: 'admin_status_changed',
})

export const getCannedReplies = defineAdminCall({
  method: 'GET',
  roles: [...supporters, 'author-own', 'author-all'],
  summary: 'Canned replies; {name} is replaced with the recipient’s name',
  output: replies,
})

export const saveCannedReply = defineAdminCall({
  roles: supporters,
  summary: 'Adds a canned reply at the end, or edits an existing one',
  input: cannedReply,
  output: replies,
  done: 'admin_canned_saved',
})

export const deleteCannedReply = defineAdminCall({
  roles: supporters,
  summary: 'Deletes a canned reply; messages already sent stay',
  input: body({ id: rowId }),
  output: replies,
  done: 'admin_canned_deleted',
})

export const orderCannedReplies = defineAdminCall({
  roles: supporters,
  summary: 'Reorders the canned replies',
  input: body({ ids: z.array(rowId, 'id_required').check(z.maxLength(500, 'id_required')) }),
  output: replies,
  done: 'admin_canned_ordered',
})
