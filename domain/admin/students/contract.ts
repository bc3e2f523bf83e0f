import * as z from 'zod/mini'
import { exportAccount } from '../../accounts/contract.ts'
import { calendarDay } from '../../calendar-day.ts'
import { body, query } from '../../contract.ts'
import { locales } from '../../locales.ts'
import { ticketStatuses } from '../../support/rules.ts'
import { defineAdminCall, owners, peopleEditors, studentReaders } from '../access.ts'
import { person } from '../people/schemas.ts'
import { moment, pageOf, paging, rowId, searchWords } from '../shapes.ts'
import { studentSorts } from './rules.ts'
import { reason } from './schemas.ts'

const yesOrNo = z.optional(z.enum(['yes', 'no'], 'field_invalid'))

const head = {
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  isVerified: z.boolean(),
  isBlocked: z.boolean(),
  registeredAt: moment,
}

export const getStudents = defineAdminCall({
  method: 'GET',
  path: '/admin/students',
  roles: studentReaders,
  summary: 'Students by name, address or phone',
  input: query({
    search: searchWords,
    verified: yesOrNo,
    blocked: yesOrNo,
    /** Whether access to some course runs. */
    hasCourse: yesOrNo,
    sort: z._default(z.enum(studentSorts, 'field_invalid'), 'newest'),
    ...paging,
  }),
  output: z.object(pageOf(z.object({ ...head, runningCourses: z.number() }))),
})

/** A student with everything that belongs to them. */
const student = z.object({
  ...head,
  locale: z.enum(locales),
  blockedAt: z.nullable(moment),
  choices: z.object({ lessonNews: z.boolean(), reminders: z.boolean() }),
  sessions: z.array(z.object({ id: z.string(), device: z.string(), createdAt: moment, lastUsedAt: moment })),
  courses: z.array(
    z.object({
      id: z.string(),
      courseId: z.string(),
      title: z.string(),
      /** Null for access that staff granted. */
      plan: z.nullable(z.number()),
      startsAt: moment,
      endsAt: moment,
      revokedAt: z.nullable(moment),
      /** Set while a grant of staff can be withdrawn. */
      grantId: z.nullable(z.string()),
      grantedBy: z.nullable(z.string()),
    }),
  ),
  orders: z.array(
    z.object({
      id: z.string(),
      course: z.string(),
      plan: z.number(),
      amount: z.number(),
      state: z.enum(['open', 'paid', 'refunded', 'expired']),
      createdAt: moment,
      payments: z.array(
        z.object({
          id: z.string(),
          amount: z.number(),
          /** Whether money arrived, and what it became. */
          state: z.enum(['waiting', 'failed', 'access', 'goesBack', 'wentBack']),
        }),
      ),
    }),
  ),
  tickets: z.array(
    z.object({
      reference: z.string(),
      title: z.string(),
      status: z.enum(ticketStatuses),
      lastActivityAt: moment,
    }),
  ),
  /** The open invitation of a student who has not signed in yet; its link may have expired. */
  invitation: z.nullable(
    z.object({
      toGuardian: z.boolean(),
      sentAt: moment,
      endsAt: moment,
      dateOfBirth: z.nullable(z.string()),
      guardian: z.object({
        name: z.nullable(z.string()),
        email: z.nullable(z.string()),
        phone: z.nullable(z.string()),
      }),
    }),
  ),
  /** What staff did with this student, the newest first. */
  auditEvents: z.array(
    z.object({
      id: z.string(),
      at: moment,
      staff: z.nullable(z.string()),
      action: z.string(),
      after: z.nullable(z.record(z.string(), z.unknown())),
    }),
  ),
})

export const getStudent = defineAdminCall({
  method: 'GET',
  path: '/admin/students/:id',
  roles: studentReaders,
  summary: 'A student with sessions, courses, payments, tickets and staff actions; the view is audited',
  input: query({ id: rowId }),
  output: student,
})

export const endStudentSession = defineAdminCall({
  path: '/admin/students/endSession',
  roles: studentReaders,
  summary: 'Ends one session of the student',
  input: body({ studentId: rowId, sessionId: rowId }),
  output: student,
  done: 'admin_student_session_ended',
})

export const endStudentSessions = defineAdminCall({
  path: '/admin/students/endSessions',
  roles: studentReaders,
  summary: 'Ends every session of the student',
  input: body({ studentId: rowId }),
  output: student,
  done: 'admin_student_sessions_ended',
})

export const resendVerification = defineAdminCall({
  path: '/admin/students/resendVerification',
  roles: studentReaders,
  summary: 'Mails a new code to a student whose address is not verified',
  input: body({ studentId: rowId, reason }),
  output: student,
  done: 'admin_student_code_sent',
})

export const inviteAgain = defineAdminCall({
  path: '/admin/students/inviteAgain',
  roles: peopleEditors,
  wantsFreshCode: true,
  summary:
    'Repeats the invitation of a student who has not signed in yet, or of the guardian, whose contact details can be corrected',
  input: body({
    studentId: rowId,
    dateOfBirth: person.shape.dateOfBirth,
    guardian: person.shape.guardian,
    reason,
  }),
  output: student,
  done: 'admin_invite_sent',
})

export const getGrantableCourses = defineAdminCall({
  method: 'GET',
  path: '/admin/grantableCourses',
  roles: owners,
  summary: 'Courses for which access can be granted',
  output: z.array(z.object({ id: z.string(), title: z.string() })),
})

export const grantAccess = defineAdminCall({
  path: '/admin/students/grantAccess',
  roles: owners,
  wantsFreshCode: true,
  summary: 'Grants access to a course until the end of a day, after any current access',
  input: body({ studentId: rowId, courseId: rowId, until: calendarDay('admin_day_invalid'), reason }),
  output: student,
  done: 'admin_student_granted',
})

export const withdrawGrant = defineAdminCall({
  path: '/admin/students/withdrawGrant',
  roles: owners,
  wantsFreshCode: true,
  summary: 'Revokes access granted by staff; purchases stay',
  input: body({ studentId: rowId, grantId: rowId, reason }),
  output: student,
  done: 'admin_student_withdrawn',
})

export const blockStudent = defineAdminCall({
  path: '/admin/students/block',
  roles: owners,
  summary: 'Blocks a student: every session and media link ends; payments in progress still settle',
  input: body({ studentId: rowId, reason }),
  output: student,
  done: 'admin_student_blocked',
})

export const unblockStudent = defineAdminCall({
  path: '/admin/students/unblock',
  roles: owners,
  wantsFreshCode: true,
  summary: 'Unblocks a student',
  input: body({ studentId: rowId, reason }),
  output: student,
  done: 'admin_student_unblocked',
})

export const exportStudent = defineAdminCall({
  path: '/admin/students/export',
  roles: owners,
  wantsFreshCode: true,
  summary:
    'All stored data about a student who asked for it, except private notes, which are in the student’s own download',
  input: body({ studentId: rowId, reason }),
  output: z.omit(exportAccount.output, { notes: true }),
})

export const eraseStudent = defineAdminCall({
  path: '/admin/students/erase',
  roles: owners,
  wantsFreshCode: true,
  summary: 'Deletes the account of a student who asked for it; the address must be typed to confirm',
  input: body({
    studentId: rowId,
    email: z.string('admin_erase_email').check(z.trim(), z.maxLength(254, 'admin_erase_email')),
    /** Plans that still run are given up. */
    givesUpPlans: z._default(z.boolean('field_invalid'), false),
    reason,
  }),
  done: 'admin_student_erased',
})
