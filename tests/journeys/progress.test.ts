import type { Page } from '@playwright/test'
import { calls } from '../../domain/calls.ts'
import { expectVideoPlays, login } from './student-story.ts'
import { provenStudent } from './students.ts'
import { expect, hold, test, whenAlive } from './visits.ts'
import { callsOf } from './watching.ts'

const { getProgress } = calls
const openCourse = 'telangana-free-starter'

test('a course shows what is done, what is started and where to continue', async ({
  page,
  request,
  productUrl,
}) => {
  const student = await provenStudent(request, productUrl)
  const calls = await callsOf(request, student)
  const { videos } = await calls.videosOf(openCourse)
  const practices = await calls.practise(openCourse)
  const [first] = videos
  const second = videos.find(({ title }) => title === 'Union and intersection in a Venn diagram')
  if (first === undefined || second === undefined) throw new Error('the free course has too few videos')
  await calls.watch([first])
  await calls.watch([second], 0.5)
  await login(page, student)

  await expect(page.getByRole('heading', { name: 'Continue learning' })).toBeVisible()
  await expect(page.getByText(second.title)).toBeVisible()
  // The lesson to continue with arrives late: another module opened by then stays open.
  const place = await hold(page, `**${getProgress.path}*`)
  await page.goto(`/courses/${openCourse}`)
  await whenAlive(page)
  const modules = page.locator('details[name="course-modules"]')
  await modules.nth(1).locator('summary').click()
  place.release()
  await expect(page.getByText(`${1 + practices} of ${videos.length + practices} lessons`)).toBeVisible()
  await expect(modules.nth(1)).toHaveAttribute('open')
  await expect(page.locator('details[name="course-modules"][open]')).toHaveCount(1)
  await page.reload()
  await expect(page.getByText(`${1 + practices} of ${videos.length + practices} lessons`)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Continue\b/ })).toBeVisible()
  await expect(page.getByRole('link', { name: `${second.title} (Started)` })).toBeVisible()
  await expect(page.getByRole('link', { name: `${first.title} (Done)`, includeHidden: true })).toHaveCount(1)
})

test('a visitor sees nothing of it', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: /Your courses and your progress/ })).toBeHidden()
  await page.goto(`/courses/${openCourse}`)
  await expect(page.getByText(/0 of \d+ lessons/)).toBeHidden()
})

test('the last remaining lesson is celebrated where it ends, wherever it is in the course', async ({
  page,
  request,
  productUrl,
}) => {
  const student = await provenStudent(request, productUrl)
  const calls = await callsOf(request, student)
  const { videos } = await calls.videosOf(openCourse)
  const { data: course } = await (await request.get(`/api/v1/student/getCourse/${openCourse}`)).json()
  const { _id, slug } = course.content[0].steps[0]
  await calls.watch(videos.filter((video) => video._id !== _id))
  await calls.practise(openCourse)

  await login(page, student)
  await page.goto(`/courses/${openCourse}/${slug}`)
  await whenAlive(page)
  await page.getByRole('button', { name: 'Play step by step' }).click()
  await expect(page.getByRole('toolbar', { name: 'Player controls' })).toBeVisible()
  const end = page.getByText(`Well done! You finished every lesson of ${course.title}.`)
  await expect(end).toBeHidden()
  await calls.watch(videos.filter((video) => video._id === _id))
  // Seen with what the player saves next; where a question waits for its answer, there is nothing to save.
  await page.getByRole('button', { name: 'Next step', exact: true }).click()
  await expect(end).toBeInViewport({ timeout: 60_000 })
  await expect(page.getByRole('link', { name: 'View your certificate' }).first()).toBeVisible()
})

test('a student who finishes a course gets a certificate that a visitor reads by its number', async ({
  page,
  request,
  browser,
  productUrl,
}) => {
  const student = await provenStudent(request, productUrl)
  const calls = await callsOf(request, student)
  const { courseId, videos } = await calls.videosOf(openCourse)
  await calls.watch(videos)
  expect((await calls.progressOf(courseId)).certificate).toBeNull()
  await calls.practise(openCourse)
  const { certificate } = await calls.progressOf(courseId)

  await login(page, student)
  await page.goto(`/courses/${openCourse}`)
  await page.getByRole('link', { name: 'View your certificate' }).click()
  await expect(page.getByRole('heading', { name: student.name, level: 1 })).toBeVisible()
  const opened = page.waitForResponse(
    (response) =>
      response.url().includes('/certificates/SM') === false &&
      /\/certificates\/[0-9a-f-]{36}~/.test(response.url()),
  )
  await page.getByRole('button', { name: 'Open the PDF' }).click()
  expect((await opened).headers()['content-type']).toBe('application/pdf')

  const visitor = await (await browser.newContext({ baseURL: productUrl, serviceWorkers: 'block' })).newPage()
  await visitor.goto(`/certificate/${certificate}`)
  await expect(visitor.getByRole('heading', { name: student.name, level: 1 })).toBeVisible()
  for (const { title } of videos)
    await expect(visitor.getByText(title, { exact: true }).first()).toBeVisible()
  await expect(visitor.getByText(/^\d+½? of \d+½? marks$/)).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Open the PDF' })).toBeHidden()
  const missing = await visitor.goto('/certificate/SM-0000-0000-0000')
  expect(missing?.status()).toBe(404)
  await expect(visitor.getByText('No certificate has this number.')).toBeVisible()
  await visitor.context().close()

  // In the bell at once; its mail waits for the morning.
  await page.goto('/notifications')
  await page.getByRole('link', { name: /certificate/ }).click()
  await expect(page).toHaveURL(new RegExp(`/certificate/${certificate}$`))
})

