import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { addPractice, askQuestions } from '../../tests/support/practice.ts'
import { issueQuestion, readIssuedQuestion } from './issued-question.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('another question like one of a mixed review is not a review: it follows at once, and secures nothing', async () => {
  const student = await app.student()
  const item = await addPractice(app, await app.course(), true)
  const [question] = await askQuestions(app, student, { item, count: 1 })
  const known = readIssuedQuestion(app.settings, question?.question ?? '')
  if (known === null) throw new Error('no question')
  const like = issueQuestion(app.settings, { ...known, isReview: true })
  const [other] = await askQuestions(app, student, { like, count: 1 })
  expect(other).toMatchObject({ maker: known.reference.maker, isReview: false })
  const given = readIssuedQuestion(app.settings, other?.question ?? '')
  expect(given).toMatchObject({ itemId: item, isReview: false })
  expect(given?.reference.seed).not.toBe(known.reference.seed)
})
