import * as z from 'zod/mini'
import { calendarDay } from '../calendar-day.ts'
import { body, clientKey, nameOfRow, query, wholeUpTo } from '../contract.ts'
import { locales } from '../locales.ts'
import { ticketStatuses } from '../support/rules.ts'
import { pictureData, sentPicture, shownPicture } from '../thread-pictures/schemas.ts'
import { defineAdminCall, owners, supporters } from './access.ts'
import { staffCode } from './account/schemas.ts'
import { caseKinds, roles } from './rules.ts'
import { adminSignIn, setUpForm, setUpToken, signedIn, writtenText } from './schemas.ts'
import { answering, moment, named, pageOf, paging, rowId, searchWords } from './shapes.ts'

const status = z.enum(ticketStatuses, 'admin_status_invalid')
const kind = z.enum(caseKinds, 'admin_kind_invalid')

/** A day in India. */
const day = calendarDay('admin_day_invalid')

export const login = defineAdminCall({
  access: 'anyone',
  summary: 'Signs a member of staff in by password and code; each code works once',
  input: adminSignIn,
  output: signedIn,
  limits: ['staffSignInPerAccount', 'staffSignInPerNetwork'],
})

/** POST, so that a link's secret is in no logged URL. */
export const getSetUp = defineAdminCall({
  access: 'anyone',
  summary: 'Who a set-up link is for, and the authenticator secret',
  input: body({ token: setUpToken }),
  output: z.object({
    name: z.string(),
    email: z.string(),
    secret: z.string(),
    /** `otpauth://…`, for a QR code. */
    uri: z.string(),
  }),
  limits: ['staffSetUpPerNetwork'],
})

export const setUp = defineAdminCall({
  access: 'anyone',
  summary: 'Sets the password of a member of staff, confirms the authenticator and signs in',
  input: setUpForm,
  output: signedIn,
  limits: ['staffSetUpPerNetwork'],
})

export const confirmCode = defineAdminCall({
  roles,
  summary: 'Confirms with an authenticator code, for calls that need a fresh one; each code works once',
  input: body({ code: staffCode }),
  limits: ['staffCodePerAccount'],
})

export const checkFreshCode = defineAdminCall({
  method: 'GET',
  roles,
  wantsFreshCode: true,
  summary: 'Refused like a call that needs a fresh code; called before a download starts',
})

export const logout = defineAdminCall({
  roles,
  endsSession: true,
  summary: 'Ends the admin session',
})

export const me = defineAdminCall({
  method: 'GET',
  roles,
  summary: 'The signed-in member of staff',
  output: signedIn,
})

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

export const getAuditLog = defineAdminCall({
  method: 'GET',
  roles: owners,
  summary: 'The audit log of staff actions, newest first',
  input: query({
    staffId: z.optional(rowId),
    action: z.optional(z.string('field_invalid').check(z.maxLength(60, 'field_invalid'), nameOfRow)),
    kind: z.optional(z.string('field_invalid').check(z.maxLength(40, 'field_invalid'), nameOfRow)),
    /** With a kind: what was done to this one thing. */
    subject: z.optional(z.string('field_invalid').check(z.maxLength(200, 'field_invalid'))),
    from: z.optional(day),
    to: z.optional(day),
    ...paging,
  }),
  output: z.object(
    pageOf(
      z.object({
        id: z.string(),
        at: moment,
        /** Null for what was done at the server's own command line. */
        staff: z.nullable(named),
        action: z.string(),
        subjectKind: z.string(),
        subjectId: z.string(),
        /** Its current name; null if it has none or was deleted. */
        subjectName: z.nullable(z.string()),
        before: z.nullable(z.record(z.string(), z.unknown())),
        after: z.nullable(z.record(z.string(), z.unknown())),
        /** The request that did it, as its answer and the log name it. */
        requestId: z.nullable(z.string()),
      }),
    ),
  ),
})
