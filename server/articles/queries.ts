import { mostResults } from '../../domain/articles/search-words.ts'
import type { ItemKind } from '../../domain/catalog/item-kinds.ts'
import type { Locale } from '../../domain/locales.ts'
import { type Count, type Statement, sql } from '../adapters/database/sql.ts'

export type ArticleRow = {
  _id: string
  slug: string
  title: string
  drawing: string
  type: number
  html: string
  /** The author's summary, if any. */
  excerpt: string
  cover: Cover | null
  author: { name: string } | null
  category: { _id: string; name: string } | null
  publishedAt: Date
  updatedAt: Date
}

type Cover = { address: string; alt: string; width: number | null; height: number | null }

const articleColumns = sql<ArticleRow>`
  id as "_id", slug, title, drawing, type, html, excerpt, cover, published_at as "publishedAt",
  updated_at as "updatedAt",
  (select json_build_object('name', n.name) from article_authors n where n.id = author_id) as "author",
  (select json_build_object('_id', n.id, 'name', n.name) from article_categories n where n.id = category_id) as "category"
  from articles`

/** Published, with a publication time in the past. */
function isShown(now: Date): Statement<unknown> {
  return sql`status = 'published' and published_at <= ${now}`
}

/** Published articles, newest first; of one type, or of all when `type` is null. `limit` null means all. */
export function listArticles(
  type: number | null,
  limit: number | null,
  offset: number,
  now: Date,
): Statement<ArticleRow> {
  const order = sql`order by published_at desc, id limit ${limit} offset ${offset}`
  return type === null
    ? sql<ArticleRow>`select ${articleColumns} where ${isShown(now)} ${order}`
    : sql<ArticleRow>`select ${articleColumns} where ${isShown(now)} and type = ${type} ${order}`
}

export function countArticles(type: number | null, now: Date) {
  return sql<Count>`
    select count(*)::int as "count" from articles
    where ${isShown(now)} ${type === null ? sql`` : sql`and type = ${type}`}`
}

export function findArticleById(id: string, now: Date) {
  return sql<ArticleRow>`select ${articleColumns} where ${isShown(now)} and id = ${id}`
}

/** By its current or an earlier address. */
export function findArticleBySlug(slug: string, now: Date) {
  return sql<ArticleRow>`
    select ${articleColumns} where ${isShown(now)}
      and (slug = ${slug} or id = (select text_id from text_old_names where kind = 'article' and name = ${slug}))
    order by slug = ${slug} desc limit 1`
}

/** The newest of a type, without the one being read. */
export function listOtherArticles(type: number, exceptId: string, limit: number, now: Date) {
  return sql<ArticleRow>`
    select ${articleColumns} where ${isShown(now)} and type = ${type} and id <> ${exceptId}
    order by published_at desc, id limit ${limit}`
}

export type ResourceRow = {
  _id: string
  name: string
  heading: string
  drawing: string
  content: string[]
  excerpt: string
  cover: Cover | null
  updatedAt: Date
  sheet: { byteCount: number } | null
}

const resourceColumns = sql<ResourceRow>`
  r.id as "_id", r.name, r.heading, r.drawing, r.content, r.excerpt, r.cover, r.updated_at as "updatedAt",
  (
    select json_build_object('byteCount', f.byte_count) from media_files f
    where f.media_id = r.sheet_media_id and f.rendition = 'original'
  ) as "sheet"
  from resources r`

export function listResources(now: Date) {
  return sql<ResourceRow>`select ${resourceColumns} where ${isShown(now)} order by r.position, r.id`
}

/** By its current or an earlier name. */
export function findResource(name: string, now: Date) {
  return sql<ResourceRow>`
    select ${resourceColumns} where ${isShown(now)}
      and (r.name = ${name} or r.id = (select text_id from text_old_names where kind = 'resource' and name = ${name}))
    order by r.name = ${name} desc limit 1`
}

export type SheetFileRow = { storageKey: string; contentType: string; byteCount: number }

