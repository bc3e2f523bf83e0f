import type { Page } from '@playwright/test'
import english from '../../domain/messages/en.json' with { type: 'json' }
import { chooseSetting, ofVideo, openSettings, placeInVideo } from './player-steps.ts'
import { expectVideoPlays } from './student-story.ts'
import { ananya, expect, test, whenAlive } from './visits.ts'

const freeCourse = '/courses/cbse-class-10-maths-standard'

test('the picture of a course plays its first video, with captions, in a frame of the same shape', async ({
  page,
}) => {
  await page.goto(freeCourse)
  const stage = page.locator('.stage-shape')
  const { width = 0, height = 1 } = (await stage.boundingBox()) ?? {}
  expect(width / height).toBeCloseTo(4 / 3, 2)
  await page.getByRole('button', { name: /^Play lesson 1/ }).click()
  await expectVideoPlays(page)
  // The first caption lasts nine seconds.
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
  expect(await stage.boundingBox()).toMatchObject({ width, height })
  await expect(firstRow(page)).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('heading', { name: 'HCF and LCM from prime factors' })).toBeVisible()
  await expect(page.locator('.player-captions')).toContainText('Find the HCF and LCM of 84 and 120')
  await expectCaptionsBelow(page)

  await page.goto(`/te${freeCourse}`)
  await page.locator('.stage-shape').getByRole('button').first().click()
  await expect(page.locator('.player-captions[lang=te]')).toContainText('84, 120 ల గ.సా.భా., క.సా.గు.')
})

test('a video that the browser does not autoplay starts with one press, and its keys work then', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype
    const refuse = (event: Event) => event.target instanceof HTMLVideoElement && event.target.pause()
    const end = () => {
      HTMLMediaElement.prototype.play = play
      document.removeEventListener('play', refuse, true)
    }
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('not yet', 'NotAllowedError'))
    document.addEventListener('play', refuse, true)
    document.addEventListener('pointerdown', (event) => {
      if (event.target instanceof Element && event.target.closest('.player-begin')) end()
    })
  })
  await page.goto(freeCourse)
  await page.getByRole('button', { name: /^Play lesson 1/ }).click()
  await page.locator('.player-begin').click()
  await expectVideoPlays(page)
  await expect(page.locator('.player-begin')).toBeHidden()
  await page.keyboard.press('k')
  await expect.poll(() => ofVideo(page, 'paused')).toBe(true)
})

test('the first picture of a video waits for no other part of the page', async ({ page }) => {
  // However slow the machine is: what waits for the picture does not give up waiting.
  await page.addInitScript(() => {
    const { setTimeout } = window
    const patient = (run: () => void, ms = 0) => (ms >= 5000 ? 0 : setTimeout(run, ms))
    Object.assign(window, { setTimeout: patient })
  })
  const parts: string[] = []
  page.on('request', (request) => {
    const [part] = /(?:control-bar|asking|report-link)(?=-[^/]+\.js$)/.exec(request.url()) ?? []
    if (part !== undefined) parts.push(part)
  })
  const asked = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => /^\/media\/.*~(?:\d+p|original)~/.test(pathname) || /\/stream\/.*\.ts$/.test(pathname),
    async (route) => {
      asked.resolve()
      await held.promise
      await route.continue()
    },
  )
  await page.goto(freeCourse)
  await page.getByRole('button', { name: /^Play lesson 1/ }).click()
  await expect(page.locator('.player-waiting')).toBeVisible()
  await asked.promise
  expect(parts).toEqual([])
  held.resolve()
  await expectVideoPlays(page)
  await expect(page.locator('.player-waiting')).toBeHidden()
  await expect.poll(() => parts.toSorted()).toEqual(['asking', 'control-bar', 'report-link'])
})

test('a video costs no data before it is chosen', async ({ page }) => {
  const videos: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/media/')) videos.push(request.url())
  })
  await page.goto(freeCourse, { waitUntil: 'networkidle' })
  expect(videos).toEqual([])
})

