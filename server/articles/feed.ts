import { excerpt } from '../../domain/articles/excerpt.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { productName } from '../../domain/product.ts'
import { escapedText } from '../../packages/drawing/fitted-text.ts'
import type { Services } from '../services.ts'
import { type ArticleRow, listArticles } from './queries.ts'

const feedTypes = [1, 2]
const mostEntries = 50
const entryWords = 60

/** RSS 2.0 of the newest listed articles, with absolute addresses. */
export async function articleFeed({ database, settings, clock }: Services): Promise<string> {
  const now = clock.now()
  const lists = await Promise.all(
    feedTypes.map((type) => database.all(listArticles(type, mostEntries, 0, now))),
  )
  const rows = lists
    .flat()
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
    .slice(0, mostEntries)
  const origin = new URL(settings.publicUrl).origin
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapedText(productName)}</title>`,
    `<link>${origin}/blog</link>`,
    `<atom:link href="${origin}/rss.xml" rel="self" type="application/rss+xml"/>`,
    `<description>${escapedText(m.blog_description())}</description>`,
    '<language>en-in</language>',
    ...rows.map((row) => entry(row, origin)),
    '</channel></rss>',
  ].join('\n')
}

function entry(row: ArticleRow, origin: string): string {
  const address = `${origin}/blog/${row.slug}`
  return [
    `<item><title>${escapedText(row.title)}</title>`,
    `<link>${address}</link>`,
    `<guid>${address}</guid>`,
    `<pubDate>${row.publishedAt.toUTCString()}</pubDate>`,
    `<description>${escapedText(row.excerpt || excerpt(row.html, entryWords))}</description></item>`,
  ].join('')
}
