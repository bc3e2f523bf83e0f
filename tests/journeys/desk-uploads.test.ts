import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { enterDeskAs, expectCleanDesk } from '../support/desk-visits.ts'
import { expect, test } from './visits.ts'

const film = fileURLToPath(new URL('../../database/seed/films/tangent-construction.480.mp4', import.meta.url))

/** A line that takes 60 KB a second. */
async function slowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const speed = { latency: 20, downloadThroughput: -1, uploadThroughput: 60 * 1024 }
  await session.send('Network.emulateNetworkConditions', { offline: false, ...speed })
}

test('a page that is closed on the way goes on with the same file', async ({ page }) => {
  const name = `closed-${Date.now()}.mp4`
  const buffer = await readFile(film)
  const folder = await mkdtemp(join(tmpdir(), 'stepmark-upload-'))
  const path = join(folder, name)
  await copyFile(film, path)
  await enterDeskAs(page, 'owner', '/desk/media')
  await expectCleanDesk(page)
  const field = page.getByRole('region', { name: 'Upload: Film' })
  await slowLine(page)
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
  await expect(field.getByText(`Stored: ${name}`)).toBeVisible({ timeout: 60_000 })
  expect(offsets[0]).toBeGreaterThan(buffer.byteLength / 10)
  await rm(folder, { recursive: true, force: true })
})

async function expectProgress(page: Page, percent: number): Promise<void> {
  await expect(async () => {
    const text = await page
      .getByText(/of .* MB · \d+ %$/)
      .first()
      .innerText()
    expect(Number(/(\d+) %$/.exec(text)?.[1])).toBeGreaterThanOrEqual(percent)
  }).toPass({ timeout: 30_000 })
}