test('a lesson continues in another browser at the second where it was left', async ({
  browser,
  request,
  productUrl,
}) => {
  const student = await provenStudent(request, productUrl)
  const calls = await callsOf(request, student)
  const { courseId } = await calls.videosOf(openCourse)
  const page = await (await browser.newContext({ baseURL: productUrl, serviceWorkers: 'block' })).newPage()
  await login(page, student)
  // What is sent as the page is left is all that comes through, and no page that would send it again follows.
  await loseSaves(page, { butAsPageIsLeft: true })
  const left = await watchFirstVideo(page)
  expect((await calls.progressOf(courseId)).lessons).toEqual([])
  await page.goto('about:blank')
  await expect
    .poll(async () => (await calls.progressOf(courseId)).lessons[0]?.watchedSeconds ?? 0)
    .toBeGreaterThan(left - 2)

  const other = await (await browser.newContext({ baseURL: productUrl, serviceWorkers: 'block' })).newPage()
  await login(other, student)
  await other.getByRole('link', { name: /^Continue: / }).click()
  await expectVideoPlays(other)
  await expect.poll(() => firstPlayed(other)).toBeGreaterThan(left - 3)
  expect(await firstPlayed(other)).toBeLessThan(left + 20)
  await page.context().close()
  await other.context().close()
})

test('progress is saved for a lesson that is chosen while the page is busy, and it is requested once', async ({
  page,
  request,
  productUrl,
}) => {
  const asked: string[] = []
  page.on('request', (question) => {
    if (question.url().endsWith('/openStream')) asked.push(question.url())
  })
  await login(page, await provenStudent(request, productUrl))
  await page.goto(`/courses/${openCourse}`)
  await whenAlive(page)
  await expect(page.getByText(/^0 of \d+ lessons/)).toBeVisible()
  await redrawAllTheTime(page)
  await page.getByRole('button', { name: /^Play lesson 1/ }).click()
  await expectVideoPlays(page)
  expect(asked).toHaveLength(1)
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('progress:'))))
    .toBe(true)
})

test('progress made offline survives a reload and a logout, and is sent only for its own student', async ({
  browser,
  request,
  playwright,
  productUrl,
}) => {
  const [student, sibling] = [
    await provenStudent(request, productUrl),
    await provenStudent(request, productUrl),
  ]
  const calls = await callsOf(request, student)
  const { courseId } = await calls.videosOf(openCourse)
  // A session of its own: another sign-in with the same cookie would end the first one.
  const ownRequests = await playwright.request.newContext({ baseURL: productUrl })
  const siblings = await callsOf(ownRequests, sibling)
  const page = await (await browser.newContext({ baseURL: productUrl, serviceWorkers: 'block' })).newPage()
  await login(page, student)
  await loseSaves(page)
  await watchFirstVideo(page)
  await page.reload()
  await logOut(page)
  expect((await calls.progressOf(courseId)).lessons).toEqual([])

  await page.evaluate(() => localStorage.setItem('has-line', 'yes'))
  await login(page, sibling)
  await page.goto(`/courses/${openCourse}`)
  await expect(page.getByText(/^0 of \d+ lessons/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Play lesson 1/ })).toBeVisible()
  await logOut(page)
  expect((await siblings.progressOf(courseId)).lessons).toEqual([])
  expect((await calls.progressOf(courseId)).lessons).toEqual([])

  await login(page, student)
  await expect
    .poll(async () => (await calls.progressOf(courseId)).lessons[0]?.watchedSeconds ?? 0, { timeout: 30_000 })
    .toBeGreaterThan(2)
  await ownRequests.dispose()
  await page.context().close()
})

/** Plays the first video of the open course for some seconds; returns where it was then. */
async function watchFirstVideo(page: Page): Promise<number> {
  await page.goto(`/courses/${openCourse}`)
  await page.getByRole('button', { name: /^Play lesson 1/ }).click()
  await expectVideoPlays(page)
  await expect.poll(() => secondsOf(page), { timeout: 30_000 }).toBeGreaterThan(9)
  return secondsOf(page)
}

/**
 * A slow phone with an unstable connection, until a video is there: each time the page is rendered at once, and
 * what was being drawn in the meantime begins again.
 */
async function redrawAllTheTime(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.evaluate(() => {
    let isThere = true
    Object.defineProperty(navigator, 'onLine', { get: () => isThere })
    const began = performance.now()
    const timer = setInterval(() => {
      const isOver = performance.now() - began > 4000 || document.querySelector('video') !== null
      isThere = isOver || !isThere
      dispatchEvent(new Event(isThere ? 'online' : 'offline'))
      if (isOver) clearInterval(timer)
    }, 4)
  })
}

/** Saves fail until the connection is back. What is sent as a page is left passes by the tools that hold up requests. */
async function loseSaves(page: Page, { butAsPageIsLeft = false } = {}): Promise<void> {
  await page.addInitScript((isLeavingKept) => {
    const real = window.fetch
    window.fetch = (input, init) => {
      const isSave = input instanceof Request && input.url.includes('/saveProgress')
      const isLost =
        isSave && !(isLeavingKept && input.keepalive) && localStorage.getItem('has-line') === null
      return isLost ? Promise.reject(new TypeError('no line')) : real(input, init)
    }
  }, butAsPageIsLeft)
}

function secondsOf(page: Page): Promise<number> {
  return page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
}

/** Where a video began to play; -1 while it has not. */
function firstPlayed(page: Page): Promise<number> {
  return page
    .locator('video')
    .evaluate(({ played }: HTMLVideoElement) => (played.length === 0 ? -1 : played.start(0)))
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menu of/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
}
