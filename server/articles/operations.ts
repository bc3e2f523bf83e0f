import { createHmac, timingSafeEqual } from 'node:crypto'
import type * as z from 'zod/mini'
import type { ArticleKind } from '../../domain/admin/articles/rules.ts'
import { type ArticleDocument, articleDocument } from '../../domain/admin/articles/schemas.ts'
import { withHeadingIds } from '../../domain/articles/contents.ts'
import type { listedArticle } from '../../domain/articles/contract.ts'
import { cutWords, excerptWords } from '../../domain/articles/cut-words.ts'
import { openingText, readingMinutes } from '../../domain/articles/excerpt.ts'
import { pageCount } from '../../domain/catalog/rules.ts'
import { defaultPageSize } from '../../domain/contract.ts'
import { Failure } from '../../domain/failure.ts'
import { isUuid } from '../../domain/uuids.ts'
import type { Input, Output } from '../calls.ts'
import { memoiseRecent } from '../lru.ts'
import { drawnTexts } from '../rich-text/drawn-texts.ts'
import type { Context, Services } from '../services.ts'
import { believedSecrets } from '../signed-claims.ts'
import {
  type ArticleRow,
  countArticles,
  findArticleById,
  findArticleBySlug,
  findDraftedArticle,
  findResource,
  listArticles,
  listOtherArticles,
  listResources,
  listTextAddresses,
  type ResourceRow,
} from './queries.ts'

const shownOthers = 5

/** The derived list details of an article cost as much as the rest of a list, so the most recent are cached. */
const minutesOf = memoiseRecent(readingMinutes, 300)
const openingOf = memoiseRecent((html) => openingText(html, excerptWords.homeLarge), 300)

/** Addresses of every article, for the site map. */
export function articleAddresses({
  database,
  clock,
}: Services): Promise<{ path: string; updatedAt: Date }[]> {
  return database.all(listTextAddresses(clock.now()))
}

/** Whether a published article has this name or id. Internal. */
export async function hasArticle({ database, clock }: Services, name: string): Promise<boolean> {
  const find = isUuid(name) ? findArticleById : findArticleBySlug
  return (await database.first(find(name, clock.now()))) !== null
}

/** Whether a resource has this name. Internal. */
export async function hasResource({ database, clock }: Services, name: string): Promise<boolean> {
  return (await database.first(findResource(name, clock.now()))) !== null
}

/** Whether an article has a draft that a preview may show. Internal. */
export async function hasTextDraft({ database }: Services, kind: string, id: string): Promise<boolean> {
  if ((kind !== 'article' && kind !== 'resource') || !isUuid(id)) return false
  return (await database.first(findDraftedArticle(kind, id))) !== null
}

export async function getBlog(
  context: Context,
  { page, limit, type: oneType, view, words }: Input<'getBlog'>,
): Promise<Output<'getBlog'>> {
  const type = oneType ?? null
  const size = page === undefined && limit === undefined ? null : (limit ?? defaultPageSize)
  const now = context.clock.now()
  const [rows, total] = await Promise.all([
    context.database.all(listArticles(type, size, ((page ?? 1) - 1) * (size ?? 0), now)),
    context.database.first(countArticles(type, now)),
  ])
  const count = total?.count ?? 0
  const shown = await drawnTexts(context, view === 'cards' ? [] : rows.map(({ html }) => html))
  return {
    data: rows.map((row) =>
      view === 'cards'
        ? { ...articleFacts(row), excerpt: beginningOf(row, words) }
        : { ...articleFacts(row), content: shown(row.html) },
    ),
    totalPages: pageCount(count, size ?? Math.max(1, count)),
  }
}

export async function getArticle(
  context: Context,
  { id, preview }: Input<'getArticle'>,
): Promise<Output<'getArticle'>> {
  const { database, clock } = context
  const now = clock.now()
  const find = isUuid(id) ? findArticleById : findArticleBySlug
  const row =
    preview === undefined ? await database.first(find(id, now)) : await previewedArticle(context, id, preview)
  if (row === null) throw new Failure('notFound', 'article_not_found')
  const others = await database.all(listOtherArticles(row.type, row._id, shownOthers, now))
  const { pieces, headings } = withHeadingIds([row.html])
  const shown = await drawnTexts(context, pieces)
  return {
    ...articleFacts(row),
    content: pieces.map(shown).join(''),
    excerpt: beginningOf(row, excerptWords.resource),
    headings,
    others: others.map((other) => ({
      _id: other._id,
      slug: other.slug,
      title: other.title,
      excerpt: beginningOf(other, excerptWords.sidebar),
    })),
  }
}

