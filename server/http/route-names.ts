import { withoutLocale } from '../../domain/locales.ts'
import { publicPages } from '../../domain/pages.ts'

/** Pages with a fixed address that are not public. */
const otherPages = [
  '/account',
  '/checkout',
  '/choose-password',
  '/coming-soon',
  '/confirm-email',
  '/create-password',
  '/forgot-password',
  '/login',
  '/marks-lost',
  '/notes',
  '/my-course',
  '/my-orders',
  '/notifications',
  '/offline',
  '/otp',
  '/practice',
  '/questions',
  '/register',
  '/reset-password',
  '/saved',
  '/search',
  '/subscribe',
  '/subscription/confirm',
  '/subscription/unsubscribe',
  '/support',
  '/thank-you',
  '/today',
]
const onePages = new Set([...publicPages, ...otherPages])

/** Pages with a variable part in their address. */
const manyPages: [begin: string, route: string][] = [
  ['/courses/', '/courses/:name'],
  ['/blog/', '/blog/:name'],
  ['/resources-repository/', '/resources-repository/:name'],
  ['/certificate/', '/certificate/:number'],
  ['/preview/', '/preview/:kind/:id'],
]

/** Addresses that are no page and no call, longer prefixes first. */
const beginnings: [begin: string, route: string][] = [
  ['/api/v1/payment/webhook', '/api/v1/payment/webhook'],
  ['/api/v1/openapi.json', '/api/v1/openapi.json'],
  ['/api/v1/docs', '/api/v1/docs'],
  ['/api/v1/admin/uploads', '/api/v1/admin/uploads/:id'],
  ['/api/v1/admin/exports', '/api/v1/admin/exports/:name'],
  ['/api/v1/admin/media', '/api/v1/admin/media/:id'],
  ['/api/v1/', '/api/v1 (no call)'],
  ['/media/pictures/', '/media/pictures/:id/:file'],
  ['/media/', '/media/:link'],
  ['/pictures/', '/pictures/:id'],
  ['/sheets/', '/sheets/:file'],
  ['/videos/', '/videos/:file'],
  ['/films/', '/films/:file'],
  ['/invoices/', '/invoices/:link'],
  ['/certificates/', '/certificates/:link'],
  ['/admin/assets/', '/admin/assets/:file'],
  ['/admin', '/admin'],
  ['/desk', '/desk'],
  ['/assets/', '/assets/:file'],
  ['/dev/', '/dev'],
  ['/sandbox/', '/sandbox'],
  ['/healthz', '/healthz'],
  ['/readyz', '/readyz'],
]

/** An unknown page: a typo or a scanner. */
const unknownRoute = 'other'

/** A segment of a video. */
export const segmentRoute = '/stream/segment'

/** A proxy's check whether it may serve a segment. */
export const checkRoute = '/stream/check'

const videoParts: [pattern: RegExp, route: string][] = [
  [/\.ts$/, segmentRoute],
  [/\/master\.m3u8$/, '/stream/master'],
  [/\.m3u8$/, '/stream/playlist'],
  [/\/key$/, '/stream/key'],
  [/\/check\//, checkRoute],
]

/**
 * The pattern of an address that is no call of the contract, for log and metrics: one of a few
 * dozen, without personal parts of the address.
 */
export function routeOf(path: string): string {
  const mark = path.search(/[?#]/)
  const bare = mark < 0 ? path : path.slice(0, mark)
  if (bare.startsWith('/stream/'))
    return videoParts.find(([pattern]) => pattern.test(bare))?.[1] ?? '/stream/file'
  const found = beginnings.find(([begin]) => bare.startsWith(begin))
  return found === undefined ? pageRouteOf(bare) : found[1]
}

/** The pattern of a page's address, the same in every language. */
export function pageRouteOf(path: string): string {
  const mark = path.indexOf('?')
  const bare = withoutLocale(mark < 0 ? path : path.slice(0, mark))
  const page = bare.length > 1 && bare.endsWith('/') ? bare.slice(0, -1) : bare
  if (onePages.has(page)) return page
  if (
    /^\/(?:\.well-known\/security\.txt|robots\.txt|sitemap[\w-]*\.xml|favicon\.\w+|sw\.js|site\.webmanifest|[\w-]+\.png)$/.test(
      page,
    )
  )
    return '/:file'
  if (/^\/courses\/[^/]+\/./.test(page)) return '/courses/:name/:lesson'
  return manyPages.find(([begin]) => page.startsWith(begin))?.[1] ?? unknownRoute
}
