import type { BrowserContext, Locator, Page } from '@playwright/test'
import { openCuttingLine } from '../support/cutting-line.ts'
import { prepareVideos, replaceFirstVideo } from '../support/product-videos.ts'
import { servedProduct } from '../support/served-product.ts'
import { chooseSetting, ofVideo, openSettings, placeInVideo } from './player-steps.ts'
import { expectVideoPlays, login } from './student-story.ts'
import { provenStudent } from './students.ts'
import { expect, noteAlive, test, whenAlive } from './visits.ts'

const freeCourse = '/courses/cbse-class-10-maths-standard'
/** Open to everybody: a new student may play three videos of it. */
const openCourse = '/courses/telangana-free-starter'

const undo: (() => Promise<void>)[] = []

test.beforeAll(async () => {
  const { dataDir } = servedProduct()
  undo.push(await prepareVideos(dataDir, 'cbse-class-10-maths-standard', 1))
  undo.push(await prepareVideos(dataDir, 'telangana-free-starter', 3, { inSmallRenditions: true }))
})

test.afterAll(async () => {
  for (const act of undo.toReversed()) await act()
})

test('a video with renditions starts with the one the connection can load at once, and shows the size of each', async ({
  page,
  context,
}) => {
  const fast = await context.newPage()
  await takeLineFor(fast, { downlink: 10 })
  const first = fast.waitForRequest(/\/\d+p\/0\.ts$/)
  await fast.goto(freeCourse)
  await playFirst(fast)
  expect((await first).url()).toContain('/480p/')
  await fast.close()

  await takeLineFor(page, { downlink: 0.3 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(freeCourse, { waitUntil: 'networkidle' })
  expect(asked.filter((path) => /lesson-player|stream-by|\/stream\/|\/media\//.test(path))).toEqual([])
  await playFirst(page)
  const pieces = asked.filter((path) => path.endsWith('.ts'))
  const [, light = ''] = pieces[0]?.match(/\/(\d+p)\/0\.ts$/) ?? []
  expect(Number.parseInt(light, 10)).toBeLessThan(480)
  expect(asked.filter((path) => path.startsWith('/media/') && path.endsWith('.mp4'))).toEqual([])

  const qualities = (await openSettings(page)).getByRole('group', { name: 'Quality' })
  await expect(qualities.getByRole('radio', { name: /^Auto/ })).toBeChecked()
  for (const name of [`${light} · `, '480p · ', 'Data saver · ', 'Sound only · '])
    await expect(qualities.getByRole('radio', { name: new RegExp(`^${name}\\d+\\.\\d MB$`) })).toBeAttached()
  await page.keyboard.press('Escape')

  await chooseSetting(page, new RegExp(`^${light}`))
  const place = await placeInVideo(page)
  await expect.poll(() => ofVideo(page, 'videoHeight')).toBe(Number.parseInt(light, 10))
  await chooseSetting(page, /^Sound only/)
  await expect.poll(() => asked.some((path) => path.includes('/audio/'))).toBe(true)
  await expect.poll(() => placeInVideo(page)).toBeGreaterThan(place + 2)
  await chooseSetting(page, /^480p/)
  await expect.poll(() => ofVideo(page, 'videoHeight')).toBe(480)
})

test('in data-saver mode no rendition is above 240p', async ({ page }) => {
  await takeLineFor(page, { saveData: false, effectiveType: '3g', downlink: 10 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(freeCourse)
  await playFirst(page)
  expect(await ofVideo(page, 'videoHeight')).toBeLessThanOrEqual(240)
  const renditions = asked.flatMap((url) => url.match(/\/(\w+)\/\d+\.ts$/)?.[1] ?? [])
  expect(renditions.filter((rendition) => !['144p', '240p'].includes(rendition))).toEqual([])
  const qualities = (await openSettings(page)).getByRole('group', { name: 'Quality' })
  await expect(qualities.getByRole('radio', { name: /^Data saver/ })).toBeChecked()
})

test('the slider of the position shows the picture of where it would go', async ({ page }) => {
  await page.goto(freeCourse)
  await playFirst(page)
  await page.locator('media-time-range').hover({ position: { x: 300, y: 8 } })
  const preview = page.locator('media-preview-thumbnail img')
  await expect(preview).toBeVisible()
  await expect(preview).toHaveAttribute('src', /storyboard/)
})

test('a lost connection is reported, and the lesson continues by itself when it is back', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto(freeCourse)
  await playFirst(page)
  await context.setOffline(true)
  await jump(page, 45)
  await expect(page.getByText(/^You’re offline\. The lesson/)).toBeVisible()
  await context.setOffline(false)
  await expect.poll(() => placeInVideo(page)).toBeGreaterThan(45.5)
  await expect(page.getByText(/^You’re offline\. The lesson/)).toBeHidden()
  complaints.splice(0)
})

test('an interrupted segment is requested again, and the lesson neither stops nor jumps', async ({
  page,
  productUrl,
  complaints,
}) => {
  const line = await openCuttingLine(productUrl, /\/[12]\.ts$/)
  const whole: string[] = []
  page.on('requestfinished', (request) => whole.push(new URL(request.url()).pathname))
  await page.goto(`${line.url}${freeCourse}`)
  await playFirst(page)
  // The parts come while the lesson rests, so that a slow machine has no say in whether it stops.
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
  await expect.poll(() => secondsLoaded(page)).toBeGreaterThan(17)
  expect(line.cut.toSorted()).toEqual(['/1.ts', '/2.ts'])
  // In the same rendition or another.
  for (const part of line.cut) expect(whole.some((path) => path.endsWith(part))).toBe(true)
  await chooseSetting(page, /^2×/)
  const stops = await page.locator('video').evaluateHandle((video: HTMLVideoElement) => {
    const told: string[] = []
    // A busy machine may be late to draw what is there: that is no hole in the lesson.
    const isThere = ({ buffered, currentTime }: HTMLVideoElement) =>
      [...Array(buffered.length).keys()].some(
        (index) => buffered.start(index) <= currentTime && currentTime + 0.5 < buffered.end(index),
      )
    for (const name of ['waiting', 'seeking', 'pause'])
      video.addEventListener(name, () => (name === 'waiting' && isThere(video)) || told.push(name))
    return told
  })
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.play())
  // Past what broke off.
  await expect.poll(() => placeInVideo(page)).toBeGreaterThan(16.5)
  expect(await stops.jsonValue()).toEqual([])
  await expect(page.getByText(/^You’re offline\. The lesson/)).toBeHidden()
  line.stop()
  complaints.splice(0)
})

test('a media store outage is reported, and the position is kept', async ({ page, complaints }) => {
  await page.goto(freeCourse)
  await playFirst(page)
  await page.route('**/*.ts', (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '3' }, json: { success: false, status: 503 } }),
  )
  await jump(page, 45)
  await expect(page.getByText(/^We can’t load the lesson right now\./)).toBeVisible()
  // While it is down: once it is back the lesson continues automatically, and the button is gone.
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.unroute('**/*.ts')
  await expect.poll(() => placeInVideo(page)).toBeGreaterThan(45.5)
  complaints.splice(0)
})

test('a link that has ended is renewed without a break', async ({ page }) => {
  let refused = 0
  let opened = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/openStream')) opened += 1
  })
  await page.goto(freeCourse)
  await playFirst(page)
  await page.route('**/*.ts', async (route) => {
    if (refused > 0) return route.continue()
    refused += 1
    await route.fulfill({ status: 404, json: { success: false, status: 404 } })
  })
  await jump(page, 45)
  await expect.poll(() => placeInVideo(page)).toBeGreaterThan(45.5)
  expect(refused).toBe(1)
  expect(opened).toBeGreaterThan(1)
})

