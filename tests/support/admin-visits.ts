import type { BrowserContext, Page } from '@playwright/test'
import type { Job } from '../../domain/admin/rules.ts'
import { freshCodeMinutes } from '../../domain/admin/rules.ts'
import { axe, rulesOfColour } from './axe.ts'
import { expect } from './browser.ts'

type Session = { cookies: Awaited<ReturnType<BrowserContext['cookies']>>; codeAt: number }
const sessions = new Map<Job, Session>()

/**
 * Opens a screen of the admin as a person of the demo staff. Who signed in once stays signed in for the
 * journeys that follow: a code is good once, and the next one comes half a minute later.
 */
export async function enterAdminAs(page: Page, job: Job, path = '/admin'): Promise<void> {
  // A phone shows the button that opens it.
  const sidebar = page
    .getByRole('navigation', { name: 'Admin' })
    .or(page.getByRole('button', { name: 'Menu', exact: true }))
  const known = sessions.get(job)
  if (known !== undefined) {
    await page.context().addCookies(known.cookies)
    await keepFresh(page, job, known)
  }
  await page.goto(path)
  const signInHeading = page.getByRole('heading', { name: 'Log in' })
  await expect(sidebar.or(signInHeading).first()).toBeVisible()
  if (await sidebar.isVisible()) return
  await signIn(page, job)
  await expect(sidebar).toBeVisible()
  sessions.set(job, { cookies: await page.context().cookies(), codeAt: Date.now() })
}

/** Gives another code in time, so that a journey of some minutes is not asked for one. */
async function keepFresh(page: Page, job: Job, session: Session): Promise<void> {
  if (Date.now() - session.codeAt < (freshCodeMinutes / 2) * 60_000) return
  const { code } = await freePerson(page, job)
  await page.request.post('/api/v1/admin/confirmCode', { data: { code } })
  session.codeAt = Date.now()
}

/** Fills in the screen that is shown and sends it. */
export async function signIn(page: Page, job: Job): Promise<void> {
  const person = await freePerson(page, job)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Code').fill(person.code)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Waits for a code that was not used yet. */
async function freePerson(page: Page, job: Job): Promise<{ email: string; password: string; code: string }> {
  let person = { email: '', password: '', code: '' }
  await expect(async () => {
    person = await (await page.request.get(`/dev/admin?role=${job}`)).json()
    expect(person.code).toMatch(/^\d{6}$/)
  }).toPass({ timeout: 70_000, intervals: [3000] })
  return person
}

/** The counts of the sidebar, asked for each minute, stay away: what is pressed next is the first to hear that the session changed. */
export async function holdCounts(page: Page): Promise<void> {
  await page.route('**/admin/getRailCounts*', () => {})
}

/** No barrier in light or dark, and nothing runs off a narrow screen. */
export async function expectCleanAdmin(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The rows of the page before are pale until its own have come.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    const check = theme === 'light' ? axe(page) : axe(page).withRules(rulesOfColour)
    // While a note comes or goes, its contrast says nothing; one may come at any moment.
    const { violations } = await check.exclude('[data-sonner-toast]').analyze()
    expect(
      violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
  const width = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.setViewportSize(width)
}
