import { enterAdminAs, expectCleanAdmin } from '../support/admin-visits.ts'
import { expectVideoPlays, login } from './student-story.ts'
import { provenStudent } from './students.ts'
import { ananya, expect, test } from './visits.ts'

const courseTitle = 'CBSE Class 10 Maths Standard (041): complete course'
const reason = 'Paid in cash at the school office'

test('support looks a student up, and may not grant', async ({ page }) => {
  await enterAdminAs(page, 'support', '/admin/students')
  await page.getByRole('searchbox').fill('98480 22338')
  await page.getByRole('searchbox').press('Enter')
  await expectCleanAdmin(page)
  await page.getByRole('link', { name: 'Ananya Rao' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ananya Rao' })).toBeVisible()
  await expect(page.getByRole('link', { name: ananya.email })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Orders and payments' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Grant access' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Block' })).toHaveCount(0)
  await expectCleanAdmin(page)
})

test('the owner grants a course and the lesson opens; blocks the student, and the open page shows the message', async ({
  page,
  browser,
  request,
  productUrl,
}) => {
  const student = await provenStudent(request, productUrl)
  await login(page, student)
  const office = await browser.newContext({ baseURL: productUrl, serviceWorkers: 'block' })
  const admin = await office.newPage()
  await enterAdminAs(admin, 'owner', `/admin/students?search=${student.email}`)
  await admin.getByRole('link', { name: student.name }).click()

  await admin.getByRole('button', { name: 'Grant access' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Course').selectOption({ label: courseTitle })
  const inAMonth = new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString().slice(0, 10)
  await dialog.getByLabel('Until').fill(inAMonth)
  await dialog.getByLabel('Reason').fill('short')
  await dialog.getByRole('button', { name: 'Grant access' }).click()
  await expect(dialog).toContainText('Enter a reason of at least 10 characters.')
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Grant access' }).click()
  await expect(admin.getByText('Access granted')).toBeVisible()
  await expect(admin.getByText(reason)).toBeVisible()
  await expectCleanAdmin(admin)

  await page.goto('/my-course')
  await page.getByRole('link', { name: courseTitle, exact: true }).click()
  await page
    .locator('details')
    .getByRole('link', { name: /^Why √2 is irrational/ })
    .click()
  await expectVideoPlays(page)

  await admin.getByRole('button', { name: 'Block', exact: true }).click()
  await admin.getByRole('dialog').getByLabel('Reason').fill('Shares the password with a class')
  await admin.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click()
  await expect(admin.getByText('Student blocked')).toBeVisible()

  await page.goto('/my-course')
  const sentence = /Your account is blocked\. Write to \S+@\S+/
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(sentence)).toBeVisible()
  await page.getByLabel('Email', { exact: true }).and(page.getByRole('textbox')).fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText(sentence)).toBeVisible()
  await office.close()
})

test('the owner grants a course to several students at once, and extends it for them', async ({
  page,
  request,
  productUrl,
}) => {
  const students = [await provenStudent(request, productUrl), await provenStudent(request, productUrl)]
  await enterAdminAs(page, 'owner')
  for (const days of [30, 90]) {
    await page.goto('/admin/students?search=divya')
    for (const { email } of students)
      await page.getByRole('row').filter({ hasText: email }).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Grant or extend access' }).click()
    const dialog = page.getByRole('dialog', { name: 'Grant or extend access' })
    await dialog.getByLabel('Course').selectOption({ label: courseTitle })
    const until = new Date(Date.now() + days * 24 * 3600_000).toISOString().slice(0, 10)
    await dialog.getByLabel('Until').fill(until)
    await dialog.getByLabel('Reason').fill(reason)
    await dialog.getByRole('button', { name: 'Grant access' }).click()
    await expect(page.getByText('Finished. Rows taken: 2')).toBeVisible()
  }
  for (const { email } of students) {
    await page.goto(`/admin/students?search=${email}`)
    await page.getByRole('table').getByRole('link').first().click()
    await expect(page.getByText(/Granted by .*Lakshmi Iyer/)).toHaveCount(2)
  }
})
