import type { Page } from '@playwright/test'
import { equalSteps } from '../../content/step-lessons/arithmetic-progressions/equal-steps.ts'
import { areaEquation } from '../../content/step-lessons/quadratic-equations/area-equation.ts'
import { chapterNames } from '../../domain/glossary/chapter-names.ts'
import { expectedSeconds } from '../../domain/lessons/steps/step-lesson.ts'
import { withLocale } from '../../domain/locales.ts'
import english from '../../domain/messages/en.json' with { type: 'json' }
import hindi from '../../domain/messages/hi.json' with { type: 'json' }
import { axe, rulesOfColour } from '../support/axe.ts'
import { login } from './student-story.ts'
import { provenStudent } from './students.ts'
import { expect, test, whenAlive } from './visits.ts'

const course = '/courses/cbse-class-10-maths-standard'
const chapter = 'Quadratic Equations'
const stepCount = 7

/** A stand-in for the voices of a phone, which has one for English alone: what it reads is recorded, and ends on demand. */
async function giveVoices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const read: string[] = []
    let last: Utterance | null = null
    class Utterance {
      onend: (() => void) | null = null
      text: string
      constructor(text: string) {
        this.text = text
      }
    }
    const voices = [
      { lang: 'en-IN', localService: true, name: 'English (India)' },
      { lang: 'hi-IN', localService: false, name: 'A voice of the network' },
    ]
    const speechSynthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      cancel() {},
      speak(utterance: Utterance) {
        read.push(utterance.text)
        last = utterance
      },
    })
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis })
    const endReading = () => last?.onend?.()
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, readAloud: read, endReading })
  })
}

const readAloud = (page: Page) =>
  page.evaluate(() => (window as unknown as { readAloud: string[] }).readAloud)

