import type { Page } from '@playwright/test'
import english from '../../domain/messages/en.json' with { type: 'json' }
import { enterAdminAs, expectCleanAdmin } from '../support/admin-visits.ts'
import { archive } from './author-story.ts'
import { write } from './practice-steps.ts'
import { expect, irfan, test, whenAlive } from './visits.ts'

const title = 'Equations, line by line'
const address = 'equations-line-by-line'
const lesson = 'Practice: Quadratic Equations'
const words = 'My book gives this answer'
const question = 'Why may I begin like this?'

/** A course whose one lesson is practice of one skill, free for everybody. */
async function writeCourse(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New course' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByLabel('Category').selectOption({ index: 1 })
  await page.getByLabel('Instructor').selectOption({ index: 1 })
  await page
    .getByRole('button', { name: /^Choose a picture \(Cover/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('listitem').first().getByRole('button').click()
  await expect(dialog).toBeHidden()
  await page.getByRole('textbox', { name: 'About' }).fill('Working that earns its marks.')
  await page.getByRole('textbox', { name: 'Price' }).first().fill('₹99')
  await page.getByRole('textbox', { name: 'Plan description' }).first().fill('All questions.')

  await page.getByRole('button', { name: 'Add a module' }).click()
  await page.getByLabel('Title of module 1').fill('Equations')
  await page.getByRole('button', { name: 'Add practice (Equations)' }).click()
  await page.getByLabel(/^Chapter to practise/).selectOption('cbse Quadratic Equations')
  await expect(page.getByLabel('Practice', { exact: true })).toHaveValue(lesson)
  const skills = page.getByRole('group', { name: /^Skills to practise/ }).getByRole('checkbox')
  for (const skill of (await skills.all()).slice(1)) await skill.uncheck()
  // A lesson practises something.
  await expect(skills.first()).toBeDisabled()
  await page.getByRole('switch', { name: `Free (${lesson})` }).check()
  await expect(page.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible()
}

test.describe('a disputed mark', () => {
  test.use({ person: irfan })

  test('a teacher puts practice into a course, a student asks about a line and disputes a mark, the teacher sees both and how often the question goes wrong, corrects it, and the student reads so', async ({
    page,
    browser,
    productUrl,
  }) => {
    const office = await browser.newContext({ baseURL: productUrl, serviceWorkers: 'block' })
    const teacher = await office.newPage()
    await enterAdminAs(teacher, 'author', '/admin/courses')
    await writeCourse(teacher)
    await expectCleanAdmin(teacher)
    await teacher.getByRole('button', { name: 'Publish' }).click()
    await expect(teacher.getByRole('status').filter({ hasText: /^Published$/ })).toBeVisible()

    await expect(async () => {
      expect((await page.request.get(`/courses/${address}`)).status()).toBe(200)
    }).toPass({ timeout: 30_000, intervals: [50] })
    await page.goto(`/courses/${address}`)
    await whenAlive(page)
    await page.getByRole('link', { name: lesson }).click()
    await expect(page.getByRole('article')).toBeVisible()
    await write(page, english, false)
    await page.getByRole('button', { name: english.practice_check, exact: true }).click()
    // The response moves what is below it.
    await expect(page.getByRole('button', { name: english.practice_dispute })).toBeVisible()
    await page.getByRole('button', { name: english.ask_title }).click()
    await page.getByLabel(english.ask_line).selectOption({ index: 1 })
    await page.getByLabel('Your question').fill(question)
    await page.getByRole('button', { name: english.ask_send }).click()
    await expect(page.getByLabel('Your question')).toHaveValue('')
    await page.getByRole('button', { name: english.practice_dispute }).click()
    await page.getByLabel(english.practice_dispute_label).fill(words)
    await page.getByRole('dialog').getByRole('button', { name: english.practice_dispute_send }).click()
    await expect(page.getByText(english.practice_dispute_sent)).toBeVisible()
    await page.goto('/marks-lost')
    await expect(page.getByText(english.practice_dispute_open)).toBeVisible()
    const total = page.getByText(/you earned/)
    await expect(total).not.toHaveText(/you earned (\S+) of \1 marks?\./)

    await teacher.goto('/admin/questions')
    await teacher.getByRole('table').getByRole('link', { name: question }).click()
    const asked = teacher.getByRole('region', { name: 'Practice question' })
    await expect(asked).toContainText('Line 1')
    await expect(asked.locator('.katex, math').first()).toBeVisible()

    await teacher.goto('/admin')
    // The number waiting is next to it, once they are counted.
    await teacher
      .getByRole('navigation')
      .getByRole('link', { name: /^Practice/ })
      .click()
    const card = teacher.getByRole('listitem').filter({ hasText: words })
    await expect(card).toContainText('977')
    await expectCleanAdmin(teacher)
    await teacher.getByRole('link', { name: 'Question statistics' }).click()
    await teacher.getByLabel('Chapter').selectOption({ label: 'Quadratic equations' })
    await expect(teacher.getByRole('row').filter({ hasText: '0 %' }).first()).toBeVisible()
    await expectCleanAdmin(teacher)

    await teacher.goBack()
    await teacher.goBack()
    await card.getByRole('button', { name: 'Decide' }).click()
    const dialog = teacher.getByRole('dialog')
    await dialog.getByLabel('Decision').selectOption('Accept this answer')
    await dialog.getByRole('textbox').fill('You are right. The key was wrong.')
    // The list refetches when its window gets focus, and its rows are not dimmed meanwhile.
    const listAnswer = Promise.withResolvers<void>()
    let isAskedAgain = false
    await teacher.route('**/admin/getDisputes*', async (route) => {
      isAskedAgain = true
      await listAnswer.promise
      await route.continue()
    })
    // A request in progress is not sent twice.
    await expect(async () => {
      await teacher.evaluate(() => window.dispatchEvent(new Event('focus')))
      expect(isAskedAgain).toBe(true)
    }).toPass()
    await expectCleanAdmin(teacher)
    listAnswer.resolve()
    await dialog.getByRole('button', { name: 'Decide' }).click()
    await expect(card).toHaveCount(0)
    await teacher.getByRole('link', { name: 'Corrected' }).click()
    await expect(card).toContainText('The key was wrong')

    await expect(async () => {
      await page.reload()
      await expect(page.getByText('You are right. The key was wrong.')).toBeVisible({ timeout: 10_000 })
      await expect(total).toHaveText(/you earned (\S+) of \1 marks?\./, { timeout: 10_000 })
    }).toPass({ timeout: 90_000 })

    await teacher.goto('/admin/courses')
    await teacher.getByRole('link', { name: title }).click()
    await archive(teacher, title)
    await office.close()
  })
})