export async function getResources(context: Context): Promise<Output<'getResources'>> {
  const rows = await context.database.all(listResources(context.clock.now()))
  return rows.map((row) => ({
    ...resourceFacts(row),
    excerpt: beginningOf({ excerpt: row.excerpt, html: row.content.join(' ') }, excerptWords.resource),
  }))
}

export async function getResource(
  context: Context,
  { name, preview }: Input<'getResource'>,
): Promise<Output<'getResource'>> {
  const row =
    preview === undefined
      ? await context.database.first(findResource(name, context.clock.now()))
      : await previewedResource(context, name, preview)
  if (row === null) throw new Failure('notFound', 'resource_not_found')
  const { pieces, headings } = withHeadingIds(row.content)
  const shown = await drawnTexts(context, pieces)
  return { ...resourceFacts(row), content: pieces.map(shown), headings }
}

function articleFacts(row: ArticleRow): Omit<z.output<typeof listedArticle>, 'content' | 'excerpt'> {
  return {
    _id: row._id,
    slug: row.slug,
    title: row.title,
    image: row.cover?.address ?? `/pictures/articles/${row.slug}.svg`,
    cover: row.cover,
    drawing: row.drawing,
    author: row.author,
    category: row.category,
    type: row.type,
    publishedAt: row.publishedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    readingMinutes: minutesOf(row.html),
  }
}

function resourceFacts(row: ResourceRow) {
  return {
    _id: row._id,
    name: row.name,
    heading: row.heading,
    img: row.cover?.address ?? `/pictures/resources/${row.name}.svg`,
    cover: row.cover,
    drawing: row.drawing,
    updatedAt: row.updatedAt.toISOString(),
    sheet: row.sheet && {
      url: `/sheets/${row.name}.pdf`,
      extension: 'pdf',
      byteCount: row.sheet.byteCount,
    },
  }
}

/** The author's summary, or the article's first words. */
function beginningOf({ excerpt: given, html }: Pick<ArticleRow, 'excerpt' | 'html'>, words: number): string {
  return cutWords(given === '' ? openingOf(html) : given, words)
}

const previewSeconds = 3600

/** A preview token: lets its bearer read a draft for an hour. */
export function previewKey({ settings, clock }: Services, kind: ArticleKind, id: string): string {
  const until = Math.floor(clock.now().getTime() / 1000) + previewSeconds
  return `${until}.${signatureOf(settings.secret, kind, id, until)}`
}

/** The draft of an article as the row that its publication would write. Throws `notFound` for an invalid key. */
export async function previewedArticle(
  context: Context,
  id: string,
  key: string,
): Promise<ArticleRow | null> {
  const found = await readDraft(context, 'article', id, key)
  if (found === null) return null
  const { document, ...rest } = found
  const { title, name: slug, drawing, type, html, excerpt, cover } = document
  return { ...rest, slug, title, drawing, type, html, excerpt, cover }
}

export async function previewedResource(
  context: Context,
  id: string,
  key: string,
): Promise<ResourceRow | null> {
  const found = await readDraft(context, 'resource', id, key)
  if (found === null) return null
  const { document, sheet, _id, updatedAt } = found
  const { title: heading, name, drawing, html, excerpt, cover } = document
  return { _id, name, heading, drawing, content: [html], excerpt, cover, updatedAt, sheet }
}

type DraftedArticle = Pick<ArticleRow, '_id' | 'publishedAt' | 'updatedAt' | 'author' | 'category'> & {
  document: ArticleDocument
  sheet: ResourceRow['sheet']
}

async function readDraft(
  { database, settings, clock }: Context,
  kind: ArticleKind,
  id: string,
  key: string,
): Promise<DraftedArticle | null> {
  const [until = '', signature = ''] = key.split('.')
  const isLive = Number(until) * 1000 > clock.now().getTime()
  const isOurs = believedSecrets(settings).some((secret) =>
    isSame(signature, signatureOf(secret, kind, id, Number(until))),
  )
  if (!isLive || !isOurs) throw new Failure('notFound', 'link_ended')
  const row = await database.first(findDraftedArticle(kind, id))
  if (row === null) return null
  const { document, ...rest } = row
  return { ...rest, publishedAt: row.publishedAt ?? clock.now(), document: articleDocument.parse(document) }
}

function signatureOf(secret: string, kind: ArticleKind, id: string, until: number): string {
  return createHmac('sha256', secret).update(`preview of ${kind} ${id} until ${until}`).digest('base64url')
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
