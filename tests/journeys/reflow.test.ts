import type { Page } from '@playwright/test'
import { withLocale } from '../../domain/locales.ts'
import { axe } from '../support/axe.ts'
import { missingPages, openPages } from './screens.ts'
import { expect, test } from './visits.ts'

test.use({ javaScriptEnabled: false })

for (const locale of ['hi', 'te'] as const) {
  test(`no page in ${locale} scrolls sideways on a narrow phone or a small desk, and the header fits`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const faults: string[] = []
    for (const address of [...openPages, ...missingPages]) {
      await page.goto(withLocale(address, locale))
      for (const width of [320, 1024]) {
        await page.setViewportSize({ width, height: 800 })
        const excess = await excessWidth(page)
        if (excess > 0) faults.push(`${address} is ${excess} pixels too wide at ${width}`)
        if (await isHeaderCut(page)) faults.push(`${address} has a header that is cut at ${width}`)
      }
    }
    expect(faults).toEqual([])
  })
}

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

function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** True if anything of the header stands outside the page, or one part lies over another. */
function isHeaderCut(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const row = document.querySelector('.site-header-row')
    if (row === null) return false
    const parts = [...row.children]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > 0)
    return parts.some(
      ({ left, right }, index) =>
        left < 0 || right > innerWidth + 0.5 || left < (parts[index - 1]?.right ?? 0) - 0.5,
    )
  })
}
