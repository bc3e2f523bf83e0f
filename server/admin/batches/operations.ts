import { accountAddress } from '../../../domain/accounts/rules.ts'
import { fieldFailure, orNotFound } from '../../../domain/failure.ts'
import { type Queryable, transactionUnlessTaken } from '../../adapters/database/database.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { listCourseTitles } from '../../catalog/admin/operations.ts'
import { listPage } from '../../list-page.ts'
import type { StaffContext } from '../../services.ts'
import { audit } from '../audit/operations.ts'
import { listTeachingStaff } from '../staff/operations.ts'
import {
  type BatchRow,
  countBatches,
  deleteBatchCourses,
  deleteBatchRow,
  deleteBatchTeachers,
  deleteMember,
  deleteMembershipsOf,
  findBatch,
  insertBatchCourses,
  insertBatchTeachers,
  insertMember,
  insertMembersByEmail,
  listBatchCourses,
  listBatches,
  listBatchesOf,
  listBatchNames,
  listBatchTeachers,
  listMemberIds,
  listMembers,
  lockBatch,
  upsertBatch,
} from './queries.ts'

type Batch = AdminOutput<'getBatch'>

export async function getBatches(
  { database }: StaffContext,
  { search = '', page, limit }: AdminInput<'getBatches'>,
): Promise<AdminOutput<'getBatches'>> {
  const words = search || null
  const [items, counted] = await Promise.all([
    database.all(listBatches(words, limit, (page - 1) * limit)),
    database.first(countBatches(words)),
  ])
  return listPage(items, counted?.count ?? 0, { limit })
}

export async function getBatch({ database }: StaffContext, { id }: AdminInput<'getBatch'>): Promise<Batch> {
  return readBatch(database, id)
}

export async function getBatchMembers(
  { database }: StaffContext,
  { id, page, limit }: AdminInput<'getBatchMembers'>,
): Promise<AdminOutput<'getBatchMembers'>> {
  const batch = await batchNamed(database, id)
  const items = await database.all(listMembers(id, limit, (page - 1) * limit))
  return listPage(items, batch.memberCount, { limit })
}

export async function getBatchChoices(context: StaffContext): Promise<AdminOutput<'getBatchChoices'>> {
  const [courses, teachers] = await Promise.all([
    listCourseTitles(context.database, { withDrafts: false }),
    listTeachingStaff(context.database, context),
  ])
  return { courses: courses.map(({ id, title: name }) => ({ id, name })), teachers }
}

/** Throws `conflict` where another batch has the name. */
export async function saveBatch(
  context: StaffContext,
  { courseIds, teacherIds, ...facts }: AdminInput<'saveBatch'>,
): Promise<Batch> {
  const now = context.clock.now()
  const { id } = facts
  return transactionUnlessTaken(
    context.database,
    async (tx) => {
      await tx.first(lockBatch(id))
      const before = await tx.first(findBatch(id))
      const was = before === null ? null : await readBatch(tx, id)
      if ((await tx.first(upsertBatch({ ...facts, now }))) === null) refuseTaken()
      await tx.first(deleteBatchCourses(id))
      await tx.first(insertBatchCourses(id, courseIds))
      await tx.first(deleteBatchTeachers(id))
      await tx.first(insertBatchTeachers(id, teacherIds))
      const batch = await readBatch(tx, id)
      await audit(tx, context, {
        action: was === null ? 'batch.create' : 'batch.change',
        id,
        ...(was !== null && { before: saidOf(was) }),
        after: saidOf(batch),
      })
      return batch
    },
    refuseTaken,
  )
}

export async function deleteBatch(context: StaffContext, { id }: AdminInput<'deleteBatch'>): Promise<null> {
  await context.database.transaction(async (tx) => {
    const deleted = orNotFound(await tx.first(deleteBatchRow(id)), 'admin_batch_unknown')
    await audit(tx, context, { action: 'batch.delete', id, before: { name: deleted.name } })
  })
  return null
}

export async function addBatchMembers(
  context: StaffContext,
  { id, emails }: AdminInput<'addBatchMembers'>,
): Promise<AdminOutput<'addBatchMembers'>> {
  const addresses = [
    ...new Set(
      emails
        .split(/[\s,;]+/)
        .filter((one) => one !== '')
        .map(accountAddress),
    ),
  ]
  return context.database.transaction(async (tx) => {
    await batchNamed(tx, id)
    const found = await tx.all(insertMembersByEmail(id, addresses, context.clock.now()))
    const added = found.filter(({ isAdded }) => isAdded).length
    const known = new Set(found.map(({ email }) => email))
    if (added > 0) await audit(tx, context, { action: 'batch.add-members', id, after: { added } })
    return { added, unknown: addresses.filter((one) => !known.has(one)) }
  })
}

export async function removeBatchMember(
  context: StaffContext,
  { id, studentId }: AdminInput<'removeBatchMember'>,
): Promise<null> {
  await context.database.transaction(async (tx) => {
    orNotFound(await tx.first(deleteMember(id, studentId)), 'admin_student_unknown')
    await audit(tx, context, { action: 'batch.remove-member', id, after: { student: studentId } })
  })
  return null
}

/** A batch by its id. Throws `notFound`. */
export async function batchNamed(tx: Queryable, id: string): Promise<BatchRow> {
  return orNotFound(await tx.first(findBatch(id)), 'admin_batch_unknown')
}

export async function batchNames(tx: Queryable): Promise<{ id: string; name: string }[]> {
  return tx.all(listBatchNames())
}

/** The ids of the students of a batch. */
export async function studentsOfBatch(tx: Queryable, id: string): Promise<string[]> {
  return (await tx.all(listMemberIds(id))).map((member) => member.id)
}

export async function addMember(tx: Queryable, id: string, studentId: string, now: Date): Promise<void> {
  await tx.first(insertMember(id, studentId, now))
}

/** The batches of a student, for the download of all stored data. */
export async function exportBatches(tx: Queryable, studentId: string): Promise<Record<string, unknown>[]> {
  return tx.all(listBatchesOf(studentId))
}

/** Removes a student from every batch, in the transaction that deletes the account. */
export async function eraseMemberships(tx: Queryable, studentId: string): Promise<void> {
  await tx.first(deleteMembershipsOf(studentId))
}

function refuseTaken(): never {
  throw fieldFailure('conflict', 'name', 'admin_batch_name_taken')
}

async function readBatch(tx: Queryable, id: string): Promise<Batch> {
  const batch = await batchNamed(tx, id)
  return {
    ...batch,
    courses: await tx.all(listBatchCourses(id)),
    teachers: await tx.all(listBatchTeachers(id)),
  }
}

function saidOf({ name, startsOn, endsOn, courses, teachers }: Batch): Record<string, unknown> {
  const namesOf = (all: readonly { name: string }[]) => all.map((one) => one.name)
  return { name, startsOn, endsOn, courses: namesOf(courses), teachers: namesOf(teachers) }
}
