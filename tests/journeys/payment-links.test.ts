import { calls } from '../../domain/calls.ts'
import { enterAdminAs, expectCleanAdmin } from '../support/admin-visits.ts'
import { axe } from '../support/axe.ts'
import { login } from './student-story.ts'
import { provenStudent } from './students.ts'
import { expect, nextAnswer, test, whenAlive } from './visits.ts'

const phone = { width: 360, height: 800 }
const desktop = { width: 1280, height: 800 }

test('support prepares an order, and a family opens its link, logs in and pays', async ({
  page,
  browser,
  productUrl,
  request,
}) => {
  const student = await provenStudent(request, productUrl)
  const office = await browser.newContext({ baseURL: productUrl, serviceWorkers: 'block' })
  const support = await office.newPage()
  await enterAdminAs(support, 'support', '/admin/payment-links')
  await support.setViewportSize(phone)
  await support.getByRole('button', { name: 'Create a link' }).click()
  const form = support.getByRole('dialog', { name: 'Create a link' })
  await form.getByLabel('Email', { exact: true }).fill(student.email)
  await form.getByLabel('Course').selectOption({ label: 'Maths Part I: Algebra' })
  await form.getByLabel('Plan').selectOption({ label: 'Yearly plan' })
  await form.getByLabel('Coupon code').fill('NOSUCHCODE')
  await form.getByRole('button', { name: 'Create a link' }).click()
  await expect(form.getByText('This code doesn’t apply', { exact: false }).first()).toBeVisible()
  await form.getByLabel('Coupon code').fill('')
  await form.getByRole('button', { name: 'Create a link' }).click()
  const ready = support.getByRole('dialog', { name: 'The link is ready' })
  const address = await ready.getByLabel('Link', { exact: true }).inputValue()
  expect(address).toMatch(/\/checkout#[2-9A-Z]{16}$/)
  expect((await axe(support).include('dialog').analyze()).violations).toEqual([])
  await ready.getByRole('button', { name: 'Done' }).click()
  await expect(support.getByText(student.email, { exact: true })).toBeVisible()
  // The note goes before the colours are judged.
  await expect(support.getByText('Link created')).toHaveCount(0)
  await expectCleanAdmin(support)

  await page.setViewportSize(phone)
  const path = new URL(address).pathname + new URL(address).hash
  await page.goto(path)
  await whenAlive(page)
  await expect(page.getByRole('heading', { name: 'Maths Part I: Algebra' })).toBeVisible()
  await expect(page.getByText(student.email)).toHaveCount(0)
  expect((await axe(page).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page).toHaveURL(/\/login\?/)
  await login(page, student)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(
    page.getByText(`You’re logged in as ${student.name} (${student.email})`, { exact: false }),
  ).toBeVisible()
  const ordered = nextAnswer(page, calls.createOrder)
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await ordered
  await page
    .getByRole('dialog', { name: 'Practice payment' })
    .getByRole('button', { name: 'Pay', exact: true })
    .click()
  await expect(page.getByText('✅ Payment successful! Course enrolled.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('This order has been paid.')).toBeVisible()

  await support.reload()
  const row = support.getByRole('row').filter({ hasText: student.email })
  await expect(row.getByText('Paid', { exact: true })).toBeVisible()
  await support.setViewportSize(desktop)
  await expectCleanAdmin(support)
  await office.close()
})

test('an unknown link says so, and leads to the courses', async ({ page }) => {
  await page.goto('/checkout#2222222222222222')
  await expect(page.getByText('This link has ended, or it isn’t complete.', { exact: false })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Courses' }).click()
  await expect(page).toHaveURL(/\/courses$/)
})
