import type { Page } from '@playwright/test'
import { ananya, expect, test, whenAlive } from './visits.ts'

test.use({ serviceWorkers: 'allow' })

test('a page that was visited opens again offline; another says that there is no connection', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/courses')
  await whenAlive(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  // The first visit precedes the service worker, which caches later requests.
  await page.goto('/about-us')
  await whenAlive(page)
  await page.goto('/courses')
  for (const path of ['/about-us', '/courses']) await expect.poll(() => keptPages(page)).toContain(path)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Our Courses', level: 1 })).toBeVisible()
  await expect(page.getByText('You’re offline. Saved pages still open.')).toBeVisible()

  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL(/\/about-us$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.goto('/contact-us')
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeAttached()
  // It comes by itself as soon as it can be had.
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: /contact/i, level: 1 })).toBeVisible()
  complaints.splice(0)
})

test('a page requested while the phone wrongly believes it is online loads once it is', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/courses')
  await whenAlive(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => true })
    window.addEventListener('online', (event) => event.stopImmediatePropagation())
  })
  await page.goto('/contact-us')
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeAttached()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: /contact/i, level: 1 })).toBeVisible()
  complaints.splice(0)
})

test.describe('a student', () => {
  test.use({ person: ananya })

  test('reads a saved page offline as a visitor would, and sees their own data when online again', async ({
    page,
    context,
    complaints,
  }) => {
    await page.goto('/')
    await page.evaluate(async () => {
      dispatchEvent(new Event('pointerdown'))
      await navigator.serviceWorker.ready
    })
    await page.goto('/courses')
    await whenAlive(page)
    await expect.poll(() => keptPages(page)).toContain('/courses')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.reload()
    await whenAlive(page)
    await expect(page.getByText('You’re offline. Saved pages still open.')).toBeVisible()
    const cards = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(cards).toHaveCount(10)
    await expect(page.getByText('Something went wrong')).toHaveCount(0)

    const list = /\/api\/v1\/student\/getliveCourses|getAllCoursesBasedOnUser/
    const asked = page.waitForResponse(list)
    await context.setOffline(false)
    expect((await asked).status()).toBe(200)
    await expect(cards).toHaveCount(10)
    // Phones report being online before anything gets through: the current page stays.
    await context.setOffline(true)
    const again = page.waitForRequest(list, { timeout: 1000 }).catch(() => null)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    expect(await again).toBeNull()
    complaints.splice(0)
  })
})

test('nothing private is cached for offline use', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(async () => {
    dispatchEvent(new Event('pointerdown'))
    await navigator.serviceWorker.ready
  })
  await page.goto('/reset-password?email=somebody%40example.com&token=abc')
  await page.goto('/courses?page=2')
  await page.waitForLoadState('networkidle')
  // The page opened last is cached last.
  await expect.poll(() => keptPages(page)).toContain('/courses?page=2')
  expect((await keptPages(page)).filter((path) => /email|token/.test(path))).toEqual([])
})

/** The worker caches a page shortly after it has loaded. */
function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const store = await caches.open('pages-2')
    return (await store.keys()).map(({ url }) => url.slice(location.origin.length))
  })
}
