import type { Page, Request } from '@playwright/test'
import { enterAdminAs, expectCleanAdmin } from '../support/admin-visits.ts'
import { provenStudent } from './students.ts'
import { expect, hold, listenToToasts, test } from './visits.ts'

/** The requests of a path that the page makes from now on. */
function requestsOf(page: Page, path: string): Request[] {
  const made: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) made.push(request)
  })
  return made
}

test('the owner sets the limit above which two must agree, for a reason, and every owner is mailed', async ({
  page,
}) => {
  await enterAdminAs(page, 'owner', '/admin/refunds')
  const limit = (amount: string) => page.getByText(`Above ${amount} per order a second person must approve.`)
  await expect(limit('₹5,000.00')).toBeVisible()
  await page.getByRole('button', { name: 'Change limit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change limit' })
  const amount = dialog.getByLabel('Second person needed above')
  const set = dialog.getByRole('button', { name: 'Save limit' })
  await expect(amount).toHaveValue('5000')

  await amount.fill('much')
  await set.click()
  await expect(dialog.getByText('Enter an amount from 0 to 1,00,00,000 rupees.')).toBeVisible()
  await expect(dialog.getByText('Enter a reason of at least 10 characters.')).toBeVisible()
  await expect(amount).toBeFocused()
  await expectCleanAdmin(page)

  await amount.fill('₹ 6,500.50')
  await dialog.getByLabel('Reason').fill('Agreed at the meeting of Monday')
  const told = await listenToToasts(page)
  await set.click()
  await expect.poll(told).toContain('Limit changed.')
  // A higher one holds a day later.
  const rise = page.getByText('the limit is ₹6,500.50', { exact: false })
  await expect(rise).toBeVisible()
  await expect(limit('₹5,000.00')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const { email } = await (await page.request.get('/dev/admin?role=owner')).json()
  await expect
    .poll(async () => (await page.request.get(`/dev/mailbox?to=${email}`)).text())
    .toContain('Agreed at the meeting of Monday')

  await page.getByRole('button', { name: 'Change limit' }).click()
  await expect(dialog.getByLabel('Reason')).toHaveValue('')
  await amount.fill('5000')
  await dialog.getByLabel('Reason').fill('Back to what it was')
  await set.click()
  await expect(rise).toHaveCount(0)
  await expect(limit('₹5,000.00')).toBeVisible()
})

test('finance sees the limit and does not change it, and enters the holidays that move', async ({ page }) => {
  await enterAdminAs(page, 'finance', '/admin/refunds')
  await expect(page.getByText('per order a second person must approve', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change limit' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Moving holidays' }).click()
  await expect(page.getByText('No holidays added', { exact: false })).toBeVisible()
  const add = page.getByRole('button', { name: 'Add a holiday' })
  await add.click()
  await expect(page.getByText('Choose the date of the holiday.')).toBeVisible()
  await expect(page.getByText('Enter the name of the holiday', { exact: false })).toBeVisible()
  await expectCleanAdmin(page)
  await page.getByLabel('Date', { exact: true }).fill('2031-04-11')
  await page.getByLabel('Holiday', { exact: true }).fill('Good Friday')
  const told = await listenToToasts(page)
  await add.click()
  await expect.poll(told).toContain('Holiday added')
  const list = page.getByRole('list', { name: 'Moving holidays' })
  await expect(list).toContainText('Good Friday 11 Apr 2031')
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('')
  await expectCleanAdmin(page)
  await list.getByRole('button', { name: 'Remove (Good Friday)' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No holidays added', { exact: false })).toBeVisible()
})

test('an owner sets tax and refund shares of a day to come, and takes them back before it', async ({
  page,
}) => {
  await enterAdminAs(page, 'owner', '/admin/terms')
  const terms = page.getByRole('list', { name: 'Tax and refund terms' }).getByRole('listitem')
  await expect(terms).toHaveCount(1)
  await page.getByLabel('Until day, share 1').fill('5')
  await page.getByLabel('Share 1, %').fill('80')
  await page.getByRole('button', { name: 'Add terms' }).click()
  await expect(terms).toHaveCount(1)
  await page.getByLabel('From', { exact: true }).fill('2099-04-01')
  await page.getByRole('button', { name: 'Add terms' }).click()
  await expect(terms).toHaveCount(2)
  await expect(terms.first()).toContainText('From 1 Apr 2099')
  await expect(terms.first()).toContainText('80 % is refunded until day 5.')
  await expectCleanAdmin(page)
  await page.getByLabel('From', { exact: true }).fill('2098-04-01')
  await page.getByRole('button', { name: 'Add terms' }).click()
  await expect(terms).toHaveCount(3)
  // A dialog left while its response is pending closes no later dialog.
  const removing = await hold(page, '**/admin/removeSellerTerms')
  const dialog = page.getByRole('dialog')
  await terms
    .nth(1)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await terms
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click()
  removing.release()
  await expect(terms).toHaveCount(2)
  await expect(dialog).toContainText('1 Apr 2099')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(terms).toHaveCount(1)
})

test('an empty grant lists everything missing, and the first field has the focus', async ({
  page,
  request,
  productUrl,
}) => {
  const student = await provenStudent(request, productUrl)
  await enterAdminAs(page, 'owner', `/admin/students?search=${student.email}`)
  await page.getByRole('link', { name: student.name }).click()
  await page.getByRole('button', { name: 'Grant access' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Grant access' }).click()
  const course = dialog.getByLabel('Course')
  for (const field of [course, dialog.getByLabel('Until'), dialog.getByLabel('Reason')])
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(course).toBeFocused()
  await expect(dialog.getByText('Enter a reason of at least 10 characters.')).toBeVisible()
  await expectCleanAdmin(page)
  await course.selectOption({ index: 1 })
  await expect(course).not.toHaveAttribute('aria-invalid')
  await expect(dialog.getByLabel('Until')).toHaveAttribute('aria-invalid', 'true')
})

test('finance declines a refund in a dialog that requires a reason, and what was typed stays when it is closed', async ({
  page,
}) => {
  await enterAdminAs(page, 'finance', '/admin/refunds')
  await page.getByRole('link', { name: 'Charan Teja' }).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline refund' })
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(dialog.getByText('Enter a reason.')).toBeVisible()
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  await expectCleanAdmin(page)
  await dialog.getByLabel('Reason').fill('Watched all of it')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(dialog.getByLabel('Reason')).toHaveValue('Watched all of it')
  await dialog.getByLabel('Reason').fill('')
})

test('amounts are aligned at the right edge of their column', async ({ page }) => {
  await enterAdminAs(page, 'finance', '/admin/orders')
  for (const path of ['/admin/orders', '/admin/refunds']) {
    await page.goto(path)
    const head = page.getByRole('columnheader', { name: 'Amount' })
    await expect(head).toHaveCSS('text-align', 'right')
    const place = await head.evaluate((cell) => (cell instanceof HTMLTableCellElement ? cell.cellIndex : -1))
    const cell = page.getByRole('row').nth(1).getByRole('cell').nth(place)
    await expect(cell).toContainText('₹')
    await expect(cell).toHaveCSS('text-align', 'right')
    await expect(cell).toHaveCSS('font-variant-numeric', 'tabular-nums')
  }
})

test('a name of sixty letters does not widen the filter of the inbox', async ({ page }) => {
  const name = 'Venkata Subrahmanya Lakshmi Narasimha Raghavendra Chakravarthy'
  await page.route('**/admin/getAssignees', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.data.push({ id: '0f5ab0c2-7f5d-4f0e-9c39-4f7c3b0f6f11', name })
    await route.fulfill({ response, json: answer })
  })
  await enterAdminAs(page, 'support', '/admin/inbox')
  const filter = page.getByLabel('Assigned to')
  await expect(filter.getByRole('option', { name }).first()).toBeAttached()
  expect((await filter.boundingBox())?.width).toBeLessThanOrEqual(240)
  await page.getByLabel('Select all rows').check()
  const given = page.getByRole('region', { name: 'Selected rows' }).getByLabel('Assigned to')
  expect((await given.boundingBox())?.width).toBeLessThanOrEqual(240)
})

test('a double click invites one person and takes one table along', async ({ page }) => {
  await enterAdminAs(page, 'owner', '/admin/staff')
  const email = `invited-${Date.now()}@example.com`
  await page.getByLabel('Name', { exact: true }).fill('Invited Twice')
  await page.getByLabel('Email').fill(email)
  const invited = requestsOf(page, '/admin/staff/invite')
  await page.getByRole('button', { name: 'Invite', exact: true }).dblclick()
  await expect(page.getByText('Invitation sent')).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(1)
  expect(invited).toHaveLength(1)
  await expect
    .poll(async () => (await (await page.request.get(`/dev/mailbox?to=${email}`)).text()).split(email).length)
    .toBeGreaterThan(1)
  const person = page.getByRole('listitem').filter({ hasText: email })
  await person.getByRole('button', { name: 'Block' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect(person.getByRole('button', { name: 'Unblock' })).toBeVisible()

  await page.goto('/admin/exports')
  const taken: string[] = []
  page.on('download', (download) => taken.push(download.suggestedFilename()))
  const orders = page.getByRole('main').getByRole('link', { name: 'Orders' })
  const [download] = await Promise.all([page.waitForEvent('download'), orders.dblclick()])
  await download.path()
  await page.reload()
  await expect(orders).toBeVisible()
  expect(taken).toEqual([expect.stringMatching(/orders.*\.csv$/)])
})

test('a table wider than a phone scrolls by itself, not the page', async ({ page }) => {
  await enterAdminAs(page, 'owner', '/admin/articles?search=15-day')
  await page.getByRole('link', { name: /15-day plan/ }).click()
  await expect(page.getByRole('textbox', { name: 'Text', exact: true }).locator('table').last()).toBeVisible()
  await expectCleanAdmin(page)
})

test('blocking somebody says what will happen before it does', async ({ page }) => {
  await enterAdminAs(page, 'owner', '/admin/staff')
  const roles = page.getByRole('region', { name: 'Who may do what' })
  await expect(roles.getByRole('columnheader', { name: 'Dinesh Shah' })).toBeVisible()
  const held = roles.getByRole('row', { name: /^Finance/ }).getByText('has this role')
  await expect(held).toHaveCount(1)
  const person = page.getByRole('listitem').filter({ hasText: 'finance@stepmark.example' })
  await person.getByRole('button', { name: 'Block' }).click()
  const dialog = page.getByRole('dialog', { name: 'Block' })
  await expect(dialog).toContainText('can’t log in until unblocked')
  await expectCleanAdmin(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(person.getByRole('button', { name: 'Block' })).toBeVisible()
})

test('the buttons of a list say what each is for', async ({ page }) => {
  for (const path of [
    '/admin/staff',
    '/admin/launch',
    '/admin/replies',
    '/admin/courses/lists',
    '/admin/media',
  ]) {
    await enterAdminAs(page, 'owner', path)
    const buttons = page.getByRole('main').getByRole('listitem').getByRole('button')
    await expect(buttons.first()).toBeVisible()
    const names = await buttons.evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  }
})
