import { areaEquation } from '../../content/step-lessons/quadratic-equations/area-equation.ts'
import english from '../../domain/messages/en.json' with { type: 'json' }
import { expect, test, whenAlive } from './visits.ts'

test('an article, a policy and a resource print only their text', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const address of [
    '/blog/why-root-two-is-irrational',
    '/refund-policy',
    '/resources-repository/formula-sheet',
  ]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.locator('main p:visible').count()).toBeGreaterThan(3)
    const shown = await page
      .locator('body > :not(main), main nav, main button, main form')
      .evaluateAll((parts) =>
        parts.filter((part) => part.checkVisibility()).map((part) => part.outerHTML.slice(0, 120)),
      )
    expect
      .soft(
        shown.filter((part) => !part.startsWith('<script')),
        address,
      )
      .toEqual([])
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  }
})

test('a step lesson prints all of its steps, with their choices, and no controls', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      Object.assign(window, { isPrinted: true })
    }
  })
  await page.goto('/courses/cbse-class-10-maths-standard/what-a-quadratic-equation-asks')
  await whenAlive(page)
  for (const name of [english.steps_play, english.steps_read, english.steps_print])
    await page.getByRole('button', { name, exact: true }).click()
  expect(await page.evaluate(() => 'isPrinted' in window)).toBe(true)

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const { steps } = areaEquation
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.locator('.step-words:visible')).toHaveCount(steps.length)
  await expect(main.locator('.step-lines:visible')).toHaveCount(
    steps.filter(({ lines }) => lines !== undefined).length,
  )
  const options = steps.flatMap(({ question }) => (question?.kind === 'choice' ? question.options : []))
  await expect(main.locator('.step-options button:visible')).toHaveCount(options.length)
  const shown = await page
    .locator(
      'body > :not(main, script), main :is(nav, aside, form, input, button, a, summary, [role=toolbar])',
    )
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility() && part.closest('.step-options, .step-words') === null)
        .map((part) => part.outerHTML.slice(0, 120)),
    )
  expect(shown).toEqual([])
  await expect(page.locator('.step-sheet')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})
