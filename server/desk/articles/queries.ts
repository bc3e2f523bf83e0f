import type { TextKind, TextState } from '../../../domain/desk/articles/rules.ts'
import type { TextDocument } from '../../../domain/desk/articles/schemas.ts'
import { type Statement, sql } from '../../adapters/database/sql.ts'

type Filter = {
  kind: TextKind
  state: TextState | null
  search: string | null
  type: number | null
}

type ListedRow = {
  id: string
  title: string
  name: string
  type: number | null
  state: TextState
  hasChanges: boolean
  publishedAt: Date | null
  updatedAt: Date
  updatedBy: string | null
}

/** Articles or resources under the same names; the words are those of the draft where there is one. */
function textsOf(kind: TextKind, now: Date): Statement<unknown> {
  const own =
    kind === 'article'
      ? sql`select id, slug as name, title, type, status, published_at, updated_at from articles`
      : sql`select id, name, heading as title, null::smallint as type, status,
          nullif(published_at, '-infinity') as published_at, updated_at from resources`
  return sql`
    select t.id, coalesce(d.document ->> 'title', t.title) as title, coalesce(d.document ->> 'name', t.name) as name,
      coalesce((d.document ->> 'type')::smallint, t.type) as type,
      case t.status when 'draft' then 'draft' when 'archived' then 'withdrawn'
        else case when t.published_at > ${now} then 'scheduled' else 'published' end end as state,
      coalesce(d.has_changes, false) as has_changes,
      case when t.status = 'draft' then null else t.published_at end as published_at,
      greatest(t.updated_at, d.updated_at) as updated_at, s.name as updated_by
    from (${own}) t
    left join text_drafts d on d.kind = ${kind} and d.text_id = t.id
    left join staff s on s.id = d.updated_by`
}

function matching({ search, type, kind }: Filter): Statement<unknown> {
  const words = search === null ? null : `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(${words}::text is null or title ilike ${words} or name ilike ${words})
    and (${type}::smallint is null or ${kind} = 'resource' or type = ${type})`
}

const orders = {
  changed: sql`updated_at desc, id`,
  published: sql`published_at desc nulls last, id`,
  title: sql`lower(title), id`,
}

export function listTexts(
  filter: Filter,
  { sort, limit, offset, now }: { sort: keyof typeof orders; limit: number; offset: number; now: Date },
): Statement<ListedRow> {
  return sql<ListedRow>`
    select id, title, name, type, state, has_changes as "hasChanges", published_at as "publishedAt",
      updated_at as "updatedAt", updated_by as "updatedBy"
    from (${textsOf(filter.kind, now)}) texts
    where ${matching(filter)} and (${filter.state}::text is null or state = ${filter.state})
    order by ${orders[sort]} limit ${limit} offset ${offset}`
}

export function countTexts(filter: Filter, now: Date): Statement<{ state: TextState; count: number }> {
  return sql<{ state: TextState; count: number }>`
    select state, count(*)::int as "count" from (${textsOf(filter.kind, now)}) texts
    where ${matching(filter)} group by state`
}

export type TextRow = {
  id: string
  name: string
  title: string
  type: number
  drawing: string
  excerpt: string
  cover: TextDocument['cover']
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
          published_at as "publishedAt", updated_at as "updatedAt"
        from articles where id = ${id} for update`
    : sql<TextRow>`
        select id, name, heading as "title", 3 as "type", drawing, excerpt, cover,
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

/** Whether another text of the kind has this address, or had it. */
export function findNameHolder(kind: TextKind, name: string, exceptId: string): Statement<{ id: string }> {
  const holders =
    kind === 'article'
      ? sql`select id from articles where slug = ${name}`
      : sql`select id from resources where name = ${name}`
  return sql<{ id: string }>`
    select id from (
      ${holders} union all select text_id from text_old_names where kind = ${kind} and name = ${name}
    ) holders where id <> ${exceptId} limit 1`
}

export function insertText(
  kind: TextKind,
  { name, title, drawing, now }: { name: string; title: string; drawing: string; now: Date },
): Statement<{ id: string }> {
  return kind === 'article'
    ? sql<{ id: string }>`
        insert into articles (slug, type, title, drawing, html, status, published_at, updated_at)
        values (${name}, 1, ${title}, ${drawing}, '', 'draft', ${now}, ${now}) returning id`
    : sql<{ id: string }>`
        insert into resources (name, heading, drawing, content, status, published_at, position, updated_at)
        values (${name}, ${title}, ${drawing}, '[]', 'draft', ${now},
          (select coalesce(max(position), 0) + 1 from resources), ${now}) returning id`
}

type Published = { kind: TextKind; id: string; document: TextDocument; pieces: string[]; at: Date; now: Date }

/** Gives visitors a text. */
export function publishRow({ kind, id, document, pieces, at, now }: Published): Statement<{ id: string }> {
  const { title, name, drawing, excerpt, type } = document
  const cover = document.cover === null ? null : JSON.stringify(document.cover)
  return kind === 'article'
    ? sql<{ id: string }>`
        update articles set slug = ${name}, title = ${title}, type = ${type}, drawing = ${drawing},
          excerpt = ${excerpt}, cover = ${cover}, html = ${document.html}, status = 'published',
          published_at = ${at}, updated_at = ${now}
        where id = ${id} returning id`
    : sql<{ id: string }>`
        update resources set name = ${name}, heading = ${title}, drawing = ${drawing}, excerpt = ${excerpt},
          cover = ${cover}, content = ${JSON.stringify(pieces)}, status = 'published', published_at = ${at},
          updated_at = ${now}
        where id = ${id} returning id`
}

export function withdrawRow(kind: TextKind, id: string, now: Date): Statement<{ id: string }> {
  return kind === 'article'
    ? sql<{ id: string }>`
        update articles set status = 'archived', updated_at = ${now} where id = ${id} and status = 'published' returning id`
    : sql<{ id: string }>`
        update resources set status = 'archived', updated_at = ${now} where id = ${id} and status = 'published' returning id`
}

export function keepOldName(
  kind: TextKind,
  name: string,
  id: string,
  now: Date,
): Statement<Record<string, never>> {
  return sql`
    insert into text_old_names (kind, name, text_id, ended_at) values (${kind}, ${name}, ${id}, ${now})
    on conflict (kind, name) do update set text_id = excluded.text_id, ended_at = excluded.ended_at`
}

export function dropOldName(kind: TextKind, name: string): Statement<Record<string, never>> {
  return sql`delete from text_old_names where kind = ${kind} and name = ${name}`
}

export function listOldNames(kind: TextKind, id: string): Statement<{ name: string }> {
  return sql<{ name: string }>`
    select name from text_old_names where kind = ${kind} and text_id = ${id} order by ended_at desc, name`
}

/** One rename after another: two texts never take the same address. */
export function lockNames(kind: TextKind): Statement<Record<string, never>> {
  return sql`select pg_advisory_xact_lock(hashtext(${`names of ${kind}`}))`
}

/** Tells every process that what pages show has changed. */
export function tellContentChanged(): Statement<Record<string, never>> {
  return sql`select pg_notify('content_changed', 'moment')`
}
