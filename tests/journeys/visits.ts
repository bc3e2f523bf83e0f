import type { Browser, BrowserContext, Page } from '@playwright/test'
import { calls } from '../../domain/calls.ts'
import { test as base, expect } from '../support/browser.ts'
import { login } from './student-story.ts'

export { expect }

type Person = { email: string; password: string }
type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** People of the demo content: Ananya has a running, a soon ending and an ended course; Irfan has none. */
export const ananya: Person = { email: 'ananya@stepmark.example', password: 'chalk-and-board' }
export const irfan: Person = { email: 'irfan@stepmark.example', password: 'sine-over-cosine' }

type Visit = {
  /** Who is signed in as the page opens; null is a visitor. */
  person: Person | null
}

/** A visit to the product, by `test.use({ person: ananya })` as somebody who is signed in already. */
export const test = base.extend<Visit>({
  person: [null, { option: true }],
  storageState: async ({ browser, productUrl, person }, use) => {
    if (!person) return use(undefined)
    const state = await signedInState(browser, productUrl, person)
    await use(state)
    // Every test of this person shares the session: one that logs out has to sign in by itself.
    expect(await isAlive(state, productUrl), `the kept session of ${person.email} lives`).toBe(true)
  },
  page: async ({ page, context }, use) => {
    await noteAlive(context)
    await use(page)
  },
})

/** Has the pages of a context note when their script has taken over; a test's own page does. */
export async function noteAlive(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('stepmark:alive', () => Object.assign(window, { isAlive: true }))
  })
}

/** Waits until the page's script has taken over. */
export async function whenAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => 'isAlive' in window)
}

/** The data of the next answer to a call that is not refused. */
export async function nextAnswer(page: Page, call: { path: string }) {
  const answer = await page.waitForResponse(
    (response) => new URL(response.url()).pathname === `/api/v1${call.path}` && response.ok(),
  )
  return (await answer.json()).data
}

/** A slow phone: the page's scripts come when they are released. */
export function holdScripts(page: Page): Promise<{ release(): void }> {
  return hold(page, '**/assets/*.js')
}

/** A slow connection: requests to these URLs are sent when released. */
export async function hold(page: Page, addresses: string): Promise<{ release(): void }> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(addresses, async (route) => {
    await held
    await route.continue()
  })
  return { release: () => release() }
}

/** What the page says in its toasts from now on: each goes after three seconds, before a busy machine looks again. */
export async function listenToToasts(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const said = new Set<string>()
    const listen = () => {
      for (const { textContent } of document.querySelectorAll('[data-sonner-toast]')) said.add(textContent)
    }
    new MutationObserver(listen).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    Object.assign(window, { toastsSaid: said })
  })
  return () => page.evaluate(() => [...(Reflect.get(window, 'toastsSaid') as Set<string>)].join('\n'))
}

/** A slow line: the next answer to a call is of the moment when it was asked for, and comes when it is released. */
export async function holdAnswer(page: Page, call: { path: string }): Promise<{ release(): Promise<void> }> {
  const held = Promise.withResolvers<void>()
  const come = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => pathname === `/api/v1${call.path}`,
    async (route) => {
      const response = await route.fetch()
      await held.promise
      await route.fulfill({ response })
      come.resolve()
    },
    { times: 1 },
  )
  return {
    async release() {
      held.resolve()
      await come.promise
      // The page takes it.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
    },
  }
}

async function isAlive({ cookies }: StorageState, productUrl: string): Promise<boolean> {
  const { ok } = await fetch(`${productUrl}/api/v1${calls.refresh.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: productUrl,
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: '{}',
  })
  return ok
}

type SignedIn = { state: StorageState; since: number }

const states = new Map<string, SignedIn>()

// Shorter than a token lives: however long the whole run, no journey begins with a token that has to be renewed.
const stateLivesForMs = 8 * 60_000

/** What a browser holds after signing in; done once per person and again before its token ends. */
async function signedInState(browser: Browser, baseURL: string, person: Person): Promise<StorageState> {
  const known = states.get(person.email)
  if (known && Date.now() - known.since < stateLivesForMs) return known.state
  const since = Date.now()
  const context = await browser.newContext({ baseURL })
  await login(await context.newPage(), person)
  const state = await context.storageState()
  await context.close()
  states.set(person.email, { state, since })
  return state
}
