import { readFile } from 'node:fs/promises'
import { calls } from '../../domain/calls.ts'
import { enterAdminAs, expectCleanAdmin } from '../support/admin-visits.ts'
import { axe } from '../support/axe.ts'
import { login } from './student-story.ts'
import { provenStudent } from './students.ts'
import { expect, listenToToasts, nextAnswer, test, whenAlive } from './visits.ts'

const course = '/courses/maharashtra-ssc-maths-part-1-algebra'

const phone = { width: 360, height: 800 }
const desktop = { width: 1280, height: 800 }

test('an owner makes a code, a student buys with it and is offered the refund of what was paid', async ({
  page,
  browser,
  productUrl,
  request,
}) => {
  const office = await browser.newContext({ baseURL: productUrl, serviceWorkers: 'block' })
  const owner = await office.newPage()
  await enterAdminAs(owner, 'owner', '/admin/coupons')
  await owner.setViewportSize(phone)
  await owner.getByRole('button', { name: 'Create codes' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Create codes' })
  await dialog.getByLabel('What it does').selectOption({ label: 'Amount off' })
  await dialog.getByLabel('Amount', { exact: true }).fill('100')
  const code = `STORY-${Date.now()}`
  await dialog.getByLabel('Code', { exact: true }).fill(code.toLowerCase())
  await dialog.getByLabel('Note for staff').fill('Open house')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(owner.getByRole('heading', { name: 'Codes to print' })).toBeVisible()
  await expect(owner.getByText(code)).toBeVisible()
  const taken = owner.waitForEvent('download')
  await owner.getByRole('button', { name: 'Download CSV' }).click()
  expect(await readFile(await (await taken).path(), 'utf8')).toContain(`"${code}","₹100 off"`)

  const student = await provenStudent(request, productUrl)
  await page.setViewportSize(phone)
  await page.goto('/login')
  await login(page, student)
  await page.goto(course)
  await whenAlive(page)
  await page
    .getByRole('button', { name: /^Purchase Now/ })
    .filter({ visible: true })
    .first()
    .click()
  const plans = page.getByRole('dialog', { name: 'Choose a plan' })
  await plans.getByText('Have a code?').click()
  await plans.getByLabel('Code', { exact: true }).fill('NOSUCHCODE')
  await plans.getByRole('button', { name: 'Apply' }).click()
  await expect(plans.getByText('This code isn’t valid, or it has ended.', { exact: false })).toBeVisible()
  await plans.getByLabel('Code', { exact: true }).fill(code.toLowerCase())
  await plans.getByRole('button', { name: 'Apply' }).click()
  await expect(plans.getByText(`Code ${code} is applied.`, { exact: false })).toBeVisible()
  expect((await axe(page).include('dialog').analyze()).violations).toEqual([])
  const ordered = nextAnswer(page, calls.createOrder)
  await plans.getByRole('button', { name: 'Pay ₹149' }).click()
  expect(await ordered).toMatchObject({ amount: 149 })
  await page
    .getByRole('dialog', { name: 'Practice payment' })
    .getByRole('button', { name: 'Pay', exact: true })
    .click()
  await expect(page.getByText('✅ Payment successful! Course enrolled.')).toBeVisible()

  await page.goto('/my-orders')
  const order = page.getByRole('article').first()
  await expect(order.getByText('₹149', { exact: false }).first()).toBeVisible()
  await order.getByRole('button', { name: /^Request a refund/ }).click()
  // 85 % of what was paid, not of the price.
  await expect(page.getByText('Your refund: ₹126.65')).toBeVisible()

  await owner.goto('/admin/coupons')
  await owner.getByRole('link', { name: code }).click()
  await expect(owner.getByText(student.name)).toBeVisible()
  await expect(owner.getByText('Used', { exact: true })).toBeVisible()
  await expectCleanAdmin(owner)
  await owner.setViewportSize(desktop)
  await expectCleanAdmin(owner)
  await office.close()
})

test('a scholarship of an owner opens the course for its student, and nothing is ordered or paid', async ({
  page,
  browser,
  productUrl,
  request,
}) => {
  const student = await provenStudent(request, productUrl)
  const office = await browser.newContext({ baseURL: productUrl, serviceWorkers: 'block', viewport: phone })
  const owner = await office.newPage()
  await enterAdminAs(owner, 'owner', '/admin/coupons')
  await owner.getByRole('button', { name: 'Create codes' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Create codes' })
  await dialog.getByLabel('What it does').selectOption({ label: 'Full price (scholarship)' })
  const code = `GIFT-${Date.now()}`
  await dialog.getByLabel('Code', { exact: true }).fill(code)
  await dialog.getByLabel('Email').fill(student.email)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(owner.getByText(code)).toBeVisible()

  await page.setViewportSize(phone)
  await page.goto('/login')
  await login(page, student)
  await page.goto(`${course}#plans`)
  await whenAlive(page)
  const plans = page.getByRole('dialog', { name: 'Choose a plan' })
  await plans.getByText('Have a code?').click()
  await plans.getByLabel('Code', { exact: true }).fill(code)
  await plans.getByRole('button', { name: 'Apply' }).click()
  await expect(plans.getByText('Free with this code').first()).toBeVisible()
  expect((await axe(page).include('dialog').analyze()).violations).toEqual([])
  const told = await listenToToasts(page)
  await plans.getByRole('button', { name: 'Open the course' }).first().click()
  await expect.poll(told).toContain('Your course is open.')
  await expect(page.getByText('You have this course')).toBeVisible()
  await page.goto('/my-orders')
  await expect(page.getByText('You have no orders yet.')).toBeVisible()

  await owner.goto(`/admin/students?search=${student.email}`)
  await owner.getByRole('table').getByRole('link', { name: student.name }).click()
  await expect(owner.getByText(/Granted by .*Lakshmi Iyer/).first()).toBeVisible()
  await office.close()
})
