import { readFileSync } from 'node:fs'
import { checkAnswer } from '../../packages/step-marks/answers/check-answer.ts'
import type { AnswerQuestion } from '../../packages/step-marks/answers/run-check.ts'
import { buildEngine } from '../../packages/step-marks/tests/engine-weight.ts'
import { checkWorking } from '../../packages/step-marks/workings/check-working.ts'
import type { Problem } from '../../packages/step-marks/workings/problem.ts'
import { expect, test } from './visits.ts'

type Engine = { checkAnswer: typeof checkAnswer; checkWorking: typeof checkWorking }
declare const engine: Engine

const read = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../packages/step-marks/tests/data/${name}.json`, import.meta.url), 'utf8'),
  )
type Typed = Omit<AnswerQuestion, 'input'> & { typed: Record<string, string[]> }
const answers: AnswerQuestion[] = (read('answers-by-question').questions as Typed[]).flatMap(
  ({ kind, answer, rules = {}, typed }) =>
    Object.values(typed).flatMap((inputs) => inputs.map((input) => ({ kind, answer, rules, input }))),
)
type Workings = { problems: Record<string, Problem>; workings: { problem: string; lines: string[] }[] }
const workings = ['notebook-workings', 'workings-by-method'].flatMap((name) => {
  const { problems, workings: given } = read(name) as Workings
  return given.map(({ problem, lines }) => ({ problem: problems[problem] as Problem, lines }))
})

test('answers and workings get the same verdict in a browser as on the server', async ({ page }) => {
  await page.setContent('<title>Engine</title>')
  const code = Buffer.from(await buildEngine('everything')).toString('base64')
  await page.evaluate(async (address) => {
    Object.assign(window, { engine: await import(address) })
  }, `data:text/javascript;base64,${code}`)
  const there = await page.evaluate(
    ([all, lines]) => ({
      outcomes: all.map((one) => engine.checkAnswer(one)),
      reports: lines.map((one) => engine.checkWorking(one.problem, one.lines)),
    }),
    [answers, workings] as const,
  )
  expect(there.outcomes).toEqual(answers.map((one) => checkAnswer(one)))
  const reports = workings.map(({ problem, lines }) => checkWorking(problem, lines))
  expect(there.reports).toEqual(JSON.parse(JSON.stringify(reports)))
  expect([answers.length > 4000, workings.length > 300]).toEqual([true, true])
})
