import type { BrowserContext, Page } from '@playwright/test'
import type { Role } from '../../domain/addresses.ts'
import { expect } from './browser.ts'

const sessions = new Map<Role, Awaited<ReturnType<BrowserContext['cookies']>>>()

/** Opens a screen of the desk as a person of the demo staff, who signs in once for all journeys of a file. */
export async function enterDeskAs(page: Page, role: Role, path: string): Promise<void> {
  const known = sessions.get(role)
  if (known === undefined) {
    await signIn(page, role, path)
    await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible()
    sessions.set(role, await page.context().cookies())
  } else {
    await page.context().addCookies(known)
    await page.goto(path)
  }
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible()
}

/** Waits for a code that was not used yet: a code is good once. */
async function signIn(page: Page, role: Role, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  let person = { email: '', password: '', code: '' }
  await expect(async () => {
    person = await (await page.request.get(`/dev/desk?role=${role}`)).json()
    expect(person.code).toMatch(/^\d{6}$/)
  }).toPass({ timeout: 70_000, intervals: [3000] })
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Code').fill(person.code)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
