import type { Page } from '@playwright/test'
import { axe, rulesOfColour } from '../support/axe.ts'
import { ananya, expect, test, whenAlive } from './visits.ts'

const freeCourse = '/courses/cbse-class-10-maths-standard'
const ownCourse = '/courses/telangana-ssc-maths'
const ownMark = 'Stepmark, •••• •2338, a****a@stepmark.example'

for (const hasViewer of [false, true]) {
  test(`a worksheet opens in the page ${hasViewer ? "in the browser's own viewer" : 'where the browser shows no PDF'}, and in a tab of its own`, async ({
    page,
    context,
  }) => {
    await pretendViewer(page, hasViewer)
    await page.goto(freeCourse)
    await openWorksheet(page)
    const dialog = page.getByRole('dialog', { name: /^Worksheet 1/ })
    const link = dialog.getByRole('link', { name: 'Open in a new tab' })
    const sheet = await context.request.get((await link.getAttribute('href')) ?? '')
    expect(sheet.headers()['content-type']).toBe('application/pdf')
    expect(sheet.headers()['content-disposition']).toMatch(/^inline; filename="Worksheet 1.*\.pdf"$/)
    expect(sheet.headers()['content-security-policy']).toBe("frame-ancestors 'self'")
    expect((await sheet.body()).subarray(0, 5).toString()).toBe('%PDF-')
    if (hasViewer) await expect(dialog.locator('iframe')).toHaveAttribute('src', /^\/media\//)
    else await expect(dialog.getByRole('img', { name: /^Page 1 of \d/ })).toBeVisible()
    if (!hasViewer) {
      await expect(dialog.getByText('Stepmark,')).toHaveCount(0)
      const width = () =>
        dialog
          .getByRole('img')
          .first()
          .evaluate((paper) => paper.clientWidth)
      const before = await width()
      await dialog.getByRole('button', { name: 'Larger' }).click()
      await expect.poll(width).toBeGreaterThan(before * 1.9)
    }
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`${freeCourse}$`))
  })
}

test('a worksheet that fails to load says so, and loads at the next try', async ({ page, complaints }) => {
  await pretendViewer(page, false)
  await page.goto(freeCourse)
  await page.route('**/getPresignedFile', (route) => route.abort())
  await openWorksheet(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('The document couldn’t be opened.')
  await page.unroute('**/getPresignedFile')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('img', { name: /^Page 1/ })).toBeVisible()
  complaints.splice(0)
})

test('a refused worksheet shows the reason wherever it would be read', async ({ page, complaints }) => {
  await pretendViewer(page, true)
  await page.goto(`/hi${freeCourse}`)
  await page.route('**/getPresignedFile', async (route) => {
    const answer = await route.fetch()
    const { data, ...rest } = await answer.json()
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, url: `${data.url}x` } } })
  })
  await openWorksheet(page)
  const shown = page.getByRole('dialog').frameLocator('iframe').locator('body')
  await expect(shown).toHaveText('इस लिंक का समय खत्म हो गया है। इसे इसके कोर्स से फिर खोलें।')

  await pretendViewer(page, false)
  await page.route('**/media/*', (route) => route.fulfill({ status: 413, json: { success: false } }))
  await page.goto(freeCourse)
  await openWorksheet(page)
  const alert = page.getByRole('dialog').getByRole('alert')
  await expect(alert).toContainText('This document is too large to open with your name on it.')
  await expect(alert.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support')
  await expect(alert.getByRole('button')).toHaveCount(0)
  complaints.splice(0)
})

test.describe('signed in', () => {
  test.use({ person: ananya })

  test('a paid worksheet is watermarked with its reader, and its link opens in no other browser', async ({
    page,
    browser,
    productUrl,
  }) => {
    await pretendViewer(page, false)
    await page.goto(ownCourse)
    const row = page.getByRole('link', { name: /^Worksheet/ }).nth(1)
    await expect(row).not.toContainText('Locked')
    await row.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'PDF to print' }).click()
    await expect(dialog.getByText(ownMark)).toBeAttached()
    const link = await dialog.getByRole('link').getAttribute('href')
    const stranger = await browser.newContext({ baseURL: productUrl })
    expect((await stranger.request.get(link ?? '')).status()).toBe(404)
    await stranger.close()
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 760 })
      await expectClean(page)
    }
  })
})

/** Its file, from the worksheet as it is read. Before the page listens, the row leads to the worksheet's own page. */
async function openWorksheet(page: Page): Promise<void> {
  await whenAlive(page)
  await page.getByRole('link', { name: /^(Worksheet|वर्कशीट) 1/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: /PDF/ }).click()
}

/** Desktop browsers show a PDF inside a page, those of most phones do not. */
async function pretendViewer(page: Page, isThere: boolean): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => value, configurable: true })
  }, isThere)
}

async function expectClean(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    const check = colorScheme === 'light' ? axe(page) : axe(page).withRules(rulesOfColour)
    const { violations } = await check.analyze()
    expect.soft(violations.map(({ id }) => `${colorScheme} ${id}`)).toEqual([])
  }
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0)
}
