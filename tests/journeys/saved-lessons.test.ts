import { rm } from 'node:fs/promises'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { insertGrant } from '../../database/seed/queries.ts'
import { quietNetwork } from '../support/browser.ts'
import { browserPath } from '../support/browser-path.ts'

import { openCuttingLine } from '../support/cutting-line.ts'
import { openFolder } from '../support/folders.ts'
import { prepareVideos } from '../support/product-videos.ts'
import { servicesBeside } from '../support/running-product.ts'
import { servedProduct } from '../support/served-product.ts'
import { ofVideo, placeInVideo } from './player-steps.ts'
import { login, type NewStudent } from './student-story.ts'
import { provenStudent } from './students.ts'
import { expect, noteAlive, test, whenAlive } from './visits.ts'
import { callsOf } from './watching.ts'

const course = 'cbse-class-10-maths-standard'
/** Its second video, which is paid for. */
const title = 'Why √2 is irrational'

let undo = async () => {}

test.beforeAll(async () => {
  undo = await prepareVideos(servedProduct().dataDir, course, 2, { inSmallRenditions: true })
})
test.afterAll(() => undo())

/** A phone: what it keeps outlives its browser. */
async function openPhone(folder: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await browserPath(),
    args: quietNetwork,
    viewport: { width: 390, height: 800 },
    locale: 'en-IN',
    serviceWorkers: 'allow',
  })
  await noteAlive(context)
  return { context, page: context.pages()[0] ?? (await context.newPage()) }
}

async function openLesson(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/courses/${course}`)
  await whenAlive(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const link = page.locator('details').getByRole('link', { name: new RegExp(`^${title}`) })
  await page.goto(new URL((await link.getAttribute('href')) ?? '', url).href)
  await whenAlive(page)
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save for offline' }).click()
  await expect(page.getByText(/MB free on this phone/)).toBeVisible()
  await page.getByRole('radio', { name: /^240p · \d+\.\d MB$/ }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

const isSaved = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible({ timeout: 90_000 })

async function grantedStudent(
  request: Parameters<typeof provenStudent>[0],
  url: string,
): Promise<NewStudent> {
  const student = await provenStudent(request, url)
  const { services, close } = await servicesBeside(servedProduct().dataDir)
  const { _id: id } = await (await callsOf(request, student)).profile()
  const days = (count: number) => new Date(Date.now() + count * 24 * 3600 * 1000)
  await services.database.first(insertGrant(id, course, days(-1), days(60)))
  await close()
  return student
}

test('a paid lesson that was saved plays to its end with the server ended and the browser restarted', async ({
  request,
  productUrl,
}) => {
  const student = await grantedStudent(request, productUrl)
  const folder = await openFolder('phone')
  // The line to the product breaks off once in the middle of a part.
  const line = await openCuttingLine(productUrl, /\/3\.ts$/)
  const { port } = new URL(line.url)
  let { context, page } = await openPhone(folder)
  await page.goto(`${line.url}/login`)
  await login(page, student)
  const fetched: string[] = []
  context.on('requestfinished', (asked) => {
    if (asked.url().endsWith('.ts'))
      fetched.push(new URL(asked.url()).pathname.replace(/^\/stream\/[^/]+/, ''))
  })
  const loaded: string[] = []
  context.on('request', (asked) => loaded.push(new URL(asked.url()).pathname))
  await openLesson(page, line.url)
  await page.waitForLoadState('networkidle')
  // Nothing of it comes before it is used.
  expect(loaded.filter((path) => /\/(?:lessons|save-panel|answers|store)-|offline-files/.test(path))).toEqual(
    [],
  )
  await save(page)
  await isSaved(page)
  expect(line.cut).toEqual(['/3.ts'])
  expect(new Set(fetched).size).toBe(fetched.length)
  await context.close()
  line.stop()

  ;({ context, page } = await openPhone(folder))
  await page.goto(`${line.url}/saved`)
  await page.getByRole('link', { name: title }).click()
  await whenAlive(page)
  await page.getByRole('button', { name: /^Play/ }).first().click()
  await expect.poll(() => placeInVideo(page), { intervals: [50] }).toBeGreaterThan(0.2)
  await expect(page.getByText(/^You’re offline\. This page is as it was on/)).toBeVisible()
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.playbackRate = 2
  })
  await expect.poll(() => ofVideo(page, 'ended'), { timeout: 120_000 }).toBe(true)
  await page.waitForTimeout(500)
  await context.close()

  const again = await openCuttingLine(productUrl, /(?!)/, Number(port))
  ;({ context, page } = await openPhone(folder))
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/saveProgress') && answer.ok())
  await page.goto(`${again.url}/my-course`)
  expect((await (await sent).json()).data.saved).toHaveLength(1)
  await context.close()
  again.stop()
  await rm(folder, { recursive: true, force: true })
})
