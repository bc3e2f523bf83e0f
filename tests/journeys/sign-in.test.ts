import type { Page } from '@playwright/test'
import { mailedCode } from '../support/browser.ts'
import { login, type register } from './student-story.ts'
import { provenStudent, somebodyNew, unprovenStudent } from './students.ts'
import { expect, holdScripts, irfan, test, whenAlive } from './visits.ts'

const wrongSignIn = 'These do not match an account. Check the email or phone number and the password.'

test('registration names every field that is missing, then every one that is wrong', async ({ page }) => {
  await page.goto('/register')
  const send = page.getByRole('button', { name: 'Register' })
  await send.click()
  await expectErrors(page, [
    'name is required',
    'Email is required',
    'Phone Number is required',
    'password is required',
    'confirm password is required',
  ])
  await expect(page.getByLabel('Name')).toBeFocused()

  await page.getByLabel('Name').fill('Divya Reddy')
  await email(page).fill('divya@nowhere')
  await page.getByLabel('Phone Number').fill('98480')
  await password(page).fill('parabola-7-roots')
  await page.getByLabel('Confirm password').fill('parabola-8-roots')
  await send.click()
  await expectErrors(page, [
    'Enter a valid email address',
    'Enter a valid phone number starting with +91 and 10 digits',
    'Passwords do not match',
  ])
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveValue('divya@nowhere')
  await expect(password(page)).toHaveValue('parabola-7-roots')
})

test('a password that anyone would guess is refused, and what was typed stays', async ({ page }) => {
  await page.goto('/register')
  const student = { ...somebodyNew(), password: 'password123' }
  await fillRegistration(page, student)
  await page.getByRole('button', { name: 'Register' }).click()
  await expectErrors(page, ['This password is among the first that anyone would guess. Choose another one.'])
  await expect(email(page)).toHaveValue(student.email)
  await expect(password(page)).toHaveValue('password123')
})

test('login by email and by phone names what is missing or wrong', async ({ page }) => {
  await page.goto('/login')
  const send = page.getByRole('button', { name: 'Login' })
  await send.click()
  await expectErrors(page, ['Email is required', 'Password is required'])
  await email(page).fill('divya@')
  await send.click()
  await expectErrors(page, ['Enter a valid email address', 'Password is required'])

  await page.getByText('Phone', { exact: true }).click()
  await send.click()
  await expectErrors(page, ['Phone Number is required', 'Password is required'])
  await page.getByLabel('Phone Number').fill('12345')
  await send.click()
  await expectErrors(page, [
    'Enter a valid phone number starting with +91 and 10 digits',
    'Password is required',
  ])
})

test('a wrong password is told without a hint, and what was typed stays', async ({ page }) => {
  await page.goto('/login')
  await email(page).fill('nobody@example.com')
  await password(page).fill('some-other-word')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText(wrongSignIn)).toBeVisible()
  await expect(email(page)).toHaveValue('nobody@example.com')
  await expect(password(page)).toHaveValue('some-other-word')
})

test('a student logs in by phone, pasted with its country code', async ({ page, productUrl }) => {
  const student = await provenStudent(page.request, productUrl)
  await page.goto('/login')
  await page.getByText('Phone', { exact: true }).click()
  await page.getByLabel('Phone Number').fill(`+91 ${student.phone}`)
  await expect(page.getByLabel('Phone Number')).toHaveValue(student.phone)
  await password(page).fill(student.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('button', { name: `Menu of ${student.name}` })).toBeVisible()
})

test('a password can be looked at while it is typed', async ({ page }) => {
  await page.goto('/login')
  await password(page).fill('chalk-and-board')
  await expect(password(page)).toHaveAttribute('type', 'password')
  const show = page.getByRole('button', { name: 'Show password' })
  await show.click()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await expect(show).toHaveAttribute('aria-pressed', 'true')
  await show.click()
  await expect(password(page)).toHaveAttribute('type', 'password')
})

test('what is typed and pressed before the script has come is not lost', async ({ page, productUrl }) => {
  const student = await provenStudent(page.request, productUrl)
  const script = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await email(page).fill(student.email)
  await password(page).fill(student.password)
  await page.getByRole('button', { name: 'Login' }).click()
  expect(page.url()).toMatch(/\/login$/)
  script.release()
  await expect(page.getByRole('button', { name: `Menu of ${student.name}` })).toBeVisible()
})

test('the way to sign in that is chosen before the script has come is the one that shows', async ({
  page,
}) => {
  const script = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await password(page).fill('typed-early')
  await page.getByText('Phone', { exact: true }).click()
  script.release()
  await expect(page.getByLabel('Phone Number')).toBeVisible()
  await expect(password(page)).toHaveValue('typed-early')
})

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
    page.getByText('This code is not right or has expired. Check the newest mail, or ask for a new code.'),
  ).toBeVisible()

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    ` ${right.slice(0, 3)} ${right.slice(3)} `,
  )
  await code(page).fill('')
  await code(page).focus()
  await page.keyboard.press('Control+v')
  await expect(page).toHaveURL(/\/login\?email=/)
  await expect(email(page)).toHaveValue(student.email)
  expect(resends()).toBe(1)
})