test.describe('signed in', () => {
  test.use({ person: ananya })

  test('choosing another lesson marks it, plays it and brings the player into view', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/courses/telangana-ssc-maths')
    const rows = page
      .locator('details[open]')
      .getByRole('link')
      .filter({ hasText: /\d:\d\d$/ })
    // First the page knows nobody; then it knows the student, and every lesson is open.
    await expect(rows.nth(1)).not.toContainText('Locked')
    await rows.nth(0).click()
    await expectVideoPlays(page)
    await rows.nth(1).scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollBy(0, 400))
    await expect(page.locator('video')).not.toBeInViewport()
    await rows.nth(1).click()
    await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true')
    await expect(rows.nth(0)).not.toHaveAttribute('aria-current')
    await expect(page.locator('video')).toBeInViewport({ ratio: 0.9 })
    await expectVideoPlays(page)
  })

  test('a player that grows while the page scrolls to it is shown from its top', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/courses/telangana-ssc-maths')
    await playFirstLesson(page)
    await expectVideoPlays(page)
    const rows = page
      .locator('details[open]')
      .getByRole('link')
      .filter({ hasText: /\d:\d\d$/ })
    await rows.nth(1).scrollIntoViewIfNeeded()
    await page.evaluate(() => {
      const real = Element.prototype.scrollIntoView
      // A slow phone is busy until the page is there, and knows of no place but the one where it was.
      const grow = () => {
        const until = performance.now() + 1500
        while (performance.now() < until);
        const line = document.createElement('p')
        line.style.height = '48px'
        document.querySelector('.player')?.append(line)
      }
      Element.prototype.scrollIntoView = function (options) {
        real.call(this, options)
        addEventListener('scroll', grow, { once: true })
        addEventListener('scrollend', () => Object.assign(window, { hasArrived: true }), { once: true })
      }
      scrollBy(0, 400)
    })
    await rows.nth(1).click()
    await page.waitForFunction(() => 'hasArrived' in window)
    const top = () => page.locator('.player').evaluate((player) => player.getBoundingClientRect().top)
    const head = await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop)
    expect(Math.round(await top())).toBe(Number.parseFloat(head))
  })

  test('at the end the next lesson starts by itself, unless that is turned off', async ({ page }) => {
    await page.goto('/courses/telangana-ssc-maths')
    await playFirstLesson(page)
    await expectVideoPlays(page)
    const first = await currentRow(page)
    // However slow the machine is to press, five seconds are left for it.
    await holdSeconds(page)
    await goToEnd(page)
    await expect(page.getByText('Starts in 5 s')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText(/^Next lesson: /)).toBeHidden()
    await letSecondsPass(page, 5)
    expect(await currentRow(page)).toBe(first)
    await goToEnd(page)
    await expect(page.getByText(/^Next lesson: /)).toBeVisible()
    await letSecondsPass(page, 4)
    await expect(page.getByText('Starts in 1 s')).toBeVisible()
    expect(await currentRow(page)).toBe(first)
    await letSecondsPass(page, 1)
    await expect.poll(() => currentRow(page)).not.toBe(first)
    await expectVideoPlays(page)
  })

  test('in data-saver mode the next lesson waits for a press', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    )
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/courses/telangana-ssc-maths')
    await playFirstLesson(page)
    await expectVideoPlays(page)
    expect(await ofVideo(page, 'videoHeight')).toBe(240)
    await goToEnd(page)
    await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible()
    // A small picture has no space for both the question and the controls.
    await expect(page.locator('.player-controls')).toBeHidden()
    await expect(page.getByText(/^Starts in/)).toHaveCount(0)
  })

  test('the next lesson opens with one press', async ({ page }) => {
    await page.goto('/courses/telangana-ssc-maths')
    await playFirstLesson(page)
    const lessons = page.getByRole('navigation', { name: 'Previous and next lesson' })
    const first = await currentRow(page)
    await lessons.getByRole('link', { name: /^Next\b/ }).click()
    await expect.poll(() => currentRow(page)).not.toBe(first)
    await expectVideoPlays(page)
    await lessons.getByRole('link', { name: /^Back\b/ }).click()
    await expect.poll(() => currentRow(page)).toBe(first)
  })
})

test('another quality, named with its megabytes, continues at the same place and is remembered', async ({
  page,
}) => {
  await page.goto(freeCourse)
  await pressFirstRow(page)
  await expectVideoPlays(page)
  const settings = await openSettings(page)
  const qualities = settings.getByRole('group', { name: 'Quality' })
  await expect(qualities.getByRole('radio', { name: /^480p · \d+\.\d MB$/ })).toBeChecked()
  await expect(qualities.getByRole('radio', { name: /^240p · \d+\.\d MB$/ })).not.toBeChecked()
  await page.keyboard.press('Escape')
  const before = await placeInVideo(page)
  await chooseSetting(page, /^240p/)
  await expect.poll(() => ofVideo(page, 'videoHeight')).toBe(240)
  await expect.poll(() => placeInVideo(page)).toBeGreaterThan(before)
  await page.reload()
  await pressFirstRow(page)
  await openSettings(page)
  await expect(qualities.getByRole('radio', { name: /^240p/ })).toBeChecked()
})

