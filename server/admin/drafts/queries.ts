import type { DraftKind } from '../../../domain/admin/drafts/rules.ts'
import { type Id, type Nothing, type Statement, sql } from '../../adapters/database/sql.ts'

/** Drafts of courses, articles and lessons have their own tables, which the lists join. */
function placeOf(kind: DraftKind, id: string) {
  if (kind === 'course')
    return {
      table: sql`course_drafts`,
      keys: sql`course_id`,
      values: sql`${id}::uuid`,
      isThis: sql`course_id = ${id}::uuid`,
    }
  if (kind === 'article' || kind === 'resource')
    return {
      table: sql`text_drafts`,
      keys: sql`kind, text_id`,
      values: sql`${kind}, ${id}::uuid`,
      isThis: sql`kind = ${kind} and text_id = ${id}::uuid`,
    }
  if (kind === 'lesson')
    return {
      table: sql`lesson_drafts`,
      keys: sql`media_id`,
      values: sql`${id}::uuid`,
      isThis: sql`media_id = ${id}::uuid`,
    }
  return {
    table: sql`site_drafts`,
    keys: sql`kind, subject`,
    values: sql`${kind}, ${id}`,
    isThis: sql`kind = ${kind} and subject = ${id}`,
  }
}

/** The list of articles shows whether there are unpublished changes. */
function withChanges(kind: DraftKind, hasChanges: boolean): Statement<Nothing> {
  return kind === 'article' || kind === 'resource' ? sql`, has_changes = ${hasChanges}` : sql``
}

export type DraftRow = {
  document: unknown
  version: number
  liveVersion: number | null
  editingId: string | null
  keptAt: Date | null
  saves: Record<string, number>
  updatedAt: Date
  updatedById: string | null
  updatedByName: string | null
}

export function findDraft(kind: DraftKind, id: string) {
  const { table, isThis } = placeOf(kind, id)
  return sql<DraftRow>`
    select d.document, d.version, d.published_version as "liveVersion", d.editing_id as "editingId",
      d.kept_at as "keptAt", d.saves, d.updated_at as "updatedAt", st.id as "updatedById", st.name as "updatedByName"
    from (select * from ${table} where ${isThis}) d left join staff st on st.id = d.updated_by`
}

type NewDraft = {
  kind: DraftKind
  id: string
  document: unknown
  version: number
  liveVersion: number | null
  editingId: string | null
  keptAt: Date
  saves: Readonly<Record<string, number>>
  staffId: string
  now: Date
}

export function upsertDraft(draft: NewDraft) {
  const { kind, version, liveVersion, editingId, keptAt, staffId, now } = draft
  const { table, keys, values } = placeOf(kind, draft.id)
  const [document, saves] = [JSON.stringify(draft.document), JSON.stringify(draft.saves)]
  return sql`
    insert into ${table} (${keys}, document, version, published_version, editing_id, kept_at, saves, updated_by, updated_at)
    values (${values}, ${document}, ${version}, ${liveVersion}, ${editingId}, ${keptAt}, ${saves}, ${staffId}, ${now})
    on conflict (${keys}) do update set document = excluded.document, version = excluded.version,
      published_version = excluded.published_version, editing_id = excluded.editing_id, kept_at = excluded.kept_at,
      saves = excluded.saves, updated_by = excluded.updated_by, updated_at = excluded.updated_at
      ${withChanges(kind, version !== liveVersion)}`
}

export function updateLiveVersion(kind: DraftKind, id: string, version: number) {
  const { table, isThis } = placeOf(kind, id)
  return sql`update ${table} set published_version = ${version} ${withChanges(kind, false)} where ${isThis}`
}

type NewVersion = {
  kind: DraftKind
  id: string
  version: number
  document: unknown
  staffId: string | null
  writtenAt: Date
}

