import { readdir, readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import english from '../../domain/messages/en.json' with { type: 'json' }
import hindi from '../../domain/messages/hi.json' with { type: 'json' }
import telugu from '../../domain/messages/te.json' with { type: 'json' }
import { expect, test, whenAlive } from './visits.ts'

test('a Hindi page hydrates and its links stay in Hindi', async ({ page, productUrl }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/hi/courses')
  await whenAlive(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('हमारे कोर्स')

  await page.getByRole('main').getByRole('heading', { level: 2 }).first().click()
  await expect(page).toHaveURL(/\/hi\/courses\/cbse-/)
  await page.getByRole('banner').getByRole('link', { name: 'होम', exact: true }).click()
  await expect(page).toHaveURL(`${productUrl}/hi`)
  await page.goBack()
  await expect(page).toHaveURL(/\/hi\/courses\/cbse-/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'कोर्स', exact: true })).toBeVisible()
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.filter((path) => !path.startsWith('/assets/hi/'))).toEqual([])
})

test('a course opened on a Telugu page requests its texts in Telugu', async ({ page }) => {
  await page.goto('/te/courses')
  await whenAlive(page)
  const asked = page.waitForRequest(/\/api\/v1\/student\/getCourse/)
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().click()
  expect((await asked).headers()['accept-language']).toBe('te')
})

test('signing in first keeps the language', async ({ page, productUrl }) => {
  await page.goto('/hi/my-course')
  await expect(page).toHaveURL(`${productUrl}/hi/login?next=%2Fmy-course`)
})

test('a visitor changes the language, and it is remembered', async ({ page, productUrl }) => {
  await page.goto('/courses?page=2')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Language/ })
    .click()
  const choice = page.getByRole('link', { name: 'తెలుగు' })
  await expect(choice).toHaveAttribute('lang', 'te')
  await choice.click()
  await expect(page).toHaveURL(`${productUrl}/te/courses?page=2`)

  await page.goto('about:blank')
  await page.goto('/courses#main')
  await expect(page).toHaveURL(`${productUrl}/te/courses#main`)

  await page.getByRole('banner').getByRole('button', { name: /^భాష/ }).click()
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await expect(page).toHaveURL(/\/courses(#main)?$/)
  await page.goto('about:blank')
  await page.goto('/courses')
  await expect(page.getByRole('heading', { level: 1, name: 'Our Courses' })).toBeVisible()
  await expect(page).toHaveURL(`${productUrl}/courses`)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('the menu of a phone leads to the same page in another language', async ({ page, productUrl }) => {
    await page.goto('/courses')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await page.getByRole('link', { name: 'हिन्दी' }).click()
    await expect(page).toHaveURL(`${productUrl}/hi/courses`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('हमारे कोर्स')
  })

  test('a page names itself in every language for search engines', async ({ page, productUrl }) => {
    await page.goto('/te/courses')
    const links = await page
      .locator('link[rel="alternate"]')
      .evaluateAll((found) => found.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
    expect(links).toEqual([
      ['en', `${productUrl}/courses`],
      ['hi', `${productUrl}/hi/courses`],
      ['te', `${productUrl}/te/courses`],
      ['x-default', `${productUrl}/courses`],
    ])
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${productUrl}/te/courses`)
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'te_IN')
  })
})

test('the fonts of a language load on its own pages only, after the page', async ({ page }) => {
  const fonts = indianFontsOf(page)
  await page.goto('/courses', { waitUntil: 'networkidle' })
  expect(fonts).toEqual([])
  await page.goto('/te/courses', { waitUntil: 'networkidle' })
  await expect.poll(() => fonts.length).toBeGreaterThan(0)
  await page.waitForFunction(() => localStorage.getItem('fonts-te'))
  expect(fonts.filter((path) => !path.includes('telugu'))).toEqual([])
  const waited = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const letters = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('anek-telugu'))
    // A machine without any letters takes those of the text at once.
    const late = letters.filter(({ name }) => !name.includes('anek-telugu-400'))
    return late.every(({ startTime }) => startTime >= (visit?.loadEventStart ?? Number.POSITIVE_INFINITY))
  })
  expect(waited).toBe(true)
  await page.goto('/te/faq', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-fonts', '')
})

test('data-saver mode shows Hindi in system fonts', async ({ page }) => {
  const fonts = indianFontsOf(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener() {} } })
  })
  await page.goto('/hi/courses', { waitUntil: 'networkidle' })
  await expect(page.locator('html')).toHaveAttribute('data-save', '')
  expect(fonts).toEqual([])
})

function indianFontsOf(page: Page): string[] {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (/anek-(telugu|devanagari)/.test(request.url())) fonts.push(request.url())
  })
  return fonts
}

test('a browser receives only the messages of its own language', async () => {
  const catalogues = { '': english, 'hi/': hindi, 'te/': telugu }
  for (const folder of ['', 'hi/', 'te/'] as const) {
    const address = new URL(`../../build/client/assets/${folder}`, import.meta.url)
    const files = (await readdir(address)).filter((file) => file.endsWith('.js'))
    const texts = await Promise.all(files.map((file) => readFile(new URL(file, address), 'utf8')))
    const said = texts.join('\n')
    expect(said.includes('@@msg')).toBe(false)
    expect(said.includes(catalogues[folder].layout_skip)).toBe(true)
    for (const [other, catalogue] of Object.entries(catalogues)) {
      if (other !== folder) expect(said.includes(catalogue.layout_skip)).toBe(false)
      if (other !== folder) expect(said.includes(catalogue.layout_login_register)).toBe(false)
    }
  }
})

test('a page in English shows the other languages in their own letters, on any machine', async ({ page }) => {
  await page.goto('/courses')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Language/ })
    .click()
  await expect(page.getByRole('link', { name: 'తెలుగు' })).toBeVisible()
  const loaded = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter((font) => /Language Names/.test(font.family) && font.status === 'loaded')
          .length,
    )
  await expect.poll(loaded).toBe(2)
})
