import * as z from 'zod/mini'
import { calendarDay } from '../../calendar-day.ts'
import { nameOfRow, query } from '../../contract.ts'
import { defineAdminCall, owners } from '../access.ts'
import { moment, named, pageOf, paging, rowId } from '../shapes.ts'

/** What an entry of the audit log is about. */
export type AuditSubjectKind =
  | 'application'
  | 'article'
  | 'articleAuthor'
  | 'articleCategory'
  | 'batch'
  | 'canned'
  | 'category'
  | 'contact'
  | 'coupon'
  | 'course'
  | 'dispute'
  | 'export'
  | 'flag'
  | 'holiday'
  | 'import'
  | 'installation'
  | 'instructor'
  | 'lesson'
  | 'mailing'
  | 'media'
  | 'order'
  | 'payment'
  | 'payment-link'
  | 'policy'
  | 'question'
  | 'refundRule'
  | 'report'
  | 'resource'
  | 'safeguarding'
  | 'selling'
  | 'settlement'
  | 'site'
  | 'staff'
  | 'student'
  | 'terms'
  | 'ticket'

/** A day in India. */
const day = calendarDay('admin_day_invalid')

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
