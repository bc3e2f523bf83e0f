import type * as contract from '../../../domain/admin/articles/contract.ts'
import { canAppearAt, stateOf } from '../../../domain/admin/articles/rules.ts'
import { finishedText, type TextDocument } from '../../../domain/admin/articles/schemas.ts'
import type { CallOutput, ParsedInput } from '../../../domain/contract.ts'
import { Failure } from '../../../domain/failure.ts'
import type { MessageKey } from '../../../domain/messages/message-key.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { enqueue } from '../../jobs/operations.ts'
import type { Services, StaffContext } from '../../services.ts'
import { audit } from '../audit.ts'
import { documentOf, readText, wireDraft } from './drafts.ts'
import { piecesOf } from './pieces.ts'
import { putDraft } from './queries/drafts.ts'
import { lockName } from './queries/names.ts'
import {
  deleteRow,
  dropOldName,
  findNameHolder,
  keepOldName,
  lockNames,
  publishRow,
  tellContentChanged,
  withdrawRow,
} from './queries/publish.ts'

/**
 * Gives visitors the draft: now, or at a moment to come. Every address it had leads to the one it has.
 * Throws `conflict` when somebody saved since, or another text has the address; `invalid` for what is
 * missing.
 */
export async function publishText(
  context: StaffContext,
  { kind, id, version, at }: ParsedInput<typeof contract.publishText>,
): Promise<CallOutput<typeof contract.publishText>> {
  const { database, clock, staff } = context
  const now = clock.now()
  const moment = at === null ? now : new Date(at)
  if (at !== null && !canAppearAt(moment, now))
    throw new Failure('invalid', 'admin_moment_invalid', { fields: { at: 'admin_moment_invalid' } })
  return database.transaction(async (tx) => {
    await tx.first(lockNames(kind))
    const { text, draft } = await readText(tx, kind, id)
    if ((draft?.version ?? 0) !== version) throw new Failure('conflict', 'admin_text_changed')
    const before = stateOf(text, now)
    if (before === 'published' && at !== null) throw new Failure('conflict', 'admin_text_already_shown')
    const written = draft?.document ?? documentOf(text)
    const judged = finishedText.safeParse(written)
    if (!judged.success)
      throw new Failure('invalid', 'admin_text_unfinished', { fields: fieldsOf(judged.error.issues) })
    const document = judged.data
    if (await tx.first(findNameHolder(kind, document.name, id)))
      throw new Failure('conflict', 'admin_text_name_taken', { fields: { name: 'admin_text_name_taken' } })
    if (kind === 'article') await holdNames(tx, document)
    // The day it first appeared stays, however often it is changed.
    const shownAt = before === 'published' ? (text.publishedAt ?? now) : moment
    if (text.status !== 'draft' && text.name !== document.name)
      await tx.first(keepOldName(kind, text.name, id, now))
    await tx.first(dropOldName(kind, document.name))
    await tx.first(publishRow({ kind, id, document, pieces: piecesOf(document.html), at: shownAt, now }))
    await tx.first(putDraft({ kind, id, document, hasChanges: false, staffId: staff.id, now }))
    if (moment > now) await enqueue(tx, 'announceContent', { why: `${kind} ${id}` }, { dueAt: moment })
    const fresh = await readText(tx, kind, id)
    await audit(tx, context, {
      action: moment > now ? `${kind}.schedule` : `${kind}.publish`,
      subject: { kind, id },
      before: { state: before, name: text.name, title: text.title },
      after: {
        state: stateOf(fresh.text, now),
        name: document.name,
        title: document.title,
        at: shownAt.toISOString(),
      },
    })
    return wireDraft(tx, context, kind, fresh.text, fresh.draft)
  })
}

export async function withdrawText(
  context: StaffContext,
  { kind, id }: ParsedInput<typeof contract.withdrawText>,
): Promise<CallOutput<typeof contract.withdrawText>> {
  const now = context.clock.now()
  return context.database.transaction(async (tx) => {
    const { text } = await readText(tx, kind, id)
    const before = stateOf(text, now)
    if ((await tx.first(withdrawRow(kind, id, now))) === null)
      throw new Failure('conflict', 'admin_text_not_shown')
    await audit(tx, context, {
      action: `${kind}.withdraw`,
      subject: { kind, id },
      before: { state: before },
      after: { state: 'withdrawn' },
    })
    const fresh = await readText(tx, kind, id)
    return wireDraft(tx, context, kind, fresh.text, fresh.draft)
  })
}

/**
 * Deletes a text that was never published, with all its versions. Throws `conflict` when it was, or when
 * somebody saved since it was read.
 */
export async function deleteText(
  { database, ...context }: StaffContext,
  { kind, id, version }: ParsedInput<typeof contract.deleteText>,
): Promise<null> {
  await database.transaction(async (tx) => {
    const { text, draft } = await readText(tx, kind, id)
    if (text.status !== 'draft') throw new Failure('conflict', 'admin_text_was_published')
    if ((draft?.version ?? 0) !== version) throw new Failure('conflict', 'admin_text_changed')
    await tx.first(deleteRow(kind, id))
    const { title, name } = draft?.document ?? text
    await audit(tx, context, { action: `${kind}.delete`, subject: { kind, id }, before: { title, name } })
  })
  return null
}

/** The moment of something scheduled has come: pages that are kept are made anew. */
export async function announceContent({ database }: Services): Promise<void> {
  await database.first(tellContentChanged())
}

/** Who wrote it and what it is about stay in their lists while the article takes them. */
async function holdNames(tx: Queryable, { authorId, categoryId }: TextDocument): Promise<void> {
  const fields: Record<string, MessageKey> = {}
  if (authorId !== null && (await tx.first(lockName('author', authorId))) === null)
    fields['authorId'] = 'admin_text_name_unknown'
  if (categoryId !== null && (await tx.first(lockName('category', categoryId))) === null)
    fields['categoryId'] = 'admin_text_name_unknown'
  if (Object.keys(fields).length > 0) throw new Failure('invalid', 'admin_text_unfinished', { fields })
}

type Issue = { path: PropertyKey[]; message: string }

/** The first fault of each field. */
function fieldsOf(issues: readonly Issue[]): Record<string, MessageKey> {
  return Object.fromEntries(
    // Every message of the schema is a key of the catalogue.
    issues
      .map(({ path, message }) => [path.map(String).join('.'), message as MessageKey] as const)
      .reverse(),
  )
}
