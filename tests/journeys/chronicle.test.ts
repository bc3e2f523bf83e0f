import { expectVideoPlays } from './student-story.ts'
import { expect, test, whenAlive } from './visits.ts'

test('the Students Chronicle shows three videos that load only when they are pressed', async ({ page }) => {
  const videos: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) videos.push(request.url())
  })
  await page.goto('/mentor')
  await expect(page.getByRole('heading', { name: 'Students Chronicle', level: 1 })).toBeVisible()
  const play = page.getByRole('link', { name: /^Play the video/ })
  await expect(play).toHaveCount(3)
  await whenAlive(page)
  expect(videos).toEqual([])
  await play.first().click()
  await expectVideoPlays(page)
  expect(videos.every((address) => address.endsWith('/videos/square-breath.480.mp4'))).toBe(true)
})

test('the project showcase tells a project and plays its video by itself, without sound', async ({
  page,
}) => {
  await page.goto('/project-showcase')
  await expect(page.getByRole('heading', { name: /EcoRoute/, level: 1 })).toBeVisible()
  await expect(page.getByRole('img', { name: /street map/ })).toBeVisible()
  await expectVideoPlays(page)
  expect(
    await page.locator('video').evaluate((video: HTMLVideoElement) => [video.muted, video.controls]),
  ).toEqual([true, true])
})

test('the video of the project waits where motion is unwelcome', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/project-showcase')
  await whenAlive(page)
  await page.locator('video').scrollIntoViewIfNeeded()
  await page.waitForTimeout(1500)
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
})
