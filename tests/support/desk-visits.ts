import type { Page } from '@playwright/test'
import type { Role } from '../../domain/addresses.ts'
import { expect } from './browser.ts'

/** Signs a person of the demo staff in, waiting for a code that was not used yet. */
export async function enterDeskAs(page: Page, role: Role, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  let known = { email: '', password: '', code: '' }
  await expect(async () => {
    const person = await (await page.request.get(`/dev/desk?role=${role}`)).json()
    expect(person.code).toMatch(/^\d{6}$/)
    known = person
  }).toPass({ timeout: 70_000, intervals: [3000] })
  await page.getByLabel('Email').fill(known.email)
  await page.getByLabel('Password', { exact: true }).fill(known.password)
  await page.getByLabel('Code').fill(known.code)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible()
}
