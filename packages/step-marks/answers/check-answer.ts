import { OutOfSteps, withinSteps } from '../budget.ts'
import { Unreadable } from '../expression/unreadable.ts'
import { checkChoice } from './choice.ts'
import { checkMatrix, checkSet } from './collections.ts'
import { checkEquation } from './equation.ts'
import { checkExpression } from './expression.ts'
import { checkInterval } from './interval.ts'
import { checkMoney } from './money.ts'
import { checkNumber } from './number.ts'
import type { Outcome } from './outcome.ts'
import { checkProof } from './proof.ts'
import { checkQuantity } from './quantity.ts'
import type { AnswerKind, AnswerRules } from './rules.ts'
import { checkPair, checkSolutions } from './solutions.ts'
import { checkList, checkPoint, checkRatio } from './tuples.ts'

const checks: Record<AnswerKind, (answer: string, rules: AnswerRules, input: string) => Outcome> = {
  number: checkNumber,
  quantity: checkQuantity,
  money: checkMoney,
  expression: checkExpression,
  equation: checkEquation,
  solutions: checkSolutions,
  pair: checkPair,
  interval: checkInterval,
  point: checkPoint,
  ratio: checkRatio,
  matrix: checkMatrix,
  set: checkSet,
  list: checkList,
  choice: checkChoice,
  proof: checkProof,
}

export type AnswerQuestion = {
  readonly kind: AnswerKind
  /** the right answer in plain text */
  readonly answer: string
  readonly rules?: AnswerRules
  /** what the student typed, as it was typed */
  readonly input: string
}

const mostSigns = 300
/** An answer takes some hundreds of steps; nobody waits for more than this. */
export const mostSteps = 40_000

/**
 * The verdict on an answer. Never throws for anything a student types: what is malformed, has two readings, or
 * takes more than `mostSteps` steps is `unreadable`.
 */
export function checkAnswer({ kind, answer, rules = {}, input }: AnswerQuestion): Outcome {
  const unreadable = (reason: Unreadable['reason'], readings: readonly string[] = []): Outcome => ({
    verdict: 'unreadable',
    reason,
    readings,
  })
  if (input.trim() === '') return unreadable('empty')
  if (input.length > mostSigns) return unreadable('too-long')
  try {
    return withinSteps(mostSteps, () => checks[kind](answer, rules, input))
  } catch (error) {
    if (error instanceof Unreadable) return unreadable(error.reason, error.readings)
    if (error instanceof OutOfSteps) return unreadable('too-many-steps')
    throw error
  }
}
