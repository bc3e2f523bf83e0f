import hindi from '../../domain/messages/hi.json' with { type: 'json' }
import { axe, rulesOfColour } from '../support/axe.ts'
import { ananya, expect, test, whenAlive } from './visits.ts'

const said = {
  answer: hindi.sheet_answer,
  check: hindi.practice_check,
  file: hindi.sheet_file,
  question: hindi.sheet_question.replace('{name}', '7'),
  right: hindi.steps_right,
  tryIt: hindi.sheet_try,
  wrong: hindi.practice_wrong,
}

test.use({ person: ananya, viewport: { width: 360, height: 740 }, hasTouch: true })

test('a student on a phone works a bought worksheet in Hindi, reads its steps and opens its PDF to print', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    // As the browsers of most phones.
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => false })
  })
  await page.goto('/hi/courses/telangana-ssc-maths')
  await whenAlive(page)
  const worksheet = { name: `${hindi.lesson_kind_document} 2: लघुगणक` }
  await page.getByRole('link', worksheet).click()
  const dialog = page.getByRole('dialog', worksheet)
  const question = dialog
    .getByRole('listitem')
    .filter({ has: page.getByText(said.question, { exact: true }) })
  await expect(question).toContainText('को हल कीजिए')
  await expect(dialog.getByText('•••• •2338')).toBeVisible()
  await expect(dialog.locator('details[open]')).toHaveCount(0)

  // log of x - 8 to the base 5 is 3.
  await question.getByRole('button', { name: said.tryIt }).click()
  const line = question.getByRole('textbox')
  await line.fill('x = 117')
  await question.getByRole('button', { name: said.check, exact: true }).click()
  await expect(question.getByRole('status').filter({ hasText: said.wrong })).toBeVisible()
  await line.fill('x = 133')
  await question.getByRole('button', { name: said.check, exact: true }).click()
  await expect(question.getByRole('status').filter({ hasText: said.right })).toBeVisible()

  await question.getByText(said.answer, { exact: true }).click()
  await expect(question.locator('details math').last()).toBeVisible()
  const sizes = await dialog
    .locator('.sheet-text')
    .evaluateAll((found) => found.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(18)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect((await axe(page).analyze()).violations).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect((await axe(page).withRules(rulesOfColour).analyze()).violations).toEqual([])

  await dialog.getByRole('button', { name: said.file }).click()
  await expect(dialog.getByRole('img').first()).toBeVisible()
  const address = await dialog.getByRole('link').getAttribute('href')
  const file = await context.request.get(address ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')
})
