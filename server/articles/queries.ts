import { mostResults } from '../../domain/articles/search-words.ts'
import { type Statement, sql } from '../adapters/database/sql.ts'

export type ArticleRow = {
  _id: string
  slug: string
  title: string
  drawing: string
  type: number
  html: string
  publishedAt: Date
  updatedAt: Date
}

const articleColumns = sql<ArticleRow>`
  id as "_id", slug, title, drawing, type, html, published_at as "publishedAt", updated_at as "updatedAt"
  from articles`

/** Published articles, newest first; of one type, or of all when `type` is null. `limit` null means all. */
export function listArticles(
  type: number | null,
  limit: number | null,
  offset: number,
): Statement<ArticleRow> {
  const order = sql`order by published_at desc, id limit ${limit} offset ${offset}`
  return type === null
    ? sql<ArticleRow>`select ${articleColumns} where status = 'published' ${order}`
    : sql<ArticleRow>`select ${articleColumns} where status = 'published' and type = ${type} ${order}`
}

export function countArticles(type: number | null): Statement<{ count: number }> {
  return sql<{ count: number }>`
    select count(*)::int as "count" from articles
    where status = 'published' and (${type}::smallint is null or type = ${type})`
}

export function findArticleById(id: string): Statement<ArticleRow> {
  return sql<ArticleRow>`select ${articleColumns} where status = 'published' and id = ${id}`
}

export function findArticleBySlug(slug: string): Statement<ArticleRow> {
  return sql<ArticleRow>`select ${articleColumns} where status = 'published' and slug = ${slug}`
}

/** The newest of a type beside the one that is read. */
export function listOtherArticles(type: number, exceptId: string, limit: number): Statement<ArticleRow> {
  return sql<ArticleRow>`
    select ${articleColumns} where status = 'published' and type = ${type} and id <> ${exceptId}
    order by published_at desc, id limit ${limit}`
}

export type ResourceRow = {
  _id: string
  name: string
  heading: string
  drawing: string
  content: string[]
  updatedAt: Date
  sheet: { byteCount: number } | null
}

const resourceColumns = sql<ResourceRow>`
  r.id as "_id", r.name, r.heading, r.drawing, r.content, r.updated_at as "updatedAt",
  (
    select json_build_object('byteCount', f.byte_count) from media_files f
    where f.media_id = r.sheet_media_id and f.rendition = 'original'
  ) as "sheet"
  from resources r`

export function listResources(): Statement<ResourceRow> {
  return sql<ResourceRow>`select ${resourceColumns} order by r.position, r.id`
}

export function findResource(name: string): Statement<ResourceRow> {
  return sql<ResourceRow>`select ${resourceColumns} where r.name = ${name}`
}

export type SheetFileRow = { storageKey: string; contentType: string; byteCount: number }

export function findResourceSheet(name: string): Statement<SheetFileRow> {
  return sql<SheetFileRow>`
    select f.storage_key as "storageKey", f.content_type as "contentType", f.byte_count::float8 as "byteCount"
    from resources r join media_files f on f.media_id = r.sheet_media_id and f.rendition = 'original'
    where r.name = ${name}`
}

type Words = readonly [string, ...string[]]

export type FoundCourseRow = {
  _id: string
  slug: string
  title: string
  category: string | null
  moduleCount: number
}

/** Courses by their own words or by the titles of their modules, those that say it themselves first. */
export function searchCourses(words: Words): Statement<FoundCourseRow> {
  return sql<FoundCourseRow>`
    with asked as materialized (select ${wordsAsked(words)} as words)
    select c.id as "_id", c.slug, c.title, categories.name as "category",
      (select count(*)::int from modules m where m.course_id = c.id) as "moduleCount"
    from courses c left join categories on categories.id = c.category_id
    where c.status = 'published' and (
      c.search @@ (select words from asked)
      or c.id in (select m.course_id from modules m where words_of(m.title) @@ (select words from asked))
    )
    order by ts_rank(c.search, (select words from asked)) desc, c.position, c.id
    limit ${mostResults}`
}

export function searchArticles(words: Words): Statement<ArticleRow> {
  return sql<ArticleRow>`
    with asked as materialized (select ${wordsAsked(words)} as words)
    select ${articleColumns} where status = 'published' and search @@ (select words from asked)
    order by ts_rank(search, (select words from asked)) desc, published_at desc, id
    limit ${mostResults}`
}

export function searchResources(words: Words): Statement<ResourceRow> {
  return sql<ResourceRow>`
    with asked as materialized (select ${wordsAsked(words)} as words)
    select ${resourceColumns} where r.search @@ (select words from asked)
    order by ts_rank(r.search, (select words from asked)) desc, r.position, r.id
    limit ${mostResults}`
}

/** All the words, in any form of theirs; the last one may be a beginning. */
function wordsAsked(words: Words): Statement<unknown> {
  const asked = words.map((word, index) => {
    const term = index === words.length - 1 ? `${word}:*` : word
    return sql`(to_tsquery('english', ${term}) || to_tsquery('simple', ${term}))`
  })
  return asked.reduce((all, one) => sql`${all} && ${one}`)
}

/** Addresses of published articles and of resources with the day of their last change. */
export function listTextAddresses(): Statement<{ path: string; updatedAt: Date }> {
  return sql<{ path: string; updatedAt: Date }>`
    select '/blog/' || slug as "path", updated_at as "updatedAt" from articles where status = 'published'
    union all
    select '/resources-repository/' || name, updated_at from resources
    order by 1`
}
