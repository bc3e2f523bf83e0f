import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Page } from '@playwright/test'
import { generateSync } from 'otplib'
import type { Database } from '../../server/adapters/database/database.ts'
import { createSandbox, type Sandbox } from '../../server/adapters/gateway/sandbox/sandbox.ts'
import type { Services } from '../../server/services.ts'
import { expect, test } from '../support/browser.ts'
import { openFolder } from '../support/folders.ts'
import { startGatewayProcess } from '../support/killable-server.ts'
import { processEnvironment } from '../support/process-environment.ts'
import { freePort, type ProductProcess, startProductProcess } from '../support/product-process.ts'
import { startMailServer } from '../support/real-services.ts'
import { servicesBeside } from '../support/running-product.ts'
import { login, register } from './student-story.ts'

/** Of buttons, links and choices, from the link that was printed to the paid order; typing is none. */
const mostPresses = 24

const quiet = { info() {}, warn() {}, error() {} }
let product: ProductProcess
let environment: Record<string, string>
let sandbox: Sandbox
let mail: Awaited<ReturnType<typeof startMailServer>>
const stops: (() => unknown)[] = []

/** An installation without any content, as its operator starts it; the gateway is the sandbox on a port of its own. */
test.beforeAll(async () => {
  mail = await startMailServer()
  const [dataDir, port] = [await openFolder('first-owner'), await freePort()]
  const publicUrl = `http://localhost:${port}`
  const secret = 'an installation that is new and has nothing in it yet'
  let beside: { services: Services; close(): Promise<void> } | undefined
  // The sandbox stores its data in the product's database, which has not started yet.
  const database = new Proxy({} as Database, {
    get: (_, name) => beside && Reflect.get(beside.services.database, name),
  })
  const clock = { now: () => new Date() }
  sandbox = createSandbox({ settings: { secret, publicUrl }, database, clock, log: quiet })
  const gateway = await startGatewayProcess(sandbox)
  const { keyId, keySecret, webhookSecret } = sandbox.connection
  environment = {
    ...{ DEMO: '0', PUBLIC_URL: publicUrl, APP_SECRET: secret, SUPPORT_EMAIL: 'help@school.in' },
    ...{ SMTP_URL: mail.url, MAIL_FROM: 'School <help@school.in>' },
    ...{ RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret },
    ...{ RAZORPAY_API_URL: gateway.url, RAZORPAY_CHECKOUT_URL: `${publicUrl}/sandbox/checkout.js` },
    DATA_DIR: dataDir,
    PORT: String(port),
  }
  product = await startProductProcess({ dataDir, port, environment })
  beside = await servicesBeside(dataDir)
  stops.push(
    () => beside?.close(),
    () => product.stop(),
    () => gateway.stop(),
    () => mail.stop(),
  )
  sandbox.connectWebhook((request) => fetch(request))
})
test.afterAll(async () => {
  for (const stop of stops) await stop()
})

test.use({ productUrl: async ({}, use) => use(product?.url ?? 'http://localhost') })

async function staffLink(): Promise<string> {
  const who = ['--email', 'asha@school.in', '--name', 'Asha Rao', '--role', 'owner']
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, ['server/commands/staff-create.ts', ...who], {
    env: { ...processEnvironment, ...environment, HOME: process.env['HOME'] },
  })
  return /https?:\/\/\S+#\S+/.exec(stdout)?.[0] ?? ''
}

async function mailedCode(email: string): Promise<string> {
  const codes = () =>
    mail.messages
      .filter(({ to }) => to?.some(({ address }) => address === email))
      .map(({ subject, text }) => `${subject} ${text}`.match(/\b\d{6}\b/)?.[0] ?? '')
  await expect.poll(() => codes().length).toBeGreaterThan(0)
  return codes().at(-1) ?? ''
}

/** What the gateway's own addresses would answer. */
async function reachGateway(page: Page): Promise<void> {
  await page.route('**/sandbox/**', async (route) => {
    const asked = route.request()
    const body = asked.postDataBuffer()
    const answer = await sandbox.fetch(
      new Request(asked.url(), {
        method: asked.method(),
        headers: await asked.allHeaders(),
        body: body && new Uint8Array(body),
      }),
    )
    const headers = Object.fromEntries(answer.headers)
    await route.fulfill({ status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) })
  })
}