/** Independent of how busy the machine is: the lesson's clock is stopped meanwhile. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

async function openLesson(
  page: Page,
  locale: 'en' | 'hi',
  from: keyof typeof chapterNames = chapter,
  lesson = areaEquation,
): Promise<void> {
  await page.goto(withLocale(course, locale))
  await whenAlive(page)
  await page.locator('summary', { hasText: chapterNames[from][locale] }).click()
  await page.getByRole('link', { name: lesson.title[locale] ?? '' }).click()
}

test('a student on a phone learns a lesson step by step, and continues after a reload', async ({
  page,
  request,
  productUrl,
}) => {
  await giveVoices(page)
  await login(page, await provenStudent(request, productUrl))
  await openLesson(page, 'en')
  const at = (step: number) =>
    page.getByText(english.steps_position.replace('{step}', String(step)).replace('{all}', String(stepCount)))
  const next = page.getByRole('button', { name: english.steps_next, exact: true })
  const question = page.getByRole('main').locator('fieldset')

  // It plays by itself; what the voice has read is over.
  await expect(at(1)).toBeVisible()
  await expect.poll(async () => (await readAloud(page))[0]).toContain('1 metre longer than it is wide')
  await page.evaluate(() => (window as unknown as { endReading(): void }).endReading())
  await expect(at(2)).toBeVisible()
  await page.getByRole('button', { name: english.player_pause, exact: true }).click()
  await expect(page.getByRole('button', { name: english.player_play, exact: true })).toBeVisible()

  // A line with a slip gets its hint; any right line will do.
  const line = page.getByRole('textbox', { name: english.steps_next_line })
  const check = page.getByRole('button', { name: english.practice_check, exact: true })
  await line.fill('x^2+x+12 = 0')
  await check.click()
  await expect(page.getByText(english.steps_wrong)).toBeVisible()
  await line.fill('(x-3)(x+4) = 0')
  await check.click()
  await expect(page.getByText(english.steps_right)).toBeVisible()

  // A wrong choice gets its hint, and the right one ends the question.
  for (let step = 2; step < 4; step += 1) await next.click()
  await expect(at(4)).toBeVisible()
  const options = question.locator('.step-options').getByRole('button')
  await options.first().click()
  await expect(page.getByText('Square it, add it, take 12 away: is it 0?')).toBeVisible()
  await options.nth(2).click()
  await expect(page.getByText(english.steps_right).last()).toBeVisible()
  await expect(options).toHaveCount(0)

  await page.getByRole('button', { name: english.steps_read }).click()
  const steps = page.getByRole('main').locator('ol > li.step')
  await expect(steps).toHaveCount(stepCount)
  const small = await steps.locator('*').evaluateAll((found) =>
    found
      .filter(({ childNodes }) =>
        [...childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      // An exponent and an index are above and below the line; keys are not lesson text.
      .filter(
        (element) => !element.closest('msup > :last-child, msub > :last-child, button:not(.step-options *)'),
      )
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 18)
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  )
  expect(small).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect((await axe(page).analyze()).violations).toEqual([])
  // A lesson read to the end counts; back among the steps, it continues where it was.
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  const before = await kept()
  await steps.last().scrollIntoViewIfNeeded()
  await expect.poll(kept).not.toBe(before)
  await page.getByRole('button', { name: english.steps_play }).click()
  await expect(at(4)).toBeVisible()

  await page.reload()
  await whenAlive(page)
  await expect(at(4)).toBeVisible()
  expect((await axe(page).analyze()).violations).toEqual([])
})

test('a voice that never reports its end is waited for until twice the time of its step', async ({
  page,
}) => {
  await giveVoices(page)
  await page.clock.install()
  await openLesson(page, 'en')
  const at = (step: number) =>
    page.getByText(english.steps_position.replace('{step}', String(step)).replace('{all}', String(stepCount)))
  await page.getByRole('button', { name: english.player_pause, exact: true }).click()
  await page.getByRole('group', { name: english.steps_region }).focus()
  await page.keyboard.press('j')
  await expect(at(1)).toBeVisible()
  await stopClock(page)
  const [first] = areaEquation.steps
  if (first === undefined) throw new Error('the lesson has no step')
  const stepMs = expectedSeconds(first) * 1000
  await page.getByRole('button', { name: english.player_play, exact: true }).click()
  // A slow voice is not cut short.
  await page.clock.runFor(stepMs * 1.8)
  await expect(at(1)).toBeVisible()
  await page.clock.runFor(stepMs * 0.2 + 500)
  await expect(at(2)).toBeVisible()
})

test('a phone without a voice for Hindi says so, reads nothing aloud and shows the lesson in Hindi', async ({
  page,
}) => {
  await giveVoices(page)
  await openLesson(page, 'hi')
  const { steps_voice_missing: missing, steps_position: position } = hindi
  await expect(page.getByText(position.replace('{step}', '1').replace('{all}', `${stepCount}`))).toBeVisible()
  await expect(page.getByText(missing.replace('{language}', 'हिन्दी'))).toBeVisible()
  expect(await readAloud(page)).toEqual([])
})

test('a step lesson is played by keys, at another speed, full screen, with a larger figure, and by night', async ({
  page,
}) => {
  await page.clock.install()
  await openLesson(page, 'en')
  const at = (step: number) =>
    page.getByText(english.steps_position.replace('{step}', String(step)).replace('{all}', String(stepCount)))
  const main = page.getByRole('main')
  await main.getByRole('group', { name: english.steps_region }).focus()
  await page.keyboard.press('k')
  await expect(main.getByRole('button', { name: english.player_play, exact: true })).toBeVisible()
  // On a busy machine it has played on before the key came.
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(at(1)).toBeVisible({ timeout: 1000 })
  }).toPass()
  for (const [key, step] of [
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
    ['j', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(at(step)).toBeVisible()
  }
  await page.keyboard.press('f')
  const isFull = () => page.evaluate(() => document.fullscreenElement?.classList.contains('step-lesson'))
  await expect.poll(isFull).toBe(true)
  await expect(main.getByRole('button', { name: english.player_full_screen_leave })).toBeVisible()
  await page.keyboard.press('f')
  await expect.poll(isFull).toBeUndefined()

  const figure = main.getByRole('img', { name: areaEquation.figureWords?.en ?? '' })
  const width = async () => (await figure.boundingBox())?.width ?? 0
  const before = await width()
  await main.getByRole('button', { name: english.steps_zoom }).click()
  expect(await width()).toBeGreaterThan(before * 1.5)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect((await axe(page).withRules(rulesOfColour).analyze()).violations).toEqual([])

  // Twice as fast, the first step ends by itself after half of its time.
  const speed = main.getByRole('button', { name: new RegExp(`^${english.player_speed}: `) })
  while ((await speed.textContent()) !== '2×') await speed.click()
  await stopClock(page)
  await main.getByRole('button', { name: english.player_play, exact: true }).click()
  const [first] = areaEquation.steps
  if (first === undefined) throw new Error('the lesson has no step')
  const stepMs = expectedSeconds(first) * 1000
  await page.clock.runFor(stepMs * 0.4)
  await expect(at(1)).toBeVisible()
  await page.clock.runFor(stepMs * 0.1 + 500)
  await expect(at(2)).toBeVisible()
})

test('a figure that is drawn over several steps is visible at the step that draws', async ({ page }) => {
  await openLesson(page, 'en', 'Arithmetic Progressions', equalSteps)
  await page.getByRole('button', { name: english.player_pause, exact: true }).click()
  const draws = equalSteps.steps.findLastIndex(({ shapes = [] }) => shapes.length > 0)
  expect(draws).toBeGreaterThan(1)
  const current = page.locator('.step[aria-current]')
  await page.getByRole('group', { name: english.steps_region }).focus()
  // On a busy machine it has played on before it was paused.
  while ((await current.getAttribute('data-step')) !== '0') await page.keyboard.press('ArrowLeft')
  while ((await current.getAttribute('data-step')) !== String(draws)) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('img', { name: equalSteps.figureWords?.en ?? '' })).toBeInViewport({
    ratio: 0.7,
  })
  await expect(current.locator('.step-words')).toBeInViewport()
})

test('a paid step lesson is locked for a student who has not bought its course', async ({ page }) => {
  await page.goto(course)
  await whenAlive(page)
  await page.locator('summary', { hasText: chapter }).click()
  await page.getByRole('link', { name: 'The discriminant on a graph' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('toolbar', { name: english.player_controls })).toHaveCount(0)
})
