import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { withoutLocale } from '../../domain/locales.ts'
import { isReadingPage } from '../../domain/pages.ts'
import { quietNetwork } from '../../tests/support/browser.ts'
import { browserPath } from '../../tests/support/browser-path.ts'
import { freePort, type ProductProcess } from '../../tests/support/product-process.ts'
import { fontsFolder, phoneFonts } from './lighthouse/phone-fonts.ts'
import { median, type Part, type Result } from './report.ts'

const run = promisify(execFile)
const folder = fileURLToPath(new URL('./lighthouse/', import.meta.url))
const program = `${folder}node_modules/lighthouse/cli/index.js`
/** The tool clears the browser's HTTP cache, but by default not the page's own storage. */
const firstVisit = `${folder}first-visit.json`
/**
 * The required scores; a page that is mostly read scores higher than an interactive one, whose script loads at once.
 */
const categories = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const performanceOfReadingPage = 98

type Category = keyof typeof categories
type LighthouseOptions = { product: ProductProcess; pages: Record<string, string>; runs: number }
type LighthouseReport = {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string }>
  lighthouseVersion: string
}

/** Lighthouse as a slow phone, the median of several runs; it is installed next to this file when it is missing. */
export async function measureLighthouse({ product, pages, runs }: LighthouseOptions): Promise<Part> {
  try {
    if (!existsSync(program) || !existsSync(fontsFolder))
      await run('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit'], { cwd: folder })
  } catch (error) {
    return { results: [notRun(error)], notes: [] }
  }
  const port = await freePort()
  const fonts = await phoneFonts()
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    env: { ...process.env, ...fonts.environment },
    args: [...quietNetwork, `--remote-debugging-port=${port}`],
  })
  const results: Result[] = []
  const lost = new Set<string>()
  let version = ''
  try {
    for (const [name, path] of Object.entries(pages)) {
      try {
        const reports: LighthouseReport[] = []
        for (let index = 0; index < runs; index += 1) reports.push(await audit(`${product.url}${path}`, port))
        version = reports[0]?.lighthouseVersion ?? ''
        results.push(pageLine(name, reports, isReadingPage(withoutLocale(path))))
        for (const report of reports) for (const sentence of lostPoints(name, report)) lost.add(sentence)
      } catch (error) {
        // A page that fails to load does not affect the others.
        results.push(notRun(error, name))
      }
    }
  } finally {
    await browser.close()
    await fonts.remove()
  }
  return {
    results,
    notes: [
      `Lighthouse ${version}, mobile, its simulated slow network and processor; medians of ${runs} runs, each a first visit, with the Hindi and Telugu fonts that a phone has. ${lost.size > 0 ? `Points were lost by: ${[...lost].join('; ')}.` : 'No points were lost outside performance.'}`,
    ],
  }
}

/** One report; retried once where the tool itself could not record the page. */
async function audit(url: string, port: number): Promise<LighthouseReport> {
  try {
    return await auditOnce(url, port)
  } catch {
    return auditOnce(url, port)
  }
}

async function auditOnce(url: string, port: number): Promise<LighthouseReport> {
  const { stdout } = await run(
    process.execPath,
    [
      program,
      url,
      `--port=${port}`,
      `--config-path=${firstVisit}`,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${Object.keys(categories).join(',')}`,
    ],
    { maxBuffer: 2 ** 26, timeout: 120_000 },
  )
  return JSON.parse(stdout)
}

function pageLine(name: string, reports: readonly LighthouseReport[], isRead: boolean): Result {
  const reach = { ...categories, performance: isRead ? performanceOfReadingPage : categories.performance }
  const scores = Object.keys(categories).map((category) => {
    // The keys of the table above.
    const key = category as Category
    const score = median(reports.map((report) => (report.categories[key].score ?? 0) * 100))
    return { key, score: Math.round(score) }
  })
  return {
    what: `Lighthouse mobile: ${name}`,
    ours: `performance ${reports.map((report) => Math.round((report.categories.performance.score ?? 0) * 100)).join(' ')}`,
    against: '',
    value: scores.map(({ score }) => score).join(' / '),
    reach: Object.values(reach).join(' / '),
    isReached: scores.every(({ key, score }) => score >= reach[key]),
    n: String(reports.length),
  }
}

function lostPoints(name: string, { categories: found, audits }: LighthouseReport): string[] {
  return Object.entries(found)
    .filter(([category]) => category !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${name}: ${audits[id]?.title ?? id}`)
}

function notRun(error: unknown, page?: string): Result {
  const lines = (error instanceof Error ? error.message : String(error)).trim().split('\n')
  // The command comes first, its own words last.
  const reason = lines.at(-1) ?? ''
  return {
    what: page === undefined ? 'Lighthouse mobile' : `Lighthouse mobile: ${page}`,
    ours: '',
    against: '',
    value: `could not be run: ${reason}`,
    reach: Object.values(categories).join(' / '),
    isReached: null,
    n: '0',
  }
}
