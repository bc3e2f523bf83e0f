import type { Page } from '@playwright/test'
import { enterAdminAs } from '../support/admin-visits.ts'
import { axe } from '../support/axe.ts'
import { archive, writeCourse } from './author-story.ts'
import { lessonTitle, stepCount, writeLesson } from './lesson-story.ts'
import { expect, irfan, test, whenAlive } from './visits.ts'

const course = 'Roots step by step'
const saved = (page: Page) => expect(page.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible()

test.describe('at 1280', () => {
  test.use({ person: irfan, viewport: { width: 1280, height: 900 } })

  test('an author writes a lesson of eight steps, tries its questions, publishes it in a course, and a student opens it', async ({
    page,
    browser,
    productUrl,
  }) => {
    const office = await browser.newContext({
      baseURL: productUrl,
      serviceWorkers: 'block',
      viewport: { width: 1280, height: 900 },
    })
    const author = await office.newPage()
    await enterAdminAs(author, 'author', '/admin/lessons')
    await writeLesson(author)

    // Texts in another language are next to the English ones; the preview knows a language once it is whole.
    const preview = author.getByRole('region', { name: 'On a phone' })
    await expect(preview.getByText('The squares say so.')).toBeVisible()
    await expect(preview.getByRole('button', { name: 'हिन्दी' })).toBeDisabled()
    await saved(author)

    // Steps are moved by keys, duplicated and deleted.
    const rows = author.locator('li[data-row]')
    await author.getByRole('button', { name: /^Move Step 8: .* up/ }).press('Enter')
    await expect(rows.nth(6)).toContainText('The squares say so.')
    await author.getByRole('button', { name: /^Move Step 7: .* down/ }).press('Enter')
    await expect(rows.nth(7)).toContainText('The squares say so.')
    await author.getByRole('button', { name: /^Duplicate \(Step 8/ }).click()
    await expect(rows).toHaveCount(stepCount + 1)
    await author.getByRole('button', { name: /^Delete \(Step 9/ }).click()
    await expect(rows).toHaveCount(stepCount)
    expect((await axe(author).analyze()).violations).toEqual([])

    await author.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(author.getByText('Published. Students get this version.')).toBeVisible()

    await author.goto('/admin/courses')
    await writeCourse(author, course)
    await author.getByRole('button', { name: 'Add step lesson (Touching)' }).click()
    await author.getByRole('textbox', { name: 'Step lesson' }).fill(lessonTitle)
    await author.getByRole('button', { name: new RegExp(`^Choose a step lesson \\(${lessonTitle}`) }).click()
    const dialog = author.getByRole('dialog')
    await dialog
      .getByRole('button', { name: new RegExp(lessonTitle) })
      .first()
      .click()
    await expect(dialog).toBeHidden()
    await author.getByRole('switch', { name: new RegExp(lessonTitle) }).check()
    await saved(author)
    await author.getByRole('button', { name: 'Publish' }).click()
    await expect(author.getByRole('status').filter({ hasText: /^Published$/ })).toBeVisible()

    await page.goto('/courses/roots-step-by-step')
    await whenAlive(page)
    await page.locator('details').getByRole('link', { name: lessonTitle }).click()
    await expect(page.getByText(`Step 1 of ${stepCount}`)).toBeVisible()
    await page.getByRole('button', { name: 'Read as a page' }).click()
    await expect(page.getByRole('main').locator('ol > li.step')).toHaveCount(stepCount)
    await expect(page.getByText('both signs!')).toBeVisible()
    await archive(author, course)
    await office.close()
  })
})

test.describe('on a phone', () => {
  test('an author changes a step at 360, records it, and sees it on a phone in each of its languages', async ({
    page,
  }) => {
    await giveMicrophone(page)
    await enterAdminAs(page, 'author', '/admin/lessons')
    const rows = page.getByRole('row')
    await expect(rows).toHaveCount(26)
    await page.getByLabel('Rows per page').selectOption('50')
    await expect(rows).toHaveCount(51)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByLabel('Search').fill('Where the quadratic formula')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: 'Where the quadratic formula comes from' }).click()
    const words = page.getByLabel('Words', { exact: true })
    await words.fill('Every quadratic equation can be written so: $ax^2+bx+c=0$.')
    const preview = page.getByRole('region', { name: 'On a phone' })
    await expect(preview.getByText('can be written so')).toBeVisible()
    const languages = page.getByRole('group', { name: 'Language to write in' })
    await languages.getByRole('button', { name: 'हिन्दी' }).click()
    await page.getByLabel('Words (हिन्दी)', { exact: true }).fill('हर द्विघात समीकरण ऐसे लिखा जा सकता है।')
    await preview.getByRole('button', { name: 'हिन्दी' }).click()
    await expect(preview.getByText('ऐसे लिखा जा सकता है')).toBeVisible()

    const voice = page.getByRole('region', { name: 'Recorded voice (हिन्दी)' })
    if (!(await voice.isVisible())) await page.locator('summary', { hasText: 'Mark, margin, voice' }).click()
    await voice.getByRole('button', { name: 'Record', exact: true }).click()
    // Each number is shown for one second only.
    await expect(voice.getByText(/^Recording: ([2-9]|\d\d) s$/)).toBeVisible()
    await voice.getByRole('button', { name: 'Stop recording' }).click()
    await expect(voice.getByLabel('Listen to the recording')).toBeVisible({ timeout: 30_000 })
    await saved(page)

    // The preview plays the recording, which comes with the first press.
    const [played] = await Promise.all([
      page.waitForResponse(/\/api\/v1\/admin\/media\//),
      preview.getByRole('button', { name: 'Play', exact: true }).click(),
    ])
    expect([200, 206]).toContain(played.status())
    expect(played.headers()['content-type']).toBe('audio/webm')
    await preview.getByRole('button', { name: 'Pause', exact: true }).click()

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect((await axe(page).analyze()).violations).toEqual([])

    // What students have stays; the draft goes back to it.
    await page.locator('summary', { hasText: 'Earlier versions' }).click()
    await page.getByRole('button', { name: 'Restore as draft' }).last().click()
    await languages.getByRole('button', { name: 'English' }).click()
    await expect(words.first()).toHaveValue(/^Every quadratic equation can be written as/)
  })
})

/** A stand-in for a microphone: a tone. */
async function giveMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const sound = new AudioContext()
      const tone = sound.createOscillator()
      const stream = sound.createMediaStreamDestination()
      tone.connect(stream)
      tone.start()
      await sound.resume()
      return stream.stream
    }
  })
}