test('an empty installation leads a new owner from the first link to a published lesson and a test purchase', async ({
  page,
  browser,
}) => {
  let presses = 0
  const counted = async (one: Page) => {
    await one.exposeFunction('countPress', () => {
      presses += 1
    })
    await one.addInitScript(() => {
      const { countPress } = window as unknown as { countPress(): void }
      addEventListener('click', ({ isTrusted }) => isTrusted && countPress(), { capture: true })
      addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && countPress(), {
        capture: true,
      })
    })
  }
  await counted(page)
  await page.goto(await staffLink())
  const secret = (await page.locator('code').textContent()) ?? ''
  await page.getByLabel('New password').fill('river-lamp-forty-two')
  await page.getByRole('textbox', { name: 'Code' }).fill(generateSync({ secret }))
  await page.getByRole('button', { name: 'Finish and log in' }).click()
  const steps = page.getByRole('region', { name: 'Your first steps' })
  await expect(steps.getByRole('listitem')).toHaveCount(4)

  await steps.getByRole('link', { name: 'Say who sells' }).click()
  await page.getByRole('link', { name: 'Seller on invoices' }).click()
  await page.getByLabel('Company name').fill('Asha School')
  await page.getByLabel('GST registration').selectOption({ index: 1 })
  await page.getByLabel('GSTIN').fill('')
  await page.getByLabel('Address').fill('12 Park Road, Hyderabad 500001')
  await page.getByLabel('State', { exact: true }).selectOption({ label: 'Telangana' })
  await page.getByLabel('Source').fill('Our own papers')
  await page.getByRole('checkbox', { name: /sample/ }).uncheck()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Changes published').first()).toBeVisible()

  await page.getByRole('link', { name: 'Home' }).click()
  await steps.getByRole('link', { name: 'Make a course' }).click()
  await page.getByRole('button', { name: 'New course' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('The first course')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('button', { name: 'New category' }).click()
  await page.getByRole('textbox', { name: 'New category' }).fill('Mathematics')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'About' }).fill('Everything, step by step.')
  await page.getByRole('textbox', { name: 'Price' }).first().fill('199')
  await page.getByRole('textbox', { name: 'Plan description' }).first().fill('All lessons.')
  await page.getByRole('button', { name: 'Add a module' }).click()
  await page.getByLabel('Title of module 1').fill('Beginning')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add lessons from files (Beginning)' }).click()
  const sheet = await PDFDocument.create()
  sheet.addPage([200, 200])
  const buffer = Buffer.from(await sheet.save())
  await (await chooser).setFiles([{ name: 'First_sheet.pdf', mimeType: 'application/pdf', buffer }])
  await expect(page.getByRole('button', { name: /^Choose another \(First sheet/ })).toBeVisible({
    timeout: 120_000,
  })
  await expect(page.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()

  const home = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' })
  const buyer = await home.newPage()
  await counted(buyer)
  await reachGateway(buyer)
  const student = {
    ...{ name: 'Asha at home', email: 'asha.home@example.com', phone: '9848033333' },
    password: 'compass-and-square',
  }
  await register(buyer, student, mailedCode)
  await login(buyer, student)
  await buyer.goto('/courses/the-first-course')
  await buyer
    .getByRole('button', { name: /^Purchase Now/ })
    .first()
    .click()
  await buyer.getByRole('dialog', { name: 'Choose a plan' }).getByRole('button', { name: 'Pay ₹199' }).click()
  await buyer
    .getByRole('dialog', { name: 'Practice payment' })
    .getByRole('button', { name: 'Pay', exact: true })
    .click()
  await expect(buyer.getByText('✅ Payment successful! Course enrolled.')).toBeVisible()
  await buyer
    .locator('details')
    .getByRole('link', { name: /^First sheet/ })
    .click()
  await expect(buyer.getByRole('dialog')).toBeVisible()
  await home.close()

  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(steps).toHaveCount(0)
  expect(presses).toBeLessThanOrEqual(mostPresses)
})
