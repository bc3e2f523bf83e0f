import { locales, withLocale } from '../../domain/locales.ts'
import { axe } from '../support/axe.ts'
import { studentPages } from './screens.ts'
import { ananya, expect, test, whenAlive } from './visits.ts'
import { faultsInLargeText } from './widths.ts'

test.describe('signed in', () => {
  test.use({ person: ananya })

  for (const locale of locales) {
    test(`no page of a student in ${locale} scrolls sideways in letters of twice the size`, async ({
      page,
    }) => {
      const faults: string[] = []
      // What a visitor sees too is measured there (heads.test.ts); at the home page, what the header has for a student.
      for (const address of [...studentPages, '/']) {
        await page.goto(withLocale(address, locale))
        await whenAlive(page)
        await page.waitForLoadState('networkidle')
        faults.push(...(await faultsInLargeText(page)).map((fault) => `${address} ${fault}`))
      }
      expect(faults).toEqual([])
    })
  }
})

test('pages in Hindi and Telugu can be read by night', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const faults: string[] = []
  for (const address of ['/hi', '/te/courses/icse-class-10-maths', '/hi/contact-us', '/te/faq']) {
    await page.goto(address)
    const { violations } = await axe(page).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze()
    faults.push(...violations.map(({ id, nodes }) => `${address}: ${id}: ${nodes[0]?.html.slice(0, 160)}`))
  }
  expect(faults).toEqual([])
})
