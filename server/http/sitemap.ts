import { Hono } from 'hono'
import { daysAfter } from '../../domain/durations.ts'
import { baseLocale, locales, withLocale } from '../../domain/locales.ts'
import { publicPages } from '../../domain/pages.ts'
import { articleAddresses } from '../articles/operations.ts'
import { courseAddresses } from '../catalog/operations.ts'
import { lessonAddresses } from '../lessons/pages/operations.ts'
import type { Services } from '../services.ts'
import { cachedText, type ResponseCache } from './response-cache.ts'

type PageAddress = { path: string; updatedAt?: Date }

const closedToRobots = [
  '/api/',
  '/account',
  '/certificate/',
  '/checkout',
  '/choose-password',
  '/confirm-email',
  '/dev/',
  '/my-course',
  '/my-orders',
  '/otp',
  '/reset-password',
  '/sandbox/',
  '/search',
  '/support',
]

/**
 * `/.well-known/security.txt`, `/robots.txt`, and the site maps it refers to: pages, courses, free
 * lessons and articles, each in every language.
 */
export function createSitemap(services: Services, answers: ResponseCache | null = null): Hono {
  const origin = new URL(services.settings.publicUrl).origin
  const maps: Record<string, () => Promise<PageAddress[]>> = {
    pages: async () => publicPages.map((path) => ({ path })),
    courses: () => courseAddresses(services),
    lessons: () => lessonAddresses(services),
    articles: () => articleAddresses(services),
  }
  const site = new Hono()
  // RFC 9116: where to report a vulnerability. Cached for less than its expiry.
  site.get('/.well-known/security.txt', (c) => {
    c.header('cache-control', 'public, max-age=86400')
    c.header('x-content-type-options', 'nosniff')
    const expires = daysAfter(services.clock.now(), 180)
    return c.text(
      [
        `Contact: mailto:${encodeURI(services.settings.supportEmail)}`,
        `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
        `Preferred-Languages: ${locales.join(', ')}`,
        `Canonical: ${origin}/.well-known/security.txt`,
        '',
      ].join('\n'),
    )
  })
  site.get('/robots.txt', (c) => {
    c.header('cache-control', 'public, max-age=3600')
    c.header('x-content-type-options', 'nosniff')
    return c.text(
      [
        'User-agent: *',
        ...closedToRobots.flatMap((path) =>
          locales.map(
            (locale) => `Disallow: ${/^\/(?:api|dev|sandbox)/.test(path) ? path : withLocale(path, locale)}`,
          ),
        ),
        '',
        `Sitemap: ${origin}/sitemap.xml`,
        '',
      ]
        .filter((line, index, lines) => line === '' || lines.indexOf(line) === index)
        .join('\n'),
    )
  })
  site.get('/sitemap.xml', async (c) =>
    c.body(await cachedText(answers, 'sitemap.xml', () => index(origin, maps)), 200, xmlHeaders),
  )
  site.get('/:map{sitemap-[a-z]+\\.xml}', async (c, next) => {
    const name = c.req.param('map')
    const kind = name.slice('sitemap-'.length, -'.xml'.length)
    const map = Object.hasOwn(maps, kind) ? maps[kind] : undefined
    if (map === undefined) return next()
    return c.body(await cachedText(answers, name, () => entriesOf(origin, map)), 200, xmlHeaders)
  })
  return site
}

const head = '<?xml version="1.0" encoding="utf-8"?>\n'
const xmlHeaders = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=600, stale-while-revalidate=3600',
  'x-content-type-options': 'nosniff',
}

async function index(origin: string, maps: Record<string, () => Promise<PageAddress[]>>): Promise<string> {
  const entries = await Promise.all(
    Object.entries(maps).map(async ([name, map]) => {
      const latest = (await map()).reduce<Date | null>(
        (last, { updatedAt }) => (updatedAt && (last === null || updatedAt > last) ? updatedAt : last),
        null,
      )
      return `<sitemap><loc>${origin}/sitemap-${name}.xml</loc>${changed(latest)}</sitemap>`
    }),
  )
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`
}

async function entriesOf(origin: string, map: () => Promise<PageAddress[]>): Promise<string> {
  const entries = (await map()).map((page) => entry(origin, page))
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

/** A page in its languages: each lists all. */
function entry(origin: string, { path, updatedAt }: PageAddress): string {
  const address = (locale: (typeof locales)[number]) => origin + escaped(withLocale(path, locale))
  const alternates = [
    ...locales.map(
      (locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(locale)}"/>`,
    ),
    `<xhtml:link rel="alternate" hreflang="x-default" href="${address(baseLocale)}"/>`,
  ].join('')
  return locales
    .map((locale) => `<url><loc>${address(locale)}</loc>${changed(updatedAt ?? null)}${alternates}</url>`)
    .join('\n')
}

function changed(at: Date | null): string {
  return at === null ? '' : `<lastmod>${at.toISOString()}</lastmod>`
}

function escaped(path: string): string {
  return encodeURI(path).replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}
