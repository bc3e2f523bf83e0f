import * as z from 'zod/mini'
import { body, clientKey, defineCall } from '../../contract.ts'
import { locales } from '../../locales.ts'
import { ticketStatuses } from '../../support/rules.ts'
import { inboxCase } from '../contract.ts'
import { caseKinds } from '../rules.ts'
import { writtenText } from '../schemas.ts'
import { rowId } from '../shapes.ts'
import { inboxAddresses } from './addresses.ts'
import { cannedReply } from './schemas.ts'

const kind = z.enum(caseKinds, 'admin_kind_invalid')
const mostAtOnce = 100
const many = z
  .array(z.strictObject({ kind, id: rowId }), 'admin_choose_cases')
  .check(z.minLength(1, 'admin_choose_cases'), z.maxLength(mostAtOnce, 'admin_choose_cases'))
/** How many were changed: what was so already, or is gone, is not. */
const changed = z.object({ count: z.number() })
const replies = z.array(
  z.object({ id: z.string(), title: z.string(), text: z.string(), locale: z.enum(locales) }),
)

export const answerEnquiry = defineCall({
  ...inboxAddresses.answerEnquiry,
  summary: 'Answers a contact request, application or report by mail and keeps the answer with it',
  input: body({
    kind: z.enum(['contact', 'application', 'report'], 'admin_kind_invalid'),
    id: rowId,
    text: writtenText,
    isSolved: z._default(z.boolean('field_invalid'), false),
    clientKey,
  }),
  output: inboxCase,
  done: 'admin_answered',
})

export const assignMany = defineCall({
  ...inboxAddresses.assignMany,
  summary: 'Gives many matters to a member of staff, or to nobody',
  input: body({ cases: many, staffId: z.nullable(rowId) }),
  output: changed,
  done: 'admin_assigned',
})

export const setStatusOfMany = defineCall({
  ...inboxAddresses.setStatusOfMany,
  summary: 'Says of many cases that they are open, waiting or solved',
  input: body({ cases: many, status: z.enum(ticketStatuses, 'admin_status_invalid') }),
  output: changed,
  done: 'admin_status_changed',
})

export const saveCannedReply = defineCall({
  ...inboxAddresses.saveCannedReply,
  summary: 'Writes a reply to choose from: a new one at the end, or one that is there anew',
  input: cannedReply,
  output: replies,
  done: 'admin_canned_saved',
})

export const deleteCannedReply = defineCall({
  ...inboxAddresses.deleteCannedReply,
  summary: 'Deletes a reply to choose from; what was sent stays',
  input: body({ id: rowId }),
  output: replies,
  done: 'admin_canned_deleted',
})

export const orderCannedReplies = defineCall({
  ...inboxAddresses.orderCannedReplies,
  summary: 'Puts the replies to choose from into an order',
  input: body({ ids: z.array(rowId, 'id_required').check(z.maxLength(500, 'id_required')) }),
  output: replies,
  done: 'admin_canned_ordered',
})
