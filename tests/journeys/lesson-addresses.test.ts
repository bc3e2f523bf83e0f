import type { Page } from '@playwright/test'
import english from '../../domain/messages/en.json' with { type: 'json' }
import { axe } from '../support/axe.ts'
import { expectVideoPlays } from './student-story.ts'
import { ananya, expect, test, whenAlive } from './visits.ts'

const course = '/courses/cbse-class-10-maths-standard'
const courseTitle = 'CBSE Class 10 Maths Standard (041): complete course'
const ownCourse = '/courses/telangana-ssc-maths'
const steps = `${course}/what-a-quadratic-equation-asks`
const video = `${course}/hcf-and-lcm-from-prime-factors`
const locked = `${course}/why-2-is-irrational`

test('a visitor comes from a search to a lesson, reads it, plays it and continues to the next ones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/hi${steps}`)
  await whenAlive(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('द्विघात समीकरण क्या पूछता है')
  await expect(main.locator('ol > li.step')).toHaveCount(7)
  expect((await axe(page).analyze()).violations).toEqual([])

  await page.goto(steps)
  await whenAlive(page)
  await main.getByRole('button', { name: english.steps_play }).click()
  const toolbar = page.getByRole('toolbar', { name: english.player_controls })
  await expect(toolbar).toBeVisible()
  // Closed, the lesson can be read again.
  await page.getByRole('button', { name: english.steps_close }).click()
  await expect(main.getByRole('button', { name: english.steps_play })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${steps}$`))

  const ways = page.getByRole('navigation', { name: english.player_lessons })
  await ways.getByRole('link', { name: /^Next\s+The method: roots by factors/ }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('The method: roots by factors')
  await expect(main.getByText(`This lesson opens with a plan for ${courseTitle}.`)).toBeVisible()
  await main.getByRole('button', { name: english.lesson_locked_plans }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  const back = ways.getByRole('link', { name: new RegExp(`^${english.lesson_back}\\b`) })
  await expect(back).toHaveAttribute('href', steps)
  await page.goBack()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('What a quadratic equation asks')
})

test('opening a lesson from its course goes to its address, and back', async ({ page }) => {
  await page.goto(course)
  await whenAlive(page)
  const row = rows(page).first()
  await expect(row).toHaveAttribute('href', video)
  await row.click()
  await expectVideoPlays(page)
  await expect(page).toHaveURL(new RegExp(`${video}$`))
  await expect(page).toHaveTitle(/^HCF and LCM from prime factors · /)
  const playing = await page.locator('video').elementHandle()

  // A worksheet covers the video, which stays.
  const sheet = rows(page).filter({ hasText: /^Worksheet 1/ })
  await sheet.click()
  await expect(page.getByRole('dialog', { name: /^Worksheet 1/ })).toBeVisible()
  await expect(page).toHaveURL(/\/worksheet-1-[a-z-]+$/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${video}$`))
  expect(await playing?.evaluate((element) => element.isConnected)).toBe(true)
  await expect(sheet).toBeFocused()

  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${course}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(courseTitle)
  await expect(page.locator('video')).toHaveCount(0)
})

test('a locked lesson reveals nothing at its URL, and is not indexed', async ({ page, request }) => {
  const answer = await request.get(locked)
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  expect(html).toContain('noindex')
  expect(html).not.toContain('VideoObject')
  expect(html).not.toContain(english.lesson_words)
  const map = await (await request.get('/sitemap-lessons.xml')).text()
  expect(map).not.toContain(`${locked}<`)
  expect(map).toContain(`/hi${video}</loc>`)
  await page.goto(locked)
  await whenAlive(page)
  await expect(page.getByRole('button', { name: /^Play\b/ })).toHaveCount(0)
  for (const path of [`${course}/nowhere`, '/courses/nowhere/nowhere', `${course}/%27%22%3E%3Cscript%3E`])
    expect((await request.get(path)).status(), path).toBe(404)
})

test.describe('signed in', () => {
  test.use({ person: ananya })

  test('a student opens bought lessons at their addresses, and learns at the last one that it is the last', async ({
    page,
  }) => {
    await page.goto(ownCourse)
    // The lesson to continue with arrives late, and opens another module than the first.
    const paid = page.locator('details[name="course-modules"]').first().locator('a').nth(1)
    await expect(paid).not.toContainText('Locked')
    const address = (await paid.getAttribute('href')) ?? ''
    await page.goto(address)
    await page.getByRole('button', { name: /^Play\b/ }).click()
    await expectVideoPlays(page)

    const last =
      (await page
        .locator('details')
        .getByRole('link', { includeHidden: true })
        .last()
        .getAttribute('href')) ?? ''
    await page.goto(last)
    await expect(page.getByText(/^This is the last lesson of /)).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor goes from a course to a lesson and reads its transcript', async ({ page }) => {
    await page.goto(course)
    await rows(page).first().click()
    await expect(page).toHaveURL(new RegExp(`${video}$`))
    await expect(page.getByRole('heading', { name: english.lesson_words })).toBeVisible()
    await expect(page.getByText('Find the HCF and LCM of 84 and 120')).toBeVisible()
  })
})

function rows(page: Page) {
  return page.locator('details[open]').getByRole('link')
}
