import type { Page } from '@playwright/test'
import { mailedCode } from '../support/browser.ts'
import { code, email, fillRegistration, password } from './account-fields.ts'
import { somebodyNew, unprovenStudent } from './students.ts'
import { expect, test, whenAlive } from './visits.ts'

test('an unproven student is led to the code, and a pasted one opens the account', async ({
  page,
  context,
  productUrl,
}) => {
  const student = await unprovenStudent(page.request)
  const resends = countCalls(page, 'resendOTP')
  await page.goto('/login')
  await email(page).fill(student.email)
  await password(page).fill(student.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(`${productUrl}/otp?email=${encodeURIComponent(student.email)}&page=login`)
  await expect.poll(resends).toBe(1)

  const verify = page.getByRole('button', { name: 'Verify' })
  await code(page).fill('12')
  await verify.click()
  await expect(page.getByText('Please enter a valid 6-digit OTP.').first()).toBeVisible()

  const right = await mailedCode(productUrl, student.email)
  await code(page).fill(right === '111111' ? '222222' : '111111')
  await expect(
    page.getByText('This code is wrong or has expired. Check the newest email, or ask for a new code.'),
  ).toBeVisible()

  // Reading the mail may cost the page: it comes back with the code that is under way.
  await page.reload()
  await whenAlive(page)
  await code(page).fill(right === '111111' ? '222222' : '111111')
  await expect(page.getByText(/^This code is wrong/)).toBeVisible()
  expect(resends()).toBe(1)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // Signing in more than half a minute after the registration mails another code that replaces the first.
  const newest = await mailedCode(productUrl, student.email)
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    ` ${newest.slice(0, 3)} ${newest.slice(3)} `,
  )
  // Over the wrong one, which is still there, and which nobody can select on a phone.
  await code(page).focus()
  await page.keyboard.press('Control+v')
  await expect(page).toHaveURL(/\/login\?email=/)
  await expect(email(page)).toHaveValue(student.email)
  expect(resends()).toBe(1)
})

test("registration's code runs ten minutes, a new one can be had after 30 seconds, then 60", async ({
  page,
}) => {
  const pass = await standStill(page)
  const resends = countCalls(page, 'resendOTP')
  const student = somebodyNew()
  await page.goto('/register')
  await fillRegistration(page, student)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Code expires in 10:00')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Resend in 0:30' })).toBeDisabled()

  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Please enter all OTP fields.').first()).toBeVisible()

  await pass(30)
  await page.getByRole('button', { name: 'Resend code' }).click()
  await expect(page.getByRole('button', { name: 'Resend in 1:00' })).toBeDisabled()
  expect(resends()).toBe(1)
  await pass(45)
  await expect(page.getByRole('button', { name: 'Resend in 0:15' })).toBeDisabled()
  await pass(15)
  await expect(page.getByRole('button', { name: 'Resend code' })).toBeEnabled()

  await pass(530)
  await expect(page.getByText('Code expires in 0:10')).toBeVisible()
  await expect(code(page)).toBeEnabled()
  await pass(10)
  await expectExpired(page, 'Verify')
})

for (const [screen, address, submit, call] of [
  ['sign-in', '/otp?email=nobody%40example.com&page=login', 'Verify', 'resendOTP'],
  ['a reset', '/reset-password?email=nobody%40example.com', 'Reset password', 'forgotPassword'],
] as const) {
  test(`the code of ${screen} runs three minutes, then a new one can be had, again after 60 seconds`, async ({
    page,
  }) => {
    const pass = await standStill(page)
    const sent = countCalls(page, call)
    await page.goto(address)
    await whenAlive(page)
    await expect(page.getByText('Code expires in 3:00')).toBeVisible()
    await pass(170)
    await expect(page.getByText('Code expires in 0:10')).toBeVisible()
    await expect(code(page)).toBeEnabled()
    await expect(page.getByRole('button', { name: 'Resend in 0:10' })).toBeDisabled()
    await pass(10)
    await expectExpired(page, submit)

    const before = sent()
    await page.getByRole('button', { name: 'Resend code' }).click()
    await expect(page.getByText('OTP has expired!')).toHaveCount(0)
    expect(sent()).toBe(before + 1)
    await expect(code(page)).toBeEnabled()
    await expect(page.getByRole('button', { name: submit })).toBeEnabled()
    await expect(page.getByRole('button', { name: 'Resend in 1:00' })).toBeDisabled()
    await pass(60)
    await expect(page.getByRole('button', { name: 'Resend code' })).toBeEnabled()
    await expect(page.getByText('Code expires in 2:00')).toBeVisible()
  })
}

/** The page's clock is stopped, however slow the machine is, and advances only on demand. */
async function standStill(page: Page): Promise<(seconds: number) => Promise<void>> {
  let now = Date.now()
  await page.clock.setFixedTime(now)
  return async (seconds) => {
    now += seconds * 1000
    await page.clock.setFixedTime(now)
  }
}

async function expectExpired(page: Page, submit: string): Promise<void> {
  await expect(page.getByText('OTP has expired!', { exact: true })).toBeVisible()
  await expect(code(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: submit })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Resend code' })).toBeEnabled()
}

/** How often the page has made a call since. */
function countCalls(page: Page, call: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().endsWith(`/${call}`)) count += 1
  })
  return () => count
}
