import type { Page } from '@playwright/test'
import { expectFilmPlays } from './student-story.ts'
import { ananya, expect, test } from './visits.ts'

const freeCourse = '/courses/cbse-class-10-maths-standard'

test('the picture of a course plays its first film, with captions', async ({ page }) => {
  await page.goto(freeCourse)
  await page.getByRole('button', { name: /^Play lesson 1/ }).click()
  await expectFilmPlays(page)
  await expect(firstRow(page)).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('heading', { name: 'HCF and LCM from prime factors' })).toBeVisible()
  await expect
    .poll(() =>
      page.locator('video').evaluate((film: HTMLVideoElement) => {
        const [track] = film.textTracks
        return [
          film.textTracks.length,
          track?.kind,
          track?.language,
          track?.mode,
          (track?.cues?.length ?? 0) > 3,
        ]
      }),
    )
    .toEqual([1, 'captions', 'en', 'showing', true])
})

test('a film costs no data before it is chosen', async ({ page }) => {
  const films: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/media/')) films.push(request.url())
  })
  await page.goto(freeCourse, { waitUntil: 'networkidle' })
  expect(films).toEqual([])
})

test.describe('signed in', () => {
  test.use({ person: ananya })

  test('choosing another lesson marks it, plays it and brings the player into view', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/courses/telangana-ssc-maths')
    const rows = page
      .locator('details[open]')
      .getByRole('button')
      .filter({ hasText: /\d:\d\d$/ })
    // First the page knows nobody; then it knows the student, and every lesson is open.
    await expect(rows.nth(1)).not.toContainText('Locked')
    await rows.nth(0).click()
    await expectFilmPlays(page)
    await rows.nth(1).scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollBy(0, 400))
    await expect(page.locator('video')).not.toBeInViewport()
    await rows.nth(1).click()
    await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true')
    await expect(rows.nth(0)).not.toHaveAttribute('aria-current')
    await expect(page.locator('video')).toBeInViewport({ ratio: 0.9 })
    await expectFilmPlays(page)
  })

  test('the next lesson is one press away', async ({ page }) => {
    await page.goto('/courses/telangana-ssc-maths')
    await page.getByRole('button', { name: /^Play lesson 1/ }).click()
    const lessons = page.getByRole('navigation', { name: 'Previous and next lesson' })
    const first = await currentRow(page)
    await lessons.getByRole('button', { name: /Next lesson/ }).click()
    await expect.poll(() => currentRow(page)).not.toBe(first)
    await expectFilmPlays(page)
    await lessons.getByRole('button', { name: /Previous/ }).click()
    await expect.poll(() => currentRow(page)).toBe(first)
  })
})

test('another quality, named with its megabytes, goes on at the same place and is kept', async ({ page }) => {
  await page.goto(freeCourse)
  await firstRow(page).click()
  await expectFilmPlays(page)
  const quality = page.getByLabel('Quality')
  await expect(quality).toHaveValue('480p')
  expect(await quality.getByRole('option').allInnerTexts()).toEqual([
    expect.stringMatching(/^240p · \d+\.\d MB$/),
    expect.stringMatching(/^480p · \d+\.\d MB$/),
  ])
  const before = await place(page)
  await quality.selectOption('240p')
  await expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.videoHeight))
    .toBe(240)
  await expect.poll(() => place(page)).toBeGreaterThan(before)
  await page.reload()
  await firstRow(page).click()
  await expect(quality).toHaveValue('240p')
})

test('a link that has ended is renewed by itself, and the film goes on where it was', async ({ page }) => {
  await page.goto(freeCourse)
  await firstRow(page).click()
  await expectFilmPlays(page)
  const before = await place(page)
  let refused = 0
  await page.route('**/media/*', async (route) => {
    if (refused > 0 || route.request().resourceType() !== 'media') return route.continue()
    refused += 1
    await route.fulfill({ status: 404, json: { success: false, status: 404 } })
  })
  await page.getByLabel('Quality').selectOption('240p')
  await expect.poll(() => refused).toBe(1)
  await expect.poll(() => place(page)).toBeGreaterThan(before)
})

test('a film that cannot be had says so and can be asked for again', async ({ page, complaints }) => {
  await page.route('**/getPresignedFile', (route) => route.abort())
  await page.goto(freeCourse)
  await firstRow(page).click()
  await expect(
    page.getByText('The lesson could not be played. Check your connection and try again.'),
  ).toBeVisible()
  await page.unroute('**/getPresignedFile')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectFilmPlays(page)
  complaints.splice(0)
})

test('a worksheet opens in a tab of its own as a PDF, and the course stays', async ({ page, context }) => {
  await page.goto(freeCourse)
  const answer = context.waitForEvent('response', (response) => response.url().includes('/media/'))
  const tab = page.waitForEvent('popup')
  await page.getByRole('button', { name: /^Worksheet 1/ }).click()
  const { headers, start } = await answer.then(async (response) => ({
    headers: await response.allHeaders(),
    start: (await page.request.get(response.url()).then((sheet) => sheet.body())).subarray(0, 5).toString(),
  }))
  expect(headers['content-type']).toBe('application/pdf')
  expect(headers['content-disposition']).toMatch(/^inline; filename="Worksheet 1.*\.pdf"$/)
  expect(start).toBe('%PDF-')
  const sheet = await tab
  // The tab cannot be asked while it moves on to the sheet.
  await expect.poll(() => sheet.evaluate(() => window.opener).catch(() => 'moving')).toBeNull()
  await expect(page).toHaveURL(new RegExp(`${freeCourse}$`))
})

function firstRow(page: Page) {
  return page.locator('details[open]').getByRole('button').first()
}

/** Title of the lesson that plays. */
async function currentRow(page: Page): Promise<string | undefined> {
  const row = await page.locator('button[aria-current="true"]').textContent()
  // The mark of a free lesson goes once the page knows that the course is the student's.
  return row?.replace(/(?:Free)?[\d:]+$/, '')
}

/** Seconds into the film. */
function place(page: Page): Promise<number> {
  return page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime)
}
