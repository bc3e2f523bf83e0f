import { expectFilmPlays } from './student-story.ts'
import { expect, test, whenAlive } from './visits.ts'

test('the Students Chronicle shows three films that load only when they are pressed', async ({ page }) => {
  const films: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) films.push(request.url())
  })
  await page.goto('/mentor')
  await expect(page.getByRole('heading', { name: 'Students Chronicle', level: 1 })).toBeVisible()
  const play = page.getByRole('link', { name: /^Play the film/ })
  await expect(play).toHaveCount(3)
  await whenAlive(page)
  expect(films).toEqual([])
  await play.first().click()
  await expectFilmPlays(page)
  expect(films.every((address) => address.endsWith('/films/square-breath.480.mp4'))).toBe(true)
})

test('the project showcase tells a project and plays its film by itself, without sound', async ({ page }) => {
  await page.goto('/project-showcase')
  await expect(page.getByRole('heading', { name: /EcoRoute/, level: 1 })).toBeVisible()
  await expect(page.getByRole('img', { name: /street map/ })).toBeVisible()
  await expectFilmPlays(page)
  expect(
    await page.locator('video').evaluate((film: HTMLVideoElement) => [film.muted, film.controls]),
  ).toEqual([true, true])
})

test('the film of the project waits where motion is unwelcome', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/project-showcase')
  await whenAlive(page)
  await page.locator('video').scrollIntoViewIfNeeded()
  await page.waitForTimeout(1500)
  expect(await page.locator('video').evaluate((film: HTMLVideoElement) => film.paused)).toBe(true)
})
