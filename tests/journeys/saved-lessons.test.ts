import { rm } from 'node:fs/promises'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { rootThreeAndFive } from '../../content/step-lessons/real-numbers/root-three-and-five.ts'
import { maskPhone } from '../../domain/accounts/rules.ts'
import english from '../../domain/messages/en.json' with { type: 'json' }
import { sql } from '../../server/adapters/database/sql.ts'
import { tooHeavy, weighOpened } from '../../tools/bench/weight.ts'
import { quietNetwork } from '../support/browser.ts'
import { browserPath } from '../support/browser-path.ts'

import { openCuttingLine } from '../support/cutting-line.ts'
import { openFolder } from '../support/folders.ts'
import { prepareVideos } from '../support/product-videos.ts'
import { servicesBeside } from '../support/running-product.ts'
import { servedProduct } from '../support/served-product.ts'
import { ofVideo, placeInVideo } from './player-steps.ts'
import { write } from './practice-steps.ts'
import { login, type NewStudent } from './student-story.ts'
import { grantedStudent, provenStudent } from './students.ts'
import { expect, noteAlive, test, whenAlive } from './visits.ts'
import { callsOf } from './watching.ts'

const course = 'cbse-class-10-maths-standard'
/** Its second video, which is paid for. */
const title = 'Why √2 is irrational'

/** They open offline too, once something was saved. */
const ownPages = [
  ['/my-course', 'My learning'],
  ['/today', 'Today'],
  ['/notes', 'My notes'],
] as const

let undo = async () => {}

test.beforeAll(async () => {
  undo = await prepareVideos(servedProduct().dataDir, course, 2, { inSmallRenditions: true })
})
test.afterAll(() => undo())

/** A phone: its storage outlives its browser. */
async function openPhone(folder: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await browserPath(),
    args: quietNetwork,
    viewport: { width: 390, height: 800 },
    locale: 'en-IN',
    serviceWorkers: 'allow',
  })
  await noteAlive(context)
  return { context, page: context.pages()[0] ?? (await context.newPage()) }
}

