import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { browserPath } from '../support/browser-path.ts'

type SiteWorker = {
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>
  clients: { openWindow(address: string): Promise<null> }
  shown: Map<unknown, object>
  opened: string[]
}

/** For what a busy machine is late with, as vitest’s own. */
const deadlineMs = 120_000

let server: Server
let origin: string
let browser: Browser
beforeAll(async () => {
  const source = await readFile('web/public/sw.js')
  server = createServer(({ url }, response) => {
    const isWorker = url === '/sw.js'
    response.writeHead(200, { 'content-type': isWorker ? 'text/javascript' : 'text/html' })
    response.end(isWorker ? source : '<!doctype html><title>Site</title>')
  }).listen(0)
  await once(server, 'listening')
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
  browser = await chromium.launch({
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--disable-gpu'],
    timeout: deadlineMs,
  })
})
afterAll(async () => {
  await browser?.close()
  server.closeAllConnections()
  server.close()
})

it('a push that Chromium delivers is shown once, however often it comes, and a press opens its page', async () => {
  const context = await browser.newContext()
  context.setDefaultTimeout(deadlineMs)
  const page = await context.newPage()
  await page.goto(origin)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
  })
  const tools = await context.newCDPSession(page)
  const known = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [own] }) => {
      if (own) resolve(own.registrationId)
    })
  })
  await tools.send('ServiceWorker.enable')
  const registrationId = await known
  const [worker] = context.serviceWorkers()
  if (worker === undefined) throw new Error('no worker')
  // The browser of the tests has no place for notifications, and opens no window without a finger.
  await worker.evaluate(() => {
    const site = self as unknown as SiteWorker
    Object.assign(site, { shown: new Map(), opened: [] })
    site.registration.showNotification = async (
      title: string,
      { tag, ...shown }: NotificationOptions = {},
    ) => {
      site.shown.set(tag, { title, ...shown })
    }
    site.clients.openWindow = async (address) => {
      site.opened.push(address)
      return null
    }
  })
  const shown = () => worker.evaluate(() => [...(self as unknown as SiteWorker).shown.values()])

  // As the server encrypts it (server/notifications/push.ts).
  const told = { title: 'Stepmark', body: 'Your question has been answered.', lang: 'en' }
  const data = JSON.stringify({ ...told, tag: 'a', path: '/questions?id=1' })
  const icons = { icon: '/icon-192.png', badge: '/icon-192.png' }
  await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await expect.poll(shown).toEqual([{ ...told, ...icons, data: '/questions?id=1' }])
  await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  const next = JSON.stringify({ ...told, tag: 'b', path: '/today' })
  await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: next })
  await expect.poll(async () => (await shown()).length).toBe(2)

  const opened = await worker.evaluate(() => {
    const site = self as unknown as SiteWorker
    const [first = {}] = site.shown.values()
    const notification = { ...first, close() {} }
    self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil() {} }))
    return site.opened
  })
  expect(opened).toEqual(['/questions?id=1'])
})
