import type { Page } from '@playwright/test'
import { expect, test } from './visits.ts'

test.use({ javaScriptEnabled: false })

test('a visitor without scripts reads the home page and continues to the courses', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('earns a mark.')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).not.toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Best courses offered' }).click()
  await expect(page).toHaveURL(/\/courses$/)
})

test('a visitor without scripts finds a course by category and by page', async ({ page }) => {
  await page.goto('/courses')
  const cards = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(cards).toHaveCount(10)
  await page.getByRole('link', { name: 'Next', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(cards).toHaveCount(8)
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: /^ICSE/ }).click()
  await expect(cards).toHaveCount(2)
  await page.getByRole('link', { name: 'ICSE Class 10 Maths: complete course' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ICSE Class 10 Maths: complete course')
})

test('a visitor without scripts finds a course by its price', async ({ page }) => {
  await page.goto('/courses')
  await page.getByRole('button', { name: 'Price' }).click()
  await page.getByRole('link', { name: 'Under ₹200 a month' }).click()
  await expect(page).toHaveURL(/\/courses\?price=under-200$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(5)
})

test('a visitor without scripts sees what is inside a course and what it costs', async ({ page }) => {
  await page.goto('/courses/cbse-class-10-maths-standard')
  const main = page.getByRole('main')
  await expect(main).toContainText('Taught by')
  await expect(main.getByText('₹399').first()).toBeVisible()
  const plans = main.locator('noscript p').first()
  await expect(plans).toBeVisible()
  expect(await plans.innerHTML()).toContain('Yearly ₹2,999')
  await expect(main.getByText(/^Why √2 is irrational/)).toBeVisible()

  const second = main.getByRole('group').filter({ hasText: '2.' }).first()
  await second.locator('summary').click()
  await expect(second.getByRole('listitem').first()).toBeVisible()

  await expect(main.getByRole('heading', { level: 3, name: 'About' })).toBeAttached()
  await main.getByRole('radio', { name: 'Learning Outcomes' }).check()
  await expect(main.getByRole('heading', { level: 3, name: 'Learning Outcomes' })).toBeAttached()
  await expect(main.getByText(/After the course you can/)).toBeVisible()
})

test('the menu of a phone opens without scripts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Courses' }).click()
  await expect(page).toHaveURL(/\/courses$/)
})

const forms = [
  ['/register', 'Create your account'],
  ['/login', 'Welcome back'],
  ['/forgot-password', 'Confirm your email'],
  ['/reset-password?email=a%40example.com', 'Set a new password'],
  ['/create-password?email=a%40example.com', 'Create a new password'],
  ['/otp?email=a%40example.com', 'Enter the 6-digit code'],
] as const

test('what is typed into any form is never in a URL, even without scripts', async ({ page }) => {
  const secrets = { password: 'secret-word-7', otp: '493817', email: 'typed@example.com' }
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const [address, title] of forms) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await fillWhatIsThere(page, secrets)
    await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      page.locator('main form button[type="submit"]').click(),
    ])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const addresses = [...asked, page.url()].join('\n')
    for (const secret of Object.values(secrets)) {
      expect(addresses, address).not.toContain(secret)
      expect(addresses, address).not.toContain(encodeURIComponent(secret))
    }
  }
})

async function fillWhatIsThere(page: Page, secrets: Record<string, string>): Promise<void> {
  const fields = page.locator('main form input:not([type="radio"])')
  expect(await fields.count()).toBeGreaterThan(0)
  for (const field of await fields.all()) {
    const name = (await field.getAttribute('name')) ?? ''
    await field.fill(secrets[name === 'confirmation' ? 'password' : name] ?? '9848012345')
  }
}

test('a visitor without scripts reads a policy, jumps within it and finds its earlier version', async ({
  page,
}) => {
  await page.goto('/subscription-terms')
  const main = page.getByRole('main')
  await expect(main.getByText('Version 2, in force since 1 April 2025')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Liability' })
    .click()
  await expect(page).toHaveURL(/#liability$/)
  await expect(main.getByRole('heading', { name: 'Liability' })).toBeInViewport()
  await main.getByRole('link', { name: 'Version 1, from 15 January 2025' }).click()
  await expect(main.getByText('This is an earlier version')).toBeVisible()
  await main.getByRole('link', { name: 'Read the current version' }).click()
  await expect(page).toHaveURL(/\/subscription-terms$/)
})
