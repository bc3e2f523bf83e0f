import type { Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { jobs } from '../../domain/admin/rules.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { createStaff } from '../../server/admin/staff/operations.ts'
import { enterAdminAs } from '../support/admin-visits.ts'
import { servicesBeside } from '../support/running-product.ts'
import { servedProduct } from '../support/served-product.ts'
import { provenStudent } from './students.ts'
import { expect, test } from './visits.ts'

const phone = { width: 360, height: 760 }
test.use({ viewport: phone })

/** Opens a screen by the sidebar, which on a phone is behind a button. */
async function go(page: Page, name: string): Promise<void> {
  const sidebar = page.getByRole('navigation', { name: 'Admin' })
  const link = sidebar.getByRole('link', { name })
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await expect(sidebar.or(menu).first()).toBeVisible()
  if ((await menu.isVisible()) && (await menu.getAttribute('aria-expanded')) !== 'true') await menu.click()
  await link.first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expectFits(page)
}

/** Nothing runs off the side, on a desktop or on the phone that these days are spent on. */
async function expectFits(page: Page): Promise<void> {
  for (const width of [1280, phone.width]) {
    await page.setViewportSize({ ...phone, width })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, page.url()).toBeLessThanOrEqual(width)
  }
}

/** A teacher of one course of the demo, which has no teacher of its own; the link by which they come in. */
async function inviteTeacher(email: string): Promise<string> {
  const { services, close } = await servicesBeside(servedProduct().dataDir)
  try {
    const link = await createStaff(services, { email, name: 'Kavya Teaches', roles: jobs.teacher })
    await services.database.first(sql`
      insert into course_authors (course_id, staff_id)
      select c.id, s.id from courses c, staff s
      where s.email = ${email} and c.slug = (select slug from courses where title like 'CBSE Class 10 Maths Standard%')`)
    return link.slice(new URL(link).origin.length)
  } finally {
    await close()
  }
}

test('an owner sees pending work, the staff, the audit log, and the launch checklist', async ({ page }) => {
  await enterAdminAs(page, 'owner')
  await expect(page.getByRole('region', { name: 'What needs attention now' })).toBeVisible()
  await expectFits(page)
  await go(page, 'Staff')
  await expect(page.getByRole('main').getByText('Lakshmi Iyer').first()).toBeVisible()
  const table = page.getByRole('region', { name: 'Who may do what' })
  const holders = await table.getByRole('columnheader').allTextContents()
  const holds = async (role: string, name: string) => {
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: role }) })
    return (
      (await row
        .getByRole('cell')
        .nth(holders.indexOf(name) - 1)
        .textContent()) !== ''
    )
  }
  expect([await holds('Owner', 'Lakshmi Iyer'), await holds('Owner', 'Arjun Menon')]).toEqual([true, false])
  expect(await holds('Support', 'Arjun Menon')).toBe(true)
  await go(page, 'Audit log')
  await expect(page.getByRole('listitem').or(page.getByRole('row')).first()).toBeVisible()
  await go(page, 'Launch checklist')
})

