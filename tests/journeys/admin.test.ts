import type { Page } from '@playwright/test'
import { expectCleanAdmin, holdCounts } from '../support/admin-visits.ts'
import { ananya, expect, test } from './visits.ts'

const course = 'Telangana SSC Maths with Telugu chapter words'

/** Signs the owner of the demo in, as its button fills in. */
async function enterAdmin(page: Page, path = '/admin/inbox'): Promise<void> {
  await page.goto(path)
  // A code is good once: while those of the half minute are used, the button says so.
  await expect(async () => {
    await page.getByRole('button', { name: 'Fill in the demo owner' }).click()
    await expect(page.getByLabel('Code')).toHaveValue(/^\d{6}$/, { timeout: 1000 })
  }).toPass({ timeout: 60_000, intervals: [5000] })
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible()
}

test.describe('the owner and a student', () => {
  test.use({ person: ananya })

  test('meet in a ticket: answered in the admin, seen by the student at once, and written down', async ({
    page,
    browser,
    productUrl,
  }) => {
    await page.goto('/support')
    await page.getByLabel('Select Course').selectOption({ label: course })
    await page.getByLabel('Message').fill('Is every square a rhombus?')
    await page.getByRole('button', { name: 'Submit Ticket' }).click()
    await expect(page).toHaveURL(/\?ticket=TKT-\d{4}-\d{5}$/)
    const number = new URL(page.url()).searchParams.get('ticket') ?? ''

    const office = await browser.newContext({ baseURL: productUrl, serviceWorkers: 'block' })
    const admin = await office.newPage()
    await enterAdmin(admin)
    await expect(admin).toHaveURL(/\/admin\/inbox$/)
    await expectCleanAdmin(admin)
    await admin.getByRole('searchbox').fill(number)
    await admin.getByRole('searchbox').press('Enter')
    await expect(admin).toHaveURL(new RegExp(`search=${number}$`))
    await admin.getByRole('table').getByRole('link', { name: 'Is every square a rhombus?' }).click()

    await expect(admin.getByRole('heading', { name: 'Ananya Rao' })).toBeVisible()
    await expect(admin.getByText(ananya.email)).toBeVisible()
    await expect(admin.getByText('First answer due', { exact: false })).toBeVisible()
    await expectCleanAdmin(admin)

    await admin.getByLabel('New note').fill('Looks like homework of the week')
    await admin.getByRole('button', { name: 'Add note' }).click()
    await expect(admin.getByText('Note added')).toBeVisible()
    await admin.getByLabel('Assigned to').selectOption({ label: 'Lakshmi Iyer' })
    await expect(admin.getByText('Assigned', { exact: true })).toBeVisible()

    await admin.getByRole('button', { name: 'Insert a saved reply' }).press('Enter')
    await admin.getByRole('menuitem', { name: 'Which step is unclear?' }).click()
    await expect(admin.getByLabel('Reply')).toHaveValue(/^Hello Ananya Rao,/)
    await admin.getByLabel('Reply').fill('Yes: its four sides are equal.')
    await admin.getByRole('button', { name: 'Send reply' }).click()
    await expect(admin.getByText('Reply sent')).toBeVisible()
    await expect(admin.getByLabel('Reply')).toHaveValue('')

    const conversation = page.getByRole('log')
    await expect(conversation).toContainText('Yes: its four sides are equal.')
    await expect(conversation).toContainText('Lakshmi Iyer')
    await expect(conversation).not.toContainText('homework')
    await admin.getByLabel('Status').selectOption({ label: 'Solved' })
    await expect(conversation).toContainText('Marked as solved.')

    await admin.getByRole('link', { name: 'Audit log' }).click()
    for (const act of ['Replied', 'Added a note', 'Assigned', 'Changed the status', 'Viewed'])
      await expect(admin.getByRole('link', { name: act }).first()).toBeVisible()
    await expectCleanAdmin(admin)

    await admin.getByRole('button', { name: 'Log out' }).click()
    await expect(admin.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await admin.goto('/admin/inbox')
    await expect(admin.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await office.close()
  })

  test('hear nothing of one another: a student’s session opens nothing in the admin', async ({ page }) => {
    await page.goto('/admin/audit')
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await expectCleanAdmin(page)
  })
})

test('a session that ends loses neither the place nor the typed text', async ({ page, context }) => {
  await enterAdmin(page, '/admin/inbox?status=waiting')
  await page.getByRole('table').getByRole('link').first().click()
  const held = page.waitForResponse((answer) => answer.url().endsWith('/holdCase'))
  await page.getByLabel('Reply').fill('Half an answer')
  await held
  const address = page.url()
  await holdCounts(page)
  await context.clearCookies()
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(page.url()).toBe(address)
  await expect(async () => {
    await page.getByRole('button', { name: 'Fill in the demo owner' }).click()
    await expect(page.getByLabel('Code')).toHaveValue(/^\d{6}$/, { timeout: 1000 })
  }).toPass({ timeout: 70_000, intervals: [5000] })
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByLabel('Reply')).toHaveValue('Half an answer')
  await page.goBack()
  await expect(page.getByRole('navigation', { name: 'Status' }).getByText('Waiting')).toBeVisible()
  expect(page.url()).toContain('status=waiting')
})
