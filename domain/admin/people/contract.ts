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
  summary: 'Batches by name, the newest first',
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
  summary: 'The courses and teachers that a batch may have',
  output: z.object({ courses: z.array(named), teachers: z.array(named) }),
})

export const saveBatch = defineAdminCall({
  path: '/admin/batches/save',
  roles: peopleEditors,
  summary: 'Makes a batch under an id of the caller, or changes it; its members stay',
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
  summary: 'Puts students into a batch by their addresses, and says which nobody has',
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
  summary: 'Takes a student out of a batch; access stays',
  input: body({ id: rowId, studentId: rowId }),
  done: 'admin_batch_saved',
})

export const addStudent = defineAdminCall({
  path: '/admin/people/add',
  roles: peopleEditors,
  wantsFreshCode: true,
  summary: 'Begins an account and invites its student, or the guardian of who is under 18',
  input: body({ person, batchId: z.nullable(rowId) }),
  output: z.object({ id: z.string(), isNew: z.boolean() }),
  done: 'admin_person_added',
})

const problems = z.array(z.object({ line: z.number(), column: z.nullable(z.string()), text: z.string() }))

export const checkImport = defineAdminCall({
  path: '/admin/imports/check',
  roles: peopleEditors,
  summary: 'Says what a file of students would do, and what is wrong with which row; does nothing',
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
    'Takes the good rows of a file of students: one job works them off. The same file twice answers the first import',
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
  summary: 'Gives many students, or a batch, access to a course until a day, after what runs already',
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
  summary: 'Files of students and grants to many, the newest first, with how far they are',
  input: query({ search: searchWords, ...paging }),
  output: z.object(pageOf(z.object(importHead))),
})

export const getImport = defineAdminCall({
  method: 'GET',
  path: '/admin/imports/:id',
  roles: peopleEditors,
  summary: 'How far an import is, with the rows that were refused',
  input: query({ id: rowId }),
  output: z.object({ ...importHead, problems }),
})
