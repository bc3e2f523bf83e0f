import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { enterAdminAs, expectCleanAdmin } from '../support/admin-visits.ts'
import { expect, test } from './visits.ts'

const video = fileURLToPath(
  new URL('../../content/videos/files/tangent-construction.480.mp4', import.meta.url),
)

/** A video of about 8 MB: little of it is in network buffers. */
async function longVideo(): Promise<Buffer> {
  const unused = Buffer.alloc(7.5 * 1024 * 1024)
  unused.writeUInt32BE(unused.byteLength, 0)
  unused.write('free', 4)
  return Buffer.concat([await readFile(video), unused])
}

/** A connection with limited bandwidth until it is lost, and without a limit when it is restored. */
async function slowLine(
  page: Page,
  bytesASecond: number,
): Promise<{ lose(): Promise<void>; find(): Promise<void> }> {
  const session = await page.context().newCDPSession(page)
  const set = async (offline: boolean, uploadThroughput: number) => {
    const conditions = { offline, latency: 20, downloadThroughput: -1, uploadThroughput }
    await session.send('Network.emulateNetworkConditions', conditions)
  }
  await set(false, bytesASecond)
  // Lost, it stays slow: little is sent before the page notices the loss.
  return { lose: () => set(true, bytesASecond), find: () => set(false, -1) }
}

test('a lost connection is reported, and the upload resumes by itself', async ({ page, complaints }) => {
  const name = `tunnel-${Date.now()}.mp4`
  const buffer = await longVideo()
  await enterAdminAs(page, 'owner', '/admin/media')
  const field = page.getByRole('region', { name: 'Upload: Video' })
  const line = await slowLine(page, 60 * 1024)
  await field.locator('input[type=file]').setInputFiles({ name, mimeType: 'video/mp4', buffer })
  await expectProgress(page, 5)
  await line.lose()
  await expect(field.getByRole('status')).toHaveText('You’re offline. The upload resumes when you reconnect.')
  const offsets: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
  })
  // Long enough for the upload to ask in vain more than once.
  await page.waitForTimeout(3000)
  await expect(field.getByRole('status')).toContainText('You’re offline.')
  await line.find()
  await expect(field.getByText(`Uploaded: ${name}`)).toBeVisible({ timeout: 60_000 })
  expect(offsets[0]).toBeGreaterThan(buffer.byteLength / 50)
  // What the browser says of the lost connection is no complaint.
  const others = complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))
  complaints.splice(0, complaints.length, ...others)
})

test('a page that is closed during an upload resumes it with the same file', async ({ page }) => {
  const name = `closed-${Date.now()}.mp4`
  const buffer = await readFile(video)
  const folder = await mkdtemp(join(tmpdir(), 'stepmark-upload-'))
  const path = join(folder, name)
  await copyFile(video, path)
  await enterAdminAs(page, 'owner', '/admin/media')
  await expectCleanAdmin(page)
  const field = page.getByRole('region', { name: 'Upload: Video' })
  // Long enough on the way for a busy machine to look before all of it has gone.
  await slowLine(page, 20 * 1024)
  await field.locator('input[type=file]').setInputFiles(path)
  await expectProgress(page, 30)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Choose the same file')
  const offsets: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
  })
  await field.locator('input[type=file]').setInputFiles(path)
  await expect(field.getByText(`Uploaded: ${name}`)).toBeVisible({ timeout: 60_000 })
  expect(offsets[0]).toBeGreaterThan(buffer.byteLength / 10)
  await rm(folder, { recursive: true, force: true })
})

test('an author looks at a video before it is used', async ({ page }) => {
  await enterAdminAs(page, 'owner', '/admin/media?kind=video')
  const pictures = page.getByRole('main').getByRole('listitem').locator('img')
  await expect(pictures.first()).toBeVisible()
  await expect
    .poll(() => pictures.first().evaluate((picture) => (picture as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100)
  await page
    .getByRole('button', { name: /^View / })
    .first()
    .click()
  const video = page.getByRole('dialog').locator('video')
  await expect
    .poll(() => video.evaluate((element) => (element instanceof HTMLVideoElement ? element.readyState : 0)))
    .toBeGreaterThan(0)
  await expectCleanAdmin(page)
})

async function expectProgress(page: Page, percent: number): Promise<void> {
  await expect(async () => {
    const text = await page
      .getByText(/of .* MB · \d+%$/)
      .first()
      .innerText()
    expect(Number(/(\d+)%$/.exec(text)?.[1])).toBeGreaterThanOrEqual(percent)
  }).toPass({ timeout: 30_000 })
}
