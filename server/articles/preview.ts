import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ArticleKind } from '../../domain/admin/articles/rules.ts'
import { type ArticleDocument, articleDocument } from '../../domain/admin/articles/schemas.ts'
import { Failure } from '../../domain/failure.ts'
import type { Context, Services } from '../services.ts'
import { believedSecrets } from '../signed-claims.ts'
import { type ArticleRow, findDraftedArticle, type ResourceRow } from './queries.ts'

const previewSeconds = 3600

/** What lets whoever holds it read the draft of a text, for an hour. */
export function previewKey({ settings, clock }: Services, kind: ArticleKind, id: string): string {
  const until = Math.floor(clock.now().getTime() / 1000) + previewSeconds
  return `${until}.${signatureOf(settings.secret, kind, id, until)}`
}

/** The draft of an article as the row that a publication would write. Throws `notFound` for a key that is not its own. */
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

type Drafted = Pick<ArticleRow, '_id' | 'publishedAt' | 'updatedAt' | 'author' | 'category'> & {
  document: ArticleDocument
  sheet: ResourceRow['sheet']
}

async function readDraft(
  { database, settings, clock }: Context,
  kind: ArticleKind,
  id: string,
  key: string,
): Promise<Drafted | null> {
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
