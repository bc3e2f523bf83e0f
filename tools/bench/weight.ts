import { gzipSync } from 'node:zlib'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { withoutLocale } from '../../domain/locales.ts'
import { isReadingPage } from '../../domain/pages.ts'
import { quietNetwork } from '../../tests/support/browser.ts'
import { browserPath } from '../../tests/support/browser-path.ts'
import type { ProductProcess } from '../../tests/support/product-process.ts'
import type { Part, Result } from './report.ts'

type Kind = (typeof kinds)[number]

type WeightOptions = { product: ProductProcess; pages: Record<string, string> }

/** Maximum sizes in kilobytes of 1024 bytes, gzip. */
const mostKilobytes = { script: 140, document: 40, stylesheet: 20, font: 45 }
const kinds = ['script', 'document', 'stylesheet', 'font'] as const
const namesOf = { script: 'JavaScript', document: 'HTML', stylesheet: 'CSS', font: 'fonts' }
export const mostKilobytesBeforeHydration = 10

/** What a first view of a page loads, in a real browser until it is idle, without a click. */
export async function measureWeight({ product, pages }: WeightOptions): Promise<Part> {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: quietNetwork })
  const results: Result[] = []
  try {
    for (const [name, path] of Object.entries(pages)) {
      const bytes = await weighPage(browser, product.url + path)
      for (const kind of kinds)
        results.push(weightLine(`${name}: ${namesOf[kind]}`, bytes[kind] / 1024, mostKilobytes[kind]))
      if (isReadingPage(withoutLocale(path))) {
        const before = await weighBeforeHydration(product.url + path)
        results.push(
          weightLine(`${name}: JavaScript before hydration`, before / 1024, mostKilobytesBeforeHydration),
        )
      }
    }
  } finally {
    await browser.close()
  }
  return {
    results,
    notes: [
      'Weights: bodies as sent with gzip, in KB of 1024 bytes, of everything that Chromium requests on a first view until it is idle and the page is hydrated, before anything is clicked or played. Before hydration: the inline scripts, and every script that the HTML itself references.',
    ],
  }
}

/**
 * Gzipped bytes that a first view of a page on a phone loads, by kind; fonts of Indian scripts separately.
 * `storageState` signs a student in.
 */
export async function weighPage(
  browser: Browser,
  address: string,
  { storageState }: { storageState?: BrowserContextOptions['storageState'] | undefined } = {},
): Promise<Record<Kind, number>> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    ...(storageState && { storageState }),
  })
  const page = await context.newPage()
  const asked = new Map<string, string>()
  page.on('request', (request) => asked.set(request.url().replace(/#.*/, ''), request.resourceType()))
  await page.addInitScript(() => {
    addEventListener('stepmark:alive', () => Object.assign(window, { isAlive: true }))
  })
  await page.goto(address)
  // The script of a page that is mostly read loads on the first touch, or late.
  await page.keyboard.press('Shift')
  if (/\/assets\/index-[\w-]+\.js/.test(await page.content()))
    await page.waitForFunction(() => 'isAlive' in window)
  await page.waitForLoadState('networkidle')
  await context.close()
  const bytes = { script: 0, document: 0, stylesheet: 0, font: 0 }
  for (const [url, type] of asked)
    if (isKind(type) && !/anek-(telugu|devanagari)/.test(url)) bytes[type] += await sentBytes(url)
  return bytes
}

const endings = { '.js': 'script', '.css': 'stylesheet', '.woff2': 'font' } as const

/** Gzipped bytes that an open, idle page loaded, from any source; fonts of Indian scripts separately. */
export async function weighOpened(page: Page): Promise<Record<Kind, number>> {
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const bytes = { script: 0, document: await sentBytes(page.url()), stylesheet: 0, font: 0 }
  for (const url of new Set(asked.filter((one) => !/anek-(telugu|devanagari)/.test(one))))
    for (const [ending, kind] of Object.entries(endings))
      if (new URL(url).pathname.endsWith(ending)) bytes[kind] += await sentBytes(url)
  return bytes
}

/** The kinds that exceed a page's budget, in words. */
export function tooHeavy(path: string, bytes: Record<Kind, number>): string[] {
  return kinds
    .filter((kind) => bytes[kind] > mostKilobytes[kind] * 1024)
    .map((kind) => `${path}: ${(bytes[kind] / 1024).toFixed(1)} KB of ${kind}`)
}

/**
 * Bytes that inline scripts add to the page as sent, and those of external ones that the HTML requests before the
 * browser is idle.
 */
export async function weighBeforeHydration(address: string): Promise<number> {
  const html = await (await fetch(address)).text()
  const inline = /<script(?![^>]*\bsrc=)(?![^>]*\bapplication\/ld\+json)[^>]*>[\s\S]*?<\/script>/g
  const named = html.matchAll(
    /<script[^>]*\bsrc="([^"]+)"|<link[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"/g,
  )
  // What the page's data repeats of its text compresses to almost nothing.
  let sum = gzipSync(html).byteLength - gzipSync(html.replace(inline, '')).byteLength
  for (const [, source, preload] of named)
    sum += await sentBytes(new URL(source ?? preload ?? '', address).href)
  return sum
}

/** Kilobytes of script that the first press on a question's sheet may load: keypad, preview and engine. */
export const mostKilobytesOfPress = 40

/** Gzipped bytes of script that load from the press on a question's sheet until it is marked. */
export async function weighFirstPress(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } })
  const page = await context.newPage()
  await page.addInitScript(() => {
    addEventListener('stepmark:alive', () => Object.assign(window, { isAlive: true }))
  })
  await page.goto(address)
  await page.waitForFunction(() => 'isAlive' in window)
  await page.waitForLoadState('networkidle')
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (/\.js$/.test(new URL(request.url()).pathname)) asked.add(request.url())
  })
  await page.locator('main article button.cursor-text').first().click()
  await page.getByRole('group').getByRole('button').first().waitFor()
  await page.waitForLoadState('networkidle')
  for (const url of await fetchedByWorkers(page)) asked.add(url)
  await context.close()
  let bytes = 0
  for (const url of asked) bytes += await sentBytes(url)
  return bytes
}

/** Scripts that the page's workers fetched, once fetching has stopped. */
export async function fetchedByWorkers(page: Page): Promise<string[]> {
  const fetched = () =>
    Promise.all(
      page
        .workers()
        .map((worker) =>
          worker.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
        ),
    ).then((names) => names.flat().filter((name) => name.endsWith('.js')))
  let before: string[] = []
  for (;;) {
    const now = await fetched()
    if (now.length > 0 && now.length === before.length) return now
    before = now
    await page.waitForTimeout(500)
  }
}

function isKind(type: string): type is Kind {
  return (kinds as readonly string[]).includes(type)
}

/** An address with a hash in its name never changes: its size is measured once. */
const weights = new Map<string, Promise<number>>()

function sentBytes(address: string): Promise<number> {
  const known = weights.get(address)
  if (known !== undefined) return known
  const weight = askForBytes(address)
  if (new URL(address).pathname.startsWith('/assets/')) weights.set(address, weight)
  return weight
}

async function askForBytes(address: string): Promise<number> {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'gzip' }, redirect: 'manual' })
  const length = answer.headers.get('content-length')
  await answer.arrayBuffer()
  if (length === null) throw new Error(`${address} does not say its length`)
  return Number(length)
}

function weightLine(what: string, kilobytes: number, most: number): Result {
  return {
    what,
    ours: '',
    against: '',
    value: `${kilobytes.toFixed(1)} KB`,
    reach: `${most} KB`,
    isReached: kilobytes <= most,
    n: '1',
  }
}