async function openLesson(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/courses/${course}`)
  await whenAlive(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const link = page.locator('details').getByRole('link', { name: new RegExp(`^${title}`) })
  await page.goto(new URL((await link.getAttribute('href')) ?? '', url).href)
  await whenAlive(page)
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save for offline' }).click()
  await expect(page.getByText(/[MG]B free on this phone/)).toBeVisible()
  await page.getByRole('radio', { name: /^240p · \d+\.\d MB$/ }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

const isSaved = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible({ timeout: 90_000 })

test('a saved paid lesson plays to its end with the server stopped and the browser restarted', async ({
  request,
  productUrl,
}) => {
  const student = await grantedStudent(request, productUrl, course)
  const folder = await openFolder('phone')
  // The connection to the product breaks once in the middle of a part.
  const line = await openCuttingLine(productUrl, /\/3\.ts$/)
  const { port } = new URL(line.url)
  let { context, page } = await openPhone(folder)
  await page.goto(`${line.url}/login`)
  await login(page, student)
  const fetched: string[] = []
  context.on('requestfinished', (asked) => {
    if (asked.url().endsWith('.ts'))
      fetched.push(new URL(asked.url()).pathname.replace(/^\/stream\/[^/]+/, ''))
  })
  const loaded: string[] = []
  context.on('request', (asked) => loaded.push(new URL(asked.url()).pathname))
  await openLesson(page, line.url)
  await page.waitForLoadState('networkidle')
  // Nothing of it comes before it is used.
  expect(loaded.filter((path) => /\/(?:lessons|save-panel|answers|store)-|offline-files/.test(path))).toEqual(
    [],
  )
  await save(page)
  await isSaved(page)
  expect(line.cut).toEqual(['/3.ts'])
  expect(new Set(fetched).size).toBe(fetched.length)
  await context.close()
  line.stop()

  ;({ context, page } = await openPhone(folder))
  await page.goto(`${line.url}/saved`)
  await page.getByRole('link', { name: title }).click()
  await whenAlive(page)
  const lesson = page.url()
  // How soon it moves the bench measures.
  await plays(page)
  await expect(page.getByText(/^You’re offline\. This page is as it was on/)).toBeVisible()
  // Its student's number is in the picture.
  await expect(page.locator('[data-mark]')).toHaveText(maskPhone(student.phone))
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.playbackRate = 2
  })
  await expect.poll(() => ofVideo(page, 'ended'), { timeout: 120_000 }).toBe(true)
  // So do the student's own pages, with their age.
  for (const [address, heading] of ownPages) {
    await page.goto(`${line.url}${address}`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByText(/^You’re offline\. This page is as it was on/)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  await context.close()

  // Meanwhile there was a release. One of its files fails to download, so the old page stays complete.
  const open = () =>
    openCuttingLine(productUrl, /\/next\/lesson-player-[\w-]+\.css$/, {
      port: Number(port),
      release: 'next',
    })
  let again = await open()
  ;({ context, page } = await openPhone(folder))
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/saveProgress') && answer.ok())
  await page.goto(`${again.url}/my-course`)
  expect((await (await sent).json()).data.saved).toHaveLength(1)
  await expect.poll(() => again.cut.length).toBe(1)
  expect(await releaseKept(page, '/my-course')).toBe('before')
  // With the next visit the release takes over; a lesson that was not opened since stays as it was saved.
  await page.goto(`${again.url}/my-course`)
  await expect.poll(() => releaseKept(page, '/my-course')).toBe('next')
  again.stop()
  await page.goto(`${again.url}/my-course`)
  await expect(page.getByText(/^You’re offline\. This page is as it was on/)).toBeVisible()
  expect(await page.content()).toContain('/assets/next/')
  await page.goto(lesson)
  expect(await page.content()).not.toContain('/assets/next/')
  await plays(page)

  // The device is removed in the account: what it saved is deleted at the next contact.
  again = await open()
  await page.goto(`${again.url}/account`)
  const devices = page.getByRole('region', { name: english.saved_devices })
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(devices).toContainText('This device')
  await devices.getByRole('button', { name: /^Remove lessons saved on Chrome on / }).click()
  await expect(devices.getByRole('status')).toHaveText(english.saved_device_freed)
  await expect(devices.getByRole('listitem')).toHaveCount(0)
  await page.goto(`${again.url}/saved`)
  await expect(page.getByText(`${title} was removed: this device was taken off`)).toBeVisible()
  expect(await savedCaches(page)).toEqual([])
  await context.close()
  again.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a saved lesson opens to its student only, needs a correct clock and an unchanged lease, and is removed after a refund', async ({
  request,
  productUrl,
}) => {
  const student = await grantedStudent(request, productUrl, course)
  const other = await provenStudent(request, productUrl)
  const folder = await openFolder('phone')
  const line = await openCuttingLine(productUrl, /\/[45]\.ts$/)
  const { context, page } = await openPhone(folder)
  await page.goto(`${line.url}/login`)
  await login(page, student)
  await openLesson(page, line.url)
  const lesson = page.url()

  // A phone without space stores nothing of it, and says so.
  const tools = await context.newCDPSession(page)
  const { usage } = await tools.send('Storage.getUsageAndQuota', { origin: line.url })
  await tools.send('Storage.overrideQuotaForOrigin', { origin: line.url, quotaSize: usage + 200_000 })
  await save(page)
  await expect(page.getByText('There isn’t enough space on this phone', { exact: false })).toBeVisible()
  expect(await savedCaches(page)).toEqual([])
  await tools.send('Storage.overrideQuotaForOrigin', { origin: line.url })

  // Cut off in the middle, and reloaded: each part comes once. What does not fit may have been interrupted already.
  line.cutAgain()
  const fetched: string[] = []
  context.on('requestfinished', (asked) => {
    if (asked.url().endsWith('.ts'))
      fetched.push(new URL(asked.url()).pathname.replace(/^\/stream\/[^/]+/, ''))
  })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Waiting for a connection: 0\.\d MB of/)).toBeVisible()
  const before = fetched.length
  await page.reload()
  await isSaved(page)
  expect(fetched.length).toBeGreaterThan(before)
  expect(new Set(fetched).size).toBe(fetched.length)

  // Another student on this phone sees nothing of it, and is given no part.
  await logout(page)
  await page.goto(`${line.url}/login`)
  await login(page, other)
  await page.goto(`${line.url}/saved`)
  await expect(page.getByText('Nothing is saved here yet.', { exact: false })).toBeVisible()
  const item = (await savedCaches(page))[0]?.split(':')[2] ?? ''
  for (const part of ['key', 'master.m3u8', 'poster.jpg'])
    expect(await statusOf(page, `/saved/${item}/${part}`)).not.toBe(200)
  await logout(page)
  await page.goto(`${line.url}/login`)
  await login(page, student)
  await page.goto(`${line.url}/saved`)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  // With lessons on it the page is as light as any other.
  await page.waitForLoadState('networkidle')
  const bytes = await weighOpened(page)
  expect(bytes.script).toBeGreaterThan(100 * 1024)
  expect(tooHeavy('/saved', bytes)).toEqual([])

  line.stop()
  await page.goto(lesson)
  await plays(page)
  const days = (count: number) => new Date(Date.now() + count * 24 * 3600 * 1000)
  const refusedAt = async (time: Date, sentence: RegExp) => {
    await page.clock.setFixedTime(time)
    await page.goto(lesson)
    await whenAlive(page)
    await page.getByRole('button', { name: /^Play/ }).first().click()
    await expect(page.getByText(sentence)).toBeVisible()
    expect(await page.locator('video').count()).toBe(0)
  }
  await refusedAt(days(-2), /^This phone’s clock was set back/)
  await refusedAt(days(15), /^The time for using this lesson offline is over\. Go online once/)

  // The way out is the next contact.
  const again = await openCuttingLine(productUrl, /(?!)/, { port: Number(new URL(line.url).port) })
  await page.clock.setFixedTime(new Date())
  const former = await leaseEnd(page)
  await page.goto(`${again.url}/saved`)
  await expect.poll(() => leaseEnd(page)).toBeGreaterThan(former)
  await editLease(page, days(30).getTime())
  again.stop()
  await refusedAt(days(15), /^This saved lesson was changed/)

  const last = await openCuttingLine(productUrl, /(?!)/, { port: Number(new URL(line.url).port) })
  await revokeAccess(request, student)
  await page.goto(`${last.url}/saved`)
  await expect(page.getByText(`${title} was removed: your access to it has ended.`)).toBeVisible()
  expect(await savedCaches(page)).toEqual([])
  await context.close()
  last.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a chapter that was saved is learned, practised and noted offline, and what was done reaches the server once', async ({
  request,
  productUrl,
}) => {
  const student = await grantedStudent(request, productUrl, course)
  const folder = await openFolder('phone')
  const line = await openCuttingLine(productUrl, /(?!)/)
  let { context, page } = await openPhone(folder)
  await page.goto(`${line.url}/login`)
  await login(page, student)
  await page.goto(`${line.url}/courses/${course}`)
  await whenAlive(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.getByRole('button', { name: 'Save for offline' }).click()
  await page.getByLabel('What to save').selectOption({ label: 'Real Numbers' })
  await page.getByRole('radio', { name: /^240p · \d+\.\d MB$/ }).check()
  await expect(page.getByText(/[MG]B free on this phone/)).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  // It pauses and resumes, and other pages are used during the download.
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText(/^Paused: /)).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.goto(`${line.url}/saved`)
  const chapter = page.getByRole('region', { name: 'Real Numbers' })
  // Two videos, step lessons, two worksheets and a practice.
  const count = 13
  await expect(chapter.getByRole('listitem')).toHaveCount(count)
  await expect(page.getByText(`${count} of ${count} lessons`)).toBeVisible({ timeout: 120_000 })
  // Of all it is asked first; one alone is deleted.
  await page
    .getByRole('button', { name: /^Delete .* from this phone$/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: `Delete ${count} lessons` })).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: /^Delete .* from this phone$/ }).first()).toBeFocused()
  await chapter.getByRole('button', { name: /^Delete Chapter test 1/ }).click()
  await expect(chapter.getByRole('listitem')).toHaveCount(count - 1)
  await context.close()
  line.stop()

  ;({ context, page } = await openPhone(folder))
  const openSaved = async (name: RegExp) => {
    await page.goto(`${line.url}/saved`)
    await page.getByRole('region', { name: 'Real Numbers' }).getByRole('link', { name }).click()
    await whenAlive(page)
  }
  await openSaved(/√3 and √5/)
  // It plays on by itself up to its first question, where the phone judges a line.
  const place = page.getByText(/^Step \d+ of \d+$/)
  await expect(place).toBeVisible()
  await page.getByRole('button', { name: english.player_pause, exact: true }).click()
  await page.getByRole('group', { name: english.steps_region }).focus()
  const asking = rootThreeAndFive.steps.findIndex(({ question }) => question !== undefined) + 1
  const shown = Number((await place.innerText()).split(' ')[1])
  for (let step = shown + 1; step <= asking; step += 1) {
    await page.keyboard.press('ArrowRight')
    await expect(place).toHaveText(new RegExp(`^Step ${step} `))
  }
  await page.getByRole('textbox', { name: english.steps_next_line }).fill('b^2 = 3c^2')
  await page.getByRole('button', { name: english.practice_check, exact: true }).click()
  await expect(page.getByText(english.steps_right)).toBeVisible()
  await page.getByRole('button', { name: 'My notes' }).click()
  await page.getByRole('textbox', { name: 'Your note' }).fill('Written in the train')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText(/On this phone; sent when you’re online/)).toBeVisible()

  await openSaved(/^Practice/)
  await page.getByRole('button', { name: 'Start practice' }).click()
  await expect(asked(page)).toBeVisible()
  await write(page, english, true)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.locator('.sheet-total')).toBeVisible()

  await openSaved(/^Worksheet 1/)
  await page.getByRole('button', { name: 'Open the worksheet' }).click()
  const dialog = page.getByRole('dialog', { name: /^Worksheet 1/ })
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  // A question to a teacher waits on the phone, too.
  await dialog.getByRole('button', { name: english.ask_title }).first().click()
  await dialog.getByLabel(english.ask_label).fill('Which prime comes first?')
  await dialog.getByRole('button', { name: english.ask_send }).click()
  await expect(dialog.getByText(english.ask_kept)).toBeVisible()
  await dialog.getByRole('button', { name: english.sheet_file }).click()
  await expect(dialog.getByRole('link')).toHaveAttribute('href', /^blob:/)

  await page.goto(`${line.url}/practice`)
  await expect(page.getByText(/^You’re offline\. This page is as it was on/)).toBeVisible()
  await expect(asked(page)).toBeVisible()
  await page.goto(`${line.url}/notes`)
  await expect(page.getByText('Written in the train')).toBeVisible()
  await context.close()

  const again = await openCuttingLine(productUrl, /(?!)/, { port: Number(new URL(line.url).port) })
  ;({ context, page } = await openPhone(folder))
  const answerTo = (call: string) =>
    page.waitForResponse((answer) => answer.url().endsWith(call) && answer.ok())
  const sent = answerTo('/syncAttempts')
  const sentQuestion = answerTo('/askQuestion')
  await page.goto(`${again.url}/notes`)
  expect((await (await sent).json()).data.attempts).toHaveLength(1)
  expect((await (await sentQuestion).json()).data.question.sheetQuestion).toEqual(expect.any(String))
  await expect(page.getByText('Written in the train')).toHaveCount(1)
  await expect(page.getByText(/On this phone; sent when/)).toHaveCount(0)
  await page.goto(`${again.url}/saved`)
  await page
    .getByRole('button', { name: /^Delete .* from this phone$/ })
    .first()
    .click()
  await page.getByRole('button', { name: `Delete ${count - 1} lessons` }).click()
  await expect(page.getByText('Nothing is saved here yet.', { exact: false })).toBeVisible()
  await context.close()
  again.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a browser with little or short-lived storage says so before anything is saved', async ({
  request,
  productUrl,
}) => {
  const student = await grantedStudent(request, productUrl, course)
  const folder = await openFolder('phone')
  const { context, page } = await openPhone(folder)
  // Not tested on an iPhone: this simulates one below iOS 17.1, in a private window.
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'vendor', { get: () => 'Apple Computer, Inc.' })
    Reflect.deleteProperty(window, 'MediaSource')
    StorageManager.prototype.estimate = async () => ({ quota: 200_000_000, usage: 199_900_000 })
    StorageManager.prototype.persisted = async () => false
  })
  await page.goto(`${productUrl}/login`)
  await login(page, student)
  await page.goto(`${productUrl}/courses/${course}`)
  await whenAlive(page)
  await page.getByRole('button', { name: 'Save for offline' }).click()
  await expect(page.getByText(english.saved_needs_newer)).toBeVisible()
  await expect(page.getByText(english.saved_little_room)).toBeVisible()
  await expect(page.getByText(english.saved_safari)).toBeVisible()
  await expect(page.getByText(/^This takes \d+\.\d MB, and only 0 MB is free\./)).toBeVisible()
  await expect(page.getByRole('radio', { name: /^240p/ })).toHaveCount(0)
  expect(await savedCaches(page)).toEqual([])
  await context.close()
  await rm(folder, { recursive: true, force: true })
})

/** A question of practice that waits for its answer. */
function asked(page: Page) {
  const main = page.getByRole('main')
  return main
    .getByText(english.practice_write_answer)
    .or(main.getByText(english.practice_write_working))
    .or(main.getByRole('radio'))
    .first()
}

function savedCaches(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('saved:')))
}

/** The release of a cached page with all its files. */
function releaseKept(page: Page, path: string): Promise<string> {
  return page.evaluate(async (address) => {
    const list = await (await caches.open('lists-2')).match(address)
    const { build } = (await list?.json()) ?? { build: '' }
    return build.includes('/assets/next/') ? 'next' : 'before'
  }, path)
}

function statusOf(page: Page, path: string): Promise<number> {
  return page.evaluate(async (address) => (await fetch(address)).status, path)
}

async function plays(page: Page): Promise<void> {
  await whenAlive(page)
  await page.getByRole('button', { name: /^Play/ }).first().click()
  await expect.poll(() => placeInVideo(page), { intervals: [50] }).toBeGreaterThan(0.2)
}

async function logout(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menu of/ }).click()
  await page
    .getByRole('button', { name: 'Logout' })
    .or(page.getByRole('menuitem', { name: 'Logout' }))
    .first()
    .click()
  await page.waitForFunction(() => localStorage.getItem('authUserData') === null)
}

/** The end of the lease of the lesson that is saved. */
function leaseEnd(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('saved')
        opening.onerror = reject
        opening.onsuccess = () => {
          const reading = opening.result.transaction('lessons').objectStore('lessons').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result[0].opened.sealed.lease.endsAt)
          }
        }
      }),
  )
}

/** Writes another end into the lease of the lesson that is saved. */
function editLease(page: Page, endsAt: number): Promise<void> {
  return page.evaluate(
    (end) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('saved')
        opening.onerror = reject
        opening.onsuccess = () => {
          const store = opening.result.transaction('lessons', 'readwrite').objectStore('lessons')
          const reading = store.getAll()
          reading.onsuccess = () => {
            const [lesson] = reading.result
            lesson.opened.sealed.lease.endsAt = end
            store.put(lesson).onsuccess = () => resolve()
          }
        }
      }),
    endsAt,
  )
}

async function revokeAccess(
  request: Parameters<typeof provenStudent>[0],
  student: NewStudent,
): Promise<void> {
  const { _id: id } = await (await callsOf(request, student)).profile()
  const { services, close } = await servicesBeside(servedProduct().dataDir)
  await services.database.first(
    sql`update enrolments set revoked_at = ${new Date()} where student_id = ${id}`,
  )
  await close()
}
