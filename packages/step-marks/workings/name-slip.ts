import { has, lettersIn } from '../expression/tree.ts'
import { endsInTruth } from './ends-in-truth.ts'
import { slipInEquation, suspectsInEquation } from './equation-slip.ts'
import { followThrough } from './follow-through.ts'
import type { JudgedStatement } from './judged-statement.ts'
import { only, type Question, type World } from './question.ts'
import type { Statement } from './read-line.ts'
import { type SlipNames, slipInChain } from './slip-in-chain.ts'
import type { Suspects } from './suspects.ts'
import { slipInSystem } from './system-slip.ts'
import { tracedBack, withValues } from './traced-slip.ts'
import { brokenLink, isTrueIn, isValues, speaksOfUnknown } from './truth.ts'

/** h = 30√3 below 1/√3 = h/30, and 5n = 253 below 254 = 5n - 1 */
function ofEquationAbove(
  { statement, before: [above] }: JudgedStatement,
  worlds: readonly World[],
  question: Question,
): Suspects | undefined {
  const [target, source] = [statement, above].map((one) => only(one?.cases.flat() ?? [])?.sides)
  const name = only(lettersIn(target ?? []))
  if (name === undefined || !target || source?.length !== 2) return
  const { [name]: _, ...others } = question.facts
  const sides = source.map((side) => withValues(side, others))
  if (sides.some((side) => has(side, 'power')) || lettersIn(sides).join() !== name) return
  if (sides.some(({ type }) => type === 'letter')) return
  // √3 = h/50 below tan 30° = h/50 is a value that was read off
  if (target[0]?.type !== 'letter' && sides.some((side) => has(side, 'call'))) return
  const single: Question = { ...question, mode: 'solve', unknowns: [name], formulas: new Map() }
  const before: Statement = { cases: [[{ sides, isContinued: false, isRounded: false }]] }
  return suspectsInEquation({ statement, before: [before], head: undefined }, worlds, single)
}

/**
 * The same exchange for x and for y is one slip: both were put into one wrong formula, or the one unknown took the
 * place of the other throughout.
 */
function onceCharged(
  judged: readonly JudgedStatement[],
  worlds: readonly World[],
  question: Question,
): readonly JudgedStatement[] {
  const [x = '', y = ''] = question.unknowns
  if (question.mode !== 'system') return judged
  const isOfOneFormula = (one: JudgedStatement) =>
    one.status === 'wrong' &&
    isValues(one.statement, question) &&
    slipInSystem(one, worlds, question).code === 'swap'
  const isExchanged = ({ statement, status }: JudgedStatement) =>
    status === 'wrong' &&
    worlds.some((world) =>
      isTrueIn(statement, { ...world, [x]: world[y] ?? 0, [y]: world[x] ?? 0 }, question),
    )
  const isRepeated = (one: JudgedStatement, k: number) =>
    [isOfOneFormula, isExchanged].some((is) => is(one) && judged.slice(0, k).some(is))
  return judged.map((one, k) => (isRepeated(one, k) ? { ...one, status: 'ft' } : one))
}

/** x = 5 - 6/5 = 1/5 begins correctly: the slip is in the side that is not equal to the one before it. */
const brokenStep = ({ statement }: JudgedStatement, worlds: readonly World[], question: Question) =>
  only(statement.cases.flat()) &&
  worlds
    .map((world) => brokenLink(statement.cases[0]?.[0]?.sides ?? [], world, question))
    .find((at = 0) => at > 1)

/** Each common slip is applied to what precedes a wrong statement, and compared. */
export const slipNames: SlipNames = {
  follow: followThrough,
  endsInTruth,
  tracedBack: (judged, worlds, question) =>
    onceCharged(tracedBack(judged, worlds, question), worlds, question),
  nameSlip: (judged, worlds, question) => {
    const speaks = question.mode !== 'identity' && speaksOfUnknown(judged.statement, question)
    const sides = judged.statement.cases.flat().flatMap((chain) => chain.sides)
    const others = lettersIn(sides)
    // 4x = 40, where x is no unknown but known of the same
    if (question.mode === 'solve' && !speaks && others.length === 1 && sides[0]?.type !== 'letter') {
      const found = suspectsInEquation(judged, worlds, { ...question, unknowns: others })
      if (!found.isEmpty) return found.likeliest('arithmetic')
    }
    const own = question.mode === 'value' ? ofEquationAbove(judged, worlds, question) : undefined
    if (own?.isEmpty === false) return own.likeliest('arithmetic')
    if (judged.isLostRoot || !speaks) {
      const found = slipInChain(judged, worlds, question)
      // worked out from the equation above, and not read off
      return own && found.code === 'value' ? { code: 'arithmetic', isSure: false } : found
    }
    const brokenAt = brokenStep(judged, worlds, question)
    if (brokenAt !== undefined) return slipInChain({ ...judged, brokenAt }, worlds, question)
    const slipOf = question.unknowns.length > 1 ? slipInSystem : slipInEquation
    return slipOf(judged, worlds, question)
  },
}