test('a speed is remembered for the next lesson', async ({ page }) => {
  await page.goto(freeCourse)
  await pressFirstRow(page)
  await expectVideoPlays(page)
  await chooseSetting(page, /^1\.5×/)
  expect(await ofVideo(page, 'playbackRate')).toBe(1.5)
  await page.reload()
  await pressFirstRow(page)
  await expectVideoPlays(page)
  expect(await ofVideo(page, 'playbackRate')).toBe(1.5)
})

test('the list of speeds and qualities is fully visible on a desktop and on a phone', async ({ page }) => {
  await page.goto(freeCourse)
  await pressFirstRow(page)
  await expectVideoPlays(page)
  const gear = page.getByRole('button', { name: 'Speed and quality' })
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(viewport)
    // The player at the window's top, and at its foot.
    for (const place of [140, viewport.height - 60]) {
      await gear.evaluate((button, y) => scrollBy(0, button.getBoundingClientRect().top - y), place)
      expect(await shownOfSettings(page), `${place} px below the top of ${viewport.width}`).toBeGreaterThan(
        200,
      )
    }
    await page.locator('video').focus()
    await page.keyboard.press('f')
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
    expect(await shownOfSettings(page), `in full screen of ${viewport.width}`).toBeGreaterThan(200)
    await page.keyboard.press('f')
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false)
  }
})

test('the keys act while the player has the focus, and nowhere else', async ({ page }) => {
  await page.goto(freeCourse)
  await page.getByRole('button', { name: /^Play lesson 1/ }).click()
  await expectVideoPlays(page)
  await expect(page.locator('video')).toBeFocused()
  await page.keyboard.press('k')
  await expect.poll(() => ofVideo(page, 'paused')).toBe(true)
  await page.keyboard.press('5')
  const middle = (await ofVideo(page, 'duration')) / 2
  expect(await placeInVideo(page)).toBeCloseTo(middle, 0)
  await page.keyboard.press('l')
  expect(await placeInVideo(page)).toBeCloseTo(middle + 10, 0)
  await page.keyboard.press('ArrowLeft')
  expect(await placeInVideo(page)).toBeCloseTo(middle + 5, 0)
  await page.keyboard.press('j')
  expect(await placeInVideo(page)).toBeCloseTo(middle - 5, 0)
  await page.keyboard.press('>')
  expect(await ofVideo(page, 'playbackRate')).toBe(1.25)
  await page.keyboard.press('ArrowDown')
  expect(await ofVideo(page, 'volume')).toBeCloseTo(0.9)
  await page.keyboard.press('m')
  expect(await ofVideo(page, 'muted')).toBe(true)
  await page.keyboard.press('c')
  await expect(page.locator('.player-captions')).toHaveCount(0)
  await page.keyboard.press('c')
  await expect(page.locator('.player-captions')).toBeVisible()
  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()

  await page.getByRole('button', { name: 'Transcript' }).focus()
  const place = await placeInVideo(page)
  for (const key of ['k', 'l', '0', 'm']) await page.keyboard.press(key)
  expect(await ofVideo(page, 'paused')).toBe(true)
  expect(await placeInVideo(page)).toBe(place)
  expect(await ofVideo(page, 'muted')).toBe(true)
})

test('a line of the transcript is found by a word and leads to its place', async ({ page }) => {
  await page.goto(freeCourse)
  await pressFirstRow(page)
  await expectVideoPlays(page)
  // Its first line lasts a few seconds only.
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
  await page.getByRole('button', { name: 'Transcript' }).click()
  const lines = page.getByRole('region', { name: 'Transcript' }).getByRole('listitem')
  await expect(lines.first().getByRole('button')).toHaveAttribute('aria-current', 'true')
  const all = await lines.count()
  expect(all).toBeGreaterThan(3)
  await page.getByRole('searchbox', { name: 'Search the transcript' }).fill('common primes')
  await expect(lines).toHaveCount(1)
  await lines.getByRole('button').click()
  await expect(lines.getByRole('button')).toHaveAttribute('aria-current', 'true')
  expect(await placeInVideo(page)).toBeGreaterThan(20)
  await page.getByRole('searchbox').fill('no such words')
  await expect(page.getByText('No lines match.')).toBeVisible()
})

