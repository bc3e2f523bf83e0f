import type { Page } from '@playwright/test'
import { locales, withLocale } from '../../domain/locales.ts'
import { axe } from '../support/axe.ts'
import { missingPages, openPages, studentPages } from './screens.ts'
import { ananya, expect, test, whenAlive } from './visits.ts'

test.use({ javaScriptEnabled: false })

for (const locale of locales) {
  test(`no page in ${locale} scrolls sideways on a narrow phone, a small admin or in letters of twice the size, and the header fits`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const faults: string[] = []
    for (const address of [...openPages, ...missingPages]) {
      await page.goto(withLocale(address, locale))
      for (const width of [320, 1024]) {
        await page.setViewportSize({ width, height: 800 })
        const { excess, isHeaderCut } = await page.evaluate(measure)
        if (excess > 0) faults.push(`${address} is ${excess} pixels too wide at ${width}`)
        if (isHeaderCut) faults.push(`${address} has a header that is cut at ${width}`)
      }
      faults.push(...(await faultsInLargeLetters(page, address)))
    }
    expect(faults).toEqual([])
  })
}

test.describe('signed in', () => {
  test.use({ javaScriptEnabled: true, person: ananya })

  for (const locale of locales) {
    test(`no page of a student in ${locale} scrolls sideways in letters of twice the size`, async ({
      page,
    }) => {
      const faults: string[] = []
      for (const address of [
        ...studentPages,
        '/',
        '/courses',
        '/courses/icse-class-10-maths',
        '/contact-us',
      ]) {
        await page.goto(withLocale(address, locale))
        await whenAlive(page)
        await page.waitForLoadState('networkidle')
        faults.push(...(await faultsInLargeLetters(page, address)))
      }
      expect(faults).toEqual([])
    })
  }
})

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true })

  for (const locale of ['hi', 'te'] as const) {
    test(`pages in ${locale} can be read by night`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      const faults: string[] = []
      for (const address of ['/', '/courses/icse-class-10-maths', '/contact-us', '/faq']) {
        await page.goto(withLocale(address, locale))
        const { violations } = await axe(page).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze()
        faults.push(
          ...violations.map(({ id, nodes }) => `${address}: ${id}: ${nodes[0]?.html.slice(0, 160)}`),
        )
      }
      expect(faults).toEqual([])
    })
  }
})

/** Both ways in which letters grow: the page's own measure, and every text for itself (WCAG 1.4.4). */
async function faultsInLargeLetters(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 800 })
  const faults: string[] = []
  for (const grow of [growMeasure, growTexts]) {
    await page.evaluate(grow)
    const { excess } = await page.evaluate(measure)
    if (excess > 0) faults.push(`${address} is ${excess} pixels too wide after ${grow.name}`)
  }
  return faults
}

function growMeasure(): void {
  document.documentElement.style.fontSize = '200%'
}

/** As a phone's browser does that enlarges text alone. */
function growTexts(): void {
  document.documentElement.style.fontSize = ''
  const texts = [...document.querySelectorAll<HTMLElement>('body, body *:not(.katex *)')].map((element) => ({
    element,
    size: Number.parseFloat(getComputedStyle(element).fontSize),
  }))
  for (const { element, size } of texts) element.style.fontSize = `${2 * size}px`
}

/** Pixels by which the page can be scrolled sideways, and whether a part of its header stands outside it or over another. */
function measure(): { excess: number; isHeaderCut: boolean } {
  const { scrollWidth, clientWidth } = document.documentElement
  const parts = [...(document.querySelector('.site-header-row')?.children ?? [])]
    .map((part) => part.getBoundingClientRect())
    .filter(({ width }) => width > 0)
  const isHeaderCut = parts.some(
    ({ left, right }, index) =>
      left < 0 || right > innerWidth + 0.5 || left < (parts[index - 1]?.right ?? 0) - 0.5,
  )
  return { excess: scrollWidth - clientWidth, isHeaderCut }
}
