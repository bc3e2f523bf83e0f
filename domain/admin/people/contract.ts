import * as z from 'zod/mini'
import { visibleLine } from '../../accounts/schemas.ts'
import { calendarDay } from '../../calendar-day.ts'
import { body, query } from '../../contract.ts'
import { defineAdminCall, owners, peopleEditors } from '../access.ts'
import { moment, named, pageOf, paging, rowId, searchWords } from '../shapes.ts'
import { reason } from '../students/schemas.ts'
import { batch, importBytes, importFile, person } from './schemas.ts'

const batchHead = {
  id: z.string(),
  name: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  memberCount: z.number(),
}

const fullBatch = z.object({ ...batchHead, courses: z.array(named), teachers: z.array(named) })

export const getBatches = defineAdminCall({
  method: 'GET',
  path: '/admin/batches',
  roles: peopleEditors,
  summary: 'Batches by name, newest first',
  input: query({ search: searchWords, ...paging }),
  output: z.object(pageOf(z.object(batchHead))),
})

export const getBatch = defineAdminCall({
  method: 'GET',
  path: '/admin/batches/:id',
  roles: peopleEditors,
  summary: 'A batch with its courses and teachers',
  input: query({ id: rowId }),
  output: fullBatch,
})

export const getBatchMembers = defineAdminCall({
  method: 'GET',
  path: '/admin/batches/:id/members',
  roles: peopleEditors,
  summary: 'The students of a batch by name',
  input: query({ id: rowId, ...paging }),
  output: z.object(pageOf(z.object({ id: z.string(), name: z.string(), email: z.string() }))),
})

export const getBatchChoices = defineAdminCall({
  method: 'GET',
  path: '/admin/batchChoices',
  roles: peopleEditors,
  summary: 'Courses and teachers available for a batch',
  output: z.object({ courses: z.array(named), teachers: z.array(named) }),
})

export const saveBatch = defineAdminCall({
  path: '/admin/batches/save',
  roles: peopleEditors,
  summary: 'Creates a batch under an id from the caller, or changes it; its members stay',
  input: batch,
  output: fullBatch,
  done: 'admin_batch_saved',
})

export const deleteBatch = defineAdminCall({
  path: '/admin/batches/delete',
  roles: peopleEditors,
  summary: 'Deletes a batch; its students and their access stay',
  input: body({ id: rowId }),
  done: 'admin_batch_deleted',
})

export const addBatchMembers = defineAdminCall({
  path: '/admin/batches/addMembers',
  roles: peopleEditors,
  summary: 'Adds students to a batch by email address, and returns the addresses without an account',
  input: body({
    id: rowId,
    emails: z.string('admin_batch_addresses').check(
      z.trim(),
      z.minLength(1, 'admin_batch_addresses'),
      z.maxLength(100_000, 'admin_batch_addresses_many'),
      z.refine((text) => text.split(/[\s,;]+/).length <= 1000, 'admin_batch_addresses_many'),
    ),
  }),
  output: z.object({ added: z.number(), unknown: z.array(z.string()) }),
  done: 'admin_batch_saved',
})

export const removeBatchMember = defineAdminCall({
  path: '/admin/batches/removeMember',
  roles: peopleEditors,
  summary: 'Removes a student from a batch; access stays',
  input: body({ id: rowId, studentId: rowId }),
  done: 'admin_batch_saved',
})

export const addStudent = defineAdminCall({
  path: '/admin/people/add',
  roles: peopleEditors,
  wantsFreshCode: true,
  summary: 'Creates an account and invites the student, or the guardian of a student under 18',
  input: body({ person, batchId: z.nullable(rowId) }),
  output: z.object({ id: z.string(), isNew: z.boolean() }),
  done: 'admin_person_added',
})

const problems = z.array(z.object({ line: z.number(), column: z.nullable(z.string()), text: z.string() }))

export const checkImport = defineAdminCall({
  path: '/admin/imports/check',
  roles: peopleEditors,
  summary: 'Checks a file of students and lists the errors by row; changes nothing',
  input: body({ csv: importFile }),
  mostBytes: importBytes,
  output: z.object({
    ready: z.number(),
    /** How many of the ready rows are students who have an account. */
    known: z.number(),
    grants: z.number(),
    /** The first hundred. */
    problems,
    problemCount: z.number(),
    /** The import that did this file already. */
    doneBy: z.nullable(z.string()),
  }),
})

const importHead = {
  id: z.string(),
  kind: z.enum(['file', 'grant']),
  name: z.string(),
  staff: z.string(),
  createdAt: moment,
  finishedAt: z.nullable(moment),
  rows: z.number(),
  /** Rows that are processed. */
  done: z.number(),
  /** How many of them created an account, and how many were refused. */
  added: z.number(),
  refused: z.number(),
}

export const startImport = defineAdminCall({
  path: '/admin/imports/start',
  roles: peopleEditors,
  wantsFreshCode: true,
  summary:
    'Imports the valid rows of a file of students in a background job. The same file again returns the first import',
  input: body({
    id: rowId,
    name: z
      .string('text_invalid')
      .check(
        z.trim(),
        z.minLength(1, 'text_invalid'),
        z.maxLength(200, 'text_too_long'),
        z.regex(visibleLine, 'text_invalid'),
      ),
    csv: importFile,
    batchId: z.nullable(rowId),
  }),
  mostBytes: importBytes,
  output: z.object(importHead),
  done: 'admin_import_started',
})

export const grantToMany = defineAdminCall({
  path: '/admin/people/grant',
  roles: owners,
  wantsFreshCode: true,
  summary: 'Grants many students, or a batch, access to a course until a date, after any current access',
  input: body({
    id: rowId,
    to: z.union(
      [
        z.strictObject({ batchId: rowId }),
        z.strictObject({ studentIds: z.array(rowId).check(z.minLength(1), z.maxLength(100)) }),
      ],
      'field_invalid',
    ),
    courseId: rowId,
    until: calendarDay('admin_day_invalid'),
    reason,
  }),
  output: z.object(importHead),
  done: 'admin_grant_many_started',
})

export const getImports = defineAdminCall({
  method: 'GET',
  path: '/admin/imports',
  roles: peopleEditors,
  summary: 'Student imports and bulk grants with their progress, newest first',
  input: query({ search: searchWords, ...paging }),
  output: z.object(pageOf(z.object(importHead))),
})

export const getImport = defineAdminCall({
  method: 'GET',
  path: '/admin/imports/:id',
  roles: peopleEditors,
  summary: 'Progress of an import, with its refused rows',
  input: query({ id: rowId }),
  output: z.object({ ...importHead, problems }),
})
