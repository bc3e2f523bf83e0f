import { expect, test } from '../support/browser.ts'
import { type ProductProcess, startProductProcess } from '../support/product-process.ts'
import { startDatabaseServer, startMailServer, startObjectStore } from '../support/real-services.ts'
import { liveStudentStory } from './student-story.ts'

let product: ProductProcess | undefined
const stops: (() => Promise<unknown>)[] = []
let mail: Awaited<ReturnType<typeof startMailServer>>

test.beforeAll(async () => {
  // A first start makes the demo content: how long that may take is judged by what waits for it.
  test.setTimeout(15 * 60_000)
  mail = await startMailServer()
  const store = await startObjectStore()
  const database = await startDatabaseServer()
  const started = await startProductProcess({
    environment: {
      DEMO: '1',
      DATABASE_URL: database.url,
      SMTP_URL: mail.url,
      MAIL_FROM: 'Stepmark <hello@example.com>',
      ...store.settings,
    },
  })
  product = started
  stops.push(() => started.stop(), database.stop, store.stop, mail.stop)
})

test.afterAll(async () => {
  for (const stop of stops) await stop()
})

// The hook that starts the product is asked for its address too, before there is one.
test.use({ productUrl: async ({}, use) => use(product?.url ?? 'http://localhost') })

test('the same story passes on an outside PostgreSQL, a mail server and an S3 store', async ({ page }) => {
  const videos: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'media') videos.push(request.url())
  })
  await liveStudentStory({
    page,
    student: {
      name: 'Karthik Nair',
      email: 'karthik@example.com',
      phone: '9848022222',
      password: 'tangent-and-radius',
    },
    async mailedCode(email) {
      await expect
        .poll(
          () =>
            mail.messages.filter((message) => message.to?.some(({ address }) => address === email)).length,
        )
        .toBeGreaterThan(0)
      const message = mail.messages.findLast(({ to }) => to?.some(({ address }) => address === email))
      return `${message?.subject} ${message?.text}`.match(/\b\d{6}\b/)?.[0] ?? ''
    },
  })
  expect(videos.some((url) => url.includes('X-Amz-Signature'))).toBe(true)
})
