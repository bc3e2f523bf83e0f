import { randomUUID } from 'node:crypto'
import { enterAdminAs, expectCleanAdmin } from '../support/admin-visits.ts'
import { ananya, expect, test } from './visits.ts'

test('support adds a class on a phone: a batch, a file with a mistake in it, and an announcement', async ({
  page,
}) => {
  const mark = randomUUID().slice(0, 8)
  const batchName = `Class 10 ${mark}`
  await enterAdminAs(page, 'support', '/admin/batches')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('link', { name: 'New batch' }).click()
  await page.getByLabel('Name').fill(batchName)
  await page.getByLabel('First day').fill('2026-06-01')
  await page.getByLabel('Last day').fill('2026-05-01')
  await page.getByRole('button', { name: 'Save batch' }).click()
  await expect(page.getByText('The last day can’t be before the first.').first()).toBeVisible()
  await page.getByLabel('Last day').fill('2027-03-31')
  await page.getByRole('button', { name: 'Save batch' }).click()
  await expect(page.getByRole('heading', { level: 1, name: batchName })).toBeVisible()
  await expectCleanAdmin(page)

  await page.getByRole('link', { name: 'Import students' }).click()
  const rows = [
    'name,email,phone,date_of_birth,guardian_name,guardian_email',
    `Kiran ${mark},kiran-${mark}@example.com,98480 12321,30/04/2011,Lata,lata-${mark}@example.com`,
    `No Guardian,none-${mark}@example.com,98480 12322,30/04/2011,,`,
  ]
  const file = { name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) }
  await page.getByLabel('CSV file').setInputFiles(file)
  await expect(page.getByText('1 row can be imported.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Rows with problems' })).toContainText(
    'Line 3, guardian_email:',
  )
  await expectCleanAdmin(page)
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(page.getByText('Finished. Rows taken: 1')).toBeVisible()
  await expectCleanAdmin(page)

  await page.goto('/admin/imports/new')
  await page.getByLabel('CSV file').setInputFiles(file)
  await expect(page.getByText('This file was imported already.')).toBeVisible()

  await page.goto('/admin/batches')
  await expect(page.getByRole('link', { name: batchName })).toBeVisible()
  // A list of one page offers no other size of pages.
  await expect(page.getByLabel('Rows per page')).toHaveCount(0)
  await page.getByRole('link', { name: batchName }).click()
  await expect(page.getByRole('link', { name: `Kiran ${mark}` })).toBeVisible()
  await page.getByLabel('Add students by email address').fill(`${ananya.email}, nobody-${mark}@example.com`)
  await page.getByRole('button', { name: 'Add students' }).click()
  await expect(page.getByText('1 student added. Addresses without an account: 1.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ananya Rao' })).toBeVisible()

  // Every member is reached, however many there are: here one a page.
  const members = /\/admin\/batches\/[^/]+\/members/
  await page.route(members, (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('limit', '1')
    return route.continue({ url: url.href })
  })
  await page.reload()
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  await expect(page.getByRole('link', { name: `Kiran ${mark}` })).toHaveCount(0)
  await page.getByRole('link', { name: 'Next', exact: true }).click()
  await expect(page.getByText('Page 2 of 2')).toBeFocused()
  await expect(page.getByRole('link', { name: `Kiran ${mark}` })).toBeVisible()
  await expectCleanAdmin(page)
  // The last row of the last page is removed: the page before is still reached.
  await page.getByRole('button', { name: `Remove Kiran ${mark}` }).click()
  await expect(page.getByText('Page 2 of')).toHaveCount(0)
  await page.getByRole('link', { name: 'Previous', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Ananya Rao' })).toBeVisible()
  await page.unroute(members)
  await page.getByLabel('Add students by email address').fill(`kiran-${mark}@example.com`)
  await page.getByRole('button', { name: 'Add students' }).click()
  await expect(page.getByText('1 student added', { exact: false })).toBeVisible()

  await page.getByRole('link', { name: 'Write to batch' }).click()
  const english = page.getByRole('group').filter({ hasText: 'English' }).first()
  await english.getByLabel('Subject').fill(`First class ${mark}`)
  await english.getByLabel('Text', { exact: true }).fill('We begin on Monday.\n\nBring a compass.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `First class ${mark}` })).toBeVisible()
  await expect(page.getByRole('article')).toContainText(
    `You’re getting this email because you’re learning in ${batchName}.`,
  )
  await expectCleanAdmin(page)
  const sendTo = page.getByRole('button', { name: 'Send to 1 reader' })
  await english.getByLabel('Subject').fill('Not saved')
  await expect(sendTo).toBeDisabled()
  await english.getByLabel('Subject').fill(`First class ${mark}`)
  await sendTo.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send email' }).click()
  // Sent immediately during the day, and in the morning if it is night.
  await expect(
    page.getByText(/^(Sent to 1 reader|Waiting to be sent, between 07:00 and 21:00)$/),
  ).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of ['/admin/mailings', '/admin/batches', '/admin/imports', '/admin/students/add']) {
    await page.goto(path)
    await expectCleanAdmin(page)
  }
})
