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

  test('is blurred for one second on a screenshot', async ({ page }) => {
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
  })

  test('shows a moving watermark with the end of the phone number, above all text', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await playPaidLesson(page)
    const mark = page.locator('[data-mark]')
    const phone = await page.evaluate(() => JSON.parse(localStorage.getItem('authUserData') ?? '{}').phone)
    await expect(mark).toHaveText(`•••• •${String(phone).slice(-4)}`)
    await expect(mark).toHaveAttribute('aria-hidden', 'true')
    const before = await mark.boundingBox()
    expect(await headTaken(page)).toBeLessThan(writtenBelow)
    await expect.poll(() => mark.boundingBox(), { timeout: 30_000 }).not.toEqual(before)
    expect(await headTaken(page)).toBeLessThan(writtenBelow)
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

/** The part of a board above its first line, by `content/videos/files/boards.json`. */
const writtenBelow = 0.1

/** The part of the picture, from its head, down to the foot of the mark. */
async function headTaken(page: Page): Promise<number> {
  const [mark, picture] = await Promise.all(
    ['[data-mark]', '.player-picture'].map((selector) => page.locator(selector).boundingBox()),
  )
  if (!mark || !picture) throw new Error('there is no mark on the picture')
  return (mark.y + mark.height - picture.y) / picture.height
}

function guard(page: Page) {
  return page.locator('[data-guarded]')
}

/** True when the page prevents the event's default action. */
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
