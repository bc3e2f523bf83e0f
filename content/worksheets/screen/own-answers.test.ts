import { describe, expect, it } from 'vitest'
import { checkAnswer } from '../../../packages/step-marks/answers/check-answer.ts'
import { runs } from '../../../tests/support/runs.ts'
import type { Question, QuestionMaker } from '../question.ts'
import { createRandom } from '../random.ts'
import * as circles from '../topics/circles.ts'
import * as heights from '../topics/heights.ts'
import * as linear from '../topics/linear.ts'
import * as numbers from '../topics/numbers.ts'
import * as probability from '../topics/probability.ts'
import * as quadratics from '../topics/quadratics.ts'
import * as statistics from '../topics/statistics.ts'
import * as triangles from '../topics/triangles.ts'
import { topics } from '../topics.ts'
import { type OwnAnswer, ownAnswer } from './own-answers.ts'

const seeds = Array.from({ length: runs(5) }, (_, place) => 29 + 7919 * place)
const makers = [...new Set(Object.values(topics).flat())]

describe('the answer to a question that is not one of practice', () => {
  it('is the value that its steps come to, written as they write it', () => {
    const known = makers.filter((make) => answerOf(make, 29) !== undefined)
    expect(known.length).toBeGreaterThan(70)
    for (const make of known)
      for (const seed of seeds) {
        const asked = make(createRandom(seed))
        const own = ownAnswer(make, asked)
        if (own === undefined) throw new Error('an answer is lost')
        const written = stepsOf(asked)
        const isWritten =
          own.kind === 'number' || own.kind === 'quantity'
            ? written.some((value) => isTaken(own, value))
            : valuesIn(own.answer).every((value) => written.some((one) => one.includes(value)))
        expect(isWritten, `${make.name}, ${asked.prompt}: ${own.answer} in ${written.join(' ; ')}`).toBe(true)
      }
  })

  it.each([
    [numbers.bellsTogether, ['72', '72 minutes'], '30'],
    [linear.valueOfKForNoSolution, ['4', 'k = 4'], '5'],
    [quadratics.consecutiveNumbers, ['9 and 10', '10, 9'], '9'],
    [triangles.correspondingSides, ['6 cm', 'EF = 6 cm'], '5 cm'],
    [heights.kiteString, ['80 m'], '40 m'],
    [circles.sectorArea, ['12.83 cm²'], '12.84 cm²'],
    [statistics.groupedMedian, ['12.92'], '12.9'],
    [probability.twoDiceSum, ['1/12', '3/36'], '1/36'],
  ] as const)('is taken as a student types it, and another is not: %#', (make, right, other) => {
    const own = answerOf(make, 29)
    if (own === undefined) throw new Error('an answer is lost')
    for (const input of right) expect(verdictOn(own, input), input).toBe('right')
    expect(verdictOn(own, other), own.answer).not.toBe('right')
  })
})

function answerOf(make: QuestionMaker, seed: number): OwnAnswer | undefined {
  return ownAnswer(make, make(createRandom(seed)))
}

/** A rounded value may end in zeros that the sheet leaves out. */
function isTaken(own: OwnAnswer, value: string): boolean {
  const { unit = '', places } = own.rules ?? {}
  const verdict = verdictOn(own, `${value} ${unit}`)
  return verdict === 'right' || (places !== undefined && verdict === 'form')
}

function verdictOn({ kind, answer, rules = {} }: OwnAnswer, input: string): string {
  return checkAnswer({ kind, answer, rules, input }).verdict
}

/** The numbers, fractions and roots in the steps, as they would be typed. */
function stepsOf({ steps }: Question): string[] {
  const text = steps.map(([work]) => work.replace(/(\d),(?=\d{2})/g, '$1')).join(' ; ')
  return [
    ...text.matchAll(
      /-?(?:\(.{1,20}?\)\/\d+|\(\d+\)\/sqrt\(\d+\)|(?:\d+(?:\.\d+)?(?:\/\d+)?)?(?: [+] \d+)? ?(?:sqrt\(\d+\))?)/g,
    ),
  ]
    .map(([value]) => value.trim())
    .filter(Boolean)
}

function valuesIn(answer: string): string[] {
  return answer.match(/\d+(?:\.\d+)?/g) ?? []
}
