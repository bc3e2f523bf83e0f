import type { ArticleKind } from '../../../../domain/admin/articles/rules.ts'
import type { ArticleDocument } from '../../../../domain/admin/articles/schemas.ts'
import { type Id, type Statement, sql } from '../../../adapters/database/sql.ts'

export type ArticleRow = {
  id: string
  name: string
  title: string
  type: number
  drawing: string
  excerpt: string
  cover: ArticleDocument['cover']
  authorId: string | null
  categoryId: string | null
  html: string
  status: 'draft' | 'published' | 'archived'
  publishedAt: Date | null
  updatedAt: Date
}

/** An article as published, or as it would be; the row is locked until the transaction ends. */
export function lockArticle(kind: ArticleKind, id: string): Statement<ArticleRow> {
  return kind === 'article'
    ? sql<ArticleRow>`
        select id, slug as "name", title, type, drawing, excerpt, cover, html, status,
          author_id as "authorId", category_id as "categoryId", published_at as "publishedAt", updated_at as "updatedAt"
        from articles where id = ${id} for update`
    : sql<ArticleRow>`
        select id, name, heading as "title", 3 as "type", drawing, excerpt, cover,
          null as "authorId", null as "categoryId",
          (select coalesce(string_agg(piece, '' order by place), '')
            from jsonb_array_elements_text(content) with ordinality as pieces (piece, place)) as "html",
          status, nullif(published_at, '-infinity') as "publishedAt", updated_at as "updatedAt"
        from resources where id = ${id} for update`
}

/** The creator of an article; null for one that came with the product. */
export function findBegunBy(kind: ArticleKind, id: string): Statement<{ staffId: string | null }> {
  return kind === 'article'
    ? sql<{ staffId: string | null }>`select begun_by as "staffId" from articles where id = ${id}`
    : sql<{ staffId: string | null }>`select begun_by as "staffId" from resources where id = ${id}`
}

/** Whether another article of the kind has, or had, this address. */
export function findNameHolder(kind: ArticleKind, name: string, exceptId: string) {
  const holders =
    kind === 'article'
      ? sql`select id from articles where slug = ${name}`
      : sql`select id from resources where name = ${name}`
  return sql<Id>`
    select id from (
      ${holders} union all select text_id from text_old_names where kind = ${kind} and name = ${name}
    ) holders where id <> ${exceptId} limit 1`
}

type NewArticle = { name: string; title: string; drawing: string; staffId: string; now: Date }

export function insertArticle(
  kind: ArticleKind,
  { name, title, drawing, staffId, now }: NewArticle,
): Statement<Id> {
  return kind === 'article'
    ? sql<Id>`
        insert into articles (slug, type, title, drawing, html, status, published_at, updated_at, begun_by)
        values (${name}, 1, ${title}, ${drawing}, '', 'draft', ${now}, ${now}, ${staffId}) returning id`
    : sql<Id>`
        insert into resources (name, heading, drawing, content, status, published_at, position, updated_at, begun_by)
        values (${name}, ${title}, ${drawing}, '[]', 'draft', ${now},
          (select coalesce(max(position), 0) + 1 from resources), ${now}, ${staffId}) returning id`
}

type PublishedArticle = {
  kind: ArticleKind
  id: string
  document: ArticleDocument
  pieces: string[]
  at: Date
  staffId: string
  now: Date
}

/** Publishes an article; a scheduled publication is cancelled with the role of the person who scheduled it. */
export function publishRow({
  kind,
  id,
  document,
  pieces,
  at,
  staffId,
  now,
}: PublishedArticle): Statement<Id> {
  const { title, name, drawing, excerpt, type, authorId, categoryId } = document
  const cover = document.cover === null ? null : JSON.stringify(document.cover)
  const scheduledBy = at > now ? staffId : null
  return kind === 'article'
    ? sql<Id>`
        update articles set slug = ${name}, title = ${title}, type = ${type}, drawing = ${drawing},
          excerpt = ${excerpt}, cover = ${cover}, author_id = ${authorId}, category_id = ${categoryId},
          html = ${document.html}, status = 'published', published_at = ${at}, updated_at = ${now},
          scheduled_by = ${scheduledBy}
        where id = ${id} returning id`
    : sql<Id>`
        update resources set name = ${name}, heading = ${title}, drawing = ${drawing}, excerpt = ${excerpt},
          cover = ${cover}, content = ${JSON.stringify(pieces)}, status = 'published', published_at = ${at},
          updated_at = ${now}, scheduled_by = ${scheduledBy}
        where id = ${id} returning id`
}

export function withdrawRow(kind: ArticleKind, id: string, now: Date): Statement<Id> {
  return kind === 'article'
    ? sql<Id>`
        update articles set status = 'archived', updated_at = ${now} where id = ${id} and status = 'published' returning id`
    : sql<Id>`
        update resources set status = 'archived', updated_at = ${now} where id = ${id} and status = 'published' returning id`
}

export function keepOldName(kind: ArticleKind, name: string, id: string, now: Date) {
  return sql`
    insert into text_old_names (kind, name, text_id, ended_at) values (${kind}, ${name}, ${id}, ${now})
    on conflict (kind, name) do update set text_id = excluded.text_id, ended_at = excluded.ended_at`
}

export function dropOldName(kind: ArticleKind, name: string) {
  return sql`delete from text_old_names where kind = ${kind} and name = ${name}`
}

export function listOldNames(kind: ArticleKind, id: string) {
  return sql<{ name: string }>`
    select name from text_old_names where kind = ${kind} and text_id = ${id} order by ended_at desc, name`
}

/** Serialises renames: two articles never take the same address. */
export function lockNames(kind: ArticleKind) {
  return sql`select pg_advisory_xact_lock(hashtext(${`names of ${kind}`}))`
}

/** Notifies every process that page content has changed. */
export function notifyContentChanged() {
  return sql`select pg_notify('content_changed', 'moment')`
}

/** Deletes an article that was never published. */
export function deleteRow(kind: ArticleKind, id: string): Statement<Id> {
  return kind === 'article'
    ? sql<Id>`delete from articles where id = ${id} and status = 'draft' returning id`
    : sql<Id>`delete from resources where id = ${id} and status = 'draft' returning id`
}
