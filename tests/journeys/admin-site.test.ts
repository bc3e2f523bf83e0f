import type { Page } from '@playwright/test'
import { enterAdminAs, expectCleanAdmin, toastsGone } from '../support/admin-visits.ts'
import { expect, test } from './visits.ts'

test('the owner changes the batch month, and pages say it soon', async ({ page, browser, productUrl }) => {
  await enterAdminAs(page, 'owner', '/admin/site')
  await expect(page.getByRole('link', { name: 'Batch month' })).toBeVisible()
  await expectCleanAdmin(page)
  await page.getByRole('link', { name: 'Batch month' }).click()
  const month = page.getByLabel('Month')
  const before = await month.inputValue()
  await expectCleanAdmin(page)
  const visitors = await browser.newContext({ baseURL: productUrl, serviceWorkers: 'block' })
  const read = async () => (await visitors.request.get('/talent-hub')).text()
  await month.fill(' ')
  await publish(page)
  await expect(page.getByText('This field is required')).toBeVisible()
  await month.fill('Octember')
  await expect(page.getByText('These changes are not published yet.')).toBeVisible()
  expect(await read()).not.toContain('Octember')
  await publish(page)
  await expect(page.getByText('Changes published').first()).toBeVisible()
  await expect.poll(read, { intervals: [100] }).toContain('Octember')
  await month.fill(before)
  await publish(page)
  await expect.poll(read, { intervals: [100] }).not.toContain('Octember')
  await visitors.close()
})

test('a list is added to, put into another order and taken from by keyboard', async ({ page }) => {
  await enterAdminAs(page, 'owner', '/admin/site/homeQuestions')
  const questions = page.getByLabel('Question', { exact: true })
  await expect(questions.first()).toBeVisible()
  const count = await questions.count()
  const first = await questions.first().inputValue()
  await page.getByRole('button', { name: 'Move down: Home page questions, 1' }).press('Enter')
  await expect(questions.nth(1)).toHaveValue(first)
  await page.getByRole('button', { name: 'Add: Home page questions' }).press('Enter')
  await expect(questions).toHaveCount(count + 1)
  await publish(page)
  await expect(page.getByText('This field is required').first()).toBeVisible()
  await expect(questions.last()).toBeFocused()
  await page.getByRole('button', { name: `Remove: Home page questions, ${count + 1}` }).press('Enter')
  await expect(questions).toHaveCount(count)
  await expectCleanAdmin(page)
})

test('a policy is given a version that holds from a later day', async ({ page }) => {
  await enterAdminAs(page, 'owner', '/admin/policies/penalty-rules')
  await expect(page.getByRole('toolbar')).toHaveCount(2)
  await expectCleanAdmin(page)
  await page.getByLabel('In force from').fill('2020-01-01')
  await page.getByLabel('What changes').fill('Nothing but its date.')
  await page.getByRole('button', { name: 'Publish this version' }).click()
  await expect(page.getByText('Choose today or a later date', { exact: false }).first()).toBeVisible()
  const day = new Date(Date.now() + 40 * 24 * 3600_000).toISOString().slice(0, 10)
  await page.getByLabel('In force from').fill(day)
  await page.getByRole('button', { name: 'Publish this version' }).click()
  await expect(page.getByText('(coming)')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Correct version', exact: false })).toBeVisible()
  await page.goto('/penalty-rules')
  await expect(page.getByText('Nothing but its date.')).toHaveCount(0)
})

test('what was typed of an entry is there again after a reload and after a session that ended', async ({
  page,
  context,
}) => {
  await enterAdminAs(page, 'owner', '/admin/site/figures')
  const note = page.getByRole('textbox', { name: 'Footnote' })
  const before = await note.inputValue()
  const typed = `${before} Counted again.`
  const session = await context.cookies()
  await context.clearCookies()
  await note.fill(typed)
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await context.addCookies(session)
  await page.reload()
  await expect(note).toHaveValue(typed)
  await expect(saved(page)).toBeVisible()
  await expectCleanAdmin(page)

  await page.getByText('Earlier versions').click()
  const first = page.getByRole('listitem').filter({ hasText: 'Version 0' })
  await expect(first).toContainText('Live since')
  await first.getByRole('button', { name: 'Compare with the draft' }).click()
  const footnote = first.getByRole('region', { name: 'Footnote (English)' })
  await expect(footnote.locator('mark').last()).toContainText('Counted again.')
  await expectCleanAdmin(page)
  await first.getByRole('button', { name: 'Restore as draft' }).click()
  await expect(note).toHaveValue(before)
  await expect(saved(page)).toBeVisible()
})

test('an entry that a colleague saved meanwhile is merged field by field, and where both wrote one chooses', async ({
  page,
  browser,
  productUrl,
}) => {
  await enterAdminAs(page, 'owner', '/admin/site/showcase')
  const office = await browser.newContext({ baseURL: productUrl, serviceWorkers: 'block' })
  const colleague = await office.newPage()
  await enterAdminAs(colleague, 'author', '/admin/site/showcase')
  const heading = page.getByRole('textbox', { name: 'Heading' })
  const before = await heading.inputValue()
  await colleague.getByLabel('Source', { exact: true }).fill('What a colleague knows')
  await expect(saved(colleague)).toBeVisible()
  await heading.fill('What I typed')
  await expect(page.getByLabel('Source', { exact: true })).toHaveValue('What a colleague knows')
  await expect(saved(page)).toBeVisible()

  await colleague.getByRole('textbox', { name: 'Heading' }).fill('What a colleague saved')
  const conflict = colleague.getByRole('region', { name: 'Two people changed this' })
  await expect(conflict.getByRole('region', { name: 'Heading' })).toContainText('What a colleague saved')
  await expect(conflict.getByRole('region', { name: 'Heading' })).toContainText('What I typed')
  await expect(conflict.getByRole('region')).toHaveCount(1)
  await toastsGone(colleague)
  await expectCleanAdmin(colleague)
  // Looked up again in case the page reloads.
  await colleague.reload()
  await conflict.getByRole('button', { name: 'Take theirs' }).click()
  await expect(colleague.getByRole('textbox', { name: 'Heading' })).toHaveValue('What I typed')
  await heading.fill(before)
  await expect(saved(page)).toBeVisible()
  await office.close()
})

const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click()
const saved = (page: Page) => page.getByText(/^Saved at \d\d:\d\d$/)