test.describe('a student of no other test', () => {
  test.beforeEach(async ({ page, request, productUrl }) => {
    await page.goto('/login')
    await login(page, await provenStudent(request, productUrl))
  })

  test('a lesson continues where it was left, or starts over', async ({ page, complaints }) => {
    await page.goto(openCourse)
    await playRow(page, 1)
    await jump(page, 30)
    await expect.poll(() => placeInVideo(page)).toBeGreaterThan(31)
    // It continues where it was left, however slow the machine is to leave it.
    await page.locator('video').evaluate((video: HTMLVideoElement) => {
      video.pause()
      video.currentTime = 32
    })
    // Nothing of the video comes at first: it is not to start again for that.
    await page.route('**/*.ts', (route) => route.abort())
    await page.reload()
    await whenAlive(page)
    await expect(rows(page).nth(1)).not.toContainText('Locked')
    await rows(page).nth(1).click()
    await expect(page.getByText(/^You’re offline\. The lesson/)).toBeVisible()
    // While offline: once it is back the lesson continues automatically, and the button is gone.
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.unroute('**/*.ts')
    await expectVideoPlays(page)
    complaints.splice(0)
    expect(await placeInVideo(page)).toBeGreaterThan(29)
    await expect(page.getByText(/^Continues at 0:3\d$/)).toBeVisible()
    await page.getByRole('button', { name: 'Start over' }).click()
    await expect.poll(() => placeInVideo(page)).toBeLessThan(10)
    await expect(page.getByRole('button', { name: 'Start over' })).toBeHidden()
  })

  test('lessons opened one after another take one playing place together', async ({ page }) => {
    await page.goto(openCourse)
    await playRow(page, 0)
    const ways = page.getByRole('navigation', { name: 'Previous and next lesson' })
    for (const name of [/^Next\b/, /^Back\b/, /^Next\b/, /^Back\b/]) {
      await ways.getByRole('link', { name }).click()
      await expectVideoPlays(page)
    }
    await page.reload()
    await page.getByRole('button', { name: /^Play\b/ }).click()
    await expectVideoPlays(page)
    await expect(page.getByText(/^Your account is already playing lessons on two devices/)).toBeHidden()
  })

  test('a third device shows where two play, and takes the place of one', async ({
    page,
    context,
    browser,
  }) => {
    const others = await Promise.all([0, 1].map(() => sameAccount(browser.newContext.bind(browser), context)))
    const [first, second] = others
    if (!first || !second) throw new Error('two devices are wanted')
    await first.goto(openCourse)
    await playRow(first, 0)
    await second.goto(openCourse)
    await playRow(second, 1)
    await page.goto(openCourse)
    await whenAlive(page)
    await expect(rows(page).nth(1)).not.toContainText('Locked')
    await page.locator('summary').filter({ hasText: 'Logarithms' }).click()
    await page.getByRole('link', { name: /^Laws of logarithms(?! \()/ }).click()
    await expect(page.getByText(/^Your account is already playing lessons on two devices/)).toBeVisible()
    const stops = page.getByRole('button', { name: 'Stop there and play here' })
    await expect(stops).toHaveCount(2)
    // Most recent first: the device that reported last.
    await stops.first().click()
    await expectVideoPlays(page)
    const countShown = (find: (device: Page) => Locator) =>
      Promise.all(others.map((device) => find(device).count()))
    const stopped = () => countShown((device) => device.getByText(/^This lesson stopped/))
    // It learns this from its next save or segment request.
    await expect.poll(async () => (await stopped()).toSorted(), { timeout: 60_000 }).toEqual([0, 1])
    expect(await countShown((device) => device.getByRole('button', { name: 'Play here' }))).toEqual(
      await stopped(),
    )
    await Promise.all(others.map((other) => other.context().close()))
  })
})

test('a corrupt segment is requested again, and the lesson continues', async ({ page }) => {
  let broken = 0
  await page.route('**/*.ts', async (route) => {
    if (broken > 0 || !route.request().url().endsWith('/2.ts')) return route.continue()
    broken += 1
    await route.fulfill({ body: Buffer.alloc(188 * 400, 'no video'), contentType: 'video/mp2t' })
  })
  await page.goto(freeCourse)
  await playFirst(page)
  await chooseSetting(page, /^2×/)
  await expect.poll(() => placeInVideo(page)).toBeGreaterThan(17)
  expect(broken).toBe(1)
  // Nothing of the video is missing.
  const ranges = await page
    .locator('video')
    .evaluate(({ buffered }: HTMLVideoElement) =>
      Array.from({ length: buffered.length }, (_, at) => [buffered.start(at), buffered.end(at)]),
    )
  expect(ranges).toHaveLength(1)
  expect(ranges[0]?.[0]).toBeLessThan(1)
})

test('a video that is replaced while it plays continues in the new one at the same position', async ({
  page,
  complaints,
}) => {
  const parts: string[] = []
  page.on('response', (response) => {
    if (response.ok() && response.url().endsWith('.ts')) parts.push(response.url())
  })
  const videoOf = (part: string) => part.split('/').at(-3)
  await page.goto(openCourse)
  await playRow(page, 0)
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
  undo.push(await replaceFirstVideo(servedProduct().dataDir, 'telangana-free-starter'))
  const [old = ''] = parts
  // The server asks for a student's rights every few seconds.
  await expect.poll(async () => (await page.request.get(old)).status(), { timeout: 30_000 }).toBe(404)
  const beyond = await page.locator('video').evaluate((video: HTMLVideoElement) => {
    const end = video.buffered.end(video.buffered.length - 1)
    video.currentTime = end + 1
    void video.play()
    return { end, duration: video.duration }
  })
  expect(beyond.duration).toBeGreaterThan(beyond.end + 3)
  await expect.poll(() => parts.some((part) => videoOf(part) !== videoOf(old))).toBe(true)
  await expect.poll(() => placeInVideo(page)).toBeGreaterThan(beyond.end + 1.5)
  complaints.splice(0)
})

/** The browser's network information. */
async function takeLineFor(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), {
    effectiveType: '4g',
    ...connection,
  })
}

