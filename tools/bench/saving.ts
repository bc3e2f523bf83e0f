import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import type { Services } from '../../server/services.ts'
import { quietNetwork } from '../../tests/support/browser.ts'
import { browserPath } from '../../tests/support/browser-path.ts'
import type { ProductProcess } from '../../tests/support/product-process.ts'
import { keepSession } from './kept-session.ts'
import { putLesson } from './lesson-of-length.ts'
import { median, type Part, type Result } from './report.ts'

const line = { offline: false, latency: 100, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 }
const lessonSeconds = 51
const mostSeconds = 15
const mostSecondsToMove = 3

type SavingRun = { seconds: number; kilobytes: number; requests: number }

type SavingOptions = {
  product: ProductProcess
  services: Services
  /** Of a course that the student has. */
  slug: string
  token: string
  runs: number
}

/** Saving lessons for offline use on a slow connection, from the press on "Save" until they are complete. */
export async function measureSaving({ product, services, slug, token, runs }: SavingOptions): Promise<Part> {
  const lessons: string[] = []
  for (const position of [1, 2])
    lessons.push(product.url + (await putLesson(services, slug, { position, seconds: lessonSeconds })))
  const browser = await chromium.launch({ executablePath: await browserPath(), args: quietNetwork })
  const first: SavingRun[] = []
  const next: SavingRun[] = []
  const moves: number[] = []
  try {
    for (let index = 0; index < runs; index += 1) {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
      await context.addInitScript(keepSession, token)
      const [one, other] = lessons
      first.push(await save(browser, context, one ?? ''))
      next.push(await save(browser, context, other ?? ''))
      moves.push(await playOffline(context, one ?? ''))
      await context.close()
    }
  } finally {
    await browser.close()
  }
  return {
    results: [
      savedLine('the first, with the pages that open it', first, null),
      savedLine('the next', next, mostSeconds),
      {
        what: 'A saved lesson without a connection: from the press to the moving picture',
        ours: `${moves.map((value) => value.toFixed(2)).join(' ')} s`,
        against: '',
        value: `${median(moves).toFixed(2)} s`,
        reach: `${mostSecondsToMove} s`,
        isReached: median(moves) <= mostSecondsToMove,
        n: String(moves.length),
      },
    ],
    notes: [
      `Saving: ${lessonSeconds} s of video at 240p in Chromium, a new browser profile each time, from the press on "Save" until the page says that it is saved. The line is the one of Chromium's developer tools, 400 kbit/s with 100 ms before each answer, for the page and for its service worker. The first lesson brings what every page needs without a connection; it comes once for each release. Then the first is played in a new tab without a connection.`,
    ],
  }
}

async function save(browser: Browser, context: BrowserContext, lesson: string): Promise<SavingRun> {
  const page = await context.newPage()
  await page.goto(lesson)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Save for offline' }).click()
  await page.getByRole('radio', { name: /^240p/ }).check()
  const loaded = await slowDown(browser, context, page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const began = performance.now()
  await page.getByRole('heading', { name: 'Saved on this phone' }).waitFor({ timeout: 180_000 })
  const seconds = (performance.now() - began) / 1000
  await page.close()
  return { seconds, ...loaded }
}

/** Seconds from the press until a saved lesson plays, in a new tab offline. */
async function playOffline(context: BrowserContext, lesson: string): Promise<number> {
  await context.setOffline(true)
  const page = await context.newPage()
  await page.addInitScript(() => {
    addEventListener('stepmark:alive', () => Object.assign(window, { isAlive: true }))
  })
  await page.goto(lesson)
  await page.waitForFunction(() => 'isAlive' in window)
  const began = performance.now()
  await page.getByRole('button', { name: /^Play/ }).first().click()
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0, null, {
    polling: 20,
  })
  const seconds = (performance.now() - began) / 1000
  await page.close()
  return seconds
}

/** Throttles the page and its service worker, and counts the bytes from now on. */
async function slowDown(
  browser: Browser,
  context: BrowserContext,
  page: Page,
): Promise<Pick<SavingRun, 'kilobytes' | 'requests'>> {
  const loaded = { kilobytes: 0, requests: 0 }
  const count = ({ encodedDataLength }: { encodedDataLength: number }) => {
    loaded.kilobytes += encodedDataLength / 1024
    loaded.requests += 1
  }
  const ofPage = await context.newCDPSession(page)
  ofPage.on('Network.loadingFinished', count)
  await ofPage.send('Network.enable')
  await ofPage.send('Network.emulateNetworkConditions', line)
  await slowWorkers(await browser.newBrowserCDPSession(), count)
  return loaded
}

/** Playwright can only create a session of a page. */
async function slowWorkers(
  session: CDPSession,
  count: (finished: { encodedDataLength: number }) => void,
): Promise<void> {
  const { targetInfos } = await session.send('Target.getTargets')
  const workers = targetInfos.filter(({ type }) => type === 'service_worker')
  if (workers.length === 0) throw new Error('no service worker runs')
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { method, params } = JSON.parse(message)
    if (method === 'Network.loadingFinished') count(params)
  })
  for (const { targetId } of workers) {
    const { sessionId } = await session.send('Target.attachToTarget', { targetId })
    const calls = [
      { id: 1, method: 'Network.enable', params: {} },
      { id: 2, method: 'Network.emulateNetworkConditions', params: line },
    ]
    for (const call of calls)
      await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify(call) })
  }
}

function savedLine(which: string, saved: readonly SavingRun[], most: number | null): Result {
  const seconds = saved.map((one) => one.seconds)
  const kilobytes = median(saved.map((one) => one.kilobytes))
  const requests = median(saved.map((one) => one.requests))
  return {
    what: `Saving ${lessonSeconds} s at 240p on 400 kbit/s: ${which}`,
    ours: `${seconds.map((value) => value.toFixed(1)).join(' ')} s; ${kilobytes.toFixed(0)} KB in ${requests} requests`,
    against: '',
    value: `${median(seconds).toFixed(1)} s`,
    reach: most === null ? '' : `${most} s`,
    isReached: most === null ? null : median(seconds) <= most,
    n: String(saved.length),
  }
}
