import type * as z from 'zod/mini'
import type { Role } from '../../../domain/addresses.ts'
import { authorsOfAll, publishers } from '../../../domain/admin/access.ts'
import type { DraftKind } from '../../../domain/admin/drafts/rules.ts'
import { holdsAny } from '../../../domain/admin/rules.ts'
import { Failure } from '../../../domain/failure.ts'
import { timeText } from '../../../domain/formats.ts'
import type { MessageKey } from '../../../domain/messages/message-key.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { SignedInStaff, StaffContext } from '../../services.ts'
import type { Medium } from '../uploads/operations.ts'
import {
  beginLive,
  type DraftRow,
  deleteDraftRow,
  endLive,
  findDraft,
  findKeptVersion,
  insertVersion,
  listVersionsWith,
  updateLiveVersion,
  updateVersionDocument,
  upsertDraft,
} from './queries.ts'

/** The published state of something that has drafts. */
export type PublishedState = {
  /** Whether visitors have ever seen it. */
  isLive: boolean
  liveSince: Date | null
  updatedAt: Date
}

/** Who writes or publishes, in a session or later by a job. */
export type Editor = Pick<SignedInStaff, 'id' | 'roles'>

/** A kind of content with drafts. */
export type Subject<Document extends object, Row extends PublishedState, Facts extends object = object> = {
  kind: DraftKind
  id: z.ZodMiniType<string, string>
  schema: z.ZodMiniType<Document>
  /** Throws `notYourRole` when the person may not see its drafts, or not make this change. */
  allow(tx: Queryable, staff: Editor, id: string, change?: Change<Document>): Promise<void>
  /** What is published, locked until the transaction ends; null when there is no such thing. */
  lock(tx: Queryable, id: string, now: Date): Promise<Row | null>
  /** The content of a draft that nobody has changed. */
  begin(tx: Queryable, id: string, row: Row): Promise<Document>
  /** The document as stored: sanitised rich text, with the drawings of its formulas stored first. */
  finish(context: StaffContext, document: Document, id: string): Promise<Document>
  /** Whether something else has the address that this document requests. */
  isAddressTaken?(tx: Queryable, id: string, document: Document): Promise<boolean>
  media?(tx: Queryable, document: Document): Promise<Medium[]>
  /** Additional data for its editor. */
  facts(tx: Queryable, context: StaffContext, row: Row, document: Document): Promise<Facts>
}

/** A draft before a save, and as it will be saved. */
type Change<Document> = { before: Document; after: Document }

/** Throws unless the caller has one of the roles. */
export function allowOnly(
  { roles }: Pick<SignedInStaff, 'roles'>,
  allowed: readonly Role[],
  why: MessageKey = 'admin_not_your_role',
): void {
  if (!holdsAny(roles, allowed)) throw new Failure('notYourRole', why)
}

/**
 * Throws `notYourRole` when the person may not see a draft, or not change it: authors of only their
 * own content see only that, and publishers read all.
 */
export async function allowOwn(
  { id, roles }: Editor,
  begunBy: () => Promise<{ staffId: string | null } | null>,
  change: object | undefined,
): Promise<void> {
  if (holdsAny(roles, authorsOfAll)) return
  if (roles.includes('author-own')) {
    if ((await begunBy())?.staffId === id) return
  } else if (change === undefined && holdsAny(roles, publishers)) return
  throw new Failure('notYourRole', 'admin_not_your_text')
}

/** Whether someone writes only their own courses and articles, and so sees no others. */
export function onlyOwn({ roles }: Pick<SignedInStaff, 'roles'>): boolean {
  return roles.includes('author-own') && !holdsAny(roles, authorsOfAll)
}

/** Staff content: its draft and what is published. */
export type Draft<Document extends object, Row extends PublishedState> = {
  subject: Subject<Document, Row>
  id: string
  row: Row
  document: Document
  /** 0 while nobody has changed the original. */
  version: number
  /** The version that visitors see; null before the first publication. */
  liveVersion: number | null
  /** Null while nobody has changed the original. */
  saved: DraftRow | null
  updatedAt: Date
}

/** The draft, with the published row locked until the transaction ends. Throws `notFound` and `notYourRole`. */
export async function readDraft<Document extends object, Row extends PublishedState>(
  tx: Queryable,
  { clock, staff }: Pick<StaffContext, 'clock'> & { staff: Editor },
  subject: Subject<Document, Row>,
  id: string,
): Promise<Draft<Document, Row>> {
  const row = subject.id.safeParse(id).success ? await subject.lock(tx, id, clock.now()) : null
  if (row === null) throw new Failure('notFound', 'admin_draft_not_found')
  await subject.allow(tx, staff, id)
  const saved = await tx.first(findDraft(subject.kind, id))
  const version = saved?.version ?? 0
  const liveVersion = saved === null ? (row.isLive ? 0 : null) : saved.liveVersion
  // Stored documents were valid under their schema; fields added since are filled in by the current schema.
  const isChanged = saved !== null && version !== liveVersion
  const document = isChanged ? subject.schema.parse(saved.document) : await subject.begin(tx, id, row)
  return {
    subject,
    id,
    row,
    document,
    version,
    liveVersion,
    saved,
    updatedAt: saved?.updatedAt ?? row.updatedAt,
  }
}

