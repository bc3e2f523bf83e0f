import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './visits.ts'

/** Signs somebody of the demo staff in; the codes of a half minute are good once, so it may wait for the next. */
export async function enterDeskAs(page: Page, role: 'owner' | 'support', path = '/desk'): Promise<void> {
  await page.goto(path)
  await expect(async () => {
    const answer = await page.request.get(`/dev/desk?role=${role}`)
    const { email, password, code } = await answer.json()
    expect(code).toMatch(/^\d{6}$/)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Code').fill(code)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 70_000, intervals: [5000] })
}

/** No barrier in light or dark, and nothing runs off a narrow screen. */
export async function expectCleanDesk(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes[0]?.html}`)).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
  const width = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.setViewportSize(width)
}
