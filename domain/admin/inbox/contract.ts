import * as z from 'zod/mini'
import { body, clientKey, nameOfRow, query, wholeUpTo } from '../../contract.ts'
import { locales } from '../../locales.ts'
import { ticketStatuses } from '../../support/rules.ts'
import { pictureData, sentPicture, shownPicture } from '../../thread-pictures/schemas.ts'
import { defineAdminCall, supporters } from '../access.ts'
import { caseKinds } from '../rules.ts'
import { writtenText } from '../schemas.ts'
import { answering, moment, named, pageOf, paging, rowId, searchWords } from '../shapes.ts'
import { cannedReply } from './schemas.ts'

const kind = z.enum(caseKinds, 'admin_kind_invalid')
const status = z.enum(ticketStatuses, 'admin_status_invalid')
const mostAtOnce = 100
const many = z
  .array(z.strictObject({ kind, id: rowId }), 'admin_choose_cases')
  .check(z.minLength(1, 'admin_choose_cases'), z.maxLength(mostAtOnce, 'admin_choose_cases'))
/** How many were changed: what was so already, or is gone, is not. */
const changedCount = z.object({ count: z.number() })
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

/** What every row of the inbox says. */
const caseHead = {
  kind,
  id: z.string(),
  /** "TKT-2026-00412", or the number of an enquiry. */
  reference: z.string(),
  title: z.string(),
  person: z.string(),
  status,
  createdAt: moment,
  lastActivityAt: moment,
  /** Null once answered or solved. */
  firstAnswerDueAt: z.nullable(moment),
  /** Null once solved. */
  solveDueAt: z.nullable(moment),
  assignee: z.nullable(named),
}

export const getInbox = defineAdminCall({
  method: 'GET',
  roles: supporters,
  summary: 'Tickets, contact requests, applications and reports in one list, latest activity first',
  input: query({
    kind: z.optional(kind),
    status: z.optional(status),
    /** `me`, `none`, or a member of staff. */
    assignee: z.optional(z.union([z.literal('me'), z.literal('none'), rowId], 'admin_assignee_invalid')),
    /** Words of the title, the number, or the person's name or address. */
    search: searchWords,
    /** Only what is late: a first answer after 48 hours, a solution after a month. */
    due: z.optional(z.literal('late', 'field_invalid')),
    /** By the newest activity, or by what is due first. */
    sort: z._default(z.enum(['activity', 'due'], 'field_invalid'), 'activity'),
    ...paging,
  }),
  output: z.object({
    ...pageOf(z.object(caseHead)),
    /** How many there are of each status, with the other filters; counted up to a thousand. */
    counts: z.object({ open: z.number(), waiting: z.number(), solved: z.number() }),
  }),
})

/** Messages of a conversation that its writer had read. */
export const readCount = wholeUpTo(100_000)

/** A case with all that is needed to answer it. */
export const inboxCase = z.object({
  ...caseHead,
  course: z.nullable(z.string()),
  contact: z.object({
    name: z.string(),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    locale: z.enum(locales),
  }),
  /** What a form asked in addition to the message. */
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  messages: z.array(
    z.object({
      id: z.string(),
      from: z.enum(['student', 'staff', 'system']),
      name: z.string(),
      text: z.string(),
      picture: shownPicture,
      sentAt: moment,
    }),
  ),
  answering,
  /** What staff wrote for staff, oldest first. */
  notes: z.array(z.object({ id: z.string(), author: z.string(), text: z.string(), writtenAt: moment })),
  /** What the student has; null when a visitor wrote. */
  student: z.nullable(
    z.object({
      id: z.string(),
      registeredAt: moment,
      courses: z.array(
        z.object({ title: z.string(), startsAt: moment, endsAt: moment, isRevoked: z.boolean() }),
      ),
      orders: z.array(
        z.object({
          id: z.string(),
          course: z.string(),
          plan: z.number(),
          amount: z.number(),
          state: z.enum(['open', 'paid', 'refunded', 'expired']),
          createdAt: moment,
        }),
      ),
      ticketCount: z.number(),
    }),
  ),
})

export const getTicket = defineAdminCall({
  method: 'GET',
  path: '/admin/getTicket/:ticketId',
  roles: supporters,
  summary: 'A ticket with its student, courses and orders; the view is audited',
  input: query({
    ticketId: z
      .string('id_required')
      .check(z.minLength(1, 'id_required'), z.maxLength(64, 'id_required'), nameOfRow),
  }),
  output: inboxCase,
})

export const getTicketPicture = defineAdminCall({
  method: 'GET',
  roles: supporters,
  summary: 'A picture in a ticket',
  input: query({ id: rowId }),
  output: pictureData,
})

export const getEnquiry = defineAdminCall({
  method: 'GET',
  path: '/admin/getEnquiry/:kind/:id',
  roles: supporters,
  summary: 'A contact request, application or report; the view is audited',
  input: query({ kind: z.enum(['contact', 'application', 'report'], 'admin_kind_invalid'), id: rowId }),
  output: inboxCase,
})

export const answerTicket = defineAdminCall({
  roles: supporters,
  summary: 'Answers a ticket: the student is mailed and sees the answer at once',
  input: body({
    id: rowId,
    text: writtenText,
    picture: sentPicture,
    isSolved: z._default(z.boolean('field_invalid'), false),
    read: z.optional(readCount),
    clientKey: z.optional(clientKey),
  }),
  output: inboxCase,
  done: 'admin_answered',
})

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

export const assign = defineAdminCall({
  roles: supporters,
  summary: 'Assigns a case to a member of staff, or unassigns it',
  input: body({ kind, id: rowId, staffId: z.nullable(rowId) }),
  output: inboxCase,
  done: 'admin_assigned',
})

export const setStatus = defineAdminCall({
  roles: supporters,
  summary: 'Sets a case to open, waiting or solved',
  input: body({ kind, id: rowId, status }),
  output: inboxCase,
  done: 'admin_status_changed',
})

export const addNote = defineAdminCall({
  roles: supporters,
  summary: 'Adds a note that only staff see; repeating the key adds nothing',
  input: body({ kind, id: rowId, text: writtenText, clientKey: z.optional(clientKey) }),
  output: inboxCase,
  done: 'admin_note_added',
})

export const getAssignees = defineAdminCall({
  method: 'GET',
  roles: supporters,
  summary: 'Members of staff to whom a case can be assigned',
  output: z.array(named),
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
  output: changedCount,
  done: 'admin_assigned',
})

export const setStatusOfMany = defineAdminCall({
  roles: supporters,
  summary: 'Sets many cases to open, waiting or solved',
  input: body({ cases: many, status }),
  output: changedCount,
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
