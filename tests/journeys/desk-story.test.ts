import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { enterDeskAs } from '../support/desk-visits.ts'
import { expectFilmPlays } from './student-story.ts'
import { expect, irfan, test } from './visits.ts'

const film = fileURLToPath(new URL('../../database/seed/films/two-tangents.480.mp4', import.meta.url))
const title = 'Tangents with compass and ruler'
const category = 'Career training'

test.describe('what an author made is sold and plays', () => {
  test.use({ person: irfan })

  test('an author uploads a film into a new course and publishes it, a visitor finds it, a student buys it and watches the film, and keeps it when it is archived', async ({
    page,
    browser,
    productUrl,
  }) => {
    test.setTimeout(150_000)
    const office = await browser.newContext({ baseURL: productUrl, serviceWorkers: 'block' })
    const author = await office.newPage()
    await enterDeskAs(author, 'author', '/desk/courses')
    await writeCourse(author)

    const street = await browser.newContext({ baseURL: productUrl, serviceWorkers: 'block' })
    const visitor = await street.newPage()
    await findCategory(visitor)
    await expect(visitor.getByRole('link', { name: title })).toHaveCount(0)
    await author.getByRole('button', { name: 'Publish' }).click()
    await expect(author.getByRole('status').filter({ hasText: /^Published$/ })).toBeVisible()
    await expect(async () => {
      const list = await visitor.request.get('/api/v1/student/getliveCourses?limit=100&view=cards')
      expect(await list.text()).toContain(title)
    }).toPass({ timeout: 10_000, intervals: [50] })
    await visitor.goto('/courses/tangents-with-compass-and-ruler')
    await expect(visitor.getByRole('button', { name: /One point, two tangents \(Locked\)/ })).toBeVisible()
    await street.close()

    await buy(page)
    const lesson = page.getByRole('button', { name: /^One point, two tangents/ })
    await expect(lesson).not.toContainText('Locked')
    await lesson.click()
    await expectFilmPlays(page)

    await author.getByRole('button', { name: 'Archive this course' }).click()
    await expect(author.getByText('It is no longer sold')).toBeVisible()
    await author.getByRole('button', { name: 'Archive this course' }).click()
    await expect(async () => {
      const list = await author.request.get('/api/v1/student/getliveCourses?limit=100&view=cards')
      expect(await list.text()).not.toContain(title)
    }).toPass({ timeout: 10_000, intervals: [50] })
    await page.reload()
    await lesson.click()
    await expectFilmPlays(page)
    await office.close()
  })
})

async function writeCourse(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New course' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Begin' }).click()
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
  await page.getByRole('textbox', { name: 'What it brings' }).first().fill('All films.')

  await page.getByRole('button', { name: 'Add a module' }).click()
  await page.getByLabel('Title of module 1').fill('Touching')
  await page.getByRole('button', { name: 'Add a film (Touching)' }).click()
  await page.getByRole('textbox', { name: 'Title of the film' }).fill('One point, two tangents')
  await page
    .getByRole('button', { name: /^Choose a film \(One point, two tangents/ })
    .first()
    .click()
  const field = dialog.getByRole('region', { name: 'Upload: Film' })
  await field.locator('input[type=file]').setInputFiles(film)
  // Sent, judged and stored, it is chosen without another press.
  await expect(dialog).toBeHidden({ timeout: 60_000 })
  await expect(page.getByText('two-tangents.480.mp4').first()).toBeVisible()
  await expect(page.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible()
}

async function findCategory(page: Page): Promise<void> {
  await page.goto('/courses')
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: new RegExp(`^${category}`) })
    .click()
  await expect(page).toHaveURL(/\/courses\?./)
}

async function buy(page: Page): Promise<void> {
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