export function findResourceSheet(name: string, now: Date) {
  return sql<SheetFileRow>`
    select f.storage_key as "storageKey", f.content_type as "contentType", f.byte_count::float8 as "byteCount"
    from resources r join media_files f on f.media_id = r.sheet_media_id and f.rendition = 'original'
    where ${isShown(now)}
      and (r.name = ${name} or r.id = (select text_id from text_old_names where kind = 'resource' and name = ${name}))
    order by r.name = ${name} desc limit 1`
}

type Words = readonly [string, ...string[]]

export type FoundCourseRow = {
  _id: string
  slug: string
  title: string
  textLanguage: Locale
  category: string | null
  moduleCount: number
}

/** Courses by their own words in any language, and by their names: title, teacher and the titles of their modules. */
export function searchCourses(words: Words, locale: Locale) {
  const names = sql`c.names`
  const asked = allAsked(words)
  return sql<FoundCourseRow>`
    select c.id as "_id", c.slug, coalesce(c.translations -> ${locale} ->> 'title', c.title) as "title",
      case when c.translations -> ${locale} is null then 'en' else ${locale} end as "textLanguage", categories.name as "category",
      (select count(*)::int from modules m where m.course_id = c.id) as "moduleCount"
    from courses c left join categories on categories.id = c.category_id
    where c.status = 'published' and ${holdsAll(words, names, (word) => sql`c.search @@ ${word} or words_of(c.names) @@ ${word} or c.translated @@ ${word}`)}
    order by ts_rank(c.search || c.translated, ${asked}) desc, ts_rank(words_of(c.names), ${asked}) desc,
      ${likeness(words, names)} desc, c.position, c.id
    limit ${mostResults}`
}

export type FoundLessonRow = {
  _id: string
  slug: string
  title: string
  kind: ItemKind
  isFree: boolean
  courseSlug: string
  courseTitle: string
}

/** The number of lessons that are ranked: of a word in thousands of lessons, any of them will do. */
const mostLessonsRanked = 200

/** Lessons of given kinds by title; one that is in several courses is found once, preferring a free one. */
export function searchLessons(words: Words, kinds: readonly ItemKind[], locale: Locale) {
  const names = sql`i.names`
  const columns = sql`i.id, i.module_id, i.media_id, i.kind, i.title, i.is_free, i.names, i.words`
  const isOfKind = sql`i.kind = any(${kinds}::text[])`
  return sql<FoundLessonRow>`
    with named as materialized (
      select ${columns} from items i where ${isOfKind} and i.words @@ (${allAsked(words)}) limit ${mostLessonsRanked}
    ),
    -- A trigram comparison costs much more than a word lookup: it is only made when words find too little.
    found as (
      select * from named
      union
      select * from (
        select ${columns} from items i
        where (select count(distinct coalesce(media_id, id)) from named) < ${mostResults}
          and i.id in (${alikeAny(words)})
          and ${isOfKind} and ${holdsAll(words, names, (word) => sql`i.words @@ ${word}`)}
        limit ${mostLessonsRanked}
      ) alike
    ),
    once as (
      select distinct on (coalesce(i.media_id, i.id)) i.*, c.slug as course_slug, c.title as course_title,
        c.position as course_position, m.position as module_position
      from found i
      join modules m on m.id = i.module_id
      join courses c on c.id = m.course_id and c.status = 'published'
      order by coalesce(i.media_id, i.id), i.is_free desc, c.position, c.id
    )
    select i.id as "_id", i.kind, i.is_free as "isFree", i.course_slug as "courseSlug", i.course_title as "courseTitle",
      (select slug from lesson_slugs s where s.item_id = i.id and s.ended_at is null) as "slug",
      (select lesson_title(found, ${locale}) from items found where found.id = i.id) as "title"
    from once i
    order by ts_rank(i.words, ${allAsked(words)}) desc, ${likeness(words, names)} desc,
      i.course_position, i.module_position, i.id
    limit ${mostResults}`
}

