import { locales, withLocale } from '../../domain/locales.ts'
import { publicPages } from '../../domain/pages.ts'
import { openPages, samplePages } from './screens.ts'
import { expect, test, whenAlive } from './visits.ts'

/** Requested by a script, or for one student only. */
const notFollowed = /^\/(?:api|dev)\//
/** A course has the same lesson names in every language: of those not in English, only the sample pages are rendered. */
const lessonInOtherLanguage = /^\/(?:hi|te)\/courses\/[^/]+\/[^/]+$/

test('no page has a dead link, in any language', async ({ productUrl }) => {
  // A thousand pages that a busy machine draws one after another.
  test.setTimeout(15 * 60_000)
  const pages = new Map<string, { status: number; html: string }>()
  const read = async (path: string) => {
    const known = pages.get(path)
    if (known) return known
    // A thousand addresses: asked for by the browser's tools they took longer than the product takes to answer.
    const answer = await fetch(productUrl + path)
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
    const body = await answer.text()
    const found = { status: answer.status, html: isPage ? body : '' }
    pages.set(path, found)
    return found
  }
  const addresses = locales.flatMap((locale) => openPages.map((page) => withLocale(page, locale)))
  const broken = new Set<string>()
  let followed = 0
  for (const address of addresses) {
    const { html } = await read(address)
    for (const target of targetsOf(html)) {
      const { origin, pathname, search, hash } = new URL(target, productUrl + address)
      if (origin !== productUrl || notFollowed.test(pathname)) continue
      if (lessonInOtherLanguage.test(pathname) && !addresses.includes(pathname)) continue
      followed += 1
      const { status, html: there } = await read(pathname + search)
      if (status !== 200) broken.add(`${target} on ${address} answers ${status}`)
      const id = decodeURIComponent(hash.slice(1))
      if (status === 200 && id !== '' && there !== '' && !there.includes(` id="${id}"`))
        broken.add(`${target} on ${address} names no place of its page`)
    }
  }
  expect(followed).toBeGreaterThan(1000)
  expect([...broken]).toEqual([])
})

test('a link with parameters added by a messenger or a stranger opens the original page, rendered once', async ({
  page,
}) => {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(`${page.url().slice(0, 80)}: ${error.message.slice(0, 120)}`))
  const long = '😀<b>'.repeat(70)
  const lessons = samplePages.filter((path) => /^\/courses\/[^/]+\/[^/?]+$/.test(path))
  const asked = ['/search', '/otp', '/reset-password', '/login', '/subscribe']
  for (const path of [...publicPages, ...lessons, ...asked]) {
    const more = { utm_source: 'whatsapp', fbclid: 'x', q: long, email: long, topic: long }
    await page.goto(`${path}?${new URLSearchParams(more)}`)
    await whenAlive(page)
  }
  expect(troubles).toEqual([])
})

/** Where links lead, and what pictures, styles and scripts are asked for. */
function targetsOf(html: string): string[] {
  const found = html.matchAll(
    /<(?:a|link|img|script|source|form|video)\b[^>]*?\s(?:href|src|action|poster)="([^"]+)"/g,
  )
  return [...found].map(([, target = '']) => target.replaceAll('&amp;', '&'))
}
