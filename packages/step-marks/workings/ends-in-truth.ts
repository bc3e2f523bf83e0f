/** Whether a slip persists. Loaded with the names of slips, as it is not needed before there is one. */
import type { JudgedStatement } from './judged-statement.ts'
import type { Milestone } from './problem.ts'
import type { Question, World } from './question.ts'
import type { ShownShape } from './shapes.ts'
import { isTrueIn, isValues, statedValue } from './truth.ts'

/** Whether a working is correct again after its slip, and ends so. A proof does not correct itself. */
export function endsInTruth(
  judged: readonly JudgedStatement[],
  shownShapes: readonly ShownShape[],
  milestones: readonly Milestone[],
  slipLine: number,
  worlds: readonly World[],
  question: Question,
): boolean {
  if (question.mode === 'identity') return false
  const end = judged.at(-1)
  if (end?.status !== 'ok' || end.line <= slipLine) return false
  if (judged.some(({ status, line }) => status === 'wrong' && line >= end.line)) return false
  if (question.mode === 'system')
    return finalValues(judged, question).every((one) =>
      worlds.some((world) => isTrueIn(one.statement, world, question)),
    )
  // each root that fits is named, and not only the one that the slip left
  const isNamed = (world: World) =>
    judged.some(
      ({ statement, status }) =>
        status === 'ok' && isValues(statement, question) && isTrueIn(statement, world, question),
    )
  if (question.mode === 'solve' && !worlds.filter(question.keeps).every(isNamed)) return false
  const answer = milestones.at(-1)
  return shownShapes.some(
    ({ line, shape, status }) => line > slipLine && status === 'ok' && answer?.shapes.includes(shape),
  )
}

/** The last statement on each unknown's value. */
const finalValues = (judged: readonly JudgedStatement[], question: Question): JudgedStatement[] =>
  question.unknowns.flatMap((name) => {
    const named = judged.filter(
      ({ statement }) =>
        isValues(statement, question) &&
        statement.cases.flat().some((chain) => statedValue(chain, question)?.name === name),
    )
    return named.slice(-1)
  })