/** Lessons with a name similar to one of the words, by index: with an "or", the planner would read the whole table. */
function alikeAny(words: Words): Statement<unknown> {
  return words
    .filter(isLongEnough)
    .map((word) => sql<unknown>`select id from items where names %> ${word}`)
    .reduce((all, one) => sql`${all} union all ${one}`, sql<unknown>`select null::uuid where false`)
}

export function searchArticles(words: Words, now: Date) {
  const title = sql`title`
  return sql<ArticleRow>`
    select ${articleColumns}
    where ${isShown(now)} and ${holdsAll(words, title, (word) => sql`search @@ ${word}`)}
    order by ts_rank(search, ${allAsked(words)}) desc, ${likeness(words, title)} desc, published_at desc, id
    limit ${mostResults}`
}

export function searchResources(words: Words, now: Date) {
  const heading = sql`r.heading`
  return sql<ResourceRow>`
    select ${resourceColumns}
    where ${isShown(now)} and ${holdsAll(words, heading, (word) => sql`r.search @@ ${word}`)}
    order by ts_rank(r.search, ${allAsked(words)}) desc, ${likeness(words, heading)} desc, r.position, r.id
    limit ${mostResults}`
}

/** Below this many characters too many words are similar. */
const leastMisspeltLength = 4

function isLongEnough(word: string): boolean {
  return [...word].length >= leastMisspeltLength
}

/** All the words, in any inflected form, or similar to a word of the name. */
function holdsAll(
  words: Words,
  name: Statement<unknown>,
  holds: (word: Statement<unknown>) => Statement<unknown>,
): Statement<unknown> {
  const held = asked(words).map((term, index) => {
    const word = words[index] ?? ''
    if (!isLongEnough(word)) return sql`(${holds(term)})`
    return sql`(${holds(term)} or ${name} %> ${word})`
  })
  return held.reduce((all, one) => sql`${all} and ${one}`)
}

function likeness(words: Words, name: Statement<unknown>): Statement<unknown> {
  return words
    .map((word) => sql<unknown>`word_similarity(${word}, ${name})`)
    .reduce((sum, one) => sql`${sum} + ${one}`)
}

/** All the words, in any inflected form. */
function allAsked(words: Words): Statement<unknown> {
  return asked(words).reduce((all, one) => sql`${all} && ${one}`)
}

/** Each word; the last one also as a prefix. */
function asked(words: Words): Statement<unknown>[] {
  return words.map((word, index) => {
    const term = index === words.length - 1 ? `${word}:*` : word
    return sql`(to_tsquery('english', ${term}) || to_tsquery('simple', ${term}))`
  })
}

/** Addresses of published articles and resources with the date of their last change. */
export function listTextAddresses(now: Date) {
  return sql<{ path: string; updatedAt: Date }>`
    select '/blog/' || slug as "path", updated_at as "updatedAt" from articles where ${isShown(now)}
    union all
    select '/resources-repository/' || name, updated_at from resources where ${isShown(now)}
    order by 1`
}

type ArticleDraftRow = {
  _id: string
  document: unknown
  publishedAt: Date | null
  updatedAt: Date
  sheet: ResourceRow['sheet']
  author: ArticleRow['author']
  category: ArticleRow['category']
}

/** The draft of an article. */
export function findDraftedArticle(kind: 'article' | 'resource', id: string) {
  return sql<ArticleDraftRow>`
    select d.text_id as "_id", d.document, d.updated_at as "updatedAt",
      (select a.published_at from articles a where a.id = d.text_id and a.status = 'published') as "publishedAt",
      (
        select json_build_object('byteCount', f.byte_count)
        from resources r join media_files f on f.media_id = r.sheet_media_id and f.rendition = 'original'
        where r.id = d.text_id
      ) as "sheet",
      (select json_build_object('name', n.name) from article_authors n where n.id::text = d.document ->> 'authorId') as "author",
      (select json_build_object('_id', n.id, 'name', n.name) from article_categories n
        where n.id::text = d.document ->> 'categoryId') as "category"
    from text_drafts d where d.kind = ${kind} and d.text_id = ${id}`
}
