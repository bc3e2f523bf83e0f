import { type Browser, chromium, type Page } from '@playwright/test'
import { sql } from '../../server/adapters/database/sql.ts'
import type { Services } from '../../server/services.ts'
import { quietNetwork } from '../../tests/support/browser.ts'
import { browserPath } from '../../tests/support/browser-path.ts'
import type { ProductProcess } from '../../tests/support/product-process.ts'
import { keepSession } from './kept-session.ts'
import { putLesson } from './lesson-of-length.ts'
import { median, type Part, type Result } from './report.ts'

/** Bits per second, and milliseconds of latency; the last two are from Chromium's developer tools. */
const lines = {
  '400 kbit/s': { downBits: 400_000, upBits: 400_000, latencyMs: 100 },
  'Slow 4G': { downBits: 1_440_000, upBits: 675_000, latencyMs: 562.5 },
  'Slow 3G': { downBits: 400_000, upBits: 400_000, latencyMs: 2000 },
} as const

const mostSecondsToFirstFrame = { slow4g: 1.5, weak: 2.5 }
const mostStalledShare = 0.01
/** Data budget for a minute of a drawn board: this many seconds in this many kilobytes. */
const board = { seconds: 56, mostKilobytes: 300 }

type PlaybackFigures = {
  firstFrameSeconds: number
  stalledSeconds: number
  playedSeconds: number
  height: number
}
type PlayingOptions = {
  product: ProductProcess
  services: Services
  path: string
  /** By a student, resuming where the lesson was left. */
  token: string
  runs: number
}

/** Seconds of a lesson that are played in real time: PLAYING_SECONDS=600 plays the whole one. */
const playedSeconds = Number(process.env['PLAYING_SECONDS'] ?? 60)
const slowestSeconds = 30
/** Extra length: at its end a video stops. */
const unplayedSeconds = 20

/**
 * A free lesson in Chromium on slow connections, from the press on its picture: time to first frame, and stall time.
 */
export async function measurePlaying({
  product,
  services,
  path,
  token,
  runs,
}: PlayingOptions): Promise<Part> {
  const seconds = Math.max(playedSeconds, slowestSeconds) + unplayedSeconds
  await putLesson(services, path.replace('/courses/', ''), { position: 0, seconds })
  const browser = await chromium.launch({ executablePath: await browserPath(), args: quietNetwork })
  const url = `${product.url}${path}`
  const times = async (count: number, playing: Playing) => {
    const played: PlaybackFigures[] = []
    for (let index = 0; index < count; index += 1) played.push(await play(browser, url, playing))
    return played
  }
  try {
    const visits = await times(runs, { line: 'Slow 4G', seconds: 5 })
    const students = await times(runs, { line: 'Slow 4G', seconds: 5, token })
    const weak = await times(runs, { line: '400 kbit/s', seconds: 5 })
    const slowest = await times(2, { line: 'Slow 3G', seconds: slowestSeconds })
    const long = await times(1, { line: 'Slow 4G', seconds: playedSeconds })
    return {
      results: [
        startLine('Playing on Slow 4G: first frame', visits, mostSecondsToFirstFrame.slow4g),
        startLine(
          'Playing on Slow 4G: first frame, continuing student',
          students,
          mostSecondsToFirstFrame.slow4g,
        ),
        stallLine(`Playing on Slow 4G: stalled in ${playedSeconds} s`, long, mostStalledShare),
        startLine('Playing on 400 kbit/s: first frame', weak, mostSecondsToFirstFrame.weak),
        await boardLine(services),
        startLine('Playing on Slow 3G: first frame', slowest, null),
        stallLine(`Playing on Slow 3G: stalled in ${slowestSeconds} s`, slowest, null),
      ],
      notes: [
        `Playing: a free lesson of ten minutes in Chromium, a new browser profile each time, from the click on the course picture of an already loaded page. The connections are the presets of Chromium's developer tools: Slow 4G is 1.44 Mbit/s with a latency of 562 ms, Slow 3G 0.4 Mbit/s with 2 s, and 400 kbit/s has 100 ms. Stalled is time without a moving picture after the first frame, at normal speed.`,
      ],
    }
  } finally {
    await browser.close()
  }
}

