import type { Locator, Page } from '@playwright/test'
import { expect } from './visits.ts'

/** Opens the gear of the player and gives the choices of its list, or of one of its parts. */
export async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Speed and quality' }).click()
  const settings = page.getByRole('group', { name: 'Speed and quality' })
  await expect(settings).toBeVisible()
  return settings
}

/** Chooses by the text the choice begins with, and closes the list. */
export async function chooseSetting(page: Page, text: RegExp): Promise<void> {
  const settings = page.getByRole('group', { name: 'Speed and quality' })
  const choice = settings.getByRole('radio', { name: text })
  // A list that went away with the page that moved under it is opened again, as a person would.
  await expect(async () => {
    if (!(await settings.isVisible())) await openSettings(page)
    if (await choice.isChecked()) return
    // The words are pressed, as a finger does; the video takes the choice a moment later.
    await settings
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: text }) })
      .click({ timeout: 3000 })
    await expect(choice).toBeChecked({ timeout: 3000 })
  }).toPass({ timeout: 30_000 })
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
}

/** Seconds into the video. */
export function placeInVideo(page: Page): Promise<number> {
  return page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
}

/** A property of the video element, such as `playbackRate`. */
export function ofVideo<Name extends keyof HTMLVideoElement>(
  page: Page,
  name: Name,
): Promise<HTMLVideoElement[Name]> {
  return page.locator('video').evaluate((video: HTMLVideoElement, property) => video[property as Name], name)
}
