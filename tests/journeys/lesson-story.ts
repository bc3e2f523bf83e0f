import type { Locator, Page } from '@playwright/test'
import { expect } from './visits.ts'

export const lessonTitle = 'Two roots of one square'
export const stepCount = 8

/** The step that is open, with its fields. */
const openStep = (page: Page) =>
  page.locator('li[data-row]').filter({ has: page.getByLabel('Words', { exact: true }) })

async function part(step: Locator, title: string): Promise<Locator> {
  const found = step.locator('details').filter({ has: step.page().locator('summary', { hasText: title }) })
  if ((await found.getAttribute('open')) === null) await found.locator('summary').first().click()
  return found
}

async function addStep(page: Page, words: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Add a step' }).click()
  const step = openStep(page)
  await step.getByLabel('Words', { exact: true }).fill(words)
  return step
}

async function ask(step: Locator, kind: string, text: string, hint: string): Promise<Locator> {
  const question = await part(step, 'Question')
  await question.getByLabel('Kind of question').selectOption({ label: kind })
  await question.getByLabel('Question text').fill(text)
  await question.getByLabel('Hint after a wrong answer').fill(hint)
  return question
}

/** Writes a lesson of eight steps, with every kind of question and of line, a figure and a table. */
export async function writeLesson(page: Page): Promise<void> {
  await page.getByLabel('New step lesson').fill(lessonTitle)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name: lessonTitle })).toBeVisible()

  await page.locator('summary', { hasText: 'Problems' }).click()
  await page.getByRole('button', { name: 'Add a problem' }).click()
  const problem = page.getByRole('group', { name: /^Problem A/ })
  await problem.getByLabel('Given equation 1', { exact: true }).fill('x^2-9=0')
  await problem.getByLabel('Solutions').fill('x = 3\nx = -3')
  await page.locator('summary', { hasText: 'Figure' }).first().click()
  await page.getByRole('button', { name: 'Add a figure' }).click()
  await page.getByLabel('What the figure shows, in words').fill('A number line with both roots.')
  for (const [edge, at] of [
    ['Left', '-5'],
    ['Bottom', '-2'],
    ['Right', '5'],
    ['Top', '2'],
  ])
    await page.getByLabel(`${edge} edge`).fill(at ?? '')

  // 1: a line typed with the keypad, checked as it is typed.
  const first = openStep(page)
  await first.getByLabel('Words', { exact: true }).fill('A square less nine: $x^2-9=0$.')
  const lines = await part(first, 'Lines of mathematics')
  await lines.getByRole('button', { name: 'Add a line' }).click()
  await lines.getByLabel('Line 1 belongs to').selectOption({ label: 'Problem A: x^2-9=0' })
  const line = lines.getByLabel('Line 1', { exact: true })
  await line.fill('(x-3)(x+2) = 0')
  await expect(lines.getByText('This line does not follow from the lines before it.')).toBeVisible()
  await line.fill('(x-3)')
  await lines.getByRole('button', { name: 'Keypad for: Line 1' }).click()
  const keys = lines.getByRole('group', { name: 'Keys for mathematics' })
  for (const key of ['(', 'x', 'plus', '3', ')', 'equals', '0'])
    await keys.getByRole('button', { name: key, exact: true }).click()
  await expect(line).toHaveValue('(x-3)(x+3) = 0')
  await expect(lines.getByText('This line does not follow')).toBeHidden()

  // 2: the next line, tried as a student gets it.
  const second = await addStep(page, 'A product is zero where a factor is.')
  const next = await ask(second, 'What is the next line?', 'What follows?', 'Look at each factor.')
  await next.getByRole('textbox', { name: 'A right line' }).fill('x = 3 or x = -3')
  const trial = second.getByRole('region', { name: 'Try it' })
  await trial.getByRole('textbox').fill('x = 3 or x = 2')
  await trial.getByRole('button', { name: 'Check' }).click()
  await expect(trial.getByText('Look at each factor.')).toBeVisible()
  await trial.getByRole('textbox').fill('x = -3 or x = 3')
  await trial.getByRole('button', { name: 'Check' }).click()
  await expect(trial.getByText('Right.')).toBeVisible()

  // 3: TeX, a mark and a note.
  const third = await addStep(page, 'Both are roots.')
  const tex = await part(third, 'Lines of mathematics')
  await tex.getByRole('button', { name: 'Add a line' }).click()
  await tex.getByLabel('Line 1 is written as').selectOption('TeX')
  await tex.getByLabel('Line 1: TeX').fill('x=\\pm 3')
  const more = await part(third, 'Mark, margin, voice and time')
  await more.getByLabel('Mark', { exact: true }).selectOption('1')
  await more.getByLabel('Note in the margin').fill('both signs!')

  // 4: shapes join the figure.
  const fourth = await addStep(page, 'Here they are on a number line.')
  const shapes = await part(fourth, 'Shapes that join the figure')
  await shapes.getByRole('button', { name: 'Add this shape' }).click()
  await shapes.getByRole('button', { name: 'Add: Marked numbers' }).click()
  await shapes.getByLabel('Marked numbers').fill('-3, 3')
  await expect(shapes.getByRole('img', { name: 'A number line with both roots.' })).toBeVisible()

  // 5 to 7: a value, a choice, and a slip.
  const value = await ask(
    await addStep(page, 'One of them is positive.'),
    'What is the answer?',
    'Which one?',
    'Look right of zero.',
  )
  await value.getByRole('textbox', { name: 'Right answer', exact: true }).fill('3')
  const choice = await ask(
    await addStep(page, 'How many roots has a square?'),
    'Choose one',
    'How many roots has $x^2=9$?',
    'Count both signs.',
  )
  await choice.getByLabel('Words of option 1').fill('Two')
  await choice.getByLabel('Words of option 2').fill('One')
  const slip = await ask(
    await addStep(page, 'Somebody wrote this.'),
    'Find the slip',
    'Where is the slip?',
    'Put the value in.',
  )
  await slip.getByLabel('Line 1', { exact: true }).fill('(x-3)(x+3) = 0')
  await slip.getByLabel('Line 2', { exact: true }).fill('x = 3 or x = 2')

  // 8: a table.
  const last = await addStep(page, 'The squares say so.')
  const table = await part(last, 'Table')
  await table.getByRole('button', { name: 'Add a table' }).click()
  for (const [cell, text] of [
    ['Head of column 1', '$x$'],
    ['Head of column 2', '$x^2$'],
    ['Row 1, column 1', '$-3$'],
    ['Row 1, column 2', '$9$'],
  ] as const)
    await table.getByLabel(cell).fill(text)
  await expect(page.locator('li[data-row]')).toHaveCount(stepCount)
}