async function playFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Play lesson 1/ }).click()
  await expectVideoPlays(page)
}

function rows(page: Page) {
  return page
    .locator('details')
    .getByRole('link')
    .filter({ hasText: /\d:\d\d$/ })
}

async function playRow(page: Page, index: number): Promise<void> {
  await whenAlive(page)
  await expect(rows(page).nth(1)).not.toContainText('Locked')
  await rows(page).nth(index).click()
  await expectVideoPlays(page)
}

/** Up to where the video can be played from its place without a gap. */
function secondsLoaded(page: Page): Promise<number> {
  return page.locator('video').evaluate(({ buffered, currentTime }: HTMLVideoElement) => {
    const ends = Array.from({ length: buffered.length }, (_, index) =>
      buffered.start(index) <= currentTime ? buffered.end(index) : 0,
    )
    return Math.max(0, ...ends.filter((end) => end >= currentTime))
  })
}

async function jump(page: Page, seconds: number): Promise<void> {
  await page.locator('video').evaluate((video: HTMLVideoElement, to) => {
    video.currentTime = to
  }, seconds)
}

async function sameAccount(
  newContext: (options: object) => Promise<BrowserContext>,
  like: BrowserContext,
): Promise<Page> {
  const context = await newContext({
    baseURL: servedProduct().url,
    storageState: await like.storageState(),
    serviceWorkers: 'block',
  })
  await noteAlive(context)
  return context.newPage()
}
