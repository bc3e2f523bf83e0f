import { isSame } from '../../../domain/admin/drafts/fields.ts'
import type { DraftKind } from '../../../domain/admin/drafts/rules.ts'
import { Failure, orNotFound } from '../../../domain/failure.ts'
import type { MessageKey } from '../../../domain/messages/message-key.ts'
import { articleSubjects } from '../../articles/admin/operations.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { courseSubject } from '../../catalog/admin/operations.ts'
import { lessonSubject } from '../../lessons/admin/operations.ts'
import { listPage } from '../../list-page.ts'
import type { StaffContext } from '../../services.ts'
import { siteSubject } from '../../site/admin/entries/operations.ts'
import { policySubject } from '../../site/admin/policies/operations.ts'
import { audit } from '../audit/operations.ts'
import {
  changedBySomebody,
  type Draft,
  keepVersion,
  type PublishedState,
  readDraft,
  type Subject,
  wireDraft,
} from './operations.ts'
import { findVersion, insertAside, listVersions, upsertDraft, type VersionRow } from './queries.ts'

// The calls pass each subject only its own rows and documents.
const subjects = {
  course: courseSubject,
  ...articleSubjects,
  site: siteSubject,
  policy: policySubject,
  lesson: lessonSubject,
} as Record<DraftKind, Subject<object, PublishedState>>

/** Changes by one writer within this time make one earlier version, not one per save. */
const keptEveryMinutes = 10
/** Recent saves that are recognised when repeated. */
const knownSaves = 20

export async function getDraft(
  context: StaffContext,
  { kind, id }: AdminInput<'getDraft'>,
): Promise<AdminOutput<'getDraft'>> {
  const draft: object = await context.database.transaction((tx) => wireDraft(tx, context, subjects[kind], id))
  // Each subject defines the document and the details of its kind.
  return draft as AdminOutput<'getDraft'>
}

/**
 * Saves if the version is the one it was edited from; otherwise throws `conflict` with who saved
 * and when. A repeated save is recognised. The previous content is kept as an earlier version when
 * another editing session, or one after ten minutes, overwrites it.
 */
export async function saveDraft(
  context: StaffContext,
  { kind, id, baseVersion, editingId, saveId, document }: AdminInput<'saveDraft'>,
): Promise<AdminOutput<'saveDraft'>> {
  const subject = subjects[kind]
  const now = context.clock.now()
  const [sentDocument, finished] = await finishedDocument(context, { kind, id }, document)
  return context.database.transaction(async (tx) => {
    const before = await readDraft(tx, context, subject, id)
    const known = before.saved?.saves[saveId]
    const version = known ?? before.version + 1
    if (known === undefined) {
      await subject.allow(tx, context.staff, id, { before: before.document, after: finished })
      if (before.version !== baseVersion) throw changedBySomebody(before)
      const isKept = keepsBefore(before, editingId, now)
      if (isKept) await keepVersion(tx, before)
      const saves = Object.entries(before.saved?.saves ?? {}).filter(
        ([, saved]) => saved > version - knownSaves,
      )
      await tx.first(
        upsertDraft({
          ...{ kind, id, document: finished, version, liveVersion: before.liveVersion, editingId, now },
          keptAt: isKept ? now : (before.saved?.keptAt ?? now),
          saves: { ...Object.fromEntries(saves), [saveId]: version },
          staffId: context.staff.id,
        }),
      )
      if (isKept)
        await audit(tx, context, {
          action: `${kind}.edit`,
          id,
          before: { version: before.version },
          after: { version },
        })
    }
    return {
      version,
      savedAt: now.toISOString(),
      stored: Object.fromEntries(
        Object.entries(finished).filter(([name, value]) => !isSame(value, Reflect.get(sentDocument, name))),
      ),
      isAddressTaken: (await subject.isAddressTaken?.(tx, id, finished)) ?? false,
    }
  })
}

export async function setDraftAside(
  context: StaffContext,
  { kind, id, baseVersion, saveId, document }: AdminInput<'setDraftAside'>,
): Promise<null> {
  const [, finished] = await finishedDocument(context, { kind, id }, document)
  await context.database.transaction(async (tx) => {
    await readDraft(tx, context, subjects[kind], id)
    const [staffId, writtenAt] = [context.staff.id, context.clock.now()]
    const kept = { kind, id, version: baseVersion, document: finished, staffId, writtenAt }
    const aside = await tx.first(insertAside(kept, saveId))
    if (aside === null) return
    await audit(tx, context, { action: `${kind}.aside`, id, after: { version: aside.id } })
  })
  return null
}

export async function getDraftVersions(
  { database, staff }: StaffContext,
  { kind, id, page, limit }: AdminInput<'getDraftVersions'>,
): Promise<AdminOutput<'getDraftVersions'>> {
  await subjects[kind].allow(database, staff, id)
  const rows = await database.all(listVersions(kind, id, { limit, offset: (page - 1) * limit }))
  return listPage(rows.map(wireVersion), rows[0]?.total ?? 0, { limit })
}

export async function getDraftVersion(
  { database, staff }: StaffContext,
  { versionId }: AdminInput<'getDraftVersion'>,
): Promise<AdminOutput<'getDraftVersion'>> {
  const row = orNotFound(await database.first(findVersion(versionId)), 'admin_version_not_found')
  const { schema, media, allow } = subjects[row.kind]
  await allow(database, staff, row.subject)
  const document = schema.parse(row.document)
  return { ...wireVersion(row), document, media: (await media?.(database, document)) ?? [] }
}

/** A document as sent and as stored; throws `invalid` with its errors. */
async function finishedDocument(
  context: StaffContext,
  { kind, id }: { kind: DraftKind; id: string },
  document: unknown,
): Promise<[sent: object, finished: object]> {
  const { schema, finish, id: ids } = subjects[kind]
  if (!ids.safeParse(id).success) throw new Failure('notFound', 'admin_draft_not_found')
  const judged = schema.safeParse(document)
  if (judged.success) return [judged.data, await finish(context, judged.data, id)]
  const fields = judged.error.issues.map(({ path, message }): [string, MessageKey] => [
    path.join('.') || 'document',
    // Schemas contain message keys; the library's own messages are replaced.
    /^[a-z0-9_]+$/.test(message) ? (message as MessageKey) : 'field_invalid',
  ])
  throw new Failure('invalid', fields[0]?.[1] ?? 'field_invalid', { fields: Object.fromEntries(fields) })
}

function keepsBefore(
  { saved, version, liveVersion }: Draft<object, PublishedState>,
  editingId: string,
  now: Date,
): boolean {
  if (version === liveVersion || saved?.keptAt === undefined) return true
  // A draft that was just created contains only its title.
  if (saved.editingId === null) return version > 1
  return (
    saved.editingId !== editingId ||
    saved.keptAt === null ||
    now.getTime() - saved.keptAt.getTime() > keptEveryMinutes * 60_000
  )
}

function wireVersion({ id, version, isAside, writtenAt, writtenBy, liveFrom, liveUntil }: VersionRow) {
  return {
    ...{ id, version, isAside, writtenBy },
    writtenAt: writtenAt.toISOString(),
    liveFrom: liveFrom?.toISOString() ?? null,
    liveUntil: liveUntil?.toISOString() ?? null,
  }
}
