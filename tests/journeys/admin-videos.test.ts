import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { enterAdminAs, expectCleanAdmin } from '../support/admin-visits.ts'
import { foldWatched, prepareUpload, showUpload } from '../support/product-videos.ts'
import { servedProduct } from '../support/served-product.ts'
import { provenStudent } from './students.ts'
import { expect, listenToToasts, test } from './visits.ts'
import { callsOf } from './watching.ts'

const video = fileURLToPath(new URL('../../content/videos/files/eco-route.480.mp4', import.meta.url))

test('an author follows the transcoding of a video: it is queued, in progress, fails with a reason, and is retried', async ({
  page,
}) => {
  const { dataDir } = servedProduct()
  const name = `follow-${Date.now()}.mp4`
  const askedFor = page.waitForRequest((request) => request.url().includes('/admin/getVideos?'))
  await enterAdminAs(page, 'author', '/admin/media?kind=video')
  // One call asks for all that is shown.
  expect(new URL((await askedFor).url()).searchParams.get('ids')).toContain(',')
  const field = page.getByRole('region', { name: 'Upload: Video' })
  const buffer = await readFile(video)
  await field.locator('input[type=file]').setInputFiles({ name, mimeType: 'video/mp4', buffer })
  await expect(field.getByText(`Uploaded: ${name}`)).toBeVisible({ timeout: 60_000 })
  const row = page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
  const again = row.getByRole('button', { name: `Prepare again: ${name}` })
  await expect(row).toContainText('Waiting to be prepared for phones')
  await expect(again).toBeHidden()

  await showUpload(dataDir, name, { state: 'working', progress: 40 })
  await expect(row).toContainText('Preparing for phones: 40%')
  await expect(row.getByRole('progressbar')).toHaveAttribute('value', '40')
  await expectCleanAdmin(page)

  await showUpload(dataDir, name, { state: 'failed', reason: 'admin_video_broken' })
  await expect(row).toContainText(
    'Not ready for phones. This video is damaged or incomplete. Export it again and upload the new file.',
  )
  await expectCleanAdmin(page)
  const told = await listenToToasts(page)
  await again.click()
  await expect.poll(told).toContain('The video will be prepared again')
  await expect(row).toContainText('Waiting to be prepared for phones')
  await expect(again).toBeHidden()

  await prepareUpload(dataDir, name)
  await expect(row).toContainText(/Ready for phones: \d+p to 480p, \d\.\d MB to \d\.\d MB/)
  await expect(again).toBeVisible()

  await row.getByRole('link', { name: `Captions of ${name}` }).click()
  const srt = '1\n00:00:01,000 --> 00:00:03,000\nFirst step\n\n2\n00:00:05,000 --> 00:00:04,000\nBackwards\n'
  await page
    .getByLabel('Read captions from a file')
    .setInputFiles({ name: 'lesson.srt', mimeType: 'application/x-subrip', buffer: Buffer.from(srt) })
  await expect(page.getByText('Line 6: It ends before it starts.')).toBeVisible()
  await page.getByLabel('Words').fill('The first step')
  await expectCleanAdmin(page)
  await page.getByRole('button', { name: 'Save captions' }).click()
  await expect.poll(told).toContain('Captions saved')
  await page.reload()
  await expect(page.getByLabel('Words')).toHaveValue('The first step')
  await page.locator('main').getByRole('link', { name: 'Media' }).click()

  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toBeHidden()
})

test('an author sees how the lessons of a course are watched, in bars and in figures', async ({
  page,
  request,
  playwright,
  productUrl,
}) => {
  const slug = 'telangana-free-starter'
  const watchers = [1, 0.4].map(async (share) => {
    // A session of its own: another sign-in with the same cookie would end the first one.
    const own = await playwright.request.newContext({ baseURL: productUrl })
    const calls = await callsOf(own, await provenStudent(request, productUrl))
    const { courseId, videos } = await calls.videosOf(slug)
    const last = videos.slice(-1)
    await calls.watch(last, share)
    await own.dispose()
    return { courseId, title: last[0]?.title ?? '' }
  })
  const [watched] = await Promise.all(watchers)
  await foldWatched(servedProduct().dataDir)

  await enterAdminAs(page, 'author', `/admin/courses/${watched?.courseId}`)
  await page.getByRole('link', { name: 'Watch statistics' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Watch statistics: / })).toBeVisible()
  const row = page
    .getByRole('row')
    .filter({ hasText: watched?.title ?? '' })
    .first()
  const bars = row.getByRole('img', { name: /^Viewers: \d+\. In the middle: \d+, at the end: \d+$/ })
  await expect(bars).toBeVisible()
  const [, viewers, middle, end] =
    /(\d+)\. \D+(\d+)\D+(\d+)$/.exec((await bars.getAttribute('aria-label')) ?? '') ?? []
  expect(Number(viewers)).toBeGreaterThanOrEqual(2)
  expect(Number(middle)).toBeLessThan(Number(viewers))
  expect(Number(end)).toBeGreaterThanOrEqual(1)
  await expectCleanAdmin(page)

  await page.getByText('Viewers over the video, as a table').click()
  const figures = page
    .getByRole('row')
    .filter({ hasText: watched?.title ?? '' })
    .last()
  await expect(figures.getByRole('cell')).toHaveText([
    String(viewers),
    /\d+/,
    String(middle),
    /\d+/,
    String(end),
  ])
  await expectCleanAdmin(page)
})
