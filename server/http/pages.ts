import type { IncomingMessage, ServerResponse } from 'node:http'
import { Hono } from 'hono'
import { baseLocale, localeOfPath, locales, withLocale, withoutLocale } from '../../domain/locales.ts'
import {
  findPage,
  missingPathOf,
  missingPaths,
  type PageAddress,
  scriptMarkHeader,
} from '../../domain/pages.ts'
import { type FairQueue, QueueFull } from '../fair-queue.ts'
import type { Services } from '../services.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import { sentence } from './answers.ts'
import { deferHydration, withoutScripts } from './deferred-hydration.ts'
import { createForms } from './forms.ts'
import { widestNetworkOf } from './network.ts'
import { type CachedPage, createPageCache, createRenderQueue, type PageCopy } from './page-cache.ts'
import { pageNames } from './page-names.ts'
import { ownPath, pagePath, pathOf, withKeptNames, withSmallLocale } from './page-paths.ts'
import { plainFailure } from './readable-failures.ts'
import { pageRouteOf } from './route-names.ts'
import { commonHeaders, contentSecurityPolicy, takeMarks } from './security-headers.ts'

/** Renders the page of a request as a visitor sees it, calling the API in-process. */
export type RenderPage = (request: Request) => Promise<{ status: number; headers: Headers; html: string }>

export type PageRenderer = {
  /** An address without a page, other than the not-found page, is answered 404 without rendering. */
  render: RenderPage
  /** All pages, and the parameters that each of them reads. */
  pages: readonly PageAddress[]
}

export type Pages = {
  routes: Hono
  /** Answers a request for a cached page, without the framework; false when the app must answer. */
  respondFromCache(request: IncomingMessage, response: ServerResponse): boolean
}

type PagesOptions = PageRenderer & {
  services: Services
  /** Off in development: each request is rendered again. */
  keepsPages: boolean
  queue?: FairQueue
}

/** An email address, or a mailed token, in the address of a page. */
const personalSearch = /[?&](?:email|token)=./

/** A full queue is rendered in less. */
const retryAfterSeconds = 5

/** Every address that is no call and no file: rendered pages, cached and compressed once. */
export async function createPages({
  services,
  render,
  pages,
  keepsPages,
  queue = createRenderQueue(),
}: PagesOptions): Promise<Pages> {
  const { settings, database, measures } = services
  const renderedTally = measures.pages.tally({ from: 'rendered' })
  const keptTally = measures.pages.tally({ from: 'kept' })
  const refusedTally = measures.pages.tally({ from: 'refused' })
  const sources = {
    checkout:
      settings.razorpay === null
        ? []
        : [
            ...new Set([
              new URL(settings.razorpay.checkoutUrl).origin,
              'https://checkout.razorpay.com',
              'https://api.razorpay.com',
              'https://lumberjack.razorpay.com',
            ]),
          ],
    media: settings.s3 === null ? [] : [new URL(settings.s3.endpoint).origin],
  }

  const missingPages = new Set(
    missingPaths.flatMap((path) => locales.map((locale) => withLocale(path, locale))),
  )
  const cache = createPageCache({
    queue,
    // A visitor gets 404 for a course that is no longer sold.
    isMissingPage: (path) => missingPages.has(path) || withoutLocale(path).startsWith('/courses/'),
    ...(!keepsPages && { capacityInBytes: 0 }),
    tallies: (path) => talliesOf(measures, path),
    async render(path) {
      renderedTally.value += 1
      const page = await render(new Request(settings.publicUrl + path))
      // In development, scripts contain all languages.
      const light = deferHydration(keepsPages ? withOwnScripts(page.html, path) : page.html, path)
      const { html, scripts } = takeMarks(light, page.headers.get(scriptMarkHeader))
      return {
        status: page.status,
        html,
        headers: {
          ...commonHeaders(settings),
          ...(page.headers.has('location') && { location: page.headers.get('location') ?? '/' }),
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': contentSecurityPolicy(scripts, sources),
          'cache-control': keptAs(page.status, path),
          vary: 'accept-encoding',
        },
      }
    },
  })
  measures.registry.read(
    [
      { name: 'stepmark_kept_pages', help: 'Pages that are kept in memory.', type: 'gauge' },
      { name: 'stepmark_kept_page_bytes', help: 'Bytes of them, all copies counted.', type: 'gauge' },
    ],
    () => {
      const { pages, bytes } = cache.size()
      return { stepmark_kept_pages: [{ value: pages }], stepmark_kept_page_bytes: [{ value: bytes }] }
    },
  )
  await database.listen('content_changed', () => cache.forget())

  /** Whether a page exists for anyone at a path; where this cannot be checked its rendering decides. */
  async function hasName(path: string): Promise<boolean> {
    const found = findPage(pages, withoutLocale(path.split('?', 1)[0] ?? path))
    const has = found === null ? undefined : pageNames[found.page.pattern]
    if (found === null || has === undefined) return true
    const [name = '', id = ''] = found.names
    if (found.names.some((one) => one.includes('\u0000'))) return false
    return has(services, name, id).catch(() => true)
  }

  /** The response, or a readable refusal when too much is being rendered. */
  async function orFull(address: string, answer: () => Promise<Response>): Promise<Response> {
    try {
      return await answer()
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error
      refusedTally.value += 1
      const locale = localeOfPath(address)
      return plainFailure({ status: 429, code: 'tooMany', error: sentence(locale, 'pages_busy') }, locale, {
        ...commonHeaders(settings),
        'cache-control': 'no-store',
        'retry-after': String(retryAfterSeconds),
      })
    }
  }

  const routes = new Hono()
  routes.on(['GET', 'HEAD'], '*', (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const plain = withKeptNames(pages, withSmallLocale(pathname))
    return plain === pathname ? next() : Promise.resolve(c.redirect(ownPath(plain) + search, 308))
  })
  routes.on(['GET', 'HEAD'], '*', async (c) => {
    const address = pathOf(c.req.url)
    const missing = missingPathOf(withoutLocale(address))
    const network = widestNetworkOf(c, settings)
    return orFull(address, async () => {
      const inLocale = (path: string) => withLocale(path, localeOfPath(address))
      const path = pagePath(pages, address)
      const isKnown = path !== null && (cache.findKept(path) !== undefined || cache.wasKept(path))
      const isThere = path !== null && (isKnown || (await hasName(path)))
      const page = await cache.get(isThere ? path : inLocale(missing ?? missingPaths[0]), network)
      if (page.status !== 404 || missing === null) return pageAnswer(c.req.raw, page)
      return pageAnswer(c.req.raw, await cache.get(inLocale(missing), network))
    })
  })
  routes.route(
    '/',
    createForms({
      services,
      renderOnce: (path, status, network) =>
        orFull(path, async () => {
          const page = await queue.run(network, () => render(new Request(settings.publicUrl + path)))
          const light = withoutScripts(page.html)
          const { html, scripts } = takeMarks(light, page.headers.get(scriptMarkHeader))
          const headers = {
            ...commonHeaders(settings),
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': contentSecurityPolicy(scripts, sources),
            'cache-control': 'no-store',
          }
          return new Response(html, { status: page.status === 200 ? status : page.status, headers })
        }),
    }),
  )
  // A form sent before its script loaded (its address must contain nothing secret) starts again.
  routes.post('*', (c) => c.redirect(ownPath(new URL(c.req.url).pathname), 303))
  routes.all('*', (c) => {
    const isAsked = c.req.method === 'OPTIONS'
    return new Response(null, { status: isAsked ? 204 : 405, headers: { allow: 'GET, HEAD, POST, OPTIONS' } })
  })

  return {
    routes,
    respondFromCache(request, response) {
      const { method, url, headers } = request
      if (url === undefined || (method !== 'GET' && method !== 'HEAD')) return false
      const path = url.includes('?') ? pagePath(pages, url) : url
      const page = path === null ? undefined : cache.findKept(path)
      if (page === undefined) return false
      const copy = acceptedCopy(page, headers['accept-encoding'] ?? '')
      keptTally.value += 1
      if (isUnchanged(copy, headers['if-none-match'])) {
        page.unchanged.value += 1
        response.writeHead(304, copy.unchangedHeaders).end()
      } else {
        page.given.value += 1
        // For a HEAD request Node sends only the headers.
        response.writeHead(page.status, copy.headers).end(copy.bytes)
      }
      return true
    },
  }
}

