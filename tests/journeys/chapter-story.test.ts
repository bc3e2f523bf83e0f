import type { Locator } from '@playwright/test'
import { lessonsOfChapters } from '../../content/step-lessons/all-step-lessons.ts'
import { maskPhone } from '../../domain/accounts/rules.ts'
import { chapterNames } from '../../domain/glossary/chapter-names.ts'
import type { StepQuestion } from '../../domain/lessons/steps/step-lesson.ts'
import type english from '../../domain/messages/en.json'
import hindi from '../../domain/messages/hi.json' with { type: 'json' }
import { axe } from '../support/axe.ts'
import { write } from './practice-steps.ts'
import { expectVideoPlays, login } from './student-story.ts'
import { grantedStudent } from './students.ts'
import { expect, test, whenAlive } from './visits.ts'

const slug = 'telangana-ssc-maths'
const course = `/hi/courses/${slug}`
const chapter = 'Probability'
const name = chapterNames[chapter].hi
const said = hindi as unknown as typeof english

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test('a student on a phone at 400 kbit/s learns a chapter in Hindi: each lesson with its questions, the worksheet, practice', async ({
  page,
  context,
  request,
  productUrl,
}) => {
  test.slow()
  // Her own account: other journeys check where a shared student continues.
  const student = await grantedStudent(request, productUrl, slug)
  await login(page, student)
  const network = await context.newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 100 },
    ...{ downloadThroughput: 50_000, uploadThroughput: 50_000 },
  })
  const open = async (link: Locator) => {
    await page.goto(course)
    await whenAlive(page)
    // The student continues in this chapter once a lesson of it was started.
    await page.waitForLoadState('networkidle')
    const chapterPart = page.locator('details', { has: page.locator('summary', { hasText: name }) })
    await expect(async () => {
      if ((await chapterPart.getAttribute('open')) === null) await chapterPart.locator('summary').click()
      await expect(link).toBeVisible({ timeout: 1000 })
    }).toPass()
    await link.click()
  }

  await open(page.getByRole('link', { name: 'हल किया उदाहरण: दो पासे' }))
  await expectVideoPlays(page)
  await expect(page.locator('.player-captions[lang=hi]')).toContainText('दो पासे एक साथ फेंके जाते हैं')

  for (const [index, { title, steps }] of (lessonsOfChapters[chapter] ?? []).entries()) {
    await open(page.getByRole('link', { name: title.hi ?? '' }))
    await page.getByRole('button', { name: said.steps_read }).click()
    const shown = page.getByRole('main').locator('ol > li.step')
    await expect(shown).toHaveCount(steps.length)
    // The first lesson of a chapter is free and bears no mark.
    await expect(page.locator('.step-owner')).toHaveText(index === 0 ? [] : [maskPhone(student.phone)])
    for (const [at, { question }] of steps.entries())
      if (question !== undefined) await answer(shown.nth(at).locator('fieldset'), question)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }
  expect((await axe(page).analyze()).violations).toEqual([])

  const worksheet = { name: `${said.lesson_kind_document} 21: ${name}` }
  await open(page.getByRole('link', worksheet))
  const sheet = page.getByRole('dialog', worksheet)
  const first = sheet.getByRole('listitem').first()
  await expect(first.locator('details[open]')).toHaveCount(0)
  await first.getByText(said.sheet_answer, { exact: true }).click()
  await expect(first.locator('details[open]')).toHaveCount(1)

  await open(page.getByRole('link', { name: `${said.lesson_kind_practice}: ${name}` }))
  await expect(page.getByRole('region', { name: new RegExp(name) })).toContainText(
    said.practice_question.replace('{number}', '1'),
  )
  await write(page, said, true)
  await page.getByRole('button', { name: said.practice_check, exact: true }).click()
  await expect(page.getByRole('button', { name: said.practice_next })).toBeVisible()
  await expect(page.getByText('✗')).toHaveCount(0)
})

/** First with a slip, which gets its hint, and then rightly. */
async function answer(place: Locator, question: StepQuestion): Promise<void> {
  const check = place.getByRole('button', { name: said.practice_check, exact: true })
  const options = place.locator('.step-options').getByRole('button')
  const choose = async (right: number) => {
    await options.nth(right === 0 ? 1 : 0).click()
    await expect(place.getByText(said.steps_wrong)).toBeVisible()
    await options.nth(right).click()
  }
  const type = async (right: string) => {
    for (const text of [`${right} + 1`, right]) {
      await place.getByRole('textbox').fill(text)
      await check.click()
      if (text !== right) await expect(place.getByText(said.steps_wrong)).toBeVisible()
    }
  }
  if (question.kind === 'choice') await choose(question.options.findIndex(({ isRight }) => isRight))
  else if (question.kind === 'slip') await choose(question.wrong - 1)
  else if (question.kind === 'line') await type(question.example)
  else if (question.kind === 'value') await type(question.answer)
  else {
    await check.click()
    await expect(place.getByText(said.steps_wrong)).toBeVisible()
    await place.getByRole('slider').fill(String(question.fitsAt))
    await check.click()
  }
  await expect(place.getByText(said.steps_right)).toBeVisible()
}
