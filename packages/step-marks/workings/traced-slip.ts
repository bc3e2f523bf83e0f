/** Slips that show only later: a line agrees with the one before it, and what is worked out from it is wrong. */
import {
  childrenOf,
  contains,
  type Expression,
  type ExpressionOf,
  hasLetters,
  letter,
  lettersIn,
  mapTree,
  times,
} from '../expression/tree.ts'
import type { JudgedStatement } from './judged-statement.ts'
import type { SlipCode } from './problem.ts'
import { isNear, only, plus, type Question, valueIn, type World } from './question.ts'
import { isMutual, slipsOf } from './slips.ts'
import { equationOf, real } from './solutions.ts'
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
  found: readonly JudgedStatement[],
  worlds: readonly World[],
  question: Question,
): readonly JudgedStatement[] {
  const truth = worlds[0] ?? {}
  const judged = withoutRepeated(found, truth, question)
  const steps = judged.map((one) => stepOf(one, truth, question))
  const broken = judged.findIndex(({ status }) => status === 'wrong')
  const at = broken < 0 ? judged.length - 1 : broken
  const [end, last] = [judged[at], steps[at]]
  const goal = broken < 0 ? question.target : end?.statement.cases[0]?.[0]?.sides[0]
  if (question.mode !== 'value') return judged
  const wrongAt = (index: number, slip: Partial<JudgedStatement>, all = steps) => {
    const changed = changes(all.slice(index), (all[index]?.value ?? Number.NaN) + 1, truth, question)
    return judged.map((other, k): JudgedStatement => {
      if (k === index) return { ...other, ...slip, status: 'wrong', isUnverified: false }
      const follows = k > index && changed.some(([old]) => isNear(old, all[k]?.value))
      return follows || (k === broken && all === steps)
        ? { ...other, status: 'ft', isUnverified: false }
        : other
    })
  }
  const ratios = judged.slice(0, at + 1).map(slipInRatio)
  const code = ratios.find(Boolean)
  if (code !== undefined) {
    const measured = judged.map((one) => stepOf(one, truth, question, true))
    return wrongAt(ratios.indexOf(code), { brokenAt: 1, code }, measured)
  }
  if (end && goal && broken < 0 && isWrongComplement(end, truth, question))
    return wrongAt(at, { brokenAt: 2, code: 'arithmetic' })
  if (!end || !last || !goal) return judged
  const wanted = valueIn(goal, truth, question.pi)
  const miscounted =
    broken < 0 ? undefined : miscount(judged.slice(0, at), steps, last.calculation, wanted, question)
  if (miscounted !== undefined) return wrongAt(miscounted, { brokenAt: 0, code: 'value' })
  if (broken < 0 ? !end.isUnverified : end.brokenAt !== 1 || isWorkedOut(last.calculation)) return judged
  const isGoal = (value = Number.NaN) =>
    Math.abs(value - wanted) <= 0.01 * Math.abs(wanted) && isLink(goal, real(value), truth, question)
  // a rate of 10 may be said as 10%
  const rate = end.statement.cases.flat().at(-1)?.sides.at(-1)
  const isRate = rate?.type === 'percent' && isGoal(valueIn(rate.of, truth, question.pi))
  if (broken < 0 && (isRate || steps.some((step) => isGoal(step?.value)))) return judged
  for (const [index, one] of judged.slice(0, at + 1).entries()) {
    const step = steps[index]
    const [chain] = one.statement.cases[0] ?? []
    if (!one.isUnverified || (one.head ?? '') in question.facts || !step || !chain) continue
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
    return wrongAt(index, slip)
  }
  return judged
}

/** Two equations that are off by the same hold the same slip: a + 11d = 38 and a + 16d = 73 for terms 11 and 16. */
function withoutRepeated(
  found: readonly JudgedStatement[],
  world: World,
  { mode, pi }: Question,
): readonly JudgedStatement[] {
  // in a system equations may be off by the same by chance
  if (mode !== 'value') return found
  const errors = found.map(({ statement, status }) => {
    const chain = only(statement.cases.flat())
    if (status !== 'wrong' || chain === undefined || lettersIn(chain.sides).length < 2) return undefined
    const [left, right] = equationOf(chain)
    // a value says what it is by itself
    if (left.type === 'letter' || right.type === 'letter') return undefined
    return valueIn(left, world, pi) - valueIn(right, world, pi)
  })
  return found.map((one, k) =>
    errors.slice(0, k).some((error) => isNear(error, errors[k])) ? { ...one, status: 'ft' } : one,
  )
}

