import { test as base, chromium, expect, type Page } from '@playwright/test'
import { browserPath } from './browser-path.ts'
import { servedProduct } from './served-product.ts'

export { expect }

export const quietNetwork = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
]

/**
 * For each window Chromium starts two spare processes that no journey needs: one for the list below its
 * address field, one for the next site. Without them a journey begins with half the work. Of several such
 * switches Chromium reads the last one, so the features that Playwright turns off are here too.
 */
const withoutSpareProcesses = `--disable-features=${[
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'SpareRendererForSitePerProcess'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
]}`

/** A page begins blank, and its address would get a second process: a tenth of what a short journey takes. */
const oneProcess = '--renderer-process-limit=1'

/** A page lives for seconds: optimizing its scripts costs more processor time than it saves. */
const withoutOptimizing = '--js-flags=--single-threaded --no-maglev --no-turbofan'

type Fixtures = {
  /** Everything a page complained of: errors, refused scripts. Checked empty after each journey. */
  complaints: string[]
}

/** A journey in a real browser against the served product. */
export const test = base.extend<Fixtures & { productUrl: string }>({
  productUrl: async ({}, use) => {
    await use(servedProduct().url)
  },
  browser: [
    async ({}, use) => {
      const browser = await chromium.launch({
        executablePath: await browserPath(),
        args: [...quietNetwork, withoutSpareProcesses, oneProcess, withoutOptimizing],
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  complaints: async ({}, use) => {
    const complaints: string[] = []
    await use(complaints)
    expect(complaints).toEqual([])
  },
  baseURL: async ({ productUrl }, use) => use(productUrl),
  viewport: { width: 1280, height: 800 },
  locale: 'en-IN',
  // What a worker asks for, a journey cannot hold up or look at; those about being offline allow it.
  serviceWorkers: 'block',
  page: async ({ page, complaints }, use) => {
    listenToComplaints(page, complaints)
    await use(page)
  },
})

/** Collects page errors and console errors; answers that are refusals by design are no complaints. */
export function listenToComplaints(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    if (/Failed to load resource: the server responded with a status of 4\d\d/.test(message.text())) return
    complaints.push(message.text())
  })
}

/** The newest six-digit code that was mailed to an address, from the mailbox page of the demo. */
export async function mailedCode(productUrl: string, email: string): Promise<string> {
  for (let attempt = 0; attempt < 480; attempt += 1) {
    const answer = await fetch(`${productUrl}/dev/mailbox?to=${encodeURIComponent(email)}`, {
      headers: { accept: 'application/json' },
    })
    const { messages }: { messages: { subject: string; text: string }[] } = await answer.json()
    const code = messages
      .map(({ subject, text }) => `${subject}\n${text}`.match(/\b\d{6}\b/)?.[0])
      .find((found) => found !== undefined)
    if (code !== undefined) return code
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`no code was mailed to ${email}`)
}
