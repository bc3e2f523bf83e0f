import type { Page } from '@playwright/test'
import { type Locale, locales, withLocale } from '../../domain/locales.ts'
import { publicPages } from '../../domain/pages.ts'
import { missingPages, openPages, samplePages } from './screens.ts'
import { expect, test } from './visits.ts'
import { faultsInWidths } from './widths.ts'

test.use({ javaScriptEnabled: false })

const foundPages = [...publicPages, ...samplePages]

for (const locale of locales) {
  test(`every page in ${locale} says what it is and fits a narrow phone, a small desktop and letters of twice the size`, async ({
    page,
    productUrl,
  }) => {
    const faults: Record<string, string[]> = {}
    for (const address of [...openPages, ...missingPages]) {
      const answer = await page.goto(withLocale(address, locale))
      const head = { status: answer?.status(), ...(await headOf(page)) }
      const found = [...faultsOf(head, { address, locale, productUrl }), ...(await faultsInWidths(page))]
      if (found.length > 0) faults[address] = found
    }
    expect(faults).toEqual({})
  })
}

type Head = { status: number | undefined } & Awaited<ReturnType<typeof headOf>>

function faultsOf(head: Head, at: { address: string; locale: Locale; productUrl: string }): string[] {
  const { address, locale, productUrl } = at
  const path = address.replace(/[?#].*/, '')
  const own = productUrl + withLocale(address, locale)
  const isFound = foundPages.includes(address)
  const isMissing = missingPages.includes(address)
  const faults: [string, boolean][] = [
    [`answers ${head.status}`, head.status === (isMissing ? 404 : 200)],
    [`has ${head.h1Count} first headings`, head.h1Count === 1],
    [`is called "${head.title}"`, /^\S.* · Stepmark$/.test(head.title) || head.title === namesOfHome[path]],
    [`is in ${head.lang}`, head.lang === locale],
    [`skips to ${head.skipTarget}`, head.skipTarget === 'MAIN' || !head.hasHeader],
    [`has pictures without size or text: ${head.bareImages}`, head.bareImages.length === 0],
  ]
  const faultsOfFound: [string, boolean][] = [
    [`is described in ${head.description.length} letters`, head.description.length > 40],
    [`has the address ${head.canonical}`, head.canonical === own],
    [`names the languages ${head.languages}`, head.languages.join() === 'en,hi,te,x-default'],
    ['is hidden from search engines', !head.robots.includes('noindex')],
    [`is shared with the picture ${head.picture}`, head.picture === `${productUrl}/og.png`],
    [
      `has breadcrumbs ${head.crumbs}`,
      !isDeep(path) || (head.crumbs.length > 1 && head.crumbs.at(-1) === 'page'),
    ],
    ['tells search engines no way', !isDeep(path) || head.kinds.includes('BreadcrumbList')],
  ]
  const faultsOfPrivate: [string, boolean][] = [
    [`is ${head.robots} for search engines`, head.robots.includes('noindex')],
  ]
  return [...faults, ...(isFound ? faultsOfFound : isMissing ? [] : faultsOfPrivate)]
    .filter(([, isRight]) => !isRight)
    .map(([fault]) => fault)
}

const namesOfHome: Record<string, string> = { '/': 'Stepmark' }

/** Two levels below the home page. */
function isDeep(path: string): boolean {
  return path.split('/').length > 2
}

async function headOf(page: Page) {
  return page.evaluate(() => {
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? ''
    const skip = document.querySelector('body a[href]')?.getAttribute('href') ?? ''
    return {
      hasHeader: document.querySelector('header') !== null,
      h1Count: document.querySelectorAll('h1').length,
      title: document.title,
      lang: document.documentElement.lang,
      skipTarget: skip.startsWith('#') ? document.querySelector(skip)?.tagName : skip,
      description: attribute('meta[name="description"]', 'content'),
      canonical: attribute('link[rel="canonical"]', 'href'),
      languages: [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) =>
        link.getAttribute('hreflang'),
      ),
      robots: attribute('meta[name="robots"]', 'content'),
      picture: attribute('meta[property="og:image"]', 'content'),
      bareImages: [...document.querySelectorAll('img')]
        .filter((image) => !['width', 'height', 'alt'].every((name) => image.hasAttribute(name)))
        .map((image) => image.getAttribute('src')),
      crumbs: [...document.querySelectorAll('nav[aria-label] ol li > :last-child')].map(
        (step) => step.getAttribute('aria-current') ?? step.getAttribute('href'),
      ),
      kinds: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => JSON.parse(script.textContent)['@type'] as string,
      ),
    }
  })
}
