import { mailedCode } from '../support/browser.ts'
import { code, email, expectErrors, password, wrongSignIn } from './account-fields.ts'
import { login } from './student-story.ts'
import { provenStudent } from './students.ts'
import { expect, holdScripts, test } from './visits.ts'

test('a forgotten password needs an email address', async ({ page }) => {
  await page.goto('/forgot-password')
  const send = page.getByRole('button', { name: 'Send code' })
  await send.click()
  await expectErrors(page, ['Please enter your email address.'])
  await email(page).fill('divya@nowhere')
  await send.click()
  await expectErrors(page, ['Enter a valid email address.'])
})

test('a new password is asked for twice and has at most 15 characters', async ({ page }) => {
  await page.goto('/reset-password?email=nobody%40example.com')
  const reset = page.getByRole('button', { name: 'Reset password' })
  await reset.click()
  await expect(page.getByText('Please enter a valid 6-digit OTP.').first()).toBeVisible()
  await code(page).fill('123456')
  await reset.click()
  await expectErrors(page, ['password is required', 'confirm password is required'])
  await page.getByLabel('New password').fill('sixteen-letters!')
  await page.getByLabel('Confirm password').fill('fifteen-letters')
  await expectErrors(page, ['Max 15 characters', 'Passwords do not match'])
  await page.getByLabel('New password').fill('fifteen-letters')
  await expectErrors(page, [])
})

test('after a reset the new password opens the account and the old one does not', async ({
  page,
  productUrl,
}) => {
  const student = await provenStudent(page.request, productUrl)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // The screen before has a field for an email too.
  await expect(page).toHaveURL(/\/forgot-password$/)
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible()
  await email(page).fill(student.email)
  const first = await mailedCode(productUrl, student.email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page).toHaveURL(`${productUrl}/reset-password?email=${encodeURIComponent(student.email)}`)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect.poll(() => mailedCode(productUrl, student.email)).not.toBe(first)
  await code(page).fill(await mailedCode(productUrl, student.email))
  await page.getByLabel('New password').fill('ellipse-2-foci')
  await page.getByLabel('Confirm password').fill('ellipse-2-foci')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page).toHaveURL(/\/login\?email=/)

  await password(page).fill(student.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText(wrongSignIn)).toBeVisible()
  await login(page, { ...student, password: 'ellipse-2-foci' })
})

test('the link of a reset may name the address by its token', async ({ page }) => {
  const claims = Buffer.from(JSON.stringify({ email: 'divya@example.com' })).toString('base64url')
  await page.goto(`/reset-password?page=reset&token=head.${claims}.signature`)
  await expect(page.getByText('Sent to d****a@example.com.')).toBeVisible()
  const asked = page.waitForRequest('**/api/v1/student/resetPassword')
  await code(page).fill('123456')
  await page.getByLabel('New password').fill('ellipse-2-foci')
  await page.getByLabel('Confirm password').fill('ellipse-2-foci')
  await page.getByRole('button', { name: 'Reset password' }).click()
  expect((await asked).postDataJSON()).toEqual({
    email: 'divya@example.com',
    otp: '123456',
    newPassword: 'ellipse-2-foci',
  })

  await page.goto('/reset-password?token=nonsense')
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your email' })).toBeVisible()
})

test('input submitted before the script has loaded is sent completely once it has', async ({ page }) => {
  const script = await holdScripts(page)
  await page.goto('/reset-password?email=nobody%40example.com', { waitUntil: 'commit' })
  await code(page).fill('123456')
  await page.getByLabel('New password').fill('ellipse-2-foci')
  await page.getByLabel('Confirm password').fill('ellipse-2-foci')
  const asked = page.waitForRequest('**/api/v1/student/resetPassword', { timeout: 30_000 })
  await page.getByRole('button', { name: 'Reset password' }).click()
  script.release()
  expect((await asked).postDataJSON()).toMatchObject({ otp: '123456', newPassword: 'ellipse-2-foci' })
})

test('a password is created with a code, and thanked for', async ({ page, productUrl }) => {
  const student = await provenStudent(page.request, productUrl)
  const first = await mailedCode(productUrl, student.email)
  await page.goto('/create-password')
  await email(page).fill(student.email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect.poll(() => mailedCode(productUrl, student.email)).not.toBe(first)
  await code(page).fill(await mailedCode(productUrl, student.email))
  await page.getByLabel('New password').fill('ellipse-2-foci')
  await page.getByLabel('Confirm password').fill('ellipse-2-foci')
  await page.getByRole('button', { name: 'Create password' }).click()
  await expect(page).toHaveURL(/\/thank-you$/)
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  await expect(page.getByText('Successfully Created New Password')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/login$/)
})