/** Stores a version; one stored at publication stays as it is. */
export function insertVersion(
  { kind, id, version, document, staffId, writtenAt }: NewVersion,
  liveFrom: Date | null,
) {
  return sql`
    insert into draft_versions (kind, subject, version, document, written_by, written_at, live_from)
    values (${kind}, ${id}, ${version}, ${JSON.stringify(document)}, ${staffId}, ${writtenAt}, ${liveFrom})
    on conflict (kind, subject, version) where not is_aside do nothing`
}

/** A version that the draft replaced; recognised by its id when sent again. */
export function insertAside({ kind, id, version, document, staffId, writtenAt }: NewVersion, saveId: string) {
  return sql<Id>`
    insert into draft_versions (kind, subject, version, document, is_aside, save_id, written_by, written_at)
    values (${kind}, ${id}, ${version}, ${JSON.stringify(document)}, true, ${saveId}, ${staffId}, ${writtenAt})
    on conflict (save_id) do nothing returning id`
}

/** Visitors see a version from a given time; one already visible keeps its time. */
export function beginLive(
  kind: DraftKind,
  id: string,
  { version, from, now }: { version: number; from: Date; now: Date },
) {
  return sql`
    update draft_versions set live_until = null,
      live_from = case when live_until is null and live_from <= ${now} then live_from else ${from}::timestamptz end
    where kind = ${kind} and subject = ${id} and version = ${version} and not is_aside`
}

/** From a given time visitors see only this version, or none; other scheduled versions are cancelled. */
export function endLive(
  kind: DraftKind,
  id: string,
  { except, at, now }: { except: number | null; at: Date; now: Date },
) {
  return sql`
    update draft_versions set live_from = case when live_from <= ${now} then live_from end,
      live_until = case when live_from <= ${now} then ${at}::timestamptz end
    where kind = ${kind} and subject = ${id} and live_from is not null and version is distinct from ${except}
      and (live_until is null or live_until > ${at})`
}

export type VersionRow = {
  id: string
  version: number
  isAside: boolean
  writtenAt: Date
  writtenBy: string | null
  liveFrom: Date | null
  liveUntil: Date | null
}

const versionColumns = sql`v.id, v.version, v.is_aside as "isAside", v.written_at as "writtenAt",
  st.name as "writtenBy", v.live_from as "liveFrom", v.live_until as "liveUntil"`

export function listVersions(
  kind: DraftKind,
  id: string,
  { limit, offset }: { limit: number; offset: number },
) {
  return sql<VersionRow & { total: number }>`
    select ${versionColumns}, count(*) over ()::int as "total"
    from draft_versions v left join staff st on st.id = v.written_by
    where v.kind = ${kind} and v.subject = ${id}
    order by v.written_at desc, v.version desc, v.id limit ${limit} offset ${offset}`
}

export function findVersion(versionId: string) {
  return sql<VersionRow & { kind: DraftKind; subject: string; document: unknown }>`
    select ${versionColumns}, v.kind, v.subject, v.document
    from draft_versions v left join staff st on st.id = v.written_by where v.id = ${versionId}`
}

export function findKeptVersion(kind: DraftKind, id: string, version: number) {
  return sql<{ document: unknown }>`
    select document from draft_versions
    where kind = ${kind} and subject = ${id} and version = ${version} and not is_aside`
}

/** Versions that contain a text, in names or values. */
export function listVersionsWith(kind: DraftKind, id: string, text: string) {
  return sql<{ id: string; document: unknown }>`
    select id, document from draft_versions
    where kind = ${kind} and subject = ${id} and strpos(document::text, ${text}) > 0`
}

export function updateVersionDocument(versionId: string, document: unknown) {
  return sql`update draft_versions set document = ${JSON.stringify(document)} where id = ${versionId}`
}

export function deleteDraftRow(kind: DraftKind, id: string) {
  const { table, isThis } = placeOf(kind, id)
  return sql`delete from ${table} where ${isThis}`
}
