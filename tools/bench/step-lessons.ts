import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { lessonsOfChapters } from '../../content/step-lessons/all-step-lessons.ts'
import { drawLesson } from '../../domain/lessons/steps/draw-lesson.ts'
import { locales } from '../../domain/locales.ts'
import { drawMath } from '../../server/adapters/formulas/draw-katex.ts'
import { quietNetwork } from '../../tests/support/browser.ts'
import { browserPath } from '../../tests/support/browser-path.ts'
import type { ProductProcess } from '../../tests/support/product-process.ts'
import { median, type Part, type Result } from './report.ts'

/** Bits per second, milliseconds of latency, and the seconds that the first step may take. */
const lines = {
  'Slow 4G': { bits: 1_440_000, latencyMs: 562.5, mostSeconds: 1 },
  '400 kbit/s': { bits: 400_000, latencyMs: 100, mostSeconds: 1.5 },
} as const
type Line = (typeof lines)[keyof typeof lines]

const mostKilobytesOfLesson = 6
const mostKilobytesOfCourse = 400

type Options = { product: ProductProcess; path: string; runs: number }

/** Size of step lessons, and time to the first step of a free one on a slow connection. */
export async function measureStepLessons({ product, path, runs }: Options): Promise<Part> {
  const [first] = lessonsOfChapters['Quadratic Equations'] ?? []
  if (first === undefined) throw new Error('there is no step lesson')
  const browser = await chromium.launch({ executablePath: await browserPath(), args: quietNetwork })
  const results: Result[] = locales.map((locale) => {
    const weights = Object.values(lessonsOfChapters)
      .flat()
      .map((lesson) => gzipSync(JSON.stringify(drawLesson(lesson, locale, drawMath))).length / 1024)
    const all = weights.reduce((sum, weight) => sum + weight, 0)
    const heaviest = Math.max(...weights)
    return {
      what: `Step lessons of CBSE Standard (${locale}), gzip`,
      ours: `heaviest ${heaviest.toFixed(1)} KB, ${mostKilobytesOfLesson} KB at most`,
      against: '',
      value: `${all.toFixed(0)} KB together`,
      reach: `${mostKilobytesOfCourse} KB`,
      isReached: all <= mostKilobytesOfCourse && heaviest <= mostKilobytesOfLesson,
      n: String(weights.length),
    }
  })
  try {
    for (const [name, line] of Object.entries(lines)) {
      const seconds: number[] = []
      for (let index = 0; index < runs; index += 1)
        seconds.push(await secondsToFirstStep(browser, `${product.url}${path}`, first.title.en, line))
      results.push({
        what: `Step lesson on ${name}: first step`,
        ours: seconds.map((value) => value.toFixed(2)).join(' '),
        against: '',
        value: `${median(seconds).toFixed(2)} s`,
        reach: `${line.mostSeconds} s`,
        isReached: median(seconds) <= line.mostSeconds,
        n: String(runs),
      })
    }
  } finally {
    await browser.close()
  }
  return {
    results,
    notes: [
      'Step lessons: each as it is sent, in one language. The first step is timed in Chromium at 360 px, a new browser profile each time, from the click on a free lesson of an already loaded course page. 400 kbit/s has a latency of 100 ms.',
    ],
  }
}

async function secondsToFirstStep(
  browser: Browser,
  url: string,
  lesson: string,
  line: Line,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    const link = page.getByRole('link', { name: lesson, includeHidden: true })
    await link.evaluate((element) => element.closest('details')?.setAttribute('open', ''))
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    const throughput = line.bits / 8
    await devtools.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: line.latencyMs },
      ...{ downloadThroughput: throughput, uploadThroughput: throughput },
    })
    const time = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let pressedMs = 0
          const noted = () => {
            pressedMs = performance.now()
          }
          addEventListener('click', noted, { capture: true, once: true })
          const look = () => {
            if (document.querySelector('.step-list li') === null) requestAnimationFrame(look)
            else resolve(performance.now() - pressedMs)
          }
          look()
        }),
    )
    await link.click()
    return (await time) / 1000
  } finally {
    await context.close()
  }
}
