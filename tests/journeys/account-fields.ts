import type { Page } from '@playwright/test'
import { expect } from '../support/browser.ts'
import type { NewStudent } from './student-story.ts'

/** The message of a sign-in that matches no account. */
export const wrongSignIn = 'Wrong email, phone number or password. Check them and try again.'

export function email(page: Page) {
  return page.getByRole('textbox', { name: 'Email', exact: true })
}

export function password(page: Page) {
  return page.getByLabel('Password', { exact: true })
}

export function code(page: Page) {
  return page.getByLabel('6-digit code')
}

export async function fillRegistration(page: Page, student: NewStudent): Promise<void> {
  await page.getByLabel('Name').fill(student.name)
  await email(page).fill(student.email)
  await page.getByLabel('Phone Number').fill(student.phone)
  await password(page).fill(student.password)
  await page.getByLabel('Confirm password').fill(student.password)
}

/** The messages next to the fields, in their order, and no others. */
export async function expectErrors(page: Page, sentences: string[]): Promise<void> {
  await expect.poll(() => page.locator('form p[id$="-error"]').allInnerTexts()).toEqual(sentences)
}