/** Whether the sides of a ratio for an angle A have A in their names: the one across from it never has. */
const sidesOf: Partial<Record<ExpressionOf<'call'>['name'], readonly [top: boolean, bottom: boolean]>> = {
  sin: [false, true],
  cos: [true, true],
  tan: [false, true],
  cot: [true, false],
  sec: [true, true],
  cosec: [true, false],
}

/** tan A = AB/BC for BC/AB, sin A = AB/AC for cos A: no triangle with these corners has that ratio. */
function slipInRatio({ statement, status }: JudgedStatement): SlipCode | undefined {
  const [call, ratio] = only(statement.cases.flat())?.sides ?? []
  if (status !== 'ok' || call?.type !== 'call' || call.of.type !== 'letter') return undefined
  if (ratio?.type !== 'fraction' || !isSegment(ratio.top) || !isSegment(ratio.bottom)) return undefined
  const { name } = call.of
  const [top, bottom] = [ratio.top.name.includes(name), ratio.bottom.name.includes(name)]
  const [over, under] = sidesOf[call.name] ?? []
  if (over === undefined || !(top || bottom) || (top === over && bottom === under)) return undefined
  return top === under && bottom === over ? 'inverse' : 'formula'
}

const isSegment = (part: Expression): part is ExpressionOf<'letter'> =>
  part.type === 'letter' && /^[A-Z]{2}$/.test(part.name)

/**
 * The count in a wrong chance that was stated before, where with another whole number in its place the chance is right:
 * of two such the one that is then as the question knows it.
 */
function miscount(
  before: readonly JudgedStatement[],
  steps: readonly (Step | undefined)[],
  chance: Expression,
  wanted: number,
  { facts }: Question,
): number | undefined {
  if (chance.type !== 'fraction' || !isNumber(chance.top) || !isNumber(chance.bottom)) return undefined
  const [top, bottom] = [numberOf(chance.top), numberOf(chance.bottom)]
  const isCount = (value: number) => value > 0 && isNear(value, Math.round(value))
  const suspects = [
    [top, wanted * bottom],
    [bottom, top / wanted],
  ].filter(([, mended = 0]) => isCount(mended))
  const isKnown = ([, mended]: readonly number[]) => Object.values(facts).some((fact) => isNear(fact, mended))
  const [suspect] = only(suspects) ?? only(suspects.filter(isKnown)) ?? []
  // a fraction that is turned over, or the chance of the opposite, is no miscount
  if (suspect === undefined || wanted > 1 || top > bottom || isNear(1 - top / bottom, wanted))
    return undefined
  const found = before.flatMap((one, k) => {
    const { calculation, value } = steps[k] ?? { value: Number.NaN }
    const isStated = one.isUnverified && calculation !== undefined && isNumber(calculation)
    return isStated && isNear(suspect, value) ? [k] : []
  })
  return only(found)
}

/** P(losing) = 1 - P(winning) = 0.82, where neither chance has that value. */
function isWrongComplement({ statement }: JudgedStatement, world: World, { target, pi }: Question): boolean {
  const [name, calculation, last, ...more] = only(statement.cases.flat())?.sides ?? []
  if (name?.type !== 'letter' || calculation?.type !== 'sum' || !last || !target || more.length > 0)
    return false
  const [one, other] = calculation.items
  if (!one || other?.type !== 'negative' || other.of.type !== 'letter' || hasLetters(last)) return false
  const [whole, wanted, written] = [one, target, last].map((side) => valueIn(side, world, pi))
  const isChance = isNear(whole, 1) && [name, other.of].every(({ name }) => /^P_/.test(name))
  return isChance && ![wanted, 1 - (wanted ?? 0)].some((value) => isNear(written, value))
}

/** `isMeasured`: with the known lengths for the names of sides */
function stepOf(
  { statement }: JudgedStatement,
  world: World,
  { pi }: Question,
  isMeasured = false,
): Step | undefined {
  const [chain, ...more] = statement.cases.flat()
  const [first, ...others] = chain?.sides ?? []
  const written = first === undefined || hasLetters(first) ? others : [first, ...others]
  const sides = isMeasured ? written.map((side) => withValues(side, world)) : written
  const [calculation, last] = [sides.find((side) => !isWorkedOut(side)) ?? sides[0], sides.at(-1)]
  if (!calculation || !last || more.length > 0 || sides.some(hasLetters)) return undefined
  return { calculation, value: valueIn(last, world, pi) }
}

/** AB/BC as the question says how long they are. */
export const withValues = (tree: Expression, world: World): Expression =>
  mapTree(tree, (part) => {
    const value = part.type === 'letter' ? world[part.name] : undefined
    return value === undefined ? part : real(value)
  })

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
