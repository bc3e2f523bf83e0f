import { localeNames, locales, withLocale } from '../../domain/locales.ts'
import { axe, rulesOfColour } from '../support/axe.ts'
import { expect, test } from '../support/browser.ts'
import { serveGallery } from '../support/built-gallery.ts'

test('every component fits its width, in each language, in the light and the dark theme', async ({
  page,
}) => {
  const gallery = await serveGallery()
  try {
    for (const locale of locales) {
      // The other languages are chosen on the page.
      if (locale === locales[0]) await page.goto(`${gallery.url}${withLocale('/gallery', locale)}`)
      else await page.getByRole('link', { name: localeNames[locale] }).click()
      const themes = page.locator('main > [data-theme]')
      await expect(themes).toHaveCount(2)
      await themes.first().locator('[data-part=Practice]').scrollIntoViewIfNeeded()
      // The marks of a sheet are a state too.
      const sheets = page.getByRole('button', { name: 'OK', exact: true })
      await expect(sheets).toHaveCount(8)
      await sheets.evaluateAll((buttons) => {
        for (const button of buttons) if (button instanceof HTMLElement) button.click()
      })
      await expect(sheets).toHaveCount(0)
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
      await page.setViewportSize({ width: 1280, height: 800 })
    }
    for (const theme of ['light', 'dark']) {
      const all = axe(page).include(`main > [data-theme=${theme}]`)
      // Both themes are on one page, so a landmark appears twice.
      const check = theme === 'light' ? all.disableRules('landmark-unique') : all.withRules(rulesOfColour)
      const { violations } = await check.analyze()
      expect(
        violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      ).toEqual([])
    }
  } finally {
    gallery.close()
  }
})
