import { accountAddress } from '../../../domain/accounts/rules.ts'
import {
  faultsOf,
  isGrantDay,
  type ParsedImport,
  type RowProblem,
  readImport,
} from '../../../domain/admin/people/rules.ts'
import { Failure, fieldFailure, orNotFound } from '../../../domain/failure.ts'
import { dayKey } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { addStudentIn, countKnownStudents } from '../../accounts/invitations/operations.ts'
import { unknownPassword } from '../../accounts/passwords/operations.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { courseTitle } from '../../catalog/admin/operations.ts'
import { hashOf } from '../../hash-of.ts'
import { enqueue } from '../../jobs/operations.ts'
import { listPage } from '../../list-page.ts'
import type { StaffContext } from '../../services.ts'
import { audit } from '../audit/operations.ts'
import { addMember, batchNamed, studentsOfBatch } from '../batches/operations.ts'
import {
  countImports,
  findImport,
  findImportOf,
  type ImportRow,
  insertImport,
  insertRows,
  listCourseChoices,
  listImports,
  listRefusedRows,
  type StoredRow,
} from './queries.ts'

type ImportHead = AdminOutput<'startImport'>
const mostProblems = 100

export async function addStudent(
  context: StaffContext,
  { person, batchId }: AdminInput<'addStudent'>,
): Promise<AdminOutput<'addStudent'>> {
  const now = context.clock.now()
  const [fault] = faultsOf(person, dayKey(now))
  if (fault !== undefined)
    throw new Failure('invalid', fault.message, {
      fields: { [['person', ...fault.path].join('.')]: fault.message },
    })
  const passwordHash = await unknownPassword()
  return context.database.transaction(async (tx) => {
    const batch = batchId === null ? null : await batchNamed(tx, batchId)
    const added = await addStudentIn(tx, context, { person, passwordHash })
    if (batch !== null) await addMember(tx, batch.id, added.id, now)
    await audit(tx, context, {
      action: 'student.add',
      id: added.id,
      after: { isNew: added.isNew, ...(batch && { batch: batch.name }) },
    })
    return added
  })
}

export async function checkImport(
  context: StaffContext,
  { csv }: AdminInput<'checkImport'>,
): Promise<AdminOutput<'checkImport'>> {
  const { database } = context
  const { rows, problems, done } = await remainingImportOf(database, csv, await readFile(context, csv))
  const emails = rows.map(({ asked }) => accountAddress(asked.person.email))
  const known = await countKnownStudents(database, emails)
  return {
    ready: rows.length,
    known,
    grants: rows.filter(({ asked }) => asked.grant !== null).length,
    problems: problems
      .slice(0, mostProblems)
      .map(({ line, column, message }) => ({ line, column, text: textOf(message) })),
    problemCount: problems.length,
    doneBy: done,
  }
}

/**
 * Imports the valid rows and stores the errors of the others. The same file again returns its first
 * import, unless rows refused then are valid now.
 *
 * @throws Failure `conflict` when the id is that of another import.
 */
export async function startImport(
  context: StaffContext,
  { id, name, csv, batchId }: AdminInput<'startImport'>,
): Promise<ImportHead> {
  const { database, clock, staff } = context
  const file = await readFile(context, csv)
  if (file.rows.length === 0) throw fieldFailure('invalid', 'csv', 'admin_import_nothing')
  return database.transaction(async (tx) => {
    const batch = batchId === null ? null : await batchNamed(tx, batchId)
    const now = clock.now()
    const { rows, problems, contentHash, done } = await remainingImportOf(tx, csv, file)
    if (done !== null) return readImportHead(tx, done)
    const made = await tx.first(
      insertImport({ id, kind: 'file', name, contentHash, batchId, staffId: staff.id, reason: null, now }),
    )
    if (made === null) {
      const same = await tx.first(findImportOf(contentHash))
      if (same === null) throw new Failure('conflict', 'admin_import_other_file')
      return readImportHead(tx, same.id)
    }
    const messageByLine = new Map(problems.map((problem) => [problem.line, problem.message]))
    await storeRows(
      tx,
      id,
      [
        ...rows.map(({ line, asked }) => ({ row: line, asked, refusal: null })),
        ...[...messageByLine].map(([line, refusal]) => ({ row: line, asked: null, refusal })),
      ],
      now,
    )
    await audit(tx, context, {
      action: 'people.import',
      kind: 'import',
      id,
      after: {
        rows: rows.length,
        refused: messageByLine.size,
        grants: rows.filter(({ asked }) => asked.grant !== null).length,
        ...(batch && { batch: batch.name }),
      },
    })
    return readImportHead(tx, id)
  })
}

