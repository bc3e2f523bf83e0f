import type { Page } from '@playwright/test'
import english from '../../domain/messages/en.json' with { type: 'json' }
import { ananya, expect, test, whenAlive } from './visits.ts'

const course = '/courses/cbse-class-10-maths-standard'
const sampleTitle = 'One number, one set of primes'

const sample = (page: Page) => page.getByRole('region', { name: english.course_sample })
const price = (page: Page) => page.getByRole('button', { name: english.course_purchase_now }).last()

test('on a phone a course shows a lesson above its price, and a tap plays it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(course)
  await whenAlive(page)
  await expect(sample(page).getByRole('heading', { level: 3 })).toHaveText(sampleTitle)
  await expect(sample(page).getByRole('listitem')).toHaveCount(2)
  await expect(price(page)).not.toBeInViewport()
  await page.getByRole('heading', { name: english.course_video_courses }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 400)
  await expect(price(page)).toBeInViewport()
  await sample(page).getByRole('link', { name: english.steps_play }).click()
  await expect(page.getByRole('toolbar', { name: english.player_controls })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sampleTitle)
})

test('it is shown after navigation from the list too, and not fetched in data-saver mode', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const lessons = () => asked.filter((url) => url.includes('/api/v1/student/getLesson/'))
  const open = async () => {
    await page.goto('/courses')
    await whenAlive(page)
    await page.getByRole('link', { name: /^CBSE Class 10 Maths Standard/ }).click()
  }
  await open()
  await expect(sample(page).getByRole('listitem')).toHaveCount(2)
  expect(lessons()).toHaveLength(1)

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await open()
  await expect(sample(page).getByRole('link', { name: english.steps_play })).toBeVisible()
  await expect(sample(page).getByRole('listitem')).toHaveCount(0)
  expect(lessons()).toHaveLength(1)
})

test('a course in Hindi begins its lesson in Hindi', async ({ page }) => {
  await page.goto(`/hi${course}`)
  await expect(page.locator('.sample-window .step-words').first()).toContainText(/[\u0900-\u097F]{3}/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the beginning leads to the whole lesson', async ({ page }) => {
    await page.goto(course)
    await sample(page).getByRole('link', { name: english.steps_play }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sampleTitle)
    await expect(page.locator('li.step')).not.toHaveCount(0)
  })
})

test.describe('signed in', () => {
  test.use({ person: ananya })

  test('a student is offered no trial', async ({ page }) => {
    await page.goto(course)
    await whenAlive(page)
    await expect(sample(page)).toBeHidden()
  })
})
