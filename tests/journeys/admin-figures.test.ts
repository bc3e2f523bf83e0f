import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Job } from '../../domain/admin/rules.ts'
import { enterAdminAs, expectCleanAdmin } from '../support/admin-visits.ts'
import { expect, hold, test } from './visits.ts'

const sizes = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
]

/** Nothing runs off the side, in either width. */
async function expectFits(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(size.width)
  }
}

async function enter(page: Page, job: Job): Promise<void> {
  await enterAdminAs(page, job, '/admin')
  await expect(page.getByRole('heading', { name: 'What needs attention now' })).toBeVisible()
}

/** Every figure is taken along as it is shown. */
async function expectFiles(page: Page): Promise<void> {
  const buttons = page.getByRole('button', { name: /^Export as CSV/ })
  const figures = page.getByRole('main').locator('table, dl[aria-label]')
  await expect(buttons).toHaveCount(await figures.count())
  expect(await buttons.count()).toBeGreaterThanOrEqual(6)
  for (const button of await buttons.all()) {
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
    expect(file.suggestedFilename()).toMatch(/-\d.*\.csv$/)
    const figure = button.locator('xpath=ancestor::*[.//table or .//dl][1]')
    const shown = await figure.locator('th[scope=row], dt').allTextContents()
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n').slice(1)
    const first = (line: string) => /^"((?:[^"]|"")*)"/.exec(line)?.[1]?.replaceAll('""', '"')
    expect(lines.map(first)).toEqual(shown)
  }
}

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('an owner sees pending work, opens it, and compares the figures of two periods', async ({ page }) => {
  test.slow()
  await enter(page, 'owner')
  const waiting = group(page, 'What needs attention now')
  await expect(waiting.getByRole('link')).not.toHaveCount(0)
  // The demo sold for three months: until its weeks are counted, the figures say so.
  await expect(async () => {
    await page.reload()
    for (const name of ['Money', 'Learning'])
      await expect(group(page, name).getByText('Counted at', { exact: false }).first()).toBeVisible({
        timeout: 15_000,
      })
    await expect(page.getByText('still being counted', { exact: false })).toHaveCount(0, { timeout: 1000 })
  }).toPass({ timeout: 400_000 })
  const money = group(page, 'Money')
  // By keyboard, a chart says what its table says, bar by bar; with more days, the same one is read.
  const chart = money.getByRole('slider', { name: 'Read bar by bar' }).first()
  await chart.press('End')
  await chart.press('ArrowLeft')
  const dayBefore = (await chart.getAttribute('aria-valuetext'))?.split(':')[0]
  const daysBefore = Number(await chart.getAttribute('max'))
  const learningOfPeriod = await hold(page, '**/getLearningFigures*90*')
  await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: '90 days' }).click()
  await expect(page).toHaveURL(/period=90/)
  await expect(money.getByRole('definition').first()).toHaveText(/^₹[1-9]/)
  await expect.poll(async () => Number(await chart.getAttribute('max'))).toBeGreaterThan(daysBefore)
  await expect(chart).toHaveAttribute('aria-valuetext', new RegExp(`^${dayBefore}: Gross ₹`))
  await chart.press('End')
  await money.getByText('As a table').first().click()
  await expect(money.getByRole('columnheader', { name: 'Refunded' })).toBeVisible()
  const lastRow = money.getByRole('table').first().getByRole('row').last()
  const day = await lastRow.getByRole('rowheader').innerText()
  await expect(chart).toHaveAttribute('aria-valuetext', new RegExp(`^${day}: Gross ₹`))
  const read = money.getByRole('listitem').filter({ hasText: day })
  await expect(read).toBeVisible()
  await chart.press('ArrowLeft')
  await expect(read).toHaveCount(0)
  await expect(group(page, 'Learning').getByText('Lessons started').first()).toBeVisible()
  // The previous period's figures are shown dimmed until they have loaded.
  const before = group(page, 'Learning').locator('[aria-busy=true]')
  await expect(before).toHaveCount(1)
  learningOfPeriod.release()
  await expect(before).toHaveCount(0)
  await expectFiles(page)
  await expectFits(page)
  await expectCleanAdmin(page)
  await waiting.getByRole('link').filter({ hasText: 'refund request' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Refunds' })).toBeVisible()
})

test('finance sees money and payouts, and nothing of learning', async ({ page }) => {
  await enter(page, 'finance')
  await expect(group(page, 'Money')).toBeVisible()
  await expect(group(page, 'Learning')).toHaveCount(0)
  await page.getByRole('link', { name: 'Payouts and differences' }).click()
  await expect(page.getByRole('heading', { name: 'Payouts', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Differences' })).toBeVisible()
  await expectFits(page)
  await expectCleanAdmin(page)
})

test('an author sees how the students of a course are, and one of them, without the account', async ({
  page,
}) => {
  await enter(page, 'author')
  await expect(group(page, 'Money')).toHaveCount(0)
  await group(page, 'Learning').getByRole('link', { name: 'Students by name' }).click()
  await expect(page.getByRole('heading', { name: 'Student progress', level: 1 })).toBeVisible()
  await page.getByLabel('Course').selectOption({ label: 'Telangana SSC Maths with Telugu chapter words' })
  const learner = page
    .getByRole('table', { name: 'Student progress' })
    .getByRole('link', { name: 'Ananya Rao' })
  await expect(learner).toBeVisible()
  await expectFits(page)
  await expectCleanAdmin(page)
  await learner.click()
  await expect(page.getByRole('heading', { name: 'Marks by skill' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Orders' })).toHaveCount(0)
  await expectFits(page)
  await expectCleanAdmin(page)
})