test("registration's code runs ten minutes, a new one can be had after 30 seconds, then 60", async ({
  page,
}) => {
  await page.clock.install()
  const resends = countCalls(page, 'resendOTP')
  const student = somebodyNew()
  await page.goto('/register')
  await fillRegistration(page, student)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText(/Code expires in (10:00|9:5\d)/)).toBeVisible()
  await expect(page.getByRole('button', { name: /Resend in 0:(30|2\d)/ })).toBeDisabled()

  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Please enter all OTP fields.').first()).toBeVisible()

  await page.clock.fastForward(30_000)
  await page.getByRole('button', { name: 'Resend code' }).click()
  await expect(page.getByRole('button', { name: /Resend in (1:00|0:5\d)/ })).toBeDisabled()
  expect(resends()).toBe(1)
  await page.clock.fastForward(45_000)
  await expect(page.getByRole('button', { name: /Resend in 0:1\d/ })).toBeDisabled()
  await page.clock.fastForward(15_000)
  await expect(page.getByRole('button', { name: 'Resend code' })).toBeEnabled()

  await page.clock.fastForward(530_000)
  await expect(page.getByText(/Code expires in 0:(10|0\d)/)).toBeVisible()
  await expect(code(page)).toBeEnabled()
  await page.clock.fastForward(10_000)
  await expectExpired(page, 'Verify')
})

for (const [screen, address, submit, call] of [
  ['sign-in', '/otp?email=nobody%40example.com&page=login', 'Verify', 'resendOTP'],
  ['a reset', '/reset-password?email=nobody%40example.com', 'Reset password', 'forgotPassword'],
] as const) {
  test(`the code of ${screen} runs three minutes, then a new one can be had, again after 60 seconds`, async ({
    page,
  }) => {
    await page.clock.install()
    const sent = countCalls(page, call)
    await page.goto(address)
    await whenAlive(page)
    await expect(page.getByText(/Code expires in (3:00|2:5\d)/)).toBeVisible()
    await page.clock.fastForward(170_000)
    await expect(page.getByText(/Code expires in 0:(10|0\d)/)).toBeVisible()
    await expect(code(page)).toBeEnabled()
    await expect(page.getByRole('button', { name: /Resend in 0:(10|0\d)/ })).toBeDisabled()
    await page.clock.fastForward(10_000)
    await expectExpired(page, submit)

    const before = sent()
    await page.getByRole('button', { name: 'Resend code' }).click()
    await expect(page.getByText('OTP has expired!')).toHaveCount(0)
    expect(sent()).toBe(before + 1)
    await expect(code(page)).toBeEnabled()
    await expect(page.getByRole('button', { name: submit })).toBeEnabled()
    await expect(page.getByRole('button', { name: /Resend in (1:00|0:5\d)/ })).toBeDisabled()
    await page.clock.fastForward(60_000)
    await expect(page.getByRole('button', { name: 'Resend code' })).toBeEnabled()
    await expect(page.getByText(/Code expires in (2:00|1:5\d)/)).toBeVisible()
  })
}

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

test('a visitor is brought back to where the login was asked for', async ({ page }) => {
  await page.goto('/my-course')
  await expect(page).toHaveURL(/\/login\?next=%2Fmy-course$/)
  await email(page).fill(irfan.email)
  await password(page).fill(irfan.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/my-course$/)
  await expect(page.getByRole('heading', { level: 1, name: 'My learning' })).toBeVisible()
})

for (const next of [
  'https://example.com/',
  '//example.com/',
  '/\\example.com/',
  '/\t/example.com/',
  '/.//example.com/',
]) {
  test(`a login never leads to another site: ${JSON.stringify(next)}`, async ({ page, productUrl }) => {
    await page.route('**/api/v1/student/login', (route) =>
      route.fulfill({
        json: {
          success: true,
          status: 200,
          message: '',
          response: '',
          data: { isVerified: true, token: `head.${Buffer.from('{}').toString('base64url')}.end` },
        },
      }),
    )
    await page.route('**/api/v1/auth/getProfileData', (route) =>
      route.fulfill({
        json: { success: true, status: 200, message: '', response: '', data: { name: 'D', email: 'd@e.in' } },
      }),
    )
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await email(page).fill('divya@example.com')
    await password(page).fill('anything-at-all')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(`${productUrl}/`)
  })
}

function email(page: Page) {
  return page.getByRole('textbox', { name: 'Email', exact: true })
}

function password(page: Page) {
  return page.getByLabel('Password', { exact: true })
}

function code(page: Page) {
  return page.getByLabel('6-digit code')
}

async function fillRegistration(page: Page, student: Parameters<typeof register>[1]): Promise<void> {
  await page.getByLabel('Name').fill(student.name)
  await email(page).fill(student.email)
  await page.getByLabel('Phone Number').fill(student.phone)
  await password(page).fill(student.password)
  await page.getByLabel('Confirm password').fill(student.password)
}

/** The sentences beside the fields, in their order, and no other. */
async function expectErrors(page: Page, sentences: string[]): Promise<void> {
  await expect.poll(() => page.locator('form p[id$="-error"]').allInnerTexts()).toEqual(sentences)
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
