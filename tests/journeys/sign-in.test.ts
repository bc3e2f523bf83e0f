import { calls } from '../../domain/calls.ts'
import { email, expectErrors, fillRegistration, password, wrongSignIn } from './account-fields.ts'
import { login } from './student-story.ts'
import { provenStudent, somebodyNew } from './students.ts'
import { expect, hold, holdScripts, irfan, test } from './visits.ts'

test('registration names every missing field, then every invalid one', async ({ page }) => {
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
  await expectErrors(page, ['This password is too easy to guess. Choose another one.'])
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

test('a wrong password is reported without a hint, and what was typed stays', async ({ page }) => {
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

test('input and presses before the script has loaded are not lost', async ({ page, productUrl }) => {
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

test('the sign-in method chosen before the script has loaded is the one that is shown', async ({ page }) => {
  const script = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await password(page).fill('typed-early')
  await page.getByText('Phone', { exact: true }).click()
  script.release()
  await expect(page.getByLabel('Phone Number')).toBeVisible()
  await expect(password(page)).toHaveValue('typed-early')
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

test('a visitor is redirected from a private page to the login by a full page load', async ({ page }) => {
  // React may still be taking over the private page, and would meet one that is not there.
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  for (const path of ['/my-course', '/support', '/account']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login\?next=/)
    expect(documents.splice(0)).toEqual([path, '/login'])
  }
})

test('navigating while a logout is pending is not interrupted', async ({ page, productUrl }) => {
  await login(page, await provenStudent(page.request, productUrl))
  await expect(page).toHaveURL(/\/$/)
  const answer = await hold(page, `**${calls.logout.path}`)
  await page.getByRole('button', { name: /^Menu of/ }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Login / Register' }).click()
  await email(page).fill('sister@example.com')
  answer.release()
  await page.waitForFunction(() => localStorage.getItem('logout') === null)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
  await expect(page).toHaveURL(/\/login$/)
  await expect(email(page)).toHaveValue('sister@example.com')
})

test('a logout while a private page loads leads home, whatever parts of the page have arrived', async ({
  page,
  productUrl,
}) => {
  await login(page, await provenStudent(page.request, productUrl))
  await expect(page).toHaveURL(/\/$/)
  const courses = await hold(page, `**${calls.getMyCourses.path}*`)
  const answer = await hold(page, `**${calls.logout.path}`)
  const menu = page.getByRole('button', { name: /^Menu of/ })
  const told = page.waitForRequest(`**${calls.logout.path}`)
  const asked = page.waitForRequest(`**${calls.getMyCourses.path}*`)
  await menu.click()
  await page.getByRole('banner').getByRole('link', { name: 'Support' }).click()
  await asked
  await menu.click()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await told
  courses.release()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every step earns a mark.')
  answer.release()
})

test('a login never leads to another site', async ({ page, context, request, productUrl }) => {
  const student = await provenStudent(request, productUrl)
  for (const next of [
    'https://example.com/',
    '//example.com/',
    '/\\example.com/',
    '/\t/example.com/',
    '/.//example.com/',
  ]) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await email(page).fill(student.email)
    await password(page).fill(student.password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page, JSON.stringify(next)).toHaveURL(`${productUrl}/`)
    await expect(page.getByRole('button', { name: /^Menu of/ })).toBeVisible()
    await page.evaluate(() => localStorage.clear())
    await context.clearCookies()
  }
})

test.describe('a student who is signed in', () => {
  test.use({ person: irfan })

  test('is led on from login and registration and never sees their forms', async ({ page }) => {
    for (const [address, place] of [
      ['/login', '/my-course'],
      ['/login?next=/support', '/support'],
      ['/register', '/my-course'],
      ['/te/login', '/te/my-course'],
    ] as const) {
      const scripts = await holdScripts(page)
      await page.goto(address, { waitUntil: 'commit' })
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('main').locator('form')).toBeHidden()
      scripts.release()
      await expect(page).toHaveURL(new RegExp(`${place}$`))
    }
  })

  test('goes back from the login to the page it was opened from', async ({ page }) => {
    await page.goto('/faq')
    await page.goto('/login')
    await expect(page).toHaveURL(/\/my-course$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/faq$/)
  })
})