test('an author writes a course that is released step by step, in Hindi too, and previews it as a buyer on a phone', async ({
  page,
}) => {
  const title = 'Opens bit by bit'
  await enterAdminAs(page, 'author', '/admin/courses')
  await page.getByRole('button', { name: 'New course' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('button', { name: 'Add a module' }).click()
  await page.getByLabel('Title of module 1').fill('Second week')
  await page.getByLabel('Its lessons open (Second week)').selectOption({ label: 'Days after joining' })
  await expect(page.getByLabel('Days', { exact: true })).toHaveValue('7')
  await page.getByRole('button', { name: 'Add a document (Second week)' }).click()
  await page.getByRole('textbox', { name: 'Document title' }).fill('Sheet of the week')
  await page.getByRole('button', { name: 'Hindi' }).click()
  await page.getByLabel('Title in Hindi').fill('धीरे-धीरे')
  await expect(page.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible()
  await expectFits(page)

  await page.getByRole('link', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('link', { name: 'View as student' }).click()
  await page.getByRole('link', { name: 'On a phone' }).click()
  const preview = page.frameLocator('iframe[title^="On a phone"]')
  await expect(preview.getByText('Opens 7 days after you join').first()).toBeVisible()
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('link', { name: 'Hindi' }).click()
  await expect(preview.getByRole('heading', { level: 1, name: 'धीरे-धीरे' })).toBeVisible()
  await expectFits(page)
  await page.getByRole('link', { name: 'Back to editing' }).click()
  await page.getByRole('button', { name: 'Delete draft' }).click()
  await page.getByRole('button', { name: 'Delete draft' }).last().click()
  await expect(page).toHaveURL(/\/admin\/courses$/)
})

test('a teacher signs in, sees the students and questions of their own course, and no payments', async ({
  page,
}) => {
  // A link to where the admin was before: its token is in the fragment and is passed on.
  await page.goto((await inviteTeacher('kavya@stepmark.example')).replace('/admin/', '/desk/'))
  const secret = (await page.locator('code').textContent()) ?? ''
  await page.getByLabel('New password').fill('river-lamp-forty-two')
  await page.getByRole('textbox', { name: 'Code' }).fill(generateSync({ secret }))
  await page.getByRole('button', { name: 'Finish and log in' }).click()
  await go(page, 'Student progress')
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectFits(page)
  await go(page, 'Questions')
  await go(page, 'Courses')
  await expect(
    page.getByRole('table').getByRole('link', { name: /^CBSE Class 10 Maths Standard/ }),
  ).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: /Orders|Refunds|Staff/ }),
  ).toHaveCount(0)
})

test('support replies to a message, leaves a note, and looks up a student', async ({ page, request }) => {
  const visitor = `asks-${Date.now()}@example.com`
  const written = { name: 'Padma Asks', email: visitor, phone: '9848012345' }
  const message = 'Do you teach on Sundays?'
  expect((await request.post('/api/v1/student/contactSupport', { data: { ...written, message } })).ok()).toBe(
    true,
  )
  await enterAdminAs(page, 'support', `/admin/inbox?search=${visitor}`)
  await page.getByRole('table').getByRole('link', { name: message }).click()
  await page.getByLabel('New note').fill('Asked before.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Note added')).toBeVisible()
  await page.getByLabel('Reply').fill('On Saturdays only.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('region', { name: 'Conversation' })).toContainText('On Saturdays only.')
  await expectFits(page)
  await go(page, 'Students')
  await page.getByRole('searchbox').first().fill('ananya')
  await page.getByRole('searchbox').first().press('Enter')
  await page
    .getByRole('table')
    .getByRole('link', { name: /Ananya/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /Ananya/ })).toBeVisible()
  await expectFits(page)
})

test('finance sees refunds and payouts, and records cash that opens a course, with its invoice', async ({
  page,
  request,
  productUrl,
}) => {
  const student = await provenStudent(request, productUrl)
  await enterAdminAs(page, 'finance')
  await go(page, 'Refunds')
  await go(page, 'Payouts')
  await go(page, 'Exports')
  await go(page, 'Orders')
  await page.getByRole('button', { name: 'Record a payment' }).click()
  const form = page.getByRole('dialog', { name: 'Record a payment' })
  await form.getByLabel('Email').fill(student.email)
  await form.getByLabel('Course').selectOption({ label: 'Maths Part I: Algebra' })
  await form.getByLabel('Amount received').fill('1,249')
  await form.getByRole('button', { name: 'Record a payment' }).click()
  await expect(form.getByText('Enter at least ₹1 and not more than the plan’s price.').first()).toBeVisible()
  await form.getByLabel('Amount received').fill('₹249')
  await form.getByLabel('State of the buyer').selectOption({ label: 'Maharashtra' })
  await form.getByRole('button', { name: 'Record a payment' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Algebra · Monthly.* · ₹249/ })).toBeVisible()
  await expect(page.getByText(/^Cash, .* recorded by /)).toBeVisible()
  await expectFits(page)
  // Some browsers show the PDF in its tab, others save it.
  const [invoice] = await Promise.all([
    page
      .context()
      .waitForEvent('response', (response) => new URL(response.url()).pathname.startsWith('/invoices/')),
    page.getByRole('button', { name: /^Open DM\// }).click(),
  ])
  expect([invoice.status(), invoice.headers()['content-type']]).toEqual([200, 'application/pdf'])
  const mails = async () => (await request.get(`/dev/mailbox?to=${student.email}`)).text()
  await expect.poll(mails).toMatch(/DM[/-]\d\d/)
})
