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

/** What is published of something that drafts are written of. */
export type Published = {
  /** Whether visitors ever saw it. */
  isLive: boolean
  liveSince: Date | null
  updatedAt: Date
}

/** Who writes or publishes, in a session or later by a job. */
export type Editor = Pick<SignedInStaff, 'id' | 'roles'>

/** A kind of content as the drafts know it. */
export type Subject<Document extends object, Row extends Published, Facts extends object = object> = {
  kind: DraftKind
  id: z.ZodMiniType<string, string>
  schema: z.ZodMiniType<Document>
  /** Refuses with `notYourRole` who may not see its drafts, or may not change them so. */
  allow(tx: Queryable, staff: Editor, id: string, change?: Change<Document>): Promise<void>
  /** What is published, held until the transaction ends; null when there is no such thing. */
  lock(tx: Queryable, id: string, now: Date): Promise<Row | null>
  /** What a draft says that nobody has changed. */
  begin(tx: Queryable, id: string, row: Row): Promise<Document>
  /** The document as it is stored: clean rich text, with the drawings of its formulas stored before it. */
  finish(context: StaffContext, document: Document, id: string): Promise<Document>
  /** Whether something else has the address that this document wants. */
  isAddressTaken?(tx: Queryable, id: string, document: Document): Promise<boolean>
  media?(tx: Queryable, document: Document): Promise<Medium[]>
  /** What else its editor is told. */
  facts(tx: Queryable, context: StaffContext, row: Row, document: Document): Promise<Facts>
}

/** A draft before a save, and as it is to be saved. */
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
 * Refuses with `notYourRole` who may not see what somebody began, or not change it: those who write own things alone
 * have those alone, and who publishes reads all.
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

/** Whether somebody writes own courses and articles alone, and so is shown no others. */
export function onlyOwn({ roles }: Pick<SignedInStaff, 'roles'>): boolean {
  return roles.includes('author-own') && !holdsAny(roles, authorsOfAll)
}

/** Something that staff write, as its draft says it and as it is published. */
export type Draft<Document extends object, Row extends Published> = {
  subject: Subject<Document, Row>
  id: string
  row: Row
  document: Document
  /** 0 while nobody has changed what was there before. */
  version: number
  /** The version that visitors see; null before the first publication. */
  liveVersion: number | null
  /** Null while nobody has changed what was there before. */
  saved: DraftRow | null
  updatedAt: Date
}

/** The draft, with what is published held until the transaction ends. Throws `notFound` and `notYourRole`. */
export async function readDraft<Document extends object, Row extends Published>(
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
  // What was judged by the schema is stored; what changed since may lack a field, which the schema adds.
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

/** The draft that an act means; throws `conflict` when somebody saved another version in the meantime. */
export async function readVersion<Document extends object, Row extends Published>(
  tx: Queryable,
  context: StaffContext,
  subject: Subject<Document, Row>,
  { id, version }: { id: string; version: number },
): Promise<Draft<Document, Row>> {
  const draft = await readDraft(tx, context, subject, id)
  if (draft.version !== version) throw changedBySomebody(draft)
  return draft
}

/** The draft as one of its versions said it, which somebody chose to publish later. */
export async function readKeptVersion<Document extends object, Row extends Published>(
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
}: Pick<Draft<object, Published>, 'saved' | 'version' | 'updatedAt'>): Failure {
  const name = saved?.updatedByName ?? ''
  return new Failure('conflict', 'admin_draft_conflict', {
    values: { name, time: timeText(updatedAt, 'en'), version },
  })
}

/** The first draft of what was just begun; of version 0, of what visitors see unchanged. */
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

/** Keeps the draft among the earlier versions, with since when visitors see it. */
export async function keepVersion<Document extends object, Row extends Published>(
  tx: Queryable,
  { subject: { kind }, id, row, document, version, liveVersion, saved, updatedAt }: Draft<Document, Row>,
): Promise<void> {
  const kept = { kind, id, version, document, staffId: saved?.updatedById ?? null, writtenAt: updatedAt }
  await tx.first(insertVersion(kept, version === liveVersion ? row.liveSince : null))
}

/** The draft is what visitors see from now on, or from a moment to come. */
export async function markLive<Document extends object, Row extends Published>(
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

/** Forgets the draft of what is deleted, with its versions. */
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

/** Visitors see nothing of it from now on. */
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
export async function wireDraft<Document extends object, Row extends Published, Facts extends object>(
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
