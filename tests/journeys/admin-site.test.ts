import { enterAdminAs, expectCleanAdmin } from '../support/admin-visits.ts'
import { expect, test } from './visits.ts'

test('the owner changes the batch month, and pages say it within a second', async ({
  page,
  browser,
  productUrl,
}) => {
  test.setTimeout(120_000)
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
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Write something here')).toBeVisible()
  await month.fill('Octember')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved; pages show it now').first()).toBeVisible()
  await expect.poll(read, { timeout: 1000, intervals: [100] }).toContain('Octember')
  await month.fill(before)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(read, { timeout: 5000, intervals: [100] }).not.toContain('Octember')
  await visitors.close()
})

test('a list is added to, put into another order and taken from by keyboard', async ({ page }) => {
  await enterAdminAs(page, 'owner', '/admin/site/homeQuestions')
  const questions = page.getByLabel('Question', { exact: true })
  await expect(questions.first()).toBeVisible()
  const count = await questions.count()
  const first = await questions.first().inputValue()
  await page.getByRole('button', { name: 'Move down: Questions of the home page, 1' }).press('Enter')
  await expect(questions.nth(1)).toHaveValue(first)
  await page.getByRole('button', { name: 'Add: Questions of the home page' }).press('Enter')
  await expect(questions).toHaveCount(count + 1)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Write something here').first()).toBeVisible()
  await expect(questions.last()).toBeFocused()
  await page.getByRole('button', { name: `Remove: Questions of the home page, ${count + 1}` }).press('Enter')
  await expect(questions).toHaveCount(count)
  await expectCleanAdmin(page)
})

test('a policy is given a version that holds from a later day', async ({ page }) => {
  test.setTimeout(120_000)
  await enterAdminAs(page, 'owner', '/admin/policies/penalty-rules')
  await expect(page.getByRole('toolbar')).toHaveCount(2)
  await expectCleanAdmin(page)
  await page.getByLabel('Holds from').fill('2020-01-01')
  await page.getByLabel('What it changes').fill('Nothing but its date.')
  await page.getByRole('button', { name: 'Save this version' }).click()
  await expect(page.getByText('Choose today or a later day', { exact: false }).first()).toBeVisible()
  const day = new Date(Date.now() + 40 * 24 * 3600_000).toISOString().slice(0, 10)
  await page.getByLabel('Holds from').fill(day)
  await page.getByRole('button', { name: 'Save this version' }).click()
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
  const note = page.getByLabel('Footnote')
  const before = await note.inputValue()
  const typed = `${before} Counted again.`
  await note.fill(typed)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(note).toHaveValue(typed)
  await expect(page.getByText('What was typed here before and not saved is back.')).toBeVisible()
  await expectCleanAdmin(page)

  const session = await context.cookies()
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await context.addCookies(session)
  await page.reload()
  await expect(note).toHaveValue(typed)
  await page.getByRole('button', { name: 'Begin again from what is saved' }).click()
  await expect(note).toHaveValue(before)
  await page.reload()
  await expect(note).toHaveValue(before)
  await expect(page.getByText('What was typed here before')).toHaveCount(0)
})

test('an entry that a colleague saved meanwhile is compared, and neither version is lost unseen', async ({
  page,
  browser,
  productUrl,
}) => {
  test.setTimeout(120_000)
  await enterAdminAs(page, 'owner', '/admin/site/showcase')
  const heading = page.getByLabel('Heading')
  const before = await heading.inputValue()
  await heading.fill('What I typed')

  const office = await browser.newContext({ baseURL: productUrl, serviceWorkers: 'block' })
  const colleague = await office.newPage()
  await enterAdminAs(colleague, 'author', '/admin/site/showcase')
  const save = async (words: string) => {
    await colleague.getByLabel('Heading').fill(words)
    await colleague.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(colleague.getByText('Saved; pages show it now').first()).toBeVisible()
  }
  await save('What a colleague saved')

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const conflict = page.getByRole('region', { name: 'Two people changed this' })
  await conflict.getByRole('button', { name: 'Look at both' }).click()
  await expect(conflict.getByRole('region', { name: 'Heading' })).toContainText('What a colleague saved')
  await expect(conflict.getByRole('region', { name: 'Heading' })).toContainText('What I typed')
  await expectCleanAdmin(page)
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await expect(conflict).toHaveCount(0)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved; pages show it now').first()).toBeVisible()

  // Found at once where the page was loaded again meanwhile.
  await heading.fill('What I typed later')
  await colleague.reload()
  await save(before)
  await page.reload()
  await conflict.getByRole('button', { name: 'Take theirs' }).click()
  await expect(heading).toHaveValue(before)
  await office.close()
})
