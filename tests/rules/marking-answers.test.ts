import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAnswer } from '../../packages/step-marks/answers/check-answer.ts'
import type { AnswerKind, AnswerRules } from '../../packages/step-marks/answers/rules.ts'
import { mostSteps } from '../../packages/step-marks/answers/run-check.ts'
import { stepsOf } from '../../packages/step-marks/budget.ts'
import { recordFigure } from '../support/figures.ts'
import { runs } from '../support/runs.ts'

type Case = {
  id: string
  kind: AnswerKind
  answer: string
  rules: AnswerRules
  input: string
  verdict: string
}
const { pairs: cases }: { pairs: Case[] } = JSON.parse(
  readFileSync(new URL('../../packages/step-marks/tests/data/answers.json', import.meta.url), 'utf8'),
)
type MadePair = [kind: AnswerKind, family: string, key: string, typed: string, equal: boolean]
const { pairs: made }: { pairs: MadePair[] } = JSON.parse(
  readFileSync(new URL('../../packages/step-marks/tests/data/cas-pairs.json', import.meta.url), 'utf8'),
)

it.each(cases)('$kind $answer: $input is $verdict ($id)', ({ kind, answer, rules, input, verdict }) => {
  expect(checkAnswer({ kind, answer, rules, input }).verdict).toBe(verdict)
})

type Question = Pick<Case, 'kind' | 'answer' | 'rules'> & { ask: string; typed: Record<string, string[]> }
const questions: Question[] = ['answers-by-question', 'answers-by-chapter', 'answers-of-a-paper'].flatMap(
  (file) =>
    JSON.parse(
      readFileSync(new URL(`../../packages/step-marks/tests/data/${file}.json`, import.meta.url), 'utf8'),
    ).questions,
)

it.each(questions)('answers get the verdict of a person: $ask $answer', ({ kind, answer, rules, typed }) => {
  const given = Object.entries(typed).map(([verdict, inputs]) => [
    verdict,
    inputs.filter((input) => checkAnswer({ kind, answer, rules, input }).verdict === verdict),
  ])
  expect(Object.fromEntries(given)).toEqual(typed)
})

it('1,000 pairs judged by a computer algebra system get the same verdict', () => {
  const differences = made.filter(([kind, , answer, input, equal]) => {
    const { verdict } = checkAnswer({ kind, answer, input })
    return (verdict === 'right' || verdict === 'form') !== equal
  })
  expect(differences).toEqual([])
  expect(made.length).toBe(1000)
})

describe('no input', () => {
  const fragments = [
    ...'0123456789xyzabknθπ+-*/^()[]{}|√∛=<>,;:.°%±∞₹ \t½²³⁻₂∠∪∈φ१౩',
    ...[
      'sin',
      'cos²',
      'log',
      'sqrt',
      'or',
      'and',
      'अथवा',
      'లేదా',
      'cm',
      'cm³',
      'km/h',
      'lakh',
      '...',
      '<=',
      '!=',
      '2 1/2',
      '1,25,000',
      '\\frac',
      '_',
      '^(',
      '^-',
      '9999999999',
      '\u200b',
      '😀',
      'is',
      'none',
      'x = ',
      '\n',
      '{x : ',
      '∈ N',
    ],
  ]
  const typed = fc.array(fc.constantFrom(...fragments), { maxLength: 40 }).map((parts) => parts.join(''))
  const question = fc.constantFrom(...cases.filter(({ input }) => input !== ''))

  it('crashes the check or keeps it busy', () => {
    let tried = 0
    fc.assert(
      fc.property(question, typed, fc.nat({ max: 300 }), ({ kind, answer, rules, input }, text, at) => {
        for (const attempt of [text, input.slice(0, at) + text.slice(0, 3) + input.slice(at)]) {
          tried += 1
          expect(stepsOf(() => checkAnswer({ kind, answer, rules, input: attempt }))).toBeLessThanOrEqual(
            mostSteps + 1,
          )
        }
      }),
      { numRuns: runs(5000) },
    )
    recordFigure({
      id: 'T47',
      part: 'answers without sense',
      n: tried,
      figure: `none of ${tried} crashed or took more than ${mostSteps} steps`,
      isMet: true,
    })
  })

  it.each([
    '√'.repeat(290),
    '('.repeat(290),
    '|'.repeat(290),
    '-'.repeat(290),
    `${'2^'.repeat(140)}2`,
    '9'.repeat(300),
    `${'9'.repeat(99)}^${'9'.repeat(99)}`,
    `√${'9'.repeat(200)}`,
    '99999999999999999977',
    '(((x+1)^9+1)^9+1)^9=0',
    '(x+1)^12(x+2)^12=0',
    `${'1/'.repeat(140)}x`,
    `${'(1+1/'.repeat(30)}x${')'.repeat(30)}`,
    `1/x${'+1/(x+1)'.repeat(30)}=0`,
    '√0',
    '0^0',
    '0/0',
    '1e309',
    '10^400',
    '10^400-10^400',
    'x=√(√(√(√x)))',
    `{${'1,'.repeat(140)}1}`,
    `[${'1 '.repeat(140)}]`,
    '{x : x ∈ N, x < 99999999999}',
  ])('%s takes more than its steps', (input) => {
    for (const { kind, answer, rules } of new Map(cases.map((one) => [one.kind, one])).values())
      expect(stepsOf(() => checkAnswer({ kind, answer, rules, input }))).toBeLessThanOrEqual(mostSteps + 1)
  })
})
