import type { TextKind } from '../../../../domain/admin/articles/rules.ts'
import type { TextDocument } from '../../../../domain/admin/articles/schemas.ts'
import { type Statement, sql } from '../../../adapters/database/sql.ts'

export type TextRow = {
  id: string
  name: string
  title: string
  type: number
  drawing: string
  excerpt: string
  cover: TextDocument['cover']
  authorId: string | null
  categoryId: string | null
  html: string
  status: 'draft' | 'published' | 'archived'
  publishedAt: Date | null
  updatedAt: Date
}

/** A text as visitors read it, or would; the row is held until the transaction ends. */
export function lockText(kind: TextKind, id: string): Statement<TextRow> {
  return kind === 'article'
    ? sql<TextRow>`
        select id, slug as "name", title, type, drawing, excerpt, cover, html, status,
          author_id as "authorId", category_id as "categoryId", published_at as "publishedAt", updated_at as "updatedAt"
        from articles where id = ${id} for update`
    : sql<TextRow>`
        select id, name, heading as "title", 3 as "type", drawing, excerpt, cover,
          null as "authorId", null as "categoryId",
          (select coalesce(string_agg(piece, '' order by place), '')
            from jsonb_array_elements_text(content) with ordinality as pieces (piece, place)) as "html",
          status, nullif(published_at, '-infinity') as "publishedAt", updated_at as "updatedAt"
        from resources where id = ${id} for update`
}

export type DraftRow = {
  document: TextDocument
  version: number
  hasChanges: boolean
  updatedAt: Date
  updatedById: string | null
  updatedByName: string | null
}

export function findDraft(kind: TextKind, id: string): Statement<DraftRow> {
  return sql<DraftRow>`
    select d.document, d.version, d.has_changes as "hasChanges", d.updated_at as "updatedAt",
      s.id as "updatedById", s.name as "updatedByName"
    from text_drafts d left join staff s on s.id = d.updated_by
    where d.kind = ${kind} and d.text_id = ${id}`
}

type Saved = {
  kind: TextKind
  id: string
  document: TextDocument
  hasChanges: boolean
  staffId: string
  now: Date
}

export function putDraft({
  kind,
  id,
  document,
  hasChanges,
  staffId,
  now,
}: Saved): Statement<{ version: number }> {
  return sql<{ version: number }>`
    insert into text_drafts (kind, text_id, document, version, has_changes, updated_by, updated_at)
    values (${kind}, ${id}, ${JSON.stringify(document)}, 1, ${hasChanges}, ${staffId}, ${now})
    on conflict (kind, text_id) do update set document = excluded.document, version = text_drafts.version + 1,
      has_changes = excluded.has_changes, updated_by = excluded.updated_by, updated_at = excluded.updated_at
    returning version`
}

export function insertVersion(
  kind: TextKind,
  id: string,
  document: TextDocument,
  writtenBy: string | null,
  now: Date,
): Statement<Record<string, never>> {
  return sql`
    insert into text_draft_versions (kind, text_id, document, written_by, written_at)
    values (${kind}, ${id}, ${JSON.stringify(document)}, ${writtenBy}, ${now})`
}

/** No more than the newest fifty are kept. */
export function listVersions(
  kind: TextKind,
  id: string,
): Statement<{ id: string; document: TextDocument; writtenAt: Date; writtenBy: string | null }> {
  return sql<{ id: string; document: TextDocument; writtenAt: Date; writtenBy: string | null }>`
    select v.id, v.document, v.written_at as "writtenAt", s.name as "writtenBy"
    from text_draft_versions v left join staff s on s.id = v.written_by
    where v.kind = ${kind} and v.text_id = ${id} order by v.written_at desc, v.id limit 50`
}