/** @throws Failure `conflict` when the id belongs to a different grant. */
export async function grantToMany(
  context: StaffContext,
  { id, to, courseId, until, reason }: AdminInput<'grantToMany'>,
): Promise<ImportHead> {
  const { database, clock, staff } = context
  const now = clock.now()
  if (!isGrantDay(until, dayKey(now))) throw fieldFailure('invalid', 'until', 'admin_grant_day')
  return database.transaction(async (tx) => {
    const course = await courseTitle(tx, courseId, { withDrafts: false })
    if (course === null) throw fieldFailure('invalid', 'courseId', 'admin_grant_course')
    const batchId = 'batchId' in to ? to.batchId : null
    const batch = batchId === null ? null : await batchNamed(tx, batchId)
    const students = 'batchId' in to ? await studentsOfBatch(tx, to.batchId) : [...new Set(to.studentIds)]
    if (students.length === 0) throw new Failure('conflict', 'admin_batch_empty')
    const name = batch === null ? course : `${batch.name}: ${course}`
    const contentHash = hashOf(JSON.stringify([id, to, courseId, until, reason]))
    const made = await tx.first(
      insertImport({ id, kind: 'grant', name, contentHash, batchId, staffId: staff.id, reason, now }),
    )
    if (made === null) {
      if ((await tx.first(findImportOf(contentHash))) === null)
        throw new Failure('conflict', 'admin_sent_before')
      return readImportHead(tx, id)
    }
    const grant = { courseId, until }
    await storeRows(
      tx,
      id,
      students.map((studentId, index) => ({ row: index + 1, asked: { studentId, grant }, refusal: null })),
      now,
    )
    await audit(tx, context, {
      action: 'people.grant',
      kind: 'import',
      id,
      after: { course, until, students: students.length, ...(batch && { batch: batch.name }), reason },
    })
    return readImportHead(tx, id)
  })
}

export async function getImports(
  { database }: StaffContext,
  { search, page, limit }: AdminInput<'getImports'>,
): Promise<AdminOutput<'getImports'>> {
  const [rows, counted] = await Promise.all([
    database.all(listImports(search || null, limit, (page - 1) * limit)),
    database.first(countImports(search || null)),
  ])
  return listPage(rows.map(wireImport), counted?.count ?? 0, { limit })
}

export async function getImport(
  { database }: StaffContext,
  { id }: AdminInput<'getImport'>,
): Promise<AdminOutput<'getImport'>> {
  const head = await readImportHead(database, id)
  const refused = await database.all(listRefusedRows(id))
  const problems = refused.map(({ row, refusal }) => ({
    line: row,
    column: null,
    // Only message keys are stored.
    text: textOf(refusal as RowProblem['message']),
  }))
  return { ...head, problems }
}

async function readFile({ database, staff, clock }: StaffContext, csv: string): Promise<ParsedImport> {
  const courses = await database.all(listCourseChoices())
  return readImport(csv, { courses, roles: staff.roles, today: dayKey(clock.now()) })
}

type RemainingImport = ParsedImport & { contentHash: Buffer; done: string | null }

/**
 * The rows of a file that no import has processed, or the last import when none are left. Each
 * later import continues from the one before.
 */
async function remainingImportOf(tx: Queryable, csv: string, file: ParsedImport): Promise<RemainingImport> {
  let { rows, problems } = file
  for (let contentHash = hashOfFile(csv); ; ) {
    const done = await tx.first(findImportOf(contentHash))
    if (done === null) return { rows, problems, contentHash, done: null }
    const isLeft = ({ line }: { line: number }) => done.refusedRows.includes(line)
    const left = rows.filter(isLeft)
    if (left.length === 0 || !done.isFinished) return { rows, problems, contentHash, done: done.id }
    rows = left
    problems = problems.filter(isLeft)
    contentHash = hashOf(done.id)
  }
}

type NewRow = { row: number; asked: StoredRow | null; refusal: RowProblem['message'] | null }

/** Stores the rows, and the job that processes them. */
async function storeRows(tx: Queryable, importId: string, rows: readonly NewRow[], now: Date): Promise<void> {
  await tx.first(insertRows(importId, rows))
  await enqueue(tx, 'importPeople', { importId }, { dueAt: now, onceKey: `import:${importId}` })
}

async function readImportHead(tx: Queryable, id: string): Promise<ImportHead> {
  const found = orNotFound(await tx.first(findImport(id)), 'admin_import_unknown')
  return wireImport(found)
}

function wireImport({ createdAt, finishedAt, ...row }: ImportRow): ImportHead {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}

/** Hash of a file's contents, ignoring the byte order mark and line endings. */
function hashOfFile(csv: string): Buffer {
  return hashOf(
    csv
      .replace(/^\uFEFF/, '')
      .replaceAll(/\r\n?/g, '\n')
      .trim(),
  )
}

function textOf(key: RowProblem['message']): string {
  // Messages about rows have no parameters.
  return (m[key] as () => string)()
}
