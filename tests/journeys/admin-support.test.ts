import sharp from 'sharp'
import type { Job } from '../../domain/admin/rules.ts'
import { enterAdminAs, expectCleanAdmin } from '../support/admin-visits.ts'
import { ananya, expect, test } from './visits.ts'

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
  // The confirmation appears shortly before the list shows the change.
  await expect(titles.last()).toContainText('On holiday')
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

test('a note whose response is lost is stored once, also after a reload', async ({
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

test.describe('a student’s ticket', () => {
  test.use({ person: ananya })

  test('comes with a photo, counts in the navigation, and is answered once, with a picture, while the other person sees who answers', async ({
    page,
    browser,
    productUrl,
  }) => {
    test.slow()
    const question = `The sheet of chords is blank ${Date.now()}`
    const pictureOf = (background: string) =>
      sharp({ create: { width: 90, height: 60, channels: 3, background } })
        .jpeg()
        .toBuffer()
    const file = async (background: string) => ({
      ...{ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await pictureOf(background) },
    })
    const enter = async (job: Job) => {
      const office = await browser.newContext({ baseURL: productUrl, serviceWorkers: 'block' })
      const person = await office.newPage()
      await enterAdminAs(person, job, '/admin')
      return person
    }
    const [support, owner] = [await enter('support'), await enter('owner')]
    const inboxOf = (person: typeof page) =>
      person.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: /^Inbox/ })
    await expect(inboxOf(support)).toContainText(/\d/)
    const waiting = Number(/\d+/.exec((await inboxOf(support).textContent()) ?? '')?.[0])

    await page.goto('/support')
    await page.getByLabel('Select Course').selectOption({ index: 1 })
    await page.getByLabel('Message').fill(question)
    await page.getByLabel('Add a photo').setInputFiles(await file('#224466'))
    await expect(page.getByText(/^Photo ready to send/)).toBeVisible()
    await page.getByRole('button', { name: 'Submit Ticket' }).click()
    await expect(page).toHaveURL(/\?ticket=TKT-/)
    const said = page.getByRole('log')
    await expect(said.getByRole('img', { name: /^Photo from/ })).toHaveCount(1)

    for (const person of [support, owner]) {
      await person.goto(`/admin/inbox?search=${encodeURIComponent(question)}`)
      await person.getByRole('table').getByRole('link', { name: question }).click()
      await expect(person.getByRole('img', { name: /^Picture from/ })).toBeVisible()
    }
    await expect(inboxOf(support)).toContainText(String(waiting + 1))
    const held = support.waitForResponse((answer) => answer.url().endsWith('/holdCase'))
    await support.getByRole('button', { name: 'Insert a saved reply' }).click()
    await support.getByRole('menuitem').first().click()
    await expect(support.getByLabel('Reply')).toHaveValue(/Ananya/)
    await held
    await owner.getByLabel('Reply').fill('Another answer')
    await expect(owner.getByText(/ is answering this now\.$/)).toBeVisible()
    const refused = owner.waitForResponse((answer) => answer.url().endsWith('/answerTicket'))
    await owner.getByRole('button', { name: 'Send reply' }).click()
    expect((await refused).status()).toBe(409)
    await expectCleanAdmin(owner)
    await support.getByLabel('Attach a picture').setInputFiles(await file('#226644'))
    await expect(support.getByText(/^Picture ready to send/)).toBeVisible()
    await support.getByRole('button', { name: 'Send reply' }).click()
    await expect(support.getByRole('img', { name: /^Picture from/ })).toHaveCount(2)

    await page.reload()
    await expect(said.getByRole('img', { name: /^Photo from/ })).toHaveCount(2)
    await expect(said).not.toContainText('Another answer')
    for (const person of [support, owner]) await person.context().close()
  })
})
