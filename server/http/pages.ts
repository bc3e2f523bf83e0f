import { Hono } from 'hono'
import type { Services } from '../services.ts'
import { lightenPage } from './lighten-page.ts'
import { createPageCache, type KeptPage } from './page-cache.ts'
import { commonHeaders, contentSecurityPolicy } from './security-headers.ts'

/** Renders the page of a request as a visitor sees it, calling the API in-process. */
export type RenderPage = (request: Request) => Promise<Response>

type PagesOptions = { services: Services; render: RenderPage }

/** Parameters that change what a page shows; any other is left out, so that it cannot fill the cache. */
const shownParameters = ['category', 'page', 'next', 'email', 'token']

/** Every address that is no call and no file: rendered pages, kept and compressed once. */
export async function createPages({ services, render }: PagesOptions): Promise<Hono> {
  const { settings, database } = services
  const sources = {
    checkout:
      settings.razorpay === null
        ? []
        : ['https://checkout.razorpay.com', 'https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
    media: settings.s3 === null ? [] : [new URL(settings.s3.endpoint).origin],
  }

  const cache = createPageCache({
    async render(path) {
      const answer = await render(new Request(settings.publicUrl + path))
      const html = lightenPage(await answer.text(), path)
      return {
        status: answer.status,
        html,
        headers: {
          ...commonHeaders,
          ...(answer.headers.has('location') && { location: answer.headers.get('location') ?? '/' }),
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': contentSecurityPolicy(html, sources),
          'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
          vary: 'accept-encoding',
        },
      }
    },
  })
  await database.listen('content_changed', () => cache.forget())

  const pages = new Hono()
  pages.on(['GET', 'HEAD'], '*', async (c) => pageAnswer(c.req.raw, await cache.get(cachePath(c.req.url))))
  // A form that was sent before its script came (nothing secret may stand in an address) begins anew.
  pages.post('*', (c) => c.redirect(new URL(c.req.url).pathname, 303))
  return pages
}

function cachePath(address: string): string {
  const start = address.indexOf('/', address.indexOf('//') + 2)
  const path = start < 0 ? '/' : address.slice(start)
  const mark = path.indexOf('?')
  if (mark < 0) return path
  const given = new URLSearchParams(path.slice(mark + 1))
  const shown = new URLSearchParams()
  for (const name of shownParameters) {
    const value = given.get(name)
    if (value !== null && value.length <= 200) shown.set(name, value)
  }
  return shown.size > 0 ? `${path.slice(0, mark)}?${shown}` : path.slice(0, mark)
}

function pageAnswer(request: Request, page: KeptPage): Response {
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
  const etag = encoding ? `${page.etag.slice(0, -1)}-${encoding}"` : page.etag
  const headers: Record<string, string> = { ...page.headers, etag }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const bytes = encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : page.plain
  if (encoding) headers['content-encoding'] = encoding
  headers['content-length'] = String(bytes.byteLength)
  return new Response(request.method === 'HEAD' ? null : bytes, { status: page.status, headers })
}
