/** Slips that show only later: a line agrees with the one before it, and what is worked out from it is wrong. */
import {
  childrenOf,
  contains,
  type Expression,
  type ExpressionOf,
  hasLetters,
  letter,
  mapTree,
} from '../expression/tree.ts'
import type { JudgedStatement } from './judged-statement.ts'
import type { SlipCode } from './problem.ts'
import { isNear, plus, type Question, times, valueIn, type World } from './question.ts'
import { isMutual, slipsOf } from './slips.ts'
import { real } from './solutions.ts'
import { Suspects } from './suspects.ts'
import { isLink } from './truth.ts'
import { isWorkedOut } from './worked-out.ts'

/** A value that a statement works out, and what from. */
type Step = { readonly calculation: Expression; readonly value: number }

/**
 * The judged statements with a slip where it was made. Where a value is wrong though it follows from the lines above,
 * or a calculation ends in another value than the question asks, an earlier line holds the slip if with it undone the
 * end is right. Without such a line nothing changes: a working may stop half-way.
 */
export function tracedBack(
  judged: readonly JudgedStatement[],
  worlds: readonly World[],
  question: Question,
): readonly JudgedStatement[] {
  const truth = worlds[0] ?? {}
  const steps = judged.map((one) => stepOf(one, truth, question))
  const broken = judged.findIndex(({ status }) => status === 'wrong')
  const at = broken < 0 ? judged.length - 1 : broken
  const [end, last] = [judged[at], steps[at]]
  const goal = broken < 0 ? question.target : end?.statement.cases[0]?.[0]?.sides[0]
  if (question.mode !== 'value' || !end || !last || !goal) return judged
  if (broken < 0 ? !end.isUnverified : end.brokenAt !== 1 || isWorkedOut(last.calculation)) return judged
  const wanted = valueIn(goal, truth, question.pi)
  const isGoal = (value = Number.NaN) =>
    Math.abs(value - wanted) <= 0.01 * Math.abs(wanted) && isLink(goal, real(value), truth, question)
  if (broken < 0 && steps.some((step) => isGoal(step?.value))) return judged
  for (const [index, one] of judged.slice(0, at + 1).entries()) {
    const step = steps[index]
    const [chain] = one.statement.cases[0] ?? []
    if (!one.isUnverified || one.head !== undefined || !step || !chain) continue
    const changesBy = (value: number) => changes(steps.slice(index, at + 1), value, truth, question)
    const isMended = (value: number, mayTurn = index === at) =>
      (mayTurn || value * step.value > 0) &&
      isGoal(changesBy(value).find(([old]) => isNear(old, last.value))?.[1])
    const { facts, pi } = question
    const name = Object.keys(facts).find(
      (fact) => !isGoal(facts[fact]) && isMended(facts[fact] ?? Number.NaN),
    )
    if (broken >= 0 && name === undefined) continue
    const suspects = new Suspects()
    for (const [code, tree] of mendsOf(step.calculation, steps.slice(0, index), facts, index < at))
      if (isMended(valueIn(tree, truth, pi))) suspects.add(code)
    if (isMended(valueIn(withFactsTurned(step.calculation, facts), truth, pi), true)) suspects.add('sign')
    if (name === undefined && suspects.isEmpty) continue
    const { code } = suspects.likeliest('value')
    const isNamed = name !== undefined && /value|formula/.test(code)
    const slip: Partial<JudgedStatement> = isNamed
      ? {
          statement: { cases: [[{ ...chain, sides: [letter(name), ...chain.sides] }]] },
          brokenAt: 1,
          head: name,
        }
      : { brokenAt: 0, code }
    const changed = changesBy(step.value + 1)
    return judged.map((other, k): JudgedStatement => {
      if (k === index) return { ...one, ...slip, status: 'wrong', isUnverified: false }
      const follows = k > index && changed.some(([old]) => isNear(old, steps[k]?.value ?? Number.NaN))
      return k === broken || follows ? { ...other, status: 'ft', isUnverified: false } : other
    })
  }
  return judged
}