test('two taps on the right of the picture go ten seconds on', async ({ browser, productUrl }) => {
  const context = await browser.newContext({
    baseURL: productUrl,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto(freeCourse)
  await page.getByRole('button', { name: /^Play lesson 1/ }).tap()
  await expectVideoPlays(page)
  const box = await page.locator('video').boundingBox()
  if (box === null) throw new Error('the video has no place on the page')
  // Two taps between which a busy machine took a third of a second are two single ones.
  await expect(async () => {
    const before = await placeInVideo(page)
    for (const _ of [1, 2]) await page.touchscreen.tap(box.x + box.width * 0.9, box.y + box.height * 0.3)
    await expect.poll(() => placeInVideo(page), { timeout: 3000 }).toBeGreaterThan(before + 9.5)
  }).toPass()
  await expectCaptionsBelow(page)
  await context.close()
})

/** They cover nothing of the board. */
async function expectCaptionsBelow(page: Page): Promise<void> {
  const picture = await page.locator('video').boundingBox()
  const captions = await page.locator('.player-captions').boundingBox()
  expect(captions?.y).toBeGreaterThanOrEqual(Math.floor((picture?.y ?? 0) + (picture?.height ?? Infinity)))
}

test('an expired link is renewed automatically, and the video continues where it was', async ({ page }) => {
  await page.goto(freeCourse)
  await pressFirstRow(page)
  await expectVideoPlays(page)
  const before = await placeInVideo(page)
  let refused = 0
  await page.route('**/media/*', async (route) => {
    if (refused > 0 || route.request().resourceType() !== 'media') return route.continue()
    refused += 1
    await route.fulfill({ status: 404, json: { success: false, status: 404 } })
  })
  await chooseSetting(page, /^240p/)
  await expect.poll(() => refused).toBe(1)
  await expect.poll(() => placeInVideo(page)).toBeGreaterThan(before)
})

test('a video that cannot be loaded says so and can be retried', async ({ page, complaints }) => {
  await page.route('**/getPresignedFile', (route) => route.abort())
  await page.goto(freeCourse)
  await pressFirstRow(page)
  await expect(
    page.getByText('The lesson couldn’t be played. Check your connection and try again.'),
  ).toBeVisible()
  await page.unroute('**/getPresignedFile')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectVideoPlays(page)
  complaints.splice(0)
})

test('a component that cannot be loaded says so in its place, and the lesson continues to play', async ({
  page,
  complaints,
}) => {
  await page.route(/\/assets\/lesson-questions-[\w-]+\.js$/, (route) => route.abort())
  await page.goto(freeCourse)
  await page.getByRole('button', { name: /^Play lesson 1/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: english.course_part_failed })).toBeVisible()
  await expectVideoPlays(page)
  complaints.splice(0)
})

function firstRow(page: Page) {
  return page.locator('details[open]').getByRole('link').first()
}

async function pressFirstRow(page: Page): Promise<void> {
  await whenAlive(page)
  await firstRow(page).click()
}

/** Opens the list of settings and closes it; its height, 0 if the window cut it off. */
async function shownOfSettings(page: Page): Promise<number> {
  const settings = await openSettings(page)
  const height = await settings.evaluate((list) => {
    const { top, right, bottom, left } = list.getBoundingClientRect()
    const isWhole = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
    return isWhole ? bottom - top : 0
  })
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
  return height
}

/** The first lesson by its row: the text on the cover depends on what other tests watched. */
async function playFirstLesson(page: Page): Promise<void> {
  const rows = page
    .locator('details[open]')
    .getByRole('link')
    .filter({ hasText: /\d:\d\d$/ })
  await expect(rows.nth(1)).not.toContainText('Locked')
  await rows.nth(0).click()
}

/** Address of the lesson that plays: its progress is shown next to its title once the page knows the student. */
function currentRow(page: Page): Promise<string | null> {
  return page.locator('details a[aria-current="true"]').getAttribute('href')
}

/** From here on the page's clock advances only on demand. */
async function holdSeconds(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { setInterval } = window
    const held = (run: () => void, ms?: number) => {
      if (ms === 1000) addEventListener('second', run)
      return ms === 1000 ? 0 : setInterval(run, ms)
    }
    Object.assign(window, { setInterval: held })
  })
}

async function letSecondsPass(page: Page, count: number): Promise<void> {
  await page.evaluate((seconds) => {
    for (let second = 0; second < seconds; second += 1) dispatchEvent(new Event('second'))
  }, count)
}

async function goToEnd(page: Page): Promise<void> {
  await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.3
    await video.play()
  })
}