/** The draft that an action refers to; throws `conflict` when another version was saved meanwhile. */
export async function readVersion<Document extends object, Row extends PublishedState>(
  tx: Queryable,
  context: StaffContext,
  subject: Subject<Document, Row>,
  { id, version }: { id: string; version: number },
): Promise<Draft<Document, Row>> {
  const draft = await readDraft(tx, context, subject, id)
  if (draft.version !== version) throw changedBySomebody(draft)
  return draft
}

/** The draft at the version that was scheduled for publication. */
export async function readKeptVersion<Document extends object, Row extends PublishedState>(
  tx: Queryable,
  context: Pick<StaffContext, 'clock'> & { staff: Editor },
  subject: Subject<Document, Row>,
  { id, version }: { id: string; version: number },
): Promise<Draft<Document, Row>> {
  const draft = await readDraft(tx, context, subject, id)
  if (draft.version === version) return draft
  const kept = await tx.first(findKeptVersion(subject.kind, id, version))
  if (kept === null) throw new Error('a version that is to be published was not kept')
  return { ...draft, version, document: subject.schema.parse(kept.document) }
}

export function changedBySomebody({
  saved,
  version,
  updatedAt,
}: Pick<Draft<object, PublishedState>, 'saved' | 'version' | 'updatedAt'>): Failure {
  const name = saved?.updatedByName ?? ''
  return new Failure('conflict', 'admin_draft_conflict', {
    values: { name, time: timeText(updatedAt, 'en'), version },
  })
}

/** The first draft of something just created; at version 0, of unchanged published content. */
export async function beginDraft(
  tx: Queryable,
  { staff, clock }: StaffContext,
  draft: { kind: DraftKind; id: string; document: object; version?: number },
): Promise<void> {
  const now = clock.now()
  const { version = 1 } = draft
  const liveVersion = version === 0 ? 0 : null
  const first = { version, liveVersion, editingId: null, keptAt: now, saves: {} }
  await tx.first(upsertDraft({ ...draft, ...first, staffId: staff.id, now }))
}

/** Stores the draft as an earlier version, with the time since which visitors see it. */
export async function keepVersion<Document extends object, Row extends PublishedState>(
  tx: Queryable,
  { subject: { kind }, id, row, document, version, liveVersion, saved, updatedAt }: Draft<Document, Row>,
): Promise<void> {
  const kept = { kind, id, version, document, staffId: saved?.updatedById ?? null, writtenAt: updatedAt }
  await tx.first(insertVersion(kept, version === liveVersion ? row.liveSince : null))
}

/** The draft becomes what visitors see, now or at a scheduled time. */
export async function markLive<Document extends object, Row extends PublishedState>(
  tx: Queryable,
  { clock }: Pick<StaffContext, 'clock'>,
  draft: Draft<Document, Row>,
  from = clock.now(),
): Promise<void> {
  const { subject, id, version } = draft
  const now = clock.now()
  await keepVersion(tx, draft)
  await tx.first(endLive(subject.kind, id, { except: version, at: from, now }))
  await tx.first(beginLive(subject.kind, id, { version, from, now }))
  await tx.first(updateLiveVersion(subject.kind, id, version))
}

/** Deletes the draft of something deleted, with its versions. */
export async function deleteDraft(tx: Queryable, kind: DraftKind, id: string): Promise<void> {
  await tx.first(deleteDraftRow(kind, id))
}

/** Rewrites the versions that contain a text. */
export async function rewriteVersions(
  tx: Queryable,
  { kind, id, text }: { kind: DraftKind; id: string; text: string },
  rewrite: (document: unknown) => unknown,
): Promise<void> {
  for (const version of await tx.all(listVersionsWith(kind, id, text)))
    await tx.first(updateVersionDocument(version.id, rewrite(version.document)))
}

/** Visitors no longer see it. */
export async function endLiveNow(
  tx: Queryable,
  { clock }: Pick<StaffContext, 'clock'>,
  kind: DraftKind,
  id: string,
): Promise<void> {
  const now = clock.now()
  await tx.first(endLive(kind, id, { except: null, at: now, now }))
}

/** The draft as its editor reads it. */
export async function wireDraft<Document extends object, Row extends PublishedState, Facts extends object>(
  tx: Queryable,
  context: StaffContext,
  subject: Subject<Document, Row, Facts>,
  id: string,
) {
  const { row, document, version, liveVersion, saved, updatedAt } = await readDraft(tx, context, subject, id)
  const { updatedById, updatedByName } = saved ?? { updatedById: null, updatedByName: null }
  return {
    id,
    document,
    version,
    liveVersion,
    updatedAt: updatedAt.toISOString(),
    updatedBy:
      updatedById === null || updatedByName === null ? null : { id: updatedById, name: updatedByName },
    isAddressTaken: (await subject.isAddressTaken?.(tx, id, document)) ?? false,
    ...(await subject.facts(tx, context, row, document)),
  }
}