/**
 * A browser revalidates each time, so a returning visitor sees no old price; a proxy may cache a page for a minute,
 * except if its address contains personal data. A failed page must not be cached.
 */
function keptAs(status: number, path: string): string {
  if (status >= 500) return 'no-store'
  if (personalSearch.test(path)) return 'private, max-age=0, must-revalidate'
  return 'public, max-age=0, must-revalidate, s-maxage=60'
}

const ownScript = /\/assets\/([\w.$-]+\.js)/g

/**
 * Points a rendered page at the scripts of its language: each is built once per language, in its
 * own folder (`/assets/hi/x.js`), English at the top.
 */
export function withOwnScripts(html: string, path: string): string {
  const locale = localeOfPath(path)
  return locale === baseLocale ? html : html.replace(ownScript, `/assets/${locale}/$1`)
}

/** The counters of a page's responses, looked up once for cached pages. */
function talliesOf({ requests }: Services['measures'], path: string) {
  const labels = { route: pageRouteOf(path), method: 'GET' }
  return {
    given: requests.tally({ ...labels, status: '200' }),
    unchanged: requests.tally({ ...labels, status: '304' }),
  }
}

function pageAnswer(request: Request, page: CachedPage): Response {
  const copy = acceptedCopy(page, request.headers.get('accept-encoding') ?? '')
  if (isUnchanged(copy, request.headers.get('if-none-match') ?? undefined))
    return new Response(null, { status: 304, headers: copy.unchangedHeaders })
  const body = request.method === 'HEAD' ? null : copy.bytes
  return new Response(body, { status: page.status, headers: copy.headers })
}

function acceptedCopy(page: CachedPage, accepted: string): PageCopy {
  const encoding = acceptedEncoding(accepted)
  if (encoding === 'br') return page.brotli
  return encoding === 'gzip' ? page.gzip : page.plain
}

/** The header may list several tags, or a weak one from a proxy: both contain the quoted tag. */
function isUnchanged({ etag }: PageCopy, ifNoneMatch: string | undefined): boolean {
  return ifNoneMatch?.includes(etag) ?? false
}