function stepOf({ statement }: JudgedStatement, world: World, { pi }: Question): Step | undefined {
  const [chain, ...more] = statement.cases.flat()
  const [first, ...others] = chain?.sides ?? []
  const sides = first === undefined || hasLetters(first) ? others : [first, ...others]
  const [calculation, last] = [sides.find((side) => !isWorkedOut(side)) ?? sides[0], sides.at(-1)]
  if (!calculation || !last || more.length > 0 || sides.some(hasLetters)) return undefined
  return { calculation, value: valueIn(last, world, pi) }
}

const isNumber = (part: Expression): part is ExpressionOf<'number'> => part.type === 'number'
const numberOf = ({ value }: ExpressionOf<'number'>) => Number(value.n) / Number(value.d)
/** The numbers of a tree without its exponents. */
export const numbersIn = (tree: Expression): ExpressionOf<'number'>[] =>
  isNumber(tree) ? [tree] : (tree.type === 'power' ? [tree.base] : childrenOf(tree)).flatMap(numbersIn)

export const usualFactors = [2, 3, 4, 1 / 2, 1 / 3, 1 / 4, 4 / 3, 3 / 4, 2 / 3, 3 / 2]

/** The values that become others where the first step has another value, each with its new one. */
function changes(
  [first, ...rest]: readonly (Step | undefined)[],
  value: number,
  world: World,
  { pi }: Question,
): (readonly [old: number, value: number])[] {
  if (first === undefined) return []
  const changed: (readonly [number, number])[] = [[first.value, value]]
  const newOf = (old: number) => changed.find(([one]) => isNear(one, old))?.[1]
  for (const step of rest) {
    if (step === undefined || newOf(step.value) !== undefined) continue
    let isChanged = false
    const mended = mapTree(step.calculation, (part) => {
      const other = isNumber(part) ? newOf(numberOf(part)) : undefined
      if (other === undefined) return part
      isChanged = true
      return real(other)
    })
    if (isChanged) changed.push([step.value, valueIn(mended, world, pi)])
  }
  return changed
}

/** 2 for -2 at every place, where the question says 2. */
const withFactsTurned = (tree: Expression, facts: World) =>
  mapTree(tree, (part) => {
    if (part.type !== 'negative' || !isNumber(part.of)) return part
    const value = numberOf(part.of)
    return Object.values(facts).some((fact) => isNear(fact, value)) ? part.of : part
  })

/** A calculation with one common slip undone. */
function* mendsOf(
  tree: Expression,
  earlier: readonly (Step | undefined)[],
  facts: World,
  isUsed: boolean,
): Generator<readonly [code: SlipCode, tree: Expression]> {
  if (isWorkedOut(tree) && tree.type !== 'fraction') return
  for (const slip of slipsOf(tree)) if (isMutual(slip.code)) yield [slip.code, slip.tree]
  const known = [
    ...Object.values(facts).map(Math.abs),
    ...earlier.flatMap((step) => step?.value ?? []),
    100,
    1000,
  ]
  const numbers = numbersIn(tree)
  const put = (part: Expression, other: Expression) => mapTree(tree, (one) => (one === part ? other : one))
  for (const [index, part] of numbers.entries()) {
    for (const value of known) yield ['value', put(part, real(value))]
    // a rise for a fall: 1.1 for 0.9
    if (part.value.d !== 1n) yield ['sign', put(part, real(2 - numberOf(part)))]
    for (const other of numbers.slice(index + 1)) {
      const code = contains(tree, ({ type }) => type === 'fraction') ? 'inverse' : 'swap'
      yield [code, mapTree(tree, (one) => (one === part ? other : one === other ? part : one))]
    }
  }
  // 4πr² for 2πr² in a total; by itself half of what is asked may be on the way there
  if (isUsed) for (const factor of usualFactors) yield ['formula', times(real(factor), tree)]
  if (tree.type === 'sum') yield ['formula', times(...tree.items)]
  if (tree.type === 'product') yield ['formula', plus(...tree.items)]
}
