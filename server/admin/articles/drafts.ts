import type * as contract from '../../../domain/admin/articles/contract.ts'
import { nameFromTitle, stateOf, type TextKind, textPath } from '../../../domain/admin/articles/rules.ts'
import type { TextDocument } from '../../../domain/admin/articles/schemas.ts'
import type { CallOutput, ParsedInput } from '../../../domain/contract.ts'
import { Failure } from '../../../domain/failure.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { previewKey } from '../../articles/operations.ts'
import { finishTexts } from '../../rich-text/drawn-texts.ts'
import type { StaffContext } from '../../services.ts'
import { audit } from '../audit.ts'
import {
  type DraftRow,
  findDraft,
  insertVersion,
  listVersions,
  lockText,
  putDraft,
  type TextRow,
} from './queries/drafts.ts'
import { findNameHolder, insertText, listOldNames, lockNames } from './queries/publish.ts'

type Draft = CallOutput<typeof contract.getTextDraft>

const firstDrawing = 'parabola'
const mostTries = 50

/** Begins a text under a free name; visitors see nothing of it. */
export async function createText(
  context: StaffContext,
  { kind, title }: ParsedInput<typeof contract.createText>,
): Promise<CallOutput<typeof contract.createText>> {
  const now = context.clock.now()
  return context.database.transaction(async (tx) => {
    await tx.first(lockNames(kind))
    const name = await freeName(tx, kind, nameFromTitle(title) || kind)
    const row = await tx.first(insertText(kind, { name, title, drawing: firstDrawing, now }))
    if (row === null) throw new Error('a text was not stored')
    const document: TextDocument = {
      title,
      name,
      excerpt: '',
      type: 1,
      drawing: firstDrawing,
      authorId: null,
      categoryId: null,
      cover: null,
      html: '',
    }
    await tx.first(putDraft({ kind, id: row.id, document, hasChanges: true, staffId: context.staff.id, now }))
    await audit(tx, context, {
      action: `${kind}.create`,
      subject: { kind, id: row.id },
      after: { title, name },
    })
    return row
  })
}

export async function getTextDraft(
  context: StaffContext,
  { kind, id }: ParsedInput<typeof contract.getTextDraft>,
): Promise<Draft> {
  return context.database.transaction(async (tx) => {
    const { text, draft } = await readText(tx, kind, id)
    return wireDraft(tx, context, kind, text, draft)
  })
}

/** Saves what an author wrote. Throws `conflict` when somebody saved since it was read. */
export async function saveTextDraft(
  context: StaffContext,
  { kind, id, baseVersion, document }: ParsedInput<typeof contract.saveTextDraft>,
): Promise<CallOutput<typeof contract.saveTextDraft>> {
  const { staff, clock, database } = context
  const now = clock.now()
  const cleaned = await finishedDocument(context, document)
  return database.transaction(async (tx) => {
    const { draft } = await readText(tx, kind, id)
    if ((draft?.version ?? 0) !== baseVersion) throw new Failure('conflict', 'admin_text_changed')
    // What another author wrote is kept before it is written over.
    if (draft !== null && draft.updatedById !== staff.id)
      await tx.first(insertVersion(kind, id, draft.document, draft.updatedById, draft.updatedAt))
    const saved = await tx.first(
      putDraft({ kind, id, document: cleaned, hasChanges: true, staffId: staff.id, now }),
    )
    const holder = await tx.first(findNameHolder(kind, document.name, id))
    return { version: saved?.version ?? 0, savedAt: now.toISOString(), isNameTaken: holder !== null }
  })
}

export async function setTextAside(
  context: StaffContext,
  { kind, id, document }: ParsedInput<typeof contract.setTextAside>,
): Promise<null> {
  const { database, staff, clock } = context
  const cleaned = await finishedDocument(context, document)
  await database.transaction(async (tx) => {
    await readText(tx, kind, id)
    await tx.first(insertVersion(kind, id, cleaned, staff.id, clock.now()))
  })
  return null
}

/** The document as it is stored, with the drawings of its formulas stored before it. */
async function finishedDocument(context: StaffContext, document: TextDocument): Promise<TextDocument> {
  return { ...document, ...(await finishTexts(context, { html: document.html })) }
}

export async function getTextVersions(
  { database }: StaffContext,
  { kind, id }: ParsedInput<typeof contract.getTextVersions>,
): Promise<CallOutput<typeof contract.getTextVersions>> {
  const rows = await database.all(listVersions(kind, id))
  return rows.map(({ writtenAt, ...version }) => ({ ...version, writtenAt: writtenAt.toISOString() }))
}

/** An address that shows the draft to whoever has it, for an hour. */
export async function getTextPreview(
  context: StaffContext,
  { kind, id }: ParsedInput<typeof contract.getTextPreview>,
): Promise<CallOutput<typeof contract.getTextPreview>> {
  await context.database.transaction(async (tx) => {
    const { text, draft } = await readText(tx, kind, id)
    if (draft !== null) return
    const now = context.clock.now()
    const document = documentOf(text)
    await tx.first(putDraft({ kind, id, document, hasChanges: false, staffId: context.staff.id, now }))
  })
  return { path: `/preview/${kind}/${id}?key=${previewKey(context, kind, id)}` }
}

/** A text with its draft, both held until the transaction ends. Throws `notFound`. */
export async function readText(
  tx: Queryable,
  kind: TextKind,
  id: string,
): Promise<{ text: TextRow; draft: DraftRow | null }> {
  const text = await tx.first(lockText(kind, id))
  if (text === null) throw new Failure('notFound', 'admin_text_not_found')
  return { text, draft: await tx.first(findDraft(kind, id)) }
}

export async function wireDraft(
  tx: Queryable,
  { clock }: StaffContext,
  kind: TextKind,
  text: TextRow,
  draft: DraftRow | null,
): Promise<Draft> {
  const state = stateOf(text, clock.now())
  const oldNames = await tx.all(listOldNames(kind, text.id))
  return {
    kind,
    id: text.id,
    document: draft?.document ?? documentOf(text),
    version: draft?.version ?? 0,
    hasChanges: draft?.hasChanges ?? false,
    state,
    publishedAt: state === 'draft' ? null : (text.publishedAt?.toISOString() ?? null),
    path: state === 'published' ? textPath(kind, text.name) : null,
    oldNames: oldNames.map(({ name }) => name),
    updatedAt: (draft?.updatedAt ?? text.updatedAt).toISOString(),
    updatedBy:
      draft === null || draft.updatedById === null || draft.updatedByName === null
        ? null
        : { id: draft.updatedById, name: draft.updatedByName },
  }
}

export function documentOf(row: TextRow): TextDocument {
  const { title, name, excerpt, type, drawing, authorId, categoryId, cover, html } = row
  const known = type === 2 || type === 3 ? type : 1
  return { title, name, excerpt, type: known, drawing, authorId, categoryId, cover, html }
}

async function freeName(tx: Queryable, kind: TextKind, wanted: string): Promise<string> {
  for (let number = 1; number <= mostTries; number += 1) {
    const name = number === 1 ? wanted : `${wanted.slice(0, 90)}-${number}`
    if ((await tx.first(findNameHolder(kind, name, noText))) === null) return name
  }
  throw new Failure('conflict', 'admin_text_name_taken')
}

const noText = '00000000-0000-0000-0000-000000000000'
