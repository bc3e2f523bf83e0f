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
import type { AnswerKind } from './rules.ts'
import { type AnswerQuestion, type CheckOfKind, runCheck } from './run-check.ts'
import { checkPair, checkSolutions } from './solutions.ts'
import { checkList, checkPoint, checkRatio } from './tuples.ts'

/** The check of each kind of answer. */
export const checks: Record<AnswerKind, CheckOfKind> = {
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

/**
 * The verdict on an answer. Never throws on a student's input: one that is malformed, has two readings, or takes more
 * than `mostSteps` steps is `unreadable`.
 */
export const checkAnswer = (question: AnswerQuestion): Outcome => runCheck(checks[question.kind], question)
