import { calls } from '../../domain/calls.ts'
import { axe } from '../support/axe.ts'
import { login } from './student-story.ts'
import { provenStudent } from './students.ts'
import { expect, nextAnswer, test, whenAlive } from './visits.ts'

const course = '/courses/maharashtra-ssc-maths-part-1-algebra'

const phone = { width: 360, height: 800 }

test('a student with a monthly plan changes to the yearly one, and pays it less the rest of the month', async ({
  page,
  productUrl,
  request,
}) => {
  const student = await provenStudent(request, productUrl)
  await page.setViewportSize(phone)
  await page.goto('/login')
  await login(page, student)
  await page.goto(`${course}#plans`)
  await whenAlive(page)
  const plans = page.getByRole('dialog', { name: 'Choose a plan' })
  const payment = page.getByRole('dialog', { name: 'Practice payment' }).getByRole('button', {
    name: 'Pay',
    exact: true,
  })
  await plans
    .getByRole('button', { name: /^Pay ₹/ })
    .first()
    .click()
  await payment.click()
  await expect(page.getByText('✅ Payment successful! Course enrolled.')).toBeVisible()

  await page.goto('/my-course')
  await page.getByRole('link', { name: /^Extend or change plan/ }).click()
  await expect(plans.getByText('A longer plan can begin today', { exact: false })).toBeVisible()
  const year = plans.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Yearly' }) })
  await expect(year.getByText(/^₹[\d,.]+ off for the \d+ days left of your plan\./)).toBeVisible()
  expect((await axe(page).include('dialog').analyze()).violations).toEqual([])
  const price = Number((await year.locator('s').innerText()).replace(/[^\d.]/g, ''))
  const ordered = nextAnswer(page, calls.createOrder)
  await year.getByRole('button', { name: /^Pay ₹/ }).click()
  const { amount } = await ordered
  expect(amount).toBeLessThan(price)
  await payment.click()
  await expect(page.getByText('✅ Payment successful! Course enrolled.')).toBeVisible()

  // A share of both payments, from the newer order only.
  await page.goto('/my-orders')
  await page
    .getByRole('article')
    .last()
    .getByRole('button', { name: /^Request a refund/ })
    .click()
  await expect(page.getByText('You changed this plan to a longer one.', { exact: false })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Request a refund/ })
    .click()
  await expect(page.getByText(/^Your refund: ₹/)).toBeVisible()
})
