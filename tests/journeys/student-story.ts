import type { Page } from '@playwright/test'
import { expect } from '../support/browser.ts'

export type NewStudent = { name: string; email: string; phone: string; password: string }

type Story = {
  page: Page
  student: NewStudent
  /** The code that was mailed to the student. */
  mailedCode(email: string): Promise<string>
}

const courseTitle = 'CBSE Class 10 Maths Standard (041): complete course'

/** From a visitor to a student who bought a course, watched a locked video and left. */
export async function liveStudentStory({ page, student, mailedCode }: Story): Promise<void> {
  await register(page, student, mailedCode)
  await login(page, student)
  await browseToCourse(page)
  await failOnePayment(page)
  await payAndWatch(page)
  await seeOwnCourses(page)
  await logout(page)
}

export async function register(
  page: Page,
  student: NewStudent,
  mailedCode: Story['mailedCode'],
): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started Today' }).click()
  await expect(page).toHaveURL(/\/register$/)
  await page.getByLabel('Name').fill(student.name)
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Phone Number').fill(student.phone)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.getByLabel('Confirm password').fill(student.password)
  await page.getByRole('button', { name: 'Register' }).click()

  await expect(page.getByRole('heading', { name: 'Enter the 6-digit code' })).toBeVisible()
  await page.getByLabel('6-digit code').fill(await mailedCode(student.email))
  await expect(page).toHaveURL(/\/login\?email=/)
}

export async function login(
  page: Page,
  { email, password }: Pick<NewStudent, 'email' | 'password'>,
): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).and(page.getByRole('textbox')).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('button', { name: /^Menu of/ })).toBeVisible()
}

async function browseToCourse(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Courses' })).toBeVisible()
  // Both courses are in the list of all, which stays until the next list is loaded: a press on it may come too late.
  const ofIcse = page.getByRole('link', { name: 'ICSE Class 10 Maths: complete course' })
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: /^ICSE/ }).click()
  await expect(page.getByRole('link', { name: courseTitle })).toHaveCount(0)
  await expect(ofIcse).toBeVisible()
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: /^CBSE/ }).click()
  await expect(ofIcse).toHaveCount(0)
  await page.getByRole('link', { name: courseTitle }).click()
  await expect(page.getByRole('heading', { level: 1, name: courseTitle })).toBeVisible()
  await expect(lockedRow(page)).toBeVisible()
}

/** The second lesson of the first module: not free. */
function lockedRow(page: Page) {
  return page.locator('details').getByRole('link', { name: /^Why √2 is irrational/ })
}

async function choosePlan(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Purchase Now/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Choose a plan' })
  await dialog.getByLabel('State (place of supply)').selectOption({ label: 'Telangana' })
  await dialog.getByRole('button', { name: 'Pay ₹399' }).click()
}

async function failOnePayment(page: Page): Promise<void> {
  await choosePlan(page)
  const checkout = page.getByRole('dialog', { name: 'Practice payment' })
  await expect(checkout).toContainText('No money moves')
  await expect(checkout).toContainText('399')
  await checkout.getByRole('button', { name: 'Bank declines' }).click()
  await expect(page.getByText('Payment failed.')).toBeVisible()
  await checkout.getByRole('button', { name: 'Close the payment window' }).click()
  await expect(checkout).toBeHidden()
  await expect(lockedRow(page)).toContainText('Locked')
}

async function payAndWatch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Retry' }).click()
  await page
    .getByRole('dialog', { name: 'Practice payment' })
    .getByRole('button', { name: 'Pay', exact: true })
    .click()
  await expect(page.getByText('✅ Payment successful! Course enrolled.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Purchase Now/ })).toHaveCount(0)
  await expect(page.getByText(/Valid till \d{1,2} \w{3} \d{4}/).first()).toBeVisible()

  await expect(lockedRow(page)).not.toContainText('Locked')
  await lockedRow(page).click()
  await expect(lockedRow(page)).toHaveAttribute('aria-current', 'true')
  await expectVideoPlays(page)
}

/** The video plays: its time advances and frames were decoded. */
export async function expectVideoPlays(page: Page): Promise<void> {
  const video = page.locator('video')
  await expect
    .poll(async () =>
      video.evaluate((video: HTMLVideoElement) => video.currentTime > 0.5 && video.videoWidth > 0),
    )
    .toBe(true)
}

async function seeOwnCourses(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menu of/ }).click()
  await page.getByRole('banner').getByRole('link', { name: 'My learning' }).click()
  await expect(page).toHaveURL(/\/my-course$/)
  await expect(page.getByRole('link', { name: courseTitle, exact: true })).toBeVisible()
  await expect(page.getByText(/Valid till .*, \d+ days left/)).toBeVisible()
}

async function logout(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menu of/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login / Register' })).toBeVisible()
  // The pending logout stays until the server has received it.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'theme')))
    .toEqual([])
  await page.goto('/my-course')
  await expect(page).toHaveURL(/\/login\?next=/)
}
