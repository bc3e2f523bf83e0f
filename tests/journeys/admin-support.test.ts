import { enterAdminAs, expectCleanAdmin } from '../support/admin-visits.ts'
import { expect, test } from './visits.ts'

test('support answers a visitor by mail and solves several rows at once', async ({ page, request }) => {
  const visitor = `visitor-${Date.now()}@example.com`
  const written = { name: 'Padma Visitor', email: visitor, phone: '9848012345' }
  for (const message of ['Do you teach on Sundays?', 'And on holidays?']) {
    const sent = await request.post('/api/v1/student/contactSupport', { data: { ...written, message } })
    expect(sent.ok()).toBe(true)
  }
  await enterAdminAs(page, 'support', `/admin/inbox?search=${visitor}`)
  await page.getByRole('table').getByRole('link', { name: 'Do you teach on Sundays?' }).click()
  await page.getByLabel('Reply').fill('On Saturdays only.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByText('Reply sent')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Conversation' })).toContainText('On Saturdays only.')
  await expect
    .poll(async () => (await request.get(`/dev/mailbox?to=${visitor}`)).text())
    .toContain('On Saturdays only.')

  await page.goto(`/admin/inbox?search=${visitor}`)
  await page.getByLabel('Select all rows').check()
  await page.getByRole('region', { name: 'Selected rows' }).getByLabel('Status').selectOption('solved')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Set 2 to Solved?')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Status changed: 2')).toBeVisible()
  await expect(page.getByRole('table').getByText('Solved')).toHaveCount(2)
  await expectCleanAdmin(page)

  await page.goto('/admin/inbox')
  await page.getByLabel('Due').selectOption({ label: 'Overdue' })
  await page.getByLabel('Sort by').selectOption({ label: 'Due first' })
  await expect(page).toHaveURL(/due=late&sort=due/)
  await expect(
    page
      .getByRole('table')
      .getByText(/due .* ago/)
      .first(),
  ).toBeVisible()
})

test('support writes a reply and puts it first', async ({ page }) => {
  await enterAdminAs(page, 'support', '/admin/replies')
  const form = page.locator('section', { hasText: 'New reply' })
  await form.getByLabel('Title').fill('On holiday')
  await form.getByLabel('Text').fill('Hello {name}, we are back on Monday.')
  await form.getByRole('button', { name: 'Save reply' }).click()
  await expect(page.getByText('Reply saved')).toBeVisible()
  const up = page.getByRole('button', { name: 'Up: On holiday' })
  const titles = page.getByRole('listitem').getByRole('heading')
  for (let place = (await titles.count()) - 1; place > 0; place -= 1) {
    await up.click()
    await expect(titles.nth(place - 1)).toContainText('On holiday')
  }
  await expectCleanAdmin(page)
  await page.getByRole('button', { name: 'Delete: On holiday' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Delete “On holiday”?')
  await expectCleanAdmin(page)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Reply deleted')).toBeVisible()
})

test('a note whose answer is lost on the line is stored once, also after the page was loaded again', async ({
  page,
  request,
  complaints,
}) => {
  const visitor = `noted-${Date.now()}@example.com`
  const written = {
    name: 'Padma Visitor',
    email: visitor,
    phone: '9848012345',
    message: 'May I pay by cheque?',
  }
  expect((await request.post('/api/v1/student/contactSupport', { data: written })).ok()).toBe(true)
  await enterAdminAs(page, 'support', `/admin/inbox?search=${visitor}`)
  await page.getByRole('table').getByRole('link', { name: 'May I pay by cheque?' }).click()
  await page.route('**/admin/addNote', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByLabel('New note').fill('Asked the school office')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('The server isn’t responding.', { exact: false })).toBeVisible()
  await page.unroute('**/admin/addNote')
  await page.reload()
  await expect(page.getByLabel('New note')).toHaveValue('Asked the school office')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Note added')).toBeVisible()
  await expect(page.getByText('Asked the school office')).toHaveCount(1)
  // What the browser says of the lost connection is no complaint.
  const others = complaints.filter((text) => !text.includes('ERR_FAILED'))
  complaints.splice(0, complaints.length, ...others)
})
