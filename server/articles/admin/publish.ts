import { stateOf } from '../../../domain/admin/articles/rules.ts'
import { type ArticleDocument, finishedArticle } from '../../../domain/admin/articles/schemas.ts'
import { canAppearAt } from '../../../domain/admin/drafts/rules.ts'
import { Failure, fieldFailure } from '../../../domain/failure.ts'
import type { MessageKey } from '../../../domain/messages/message-key.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { audit } from '../../admin/audit/operations.ts'
import {
  deleteDraft,
  endLiveNow,
  markLive,
  readDraft,
  readVersion,
  wireDraft,
} from '../../admin/drafts/operations.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { enqueue } from '../../jobs/operations.ts'
import type { Services, StaffContext } from '../../services.ts'
import { articleSubjects } from './operations.ts'
import { piecesOf } from './pieces.ts'
import { lockName } from './queries/names.ts'
import {
  deleteRow,
  dropOldName,
  findNameHolder,
  keepOldName,
  lockNames,
  notifyContentChanged,
  publishRow,
  withdrawRow,
} from './queries/publish.ts'

/**
 * Publishes the draft, now or at a scheduled time. All its earlier addresses redirect to the current one. Throws
 * `conflict` when it was saved since, or another article has the address; `invalid` for missing content.
 */
export async function publishArticle(
  context: StaffContext,
  { kind, id, version, at }: AdminInput<'publishArticle'>,
): Promise<AdminOutput<'publishArticle'>> {
  const { database, clock } = context
  const now = clock.now()
  const moment = at === null ? now : new Date(at)
  if (at !== null && !canAppearAt(moment, now)) throw fieldFailure('invalid', 'at', 'admin_moment_invalid')
  return database.transaction(async (tx) => {
    await tx.first(lockNames(kind))
    const draft = await readVersion(tx, context, articleSubjects[kind], { id, version })
    const { row } = draft
    const before = row.state
    if (before === 'published' && at !== null) throw new Failure('conflict', 'admin_article_already_shown')
    const judged = finishedArticle.safeParse(draft.document)
    if (!judged.success)
      throw new Failure('invalid', 'admin_article_unfinished', { fields: fieldsOf(judged.error.issues) })
    const document = judged.data
    if (await tx.first(findNameHolder(kind, document.name, id)))
      throw fieldFailure('conflict', 'name', 'admin_article_name_taken')
    if (kind === 'article') await holdNames(tx, document)
    // The date of first publication never changes.
    const shownAt = before === 'published' ? (row.publishedAt ?? now) : moment
    if (row.status !== 'draft' && row.name !== document.name)
      await tx.first(keepOldName(kind, row.name, id, now))
    await tx.first(dropOldName(kind, document.name))
    const pieces = piecesOf(document.html)
    await tx.first(publishRow({ kind, id, document, pieces, at: shownAt, staffId: context.staff.id, now }))
    await markLive(tx, context, draft, moment)
    if (moment > now) await enqueue(tx, 'announceContent', { why: `${kind} ${id}` }, { dueAt: moment })
    await audit(tx, context, {
      action: moment > now ? `${kind}.schedule` : `${kind}.publish`,
      kind,
      id,
      before: { state: before, name: row.name, title: row.title },
      after: {
        state: stateOf({ status: 'published', publishedAt: shownAt }, now),
        name: document.name,
        title: document.title,
        at: shownAt.toISOString(),
      },
    })
    return wireDraft(tx, context, articleSubjects[kind], id)
  })
}

export async function withdrawArticle(
  context: StaffContext,
  { kind, id }: AdminInput<'withdrawArticle'>,
): Promise<AdminOutput<'withdrawArticle'>> {
  const now = context.clock.now()
  return context.database.transaction(async (tx) => {
    const { row } = await readDraft(tx, context, articleSubjects[kind], id)
    if ((await tx.first(withdrawRow(kind, id, now))) === null)
      throw new Failure('conflict', 'admin_article_not_shown')
    await audit(tx, context, {
      action: `${kind}.withdraw`,
      id,
      before: { state: row.state },
      after: { state: 'withdrawn' },
    })
    await endLiveNow(tx, context, kind, id)
    return wireDraft(tx, context, articleSubjects[kind], id)
  })
}

/**
 * Deletes an article that was never published, with all its versions. Throws `conflict` when it was
 * published, or saved since it was read.
 */
export async function deleteArticle(
  context: StaffContext,
  { kind, id, version }: AdminInput<'deleteArticle'>,
): Promise<null> {
  await context.database.transaction(async (tx) => {
    const { row } = await readDraft(tx, context, articleSubjects[kind], id)
    if (row.status !== 'draft') throw new Failure('conflict', 'admin_article_was_published')
    const { document } = await readVersion(tx, context, articleSubjects[kind], { id, version })
    await tx.first(deleteRow(kind, id))
    await deleteDraft(tx, kind, id)
    const { title, name } = document
    await audit(tx, context, { action: `${kind}.delete`, id, before: { title, name } })
  })
  return null
}

/** A scheduled publication is due: cached pages are rebuilt. */
export async function announceContent({ database }: Services): Promise<void> {
  await database.first(notifyContentChanged())
}

/** The author and category rows are locked while the article refers to them. */
async function holdNames(tx: Queryable, { authorId, categoryId }: ArticleDocument): Promise<void> {
  const fields: Record<string, MessageKey> = {}
  if (authorId !== null && (await tx.first(lockName('author', authorId))) === null)
    fields['authorId'] = 'admin_article_name_unknown'
  if (categoryId !== null && (await tx.first(lockName('category', categoryId))) === null)
    fields['categoryId'] = 'admin_article_name_unknown'
  if (Object.keys(fields).length > 0) throw new Failure('invalid', 'admin_article_unfinished', { fields })
}

type Issue = { path: PropertyKey[]; message: string }

/** The first error of each field. */
function fieldsOf(issues: readonly Issue[]): Record<string, MessageKey> {
  return Object.fromEntries(
    // Every message of the schema is a key of the catalogue.
    issues
      .map(({ path, message }) => [path.map(String).join('.'), message as MessageKey] as const)
      .reverse(),
  )
}
