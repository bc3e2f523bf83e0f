import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect } from './visits.ts'

const video = fileURLToPath(new URL('../../content/videos/files/two-tangents.480.mp4', import.meta.url))
/** The video that the author uploads lasts so long. */
export const videoSeconds = 50
export const lesson = 'One point, two tangents'
const category = 'Career training'

/** Writes a course of one lesson, whose video is uploaded on the way; it is left unpublished. */
export async function writeCourse(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'New course' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByLabel('Category').selectOption({ label: category })
  await page.getByLabel('Instructor').selectOption({ index: 1 })
  await page
    .getByRole('button', { name: /^Choose a picture \(Cover/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('listitem').first().getByRole('button').click()
  await expect(dialog).toBeHidden()
  await page.getByRole('textbox', { name: 'About' }).fill('What two arcs can do.')
  await page.getByRole('textbox', { name: 'Price' }).first().fill('₹349')
  await page.getByRole('textbox', { name: 'Plan description' }).first().fill('All videos.')

  await page.getByRole('button', { name: 'Add a module' }).click()
  await page.getByLabel('Title of module 1').fill('Touching')
  await page.getByRole('button', { name: 'Add a video (Touching)' }).click()
  await page.getByRole('textbox', { name: 'Video title' }).fill(lesson)
  await page
    .getByRole('button', { name: new RegExp(`^Choose a video \\(${lesson}`) })
    .first()
    .click()
  const field = dialog.getByRole('region', { name: 'Upload: Video' })
  await field.locator('input[type=file]').setInputFiles(video)
  // Sent, judged and stored, it is chosen without another press.
  await expect(dialog).toBeHidden({ timeout: 60_000 })
  await expect(page.getByText('two-tangents.480.mp4').first()).toBeVisible()
  await expect(page.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible()
}

/** Opens the list that contains the course once it is published. */
export async function findCategory(page: Page): Promise<void> {
  await page.goto('/courses')
  const tab = page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: new RegExp(`^${category}`) })
  await tab.click()
  // The list before it has been replaced.
  await expect(tab).toHaveAttribute('aria-current')
}

/** Finds the course and pays for a month of it. */
export async function buy(page: Page, title: string): Promise<void> {
  await findCategory(page)
  await page.getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page
    .getByRole('button', { name: /^Purchase Now/ })
    .first()
    .click()
  const plans = page.getByRole('dialog', { name: 'Choose a plan' })
  await plans.getByRole('button', { name: 'Pay ₹349' }).click()
  await page
    .getByRole('dialog', { name: 'Practice payment' })
    .getByRole('button', { name: 'Pay', exact: true })
    .click()
  await expect(page.getByText('✅ Payment successful! Course enrolled.')).toBeVisible()
}

/** Takes the course out of the list: other journeys count what is there. */
export async function archive(author: Page, title: string): Promise<void> {
  await author.getByRole('button', { name: 'Archive course' }).click()
  await expect(author.getByText('Visitors can’t see or buy it any more')).toBeVisible()
  await author.getByRole('button', { name: 'Archive course' }).click()
  await expect(async () => {
    const list = await author.request.get('/api/v1/student/getliveCourses?limit=100&view=cards')
    expect(await list.text()).not.toContain(title)
  }).toPass({ timeout: 30_000, intervals: [50] })
}
