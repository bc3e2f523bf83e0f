import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { browserPath, quietNetwork } from '../support/browser.ts'
import type { ProductProcess } from '../support/product-process.ts'
import type { Part, Result } from './report.ts'

type WeightOptions = { product: ProductProcess; pages: Record<string, string> }

/** Largest weights in kilobytes of 1024 bytes, gzip. */
const reach = { script: 140, document: 40, stylesheet: 20, font: 45 }
const namesOf = { script: 'JavaScript', document: 'HTML', stylesheet: 'CSS', font: 'fonts' }
const beforeHydrationInKilobytes = 10

/** What a first view of a page brings, in a real browser that goes idle, without a click. */
export async function measureWeight({ product, pages }: WeightOptions): Promise<Part> {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: quietNetwork })
  const results: Result[] = []
  try {
    for (const [name, path] of Object.entries(pages)) {
      const context = await browser.newContext({ viewport: { width: 412, height: 915 } })
      const page = await context.newPage()
      const addresses = new Map<string, string>()
      page.on('request', (request) => addresses.set(request.url(), request.resourceType()))
      await page.goto(`${product.url}${path}`, { waitUntil: 'load' })
      // The script of a page that is read more than used comes when the browser is idle, at the latest after 4 s.
      await page.waitForTimeout(5000)
      await page.waitForLoadState('networkidle')
      await context.close()
      const bytes = { script: 0, document: 0, stylesheet: 0, font: 0 }
      for (const [address, type] of addresses)
        if (type in bytes) bytes[type as keyof typeof bytes] += await sentBytes(address)
      // The inline scripts are part of the document.
      const html = await (await fetch(`${product.url}${path}`)).text()
      for (const [type, sum] of Object.entries(bytes)) {
        const kind = type as keyof typeof bytes
        results.push(weightLine(`${name}: ${namesOf[kind]}`, sum / 1024, reach[kind]))
      }
      if (path === '/') {
        const before = await scriptBeforeHydration(product.url, html)
        results.push(
          weightLine(`${name}: JavaScript before hydration`, before / 1024, beforeHydrationInKilobytes),
        )
      }
    }
  } finally {
    await browser.close()
  }
  return {
    results,
    notes: [
      'Weights: bodies as sent with gzip, in KB of 1024 bytes, of everything that Chromium asks for on a first view until it is idle, before anything is clicked or played. Before hydration: the inline scripts and whatever script the HTML itself names.',
    ],
  }
}

/** Bytes of inline scripts, and of external ones that the HTML asks for before the browser is idle. */
async function scriptBeforeHydration(origin: string, html: string): Promise<number> {
  const inline = [
    ...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*\bapplication\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g),
  ]
  const named = html.matchAll(
    /<script[^>]*\bsrc="([^"]+)"|<link[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"/g,
  )
  let sum = gzipSync(inline.map(([, script]) => script).join('\n')).byteLength
  for (const [, source, preload] of named)
    sum += await sentBytes(new URL(source ?? preload ?? '', origin).href)
  return sum
}

async function sentBytes(address: string): Promise<number> {
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
