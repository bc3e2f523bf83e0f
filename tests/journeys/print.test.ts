import { expect, test } from './visits.ts'

test('an article, a policy and a resource print their text alone', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const address of [
    '/blog/why-root-two-is-irrational',
    '/refund-policy',
    '/resources-repository/formula-sheet',
  ]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.locator('main p:visible').count()).toBeGreaterThan(3)
    const shown = await page
      .locator('body > :not(main), main nav, main button, main form')
      .evaluateAll((parts) =>
        parts.filter((part) => part.checkVisibility()).map((part) => part.outerHTML.slice(0, 120)),
      )
    expect
      .soft(
        shown.filter((part) => !part.startsWith('<script')),
        address,
      )
      .toEqual([])
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  }
})
