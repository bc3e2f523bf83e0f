import type { Page } from '@playwright/test'
import type english from '../../domain/messages/en.json'
import type { Question } from '../../web/practice/question.ts'
import { expect } from './visits.ts'

/** The current question, as stored on the device shortly after it is shown. */
async function shownQuestion(page: Page): Promise<Question> {
  const kept = await page.waitForFunction(() => {
    const [place] = JSON.parse(localStorage.getItem('private:practice-runs') ?? '[]')
    const { questions, before = 0 } = JSON.parse(
      localStorage.getItem(`private:practice-questions:${place}`) ?? '{}',
    )
    const { at } = JSON.parse(localStorage.getItem(`private:practice-sheets:${place}`) ?? '{}')
    const shown = document.querySelector('#practice-question span')?.textContent ?? ''
    return new RegExp(`\\b${at + 1}\\b`).test(shown) ? questions?.[at - before] : undefined
  })
  return kept.jsonValue()
}

/** Writes the right working or answer; with `slip` the last line is another. */
export async function write(page: Page, said: typeof english, isRight: boolean): Promise<Question> {
  const question = await shownQuestion(page)
  if (question.ask.kind === 'choice') {
    const right = 'ABCD'.indexOf(question.ask.answer[0] ?? 'A')
    await page
      .getByRole('radio')
      .nth(isRight ? right : (right + 1) % 2)
      .check()
    return question
  }
  const right =
    question.working === null ? [question.ask.answer] : question.solution.flatMap(({ plain }) => plain ?? [])
  const lines = isRight ? right : [...right.slice(0, -1), 'x = 977']
  await page
    .getByText(question.working === null ? said.practice_write_answer : said.practice_write_working)
    .click()
  // The sheet comes with this press.
  for (const [index, line] of lines.entries()) {
    if (index > 0) await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('textbox').nth(index)).toBeFocused()
    await page.keyboard.insertText(line)
  }
  return question
}
