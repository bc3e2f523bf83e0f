import type { Page } from '@playwright/test'
import { axe } from '../../support/axe.ts'
import { expect, test, whenAlive } from '../visits.ts'

test.describe('everybody can use', () => {
  const screens: { name: string; address: string; prepare?(page: Page): Promise<void> }[] = [
    { name: 'the contact page', address: '/contact-us' },
    {
      name: 'the contact form with its errors',
      address: '/contact-us',
      async prepare(page) {
        await page.getByRole('button', { name: 'Send Message' }).click()
        // The first wrong field takes the focus, and the page goes there.
        await expect(page.getByLabel('Name')).toBeFocused()
        await expect(page.getByText('Name is required')).toBeVisible()
      },
    },
    { name: 'the subscription', address: '/subscribe' },
    { name: 'the link that confirms', address: '/subscription/confirm?token=x' },
    { name: 'the talent hub', address: '/talent-hub' },
    { name: 'the skill sprint', address: '/skill-sprint' },
    {
      name: 'the application with its errors',
      address: '/talent-hub',
      async prepare(page) {
        await page.getByRole('main').getByRole('button', { name: 'Apply Now', exact: true }).click()
        await page.getByRole('button', { name: 'Send application' }).click()
      },
    },
    { name: 'what is to come', address: '/comming-soon?topic=guest-lectures' },
  ]
  for (const { name, address, prepare } of screens) {
    test(`${name}, by day and by night, on a narrow phone too`, async ({ page }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width: colorScheme === 'light' ? 320 : 1280, height: 800 })
        await page.goto(address)
        await whenAlive(page)
        await prepare?.(page)
        // A link that lies half under the header at this moment is not small.
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await expect(page.getByRole('banner')).not.toHaveCSS('position', 'fixed')
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
        const { violations } = await axe(page)
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
      }
    })
  }
})
