import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axe, rulesOfColour } from '../support/axe.ts'
import { mailedCode } from '../support/browser.ts'
import { email, expectErrors, password, wrongSignIn } from './account-fields.ts'
import type { NewStudent } from './student-story.ts'
import { login } from './student-story.ts'
import { provenStudent } from './students.ts'
import { ananya, expect, test } from './visits.ts'

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

async function openAccount(page: Page, productUrl: string): Promise<NewStudent> {
  const student = await provenStudent(page.request, productUrl)
  await login(page, student)
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  return student
}

function section(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

test('a visitor is asked to log in and brought back to the account', async ({ page }) => {
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login\?next=%2Faccount$/)
})

test('a student changes name and phone by keyboard, and the header says the new name at once', async ({
  page,
  productUrl,
}) => {
  await openAccount(page, productUrl)
  const details = section(page, 'Name and phone number')
  await details.getByLabel('Name').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expectErrors(page, ['name is required'])
  await expect(details.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Divya Kulkarni')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('9848055555')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(details.getByRole('status')).toHaveText('Saved')
  await expect(page.getByRole('button', { name: 'Menu of Divya Kulkarni' })).toBeVisible()
  await page.reload()
  await expect(details.getByLabel('Phone Number')).toHaveValue('9848055555')
})

test('a new password lets in, and signs the other device out', async ({ page, browser, productUrl }) => {
  const student = await openAccount(page, productUrl)
  const other = await browser.newContext({ baseURL: productUrl })
  const otherPage = await other.newPage()
  await login(otherPage, student)

  await page.reload()
  await expect(section(page, 'Where you’re logged in').getByRole('listitem')).toHaveCount(2)
  const form = section(page, 'Password')
  await form.getByLabel('Current password').fill('not-this-one')
  await form.getByLabel('New password').fill('parabola-9-roots')
  await form.getByLabel('Confirm password').fill('parabola-9-roots')
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(form.locator('p[id$="-error"]')).toHaveText('Your current password is not correct.')
  await expect(form.getByLabel('New password')).toHaveValue('parabola-9-roots')

  await form.getByLabel('Current password').fill(student.password)
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(form.getByRole('status')).toContainText('Password changed.')
  await expect(form.getByLabel('Current password')).toHaveValue('')
  await expect(section(page, 'Where you’re logged in').getByRole('listitem')).toHaveCount(1)

  await otherPage.goto('/account')
  await expect(otherPage).toHaveURL(/\/login/)
  await other.close()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
})

test('a student moves to another address by the codes of both, and signs in with the new one', async ({
  page,
  productUrl,
}) => {
  const student = await openAccount(page, productUrl)
  const newEmail = `moved-${student.email}`
  const form = section(page, 'Email')
  await form.getByLabel('New email address').fill(newEmail)
  await form.getByLabel('Current password').fill(student.password)
  await form.getByRole('button', { name: 'Send codes' }).click()
  await expect(form.getByText('We’ve sent a code to both addresses.')).toBeVisible()
  // It is mailed after the one to the present address, whose mailbox has an older code too.
  await form.getByLabel(`Code sent to ${newEmail}`).fill(await mailedCode(productUrl, newEmail))
  await form.getByLabel(`Code sent to ${student.email}`).fill(await mailedCode(productUrl, student.email))
  await form.getByRole('button', { name: 'Confirm new address' }).click()
  await expect(form.getByText('Email address changed.')).toBeVisible()
  await expect(form.getByText(newEmail)).toBeVisible()
  await page.reload()
  await expect(section(page, 'Recent activity')).toContainText('Email address changed')
  await expect(form.getByText(newEmail)).toBeVisible()
})

test('a student signs another device out', async ({ page, browser, productUrl }) => {
  const student = await openAccount(page, productUrl)
  const other = await browser.newContext({ baseURL: productUrl })
  const otherPage = await other.newPage()
  await login(otherPage, student)
  await page.reload()
  const devices = section(page, 'Where you’re logged in')
  await expect(devices.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1)
  await devices.getByRole('button', { name: /^Log out Chrome/ }).click()
  await expect(devices.getByRole('status')).toHaveText('Device logged out.')
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(devices.getByRole('list')).toBeFocused()
  await otherPage.goto('/account')
  await expect(otherPage).toHaveURL(/\/login/)
  await other.close()
})

test('email choices are empty at first and are saved; the data can be downloaded', async ({
  page,
  productUrl,
}) => {
  const student = await openAccount(page, productUrl)
  const emails = section(page, 'Emails')
  const reminders = emails.getByRole('checkbox', { name: /^Reminders/ })
  await expect(reminders).not.toBeChecked()
  await expect(emails.getByRole('checkbox', { name: /^Lesson updates/ })).not.toBeChecked()
  await reminders.check()
  await emails.getByRole('button', { name: 'Save email choices' }).click()
  await expect(emails.getByRole('status')).toHaveText('Saved')
  await page.reload()
  await expect(reminders).toBeChecked()

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('stepmark-account.json')
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data.account).toMatchObject({ email: student.email, name: student.name })
})

test('a deleted account cannot sign in, and deletion asks for every confirmation first', async ({
  page,
  productUrl,
}) => {
  const student = await openAccount(page, productUrl)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByText('Confirm that you want to delete the account.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Yes, delete my account' }).check()
  await dialog.getByLabel('Current password').fill(student.password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('link', { name: /^Login/ }).first()).toBeVisible()

  await page.goto('/login')
  await email(page).fill(student.email)
  await password(page).fill(student.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText(wrongSignIn)).toBeVisible()
})

test.describe('signed in with plans that run', () => {
  test.use({ person: ananya })

  test('the deletion of an account is open to everybody, by day and night', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto('/account')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByRole('checkbox', { name: 'Yes, delete my account' }).check()
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(dialog.getByText('You have an active plan.')).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      expect.soft(await violations(page, colorScheme), `${colorScheme}, deleting`).toEqual([])
    }
    await dialog.getByRole('button', { name: 'Keep my account' }).click()
    await expect(dialog).toBeHidden()
  })
})

async function violations(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  const isDay = colorScheme === 'light'
  const check = isDay ? axe(page).withTags(standard) : axe(page).withRules(rulesOfColour)
  const found = await check.analyze()
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}
