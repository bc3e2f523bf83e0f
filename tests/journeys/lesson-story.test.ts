import type { Page } from '@playwright/test'
import { enterAdminAs } from '../support/admin-visits.ts'
import { prepareVideos } from '../support/product-videos.ts'
import { servedProduct } from '../support/served-product.ts'
import { archive, buy, lesson, videoSeconds, writeCourse } from './author-story.ts'
import { chooseSetting, placeInVideo } from './player-steps.ts'
import { expectVideoPlays, login } from './student-story.ts'
import { provenStudent } from './students.ts'
import { expect, test } from './visits.ts'

const title = 'Tangents on a weak line'
const slug = 'tangents-on-a-weak-line'
/** What Chromium calls Slow 4G. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }

let author: Page | null = null

test('an uploaded video plays on a slow connection, continues in another browser, ends in a certificate, and opens to nobody by its links', async ({
  page,
  browser,
  request,
  productUrl,
}) => {
  test.slow()
  const office = await browser.newContext({ baseURL: productUrl, serviceWorkers: 'block' })
  author = await office.newPage()
  await enterAdminAs(author, 'author', '/admin/courses')
  await writeCourse(author, title)
  await author.getByRole('button', { name: 'Publish' }).click()
  await expect(author.getByRole('status').filter({ hasText: /^Published$/ })).toBeVisible()
  await prepareVideos(servedProduct().dataDir, slug, 1)

  const student = await provenStudent(request, productUrl)
  await login(page, student)
  await buy(page, title)
  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url()))
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', slow4g)
  await playLesson(page)
  await expect.poll(() => placeInVideo(page)).toBeGreaterThan(12)
  // The tool that closes a page gives it no time to say where it was left.
  const save = await page.waitForResponse((answer) => answer.url().endsWith('/saveProgress') && answer.ok())
  const left: number = save.request().postDataJSON().reports[0].positionInSeconds
  await page.close()

  const phone = await browser.newContext({ baseURL: productUrl, serviceWorkers: 'block' })
  const second = await phone.newPage()
  await second.goto('/login')
  await login(second, student)
  await second.goto(`/courses/${slug}`)
  await playLesson(second)
  expect(left).toBeGreaterThan(5)
  expect(await placeInVideo(second)).toBeGreaterThan(left - 5)
  await chooseSetting(second, /^2\D/)
  await expect.poll(() => placeInVideo(second), { timeout: 90_000 }).toBeGreaterThan(videoSeconds * 0.95)
  await second.goto('/my-course')
  const certificate = second.getByRole('link', { name: `Certificate ${title}` })
  await expect(certificate).toBeVisible()
  const address = (await certificate.getAttribute('href')) ?? ''

  const street = await browser.newContext({ baseURL: productUrl, serviceWorkers: 'block' })
  const stranger = await street.newPage()
  await stranger.goto(address)
  await expect(stranger.getByRole('heading', { name: student.name, level: 1 })).toBeVisible()
  await expect(stranger.getByText(lesson, { exact: true })).toBeVisible()

  const links = asked.filter((url) => url.includes('/stream/'))
  for (const part of ['/key', '0.ts'])
    expect(
      links.some((url) => url.endsWith(part)),
      part,
    ).toBe(true)
  // The lists came with the answer that opened the stream: nothing waited for them.
  const begunWith = links
    .find((url) => url.endsWith('0.ts'))
    ?.split('/')
    .at(-2)
  expect(links.filter((url) => url.endsWith('master.m3u8') || url.endsWith(`${begunWith}.m3u8`))).toEqual([])
  const [key = ''] = links.filter((url) => url.endsWith('/key'))
  links.push(...['master.m3u8', `${begunWith}.m3u8`].map((list) => new URL(list, key).href))
  await stranger.goto('/login')
  await login(stranger, await provenStudent(request, productUrl))
  for (const link of new Set(links)) {
    const { status } = await stranger.evaluate(async (url) => {
      const answer = await fetch(url)
      return { status: answer.status }
    }, link)
    expect(status, link).toBeGreaterThanOrEqual(400)
  }
  for (const context of [phone, street]) await context.close()
})

// Other journeys count the courses.
test.afterEach(async () => {
  if (author !== null) await archive(author, title)
  await author?.context().close()
  author = null
})

async function playLesson(page: Page): Promise<void> {
  const row = page.getByRole('link', { name: new RegExp(`^${lesson}`) })
  await expect(row).not.toContainText('Locked')
  await row.click()
  await expectVideoPlays(page)
}
