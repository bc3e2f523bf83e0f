import type { Page } from '@playwright/test'
import { expectCleanDesk } from '../support/desk-visits.ts'
import { ananya, expect, test } from './visits.ts'

const course = 'Telangana SSC Maths with Telugu chapter words'

/** Signs the owner of the demo in, as its button fills in. */
async function enterDesk(page: Page, path = '/desk'): Promise<void> {
  await page.goto(path)
  // A code is good once: while those of the half minute are used, the button says so.
  await expect(async () => {
    await page.getByRole('button', { name: 'Fill in the demo owner' }).click()
    await expect(page.getByLabel('Code')).toHaveValue(/^\d{6}$/, { timeout: 1000 })
  }).toPass({ timeout: 60_000, intervals: [5000] })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible()
}

test.describe('the owner and a student', () => {
  test.use({ person: ananya })

  test('meet in a ticket: answered at the desk, seen by the student at once, and written down', async ({
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
    const desk = await office.newPage()
    await enterDesk(desk)
    await expect(desk).toHaveURL(/\/desk\/inbox$/)
    await expectCleanDesk(desk)
    await desk.getByRole('searchbox').fill(number)
    await desk.getByRole('searchbox').press('Enter')
    await expect(desk).toHaveURL(new RegExp(`search=${number}$`))
    await desk.getByRole('table').getByRole('link', { name: 'Is every square a rhombus?' }).click()

    await expect(desk.getByRole('heading', { name: 'Ananya Rao' })).toBeVisible()
    await expect(desk.getByText(ananya.email)).toBeVisible()
    await expect(desk.getByText('First answer due', { exact: false })).toBeVisible()
    await expectCleanDesk(desk)

    await desk.getByLabel('New note').fill('Looks like homework of the week')
    await desk.getByRole('button', { name: 'Add note' }).click()
    await expect(desk.getByText('Note added')).toBeVisible()
    await desk.getByLabel('Given to').selectOption({ label: 'Lakshmi Iyer' })
    await expect(desk.getByText('Assigned', { exact: true })).toBeVisible()

    await desk.getByRole('button', { name: 'Insert a reply' }).press('Enter')
    await desk.getByRole('menuitem', { name: 'Which step is unclear?' }).click()
    await expect(desk.getByLabel('Answer')).toHaveValue(/^Hello Ananya Rao,/)
    await desk.getByLabel('Answer').fill('Yes: its four sides are equal.')
    await desk.getByRole('button', { name: 'Send answer' }).click()
    await expect(desk.getByText('Answer sent')).toBeVisible()
    await expect(desk.getByLabel('Answer')).toHaveValue('')

    const conversation = page.getByRole('log')
    await expect(conversation).toContainText('Yes: its four sides are equal.')
    await expect(conversation).toContainText('Lakshmi Iyer')
    await expect(conversation).not.toContainText('homework')
    await desk.getByLabel('Status').selectOption({ label: 'Solved' })
    await expect(conversation).toContainText('Marked as solved.')

    await desk.getByRole('link', { name: 'Audit log' }).click()
    for (const act of ['Answered', 'Added a note', 'Assigned', 'Changed the status', 'Looked at'])
      await expect(desk.getByRole('link', { name: act }).first()).toBeVisible()
    await expectCleanDesk(desk)

    await desk.getByRole('button', { name: 'Sign out' }).click()
    await expect(desk.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await desk.goto('/desk/inbox')
    await expect(desk.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await office.close()
  })

  test('hear nothing of one another: a student’s session opens nothing at the desk', async ({ page }) => {
    await page.goto('/desk/audit')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expectCleanDesk(page)
  })
})

test('a session that ends loses neither the place nor the words', async ({ page, context }) => {
  await enterDesk(page, '/desk/inbox?status=waiting')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByLabel('Answer').fill('Half an answer')
  const address = page.url()
  await context.clearCookies()
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(page.url()).toBe(address)
  await expect(async () => {
    await page.getByRole('button', { name: 'Fill in the demo owner' }).click()
    await expect(page.getByLabel('Code')).toHaveValue(/^\d{6}$/, { timeout: 1000 })
  }).toPass({ timeout: 70_000, intervals: [5000] })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Answer')).toHaveValue('Half an answer')
  await page.goBack()
  await expect(page.getByRole('navigation', { name: 'Status' }).getByText('Waiting')).toBeVisible()
  expect(page.url()).toContain('status=waiting')
})
