import type { Browser, Page } from '@playwright/test'
import type { Job } from '../../domain/admin/rules.ts'
import { calls } from '../../domain/calls.ts'
import { enterAdminAs, expectCleanAdmin } from '../support/admin-visits.ts'
import { login } from './student-story.ts'
import { provenStudent } from './students.ts'
import { expect, nextAnswer, test } from './visits.ts'

const course = '/courses/data-analytics-foundations'

/** Signs one of the demo's staff in, in a browser of their own. */
async function adminOf(browser: Browser, baseURL: string, job: Job): Promise<Page> {
  const office = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  const page = await office.newPage()
  await enterAdminAs(page, job)
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

test('finance and an owner agree to a refund above the limit, undo it, and nothing has happened to the course', async ({
  page,
  browser,
  productUrl,
}) => {
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
  const asked = finance.getByRole('dialog', { name: `Refund ₹11,049.15 to ${student.name}?` })
  await expect(asked.getByText('Reason: “I chose the wrong course”', { exact: false })).toBeVisible()
  await expectCleanAdmin(finance)
  await asked.getByRole('button', { name: 'Approve' }).click()
  await expect(asked).toBeHidden()
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
  // The previous rows are shown until the search results have loaded.
  await owner.getByRole('row').filter({ hasText: student.email }).getByRole('link').first().click()
  await owner.getByRole('button', { name: 'Approve' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(
    owner.getByText(`₹11,049.15 goes back to ${student.name} after`, { exact: false }),
  ).toBeVisible()
  await expectCleanAdmin(owner)
  await owner.getByRole('button', { name: 'Undo approval' }).click()
  await expect(owner.getByText('To decide', { exact: true })).toBeVisible()
  await expect(owner.getByRole('button', { name: 'Approve' })).toBeEnabled()
  await page.reload()
  await expect(page.getByText('You have this course')).toBeVisible()

  const file = await owner.request.get(`/api/v1/admin/export/orders?search=${order.paymentId}`)
  expect(await file.text()).toContain(`"${order.paymentId}"`)
  await finance.context().close()
  await owner.context().close()
})