type Playing = { line: keyof typeof lines; seconds: number; token?: string }

async function play(
  browser: Browser,
  url: string,
  { line, seconds, token }: Playing,
): Promise<PlaybackFigures> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    if (token !== undefined) await page.addInitScript(keepSession, token)
    await page.goto(url, { waitUntil: 'networkidle' })
    const { downBits, upBits, latencyMs } = lines[line]
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: downBits / 8,
      uploadThroughput: upBits / 8,
    })
    await watch(page)
    await page
      .getByRole('button', { name: /^(Play lesson 1|Continue)/ })
      .first()
      .click()
    await page.waitForFunction(() => 'firstFrameMs' in window, null, { timeout: 60_000 })
    await page.waitForTimeout(seconds * 1000)
    return await readWatch(page)
  } finally {
    await context.close()
  }
}

type PageTimings = { pressedMs: number; firstFrameMs: number; stalledMs: number; stoodAtMs: number | null }

/** Records in the page the time of the press, of the first frame, and stalls. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const timings = window as unknown as PageTimings
    timings.stalledMs = 0
    timings.stoodAtMs = null
    addEventListener(
      'click',
      () => {
        timings.pressedMs ??= performance.now()
      },
      true,
    )
    const looking = setInterval(() => {
      const video = document.querySelector('video')
      if (video === null) return
      clearInterval(looking)
      video.requestVideoFrameCallback(() => {
        timings.firstFrameMs = performance.now()
      })
      video.addEventListener('waiting', () => {
        if (timings.firstFrameMs) timings.stoodAtMs = performance.now()
      })
      video.addEventListener('playing', () => {
        if (timings.stoodAtMs !== null) timings.stalledMs += performance.now() - timings.stoodAtMs
        timings.stoodAtMs = null
      })
    }, 5)
  })
}

function readWatch(page: Page): Promise<PlaybackFigures> {
  return page.evaluate(() => {
    const { pressedMs, firstFrameMs, stalledMs, stoodAtMs } = window as unknown as PageTimings
    const standing = stoodAtMs === null ? 0 : performance.now() - stoodAtMs
    return {
      firstFrameSeconds: (firstFrameMs - pressedMs) / 1000,
      stalledSeconds: (stalledMs + standing) / 1000,
      playedSeconds: (performance.now() - firstFrameMs) / 1000,
      height: document.querySelector('video')?.videoHeight ?? 0,
    }
  })
}

function startLine(what: string, starts: readonly PlaybackFigures[], most: number | null): Result {
  const seconds = starts.map(({ firstFrameSeconds }) => firstFrameSeconds)
  return {
    what,
    ours: seconds.map((value) => value.toFixed(2)).join(' '),
    against: '',
    value: `${median(seconds).toFixed(2)} s`,
    reach: most === null ? '' : `${most} s`,
    isReached: most === null ? true : median(seconds) <= most,
    n: String(starts.length),
  }
}

/** Size of a demo lesson in the rendition for slow connections, by the largest prepared one. */
async function boardLine({ database }: Services): Promise<Result> {
  const row = await database.first(sql<{ bits: number }>`
    select coalesce(max(average_bits_per_second), 0)::int as bits from video_renditions where rendition = '240p'`)
  const kilobytes = ((row?.bits ?? 0) * board.seconds) / 8000
  return {
    what: `${board.seconds} s of a lesson at 240p`,
    ours: `${Math.round((row?.bits ?? 0) / 1000)} kbit/s`,
    against: '',
    value: `${kilobytes.toFixed(0)} KB`,
    reach: `${board.mostKilobytes} KB`,
    isReached: kilobytes > 0 && kilobytes <= board.mostKilobytes,
    n: '1',
  }
}

function stallLine(what: string, played: readonly PlaybackFigures[], most: number | null): Result {
  const share = median(played.map(({ stalledSeconds, playedSeconds }) => stalledSeconds / playedSeconds))
  const heights = [...new Set(played.map(({ height }) => `${height}p`))].join(', ')
  return {
    what,
    ours: `at ${heights} in the end`,
    against: '',
    value: `${(share * 100).toFixed(2)} %`,
    reach: most === null ? '' : `${most * 100} %`,
    isReached: most === null ? true : share <= most,
    n: String(played.length),
  }
}
