import { authorsOfAll } from '../../../domain/admin/access.ts'
import type { ArticleNameList } from '../../../domain/admin/articles/rules.ts'
import { Failure, fieldFailure, orNotFound } from '../../../domain/failure.ts'
import { type Queryable, transactionUnlessTaken } from '../../adapters/database/database.ts'
import { audit } from '../../admin/audit/operations.ts'
import { allowOnly } from '../../admin/drafts/operations.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import type { StaffContext } from '../../services.ts'
import { deleteUnusedName, insertName, listNames, lockName, updateName } from './queries/names.ts'

type Names = AdminOutput<'getArticleNames'>

export async function getArticleNames(
  { database }: StaffContext,
  { list }: AdminInput<'getArticleNames'>,
): Promise<Names> {
  return database.all(listNames(list))
}

/** Adds or renames an author or category. Throws `conflict` when the name is taken. */
export async function saveArticleName(
  context: StaffContext,
  { list, id, name }: AdminInput<'saveArticleName'>,
): Promise<Names> {
  // A new name is used only by its author; a renamed one appears in others' articles.
  if (id !== null) allowOnly(context.staff, authorsOfAll)
  return transactionUnlessTaken(
    context.database,
    async (tx) => {
      await (id === null ? addName(tx, context, list, name) : rename(tx, context, { list, id, name }))
      return tx.all(listNames(list))
    },
    refuseTaken,
  )
}

export async function deleteArticleName(
  context: StaffContext,
  { list, id }: AdminInput<'deleteArticleName'>,
): Promise<Names> {
  return context.database.transaction(async (tx) => {
    const before = orNotFound(await tx.first(lockName(list, id)), 'admin_article_name_unknown')
    if ((await tx.first(deleteUnusedName(list, id))) === null)
      throw new Failure('conflict', 'admin_article_name_used')
    await audit(tx, context, { action: `${kinds[list]}.delete`, id, before })
    return tx.all(listNames(list))
  })
}

const kinds = { author: 'articleAuthor', category: 'articleCategory' } as const

async function addName(
  tx: Queryable,
  context: StaffContext,
  list: ArticleNameList,
  name: string,
): Promise<void> {
  const row = await tx.first(insertName(list, name))
  if (row === null) refuseTaken()
  await audit(tx, context, { action: `${kinds[list]}.create`, id: row.id, after: { name } })
}

type Renaming = { list: ArticleNameList; id: string; name: string }

async function rename(tx: Queryable, context: StaffContext, { list, id, name }: Renaming): Promise<void> {
  const before = orNotFound(await tx.first(lockName(list, id)), 'admin_article_name_unknown')
  await tx.first(updateName(list, id, name))
  await audit(tx, context, { action: `${kinds[list]}.rename`, id, before, after: { name } })
}

function refuseTaken(): never {
  throw fieldFailure('conflict', 'name', 'admin_name_taken')
}
