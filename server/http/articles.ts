import { Hono } from 'hono'
import { orNotFound } from '../../domain/failure.ts'
import { articleFeed } from '../articles/feed.ts'
import { findArticleHead, findResourceHead } from '../articles/files.ts'
import type { Services } from '../services.ts'
import { cachedText, type ResponseCache } from './response-cache.ts'

const oneHour = 'public, max-age=3600, stale-while-revalidate=86400'

/** Article files that are neither a call nor a page: the feed, and header pictures. */
export function createArticleFiles(services: Services, answers: ResponseCache | null = null): Hono {
  const files = new Hono()
  files.get('/rss.xml', async (c) =>
    c.body(await cachedText(answers, 'rss.xml', () => articleFeed(services)), 200, {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=600, stale-while-revalidate=3600',
      'x-content-type-options': 'nosniff',
    }),
  )
  files.get('/pictures/articles/:file{.+\\.svg}', async (c) =>
    picture(await findArticleHead(services, nameOf(c.req.param('file')))),
  )
  files.get('/pictures/resources/:file{.+\\.svg}', async (c) =>
    picture(await findResourceHead(services, nameOf(c.req.param('file')))),
  )
  return files
}

function picture(svg: string | null): Response {
  return new Response(orNotFound(svg, 'link_ended'), {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': oneHour,
      'x-content-type-options': 'nosniff',
      // An SVG opened directly must not run scripts.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}

/** The name in a file's address: stored names contain no control characters. */
function nameOf(file: string): string {
  return file.replace(/\.svg$/, '').replace(/\p{Cc}/gu, '')
}
