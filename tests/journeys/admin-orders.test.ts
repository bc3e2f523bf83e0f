import type { Browser, Page } from '@playwright/test'
import type { Role } from '../../domain/addresses.ts'
import { calls } from '../../domain/calls.ts'
import { enterAdminAs, expectCleanAdmin } from '../support/admin-visits.ts'
import { login } from './student-story.ts'
import { provenStudent } from './students.ts'
import { expect, nextAnswer, test } from './visits.ts'

const course = '/courses/data-analytics-foundations'

/** Signs one of the demo's staff in, in a browser of their own. */
async function adminOf(browser: Browser, baseURL: string, role: Role): Promise<Page> {
  const office = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  const page = await office.newPage()
  await enterAdminAs(page, role)
  return page
}

/** Asks for the refund of the newest order by the call that the student's own screen makes. */
async function askForRefund(page: Page, paymentId: string): Promise<number> {
  return page.evaluate(async (id) => {
    const { token } = JSON.parse(localStorage.getItem('authUserData') ?? '{}')
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const quote = await (await fetch(`/api/v1/payment/refundQuote/${id}`, { headers })).json()
    const { amount } = quote.data
    const body = JSON.stringify({ paymentId: id, amount, reason: 'I chose the wrong course' })
    await fetch('/api/v1/payment/requestRefund', { method: 'POST', headers, body })
    return amount
  }, paymentId)
}

test('finance refunds an order above the limit with a second person, and the access ends at once', async ({
  page,
  browser,
  productUrl,
}) => {
  test.setTimeout(240_000)
  const student = await provenStudent(page.request, productUrl)
  await login(page, student)
  await page.goto(course)
  const ordered = nextAnswer(page, calls.createOrder)
  await page
    .getByRole('button', { name: /^Purchase Now/ })
    .first()
    .click()
  await page
    .getByRole('dialog', { name: 'Choose a plan' })
    .getByRole('button', { name: 'Pay ₹12,999' })
    .click()
  const order = await ordered
  await page
    .getByRole('dialog', { name: 'Practice payment' })
    .getByRole('button', { name: 'Pay', exact: true })
    .click()
  await expect(page.getByText('✅ Payment successful! Course enrolled.')).toBeVisible()
  expect(await askForRefund(page, order.paymentId)).toBe(11_049.15)

  const finance = await adminOf(browser, productUrl, 'finance')
  await finance.getByRole('link', { name: 'Refunds' }).click()
  await expectCleanAdmin(finance)
  await finance.getByRole('link', { name: student.name }).last().click()
  await expect(finance.getByText('I chose the wrong course')).toBeVisible()
  await expectCleanAdmin(finance)
  await finance.getByRole('button', { name: 'Approve' }).click()
  await expect(finance.getByText('A second person must approve,', { exact: false }).first()).toBeVisible()
  await expect(finance.getByRole('button', { name: 'Approve' })).toBeDisabled()
  await page.reload()
  await expect(page.getByText('You have this course')).toBeVisible()

  const owner = await adminOf(browser, productUrl, 'owner')
  await owner.getByRole('link', { name: 'Orders' }).click()
  await expect(owner.getByRole('table')).toBeVisible()
  await expectCleanAdmin(owner)
  await owner.getByRole('searchbox').fill(student.email)
  await owner.getByRole('searchbox').press('Enter')
  await expect(owner).toHaveURL(/search=divya/)
  await owner.getByRole('table').getByRole('link').first().click()
  await owner.getByRole('button', { name: 'Approve' }).click()
  await expect(owner.getByText('Done and recorded in the audit log.')).toBeVisible()
  await expect(owner.getByText('Refunded', { exact: true }).first()).toBeVisible()

  await page.reload()
  await expect(page.getByRole('button', { name: /^Purchase Now/ }).first()).toBeVisible()
  await expect(page.getByText('You have this course')).toHaveCount(0)

  // The worker sends the money within seconds.
  await expect(async () => {
    await owner.getByRole('button', { name: 'Check with the gateway' }).click()
    await expect(owner.getByText('Refund completed')).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
  const file = await owner.request.get(`/api/v1/admin/export/orders?search=${order.paymentId}`)
  expect(await file.text()).toContain(`"${order.paymentId}"`)
  await finance.context().close()
  await owner.context().close()
})
