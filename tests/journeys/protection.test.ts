import type { Page } from '@playwright/test'
import { expectVideoPlays } from './student-story.ts'
import { ananya, expect, test } from './visits.ts'

const ownCourse = '/courses/telangana-ssc-maths'

test.describe('a paid lesson', () => {
  test.use({ person: ananya })

  test('opens no menu on the video and saves nothing, and leaves the rest of the page alone', async ({
    page,
  }) => {
    await playPaidLesson(page)
    expect(await isStopped(page, 'video', 'contextmenu')).toBe(true)
    expect(await isStopped(page, 'video', 'keydown', { key: 's', ctrlKey: true })).toBe(true)
    expect(await isStopped(page, 'h1', 'contextmenu')).toBe(false)
    for (const key of [
      { key: 's', ctrlKey: true },
      { key: 'i', ctrlKey: true, shiftKey: true },
      { key: 'F12' },
      { key: 'PrintScreen' },
    ])
      expect(await isStopped(page, 'h1', 'keydown', key)).toBe(false)
    expect(await isStopped(page, 'video', 'keydown', { key: 'h' })).toBe(false)
    await expect(page.locator('video')).toHaveAttribute('controlslist', /nodownload/)
  })

  test('is blurred for one second when a picture of the screen is taken', async ({ page }) => {
    await playPaidLesson(page)
    const watched = await guard(page).evaluateHandle((stage) => {
      let began = 0
      let filter = ''
      const done = new Promise<{ filter: string; milliseconds: number }>((resolve) => {
        new MutationObserver(() => {
          if (stage.hasAttribute('data-blurred')) {
            began = performance.now()
            filter = getComputedStyle(stage).filter
          } else resolve({ filter, milliseconds: performance.now() - began })
        }).observe(stage, { attributeFilter: ['data-blurred'] })
      })
      return { done }
    })
    await page.keyboard.press('PrintScreen')
    const { filter, milliseconds } = await watched.evaluate(({ done }) => done)
    expect(filter).toContain('blur')
    expect(milliseconds).toBeGreaterThan(900)
    expect(milliseconds).toBeLessThan(3000)
  })

  test('carries a moving mark with the end of the phone number', async ({ page }) => {
    await playPaidLesson(page)
    const mark = page.locator('[data-mark]')
    const phone = await page.evaluate(() => JSON.parse(localStorage.getItem('authUserData') ?? '{}').phone)
    await expect(mark).toHaveText(`•••• •${String(phone).slice(-4)}`)
    await expect(mark).toHaveAttribute('aria-hidden', 'true')
    const before = await mark.boundingBox()
    await expect.poll(() => mark.boundingBox(), { timeout: 30_000 }).not.toEqual(before)
  })

  test('keeps its mark when it fills the screen', async ({ page }) => {
    await playPaidLesson(page)
    await page.getByRole('button', { name: 'Full screen' }).click()
    await expect
      .poll(() => page.evaluate(() => document.fullscreenElement?.querySelector('[data-mark]') !== null))
      .toBe(true)
  })
})

test('a free lesson carries no mark, and its menu opens', async ({ page }) => {
  await page.goto('/courses/cbse-class-10-maths-standard')
  await page.getByRole('button', { name: /^Play lesson 1/ }).click()
  await expectVideoPlays(page)
  await expect(page.locator('[data-mark]')).toHaveCount(0)
  expect(await isStopped(page, 'video', 'contextmenu')).toBe(false)
  await page.keyboard.press('PrintScreen')
  await expect(guard(page)).toHaveCount(0)
})

test('the sample lesson shows a visitor how a paid lesson is protected', async ({ page }) => {
  await page.goto('/single')
  await expect(page.getByRole('heading', { name: 'A sample lesson', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: /^Play lesson 1/ }).click()
  await expectVideoPlays(page)
  await expect(page.locator('[data-mark]')).toHaveText('•••• •1234')
  expect(await isStopped(page, 'video', 'contextmenu')).toBe(true)
})

async function playPaidLesson(page: Page): Promise<void> {
  await page.goto(ownCourse)
  // The second lesson of a chapter is never free.
  const row = page
    .locator('details[open]')
    .getByRole('link')
    .filter({ hasText: /\d:\d\d$/ })
    .nth(1)
  await expect(row).not.toContainText('Locked')
  await row.click()
  await expectVideoPlays(page)
}

function guard(page: Page) {
  return page.locator('[data-guarded]')
}

/** True when the page keeps the browser from doing what the event asks for. */
function isStopped(page: Page, selector: string, type: string, options: object = {}): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate(
      (element, [name, init]) => {
        const event =
          name === 'keydown'
            ? new KeyboardEvent(name, { bubbles: true, cancelable: true, ...init })
            : new MouseEvent(name, { bubbles: true, cancelable: true, ...init })
        return !element.dispatchEvent(event)
      },
      [type, options] as const,
    )
}
