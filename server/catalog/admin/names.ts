import { Failure, fieldFailure, orNotFound } from '../../../domain/failure.ts'
import { type Queryable, transactionUnlessTaken } from '../../adapters/database/database.ts'
import { audit } from '../../admin/audit/operations.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import type { StaffContext } from '../../services.ts'
import {
  deleteEmptyCategory,
  deleteUnusedInstructor,
  insertCategory,
  insertInstructor,
  listCategories,
  listInstructors,
  lockCategories,
  lockInstructor,
  updateCategoryName,
  updateCategoryOrder,
  updateInstructorName,
} from './queries/names.ts'

type Categories = AdminOutput<'getCourseCategories'>
type Instructors = AdminOutput<'getInstructors'>

export async function getCourseCategories({ database }: StaffContext): Promise<Categories> {
  return database.all(listCategories())
}

export async function createCategory(
  context: StaffContext,
  { name }: AdminInput<'createCategory'>,
): Promise<Categories> {
  return context.database.transaction(async (tx) => {
    const category = await tx.first(insertCategory(name))
    if (category === null) refuseTaken()
    await audit(tx, context, { action: 'category.create', id: category.id, after: { name } })
    return tx.all(listCategories())
  })
}

export async function renameCategory(
  context: StaffContext,
  { id, name }: AdminInput<'renameCategory'>,
): Promise<Categories> {
  return transactionUnlessTaken(
    context.database,
    async (tx) => {
      const before = (await tx.all(lockCategories())).find((category) => category.id === id)
      if (before === undefined) throw new Failure('notFound', 'admin_category_not_found')
      await tx.first(updateCategoryName(id, name))
      const change = { before: { name: before.name }, after: { name } }
      await audit(tx, context, { action: 'category.rename', id, ...change })
      return tx.all(listCategories())
    },
    refuseTaken,
  )
}

export async function orderCategories(
  context: StaffContext,
  { ids }: AdminInput<'orderCategories'>,
): Promise<Categories> {
  return context.database.transaction(async (tx) => {
    const before = (await tx.all(lockCategories())).map(({ id }) => id)
    const isWhole = ids.length === before.length && before.every((id) => ids.includes(id))
    if (!isWhole) throw new Failure('conflict', 'admin_categories_changed')
    await tx.first(updateCategoryOrder(ids))
    await audit(tx, context, { action: 'category.order', id: 'all', before: { ids: before }, after: { ids } })
    return tx.all(listCategories())
  })
}

export async function deleteCategory(
  context: StaffContext,
  { id }: AdminInput<'deleteCategory'>,
): Promise<Categories> {
  return context.database.transaction(async (tx) => {
    const before = (await tx.all(lockCategories())).find((category) => category.id === id)
    if (before === undefined) throw new Failure('notFound', 'admin_category_not_found')
    if ((await tx.first(deleteEmptyCategory(id))) === null)
      throw new Failure('conflict', 'admin_category_not_empty')
    await audit(tx, context, { action: 'category.delete', id, before: { name: before.name } })
    return tx.all(listCategories())
  })
}

export async function getInstructors({ database }: StaffContext): Promise<Instructors> {
  return database.all(listInstructors())
}

export async function createInstructor(
  context: StaffContext,
  { name }: AdminInput<'createInstructor'>,
): Promise<Instructors> {
  return context.database.transaction(async (tx) => {
    const instructor = await tx.first(insertInstructor(name))
    if (instructor === null) refuseTaken()
    await audit(tx, context, { action: 'instructor.create', id: instructor.id, after: { name } })
    return tx.all(listInstructors())
  })
}

export async function renameInstructor(
  context: StaffContext,
  { id, name }: AdminInput<'renameInstructor'>,
): Promise<Instructors> {
  return transactionUnlessTaken(
    context.database,
    async (tx) => {
      const before = await lockedInstructor(tx, id)
      await tx.first(updateInstructorName(id, name))
      await audit(tx, context, { action: 'instructor.rename', id, before, after: { name } })
      return tx.all(listInstructors())
    },
    refuseTaken,
  )
}

export async function deleteInstructor(
  context: StaffContext,
  { id }: AdminInput<'deleteInstructor'>,
): Promise<Instructors> {
  return context.database.transaction(async (tx) => {
    const before = await lockedInstructor(tx, id)
    if ((await tx.first(deleteUnusedInstructor(id))) === null)
      throw new Failure('conflict', 'admin_instructor_in_use')
    await audit(tx, context, { action: 'instructor.delete', id, before })
    return tx.all(listInstructors())
  })
}

async function lockedInstructor(tx: Queryable, id: string): Promise<{ name: string }> {
  const instructor = orNotFound(await tx.first(lockInstructor(id)), 'admin_instructor_not_found')
  return { name: instructor.name }
}

function refuseTaken(): never {
  throw fieldFailure('conflict', 'name', 'admin_name_taken')
}
