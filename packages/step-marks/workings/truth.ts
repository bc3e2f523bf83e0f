import {
  contains,
  type Expression,
  type ExpressionOf,
  integer,
  letter,
  lettersIn,
  lettersOf,
  mapTree,
  partsOf,
  unsigned,
} from '../expression/tree.ts'
import type { Rational } from '../values/rational.ts'
import { isNear, type Question, valueIn, type World } from './question.ts'
import type { Chain, Statement } from './read-line.ts'

/** The fractions that students take for π where the question gives none. */
const usualPis: readonly Rational[] = [
  { n: 22n, d: 7n },
  { n: 314n, d: 100n },
]

/** Whether two sides that follow one another in a chain are equal in a world, as far as they can be compared. */
export function isLink(
  a: Expression,
  b: Expression,
  world: World,
  question: Question,
  isRounded = false,
): boolean {
  if (![a, b].every((side) => isKnown(side, world))) return true
  const pis = question.pi ? [question.pi] : [undefined, ...usualPis]
  return pis.some((pi) => {
    const [x, y] = [valueIn(a, world, pi), valueIn(b, world, pi)]
    if (Number.isNaN(x) || Number.isNaN(y)) return false
    if (isNear(x, y)) return true
    const rounded = [decimalsOf(b) ?? decimalsOf(a), roundedAt(a, question), roundedAt(b, question)]
    const written = rounded.filter((one) => one !== undefined)
    const places = isRounded && written.length === 0 ? 0 : Math.min(...written)
    if (Math.abs(x - y) <= 0.500001 * 10 ** -places) return true
    if (isRounded && Number.isFinite(x) && Math.abs(x - y) <= 0.01 * Math.abs(x)) return true
    if (Math.abs(x - y) <= blurOf(a, world, question) + blurOf(b, world, question)) return true
    if (!contains(a, isDecimal) && !contains(b, isDecimal)) return false
    if (hasRoundedPart(b, x, world, pi)) return true
    return [a, withExact(a, b, world)].some((one) =>
      [b, withExact(b, a, world)].some((other) => isNear(valueIn(one, world, pi), valueIn(other, world, pi))),
    )
  })
}

/**
 * Whether one decimal in a side was rounded so that the side has a value, and the side is off by at most that decimal:
 * 40 + 6.67 for 140/3.
 */
function hasRoundedPart(side: Expression, value: number, world: World, pi: Rational | undefined): boolean {
  const written = valueIn(side, world, pi)
  return contains(side, (part) => {
    if (part === side || !isDecimal(part) || part.places < 2) return false
    const most = 0.500001 * 10 ** -part.places
    const put = mapTree(side, (one) => (one === part ? letter('~') : one))
    const moved = valueIn(put, { ...world, '~': valueIn(part, {}) + most }, pi)
    return Math.abs(written - value) <= Math.min(most, Math.abs(moved - written))
  })
}

const isDecimal = (part: Expression): part is ExpressionOf<'number'> =>
  part.type === 'number' && part.style === 'decimal'

export const isKnown = (tree: Expression, world: World): boolean =>
  [...lettersOf(tree)].every((name) => world[name] !== undefined && !Number.isNaN(world[name]))

export function decimalsOf(tree: Expression): number | undefined {
  const part = unsigned(tree)
  return isDecimal(part) ? part.places : undefined
}

const roundedAt = (tree: Expression, { roundedFacts, target }: Question): number | undefined =>
  tree === target ? decimalsOf(tree) : tree.type === 'letter' ? roundedFacts[tree.name] : undefined

/** How far a side may be off because letters in it are rounded values, where that is little. */
function blurOf(side: Expression, world: World, { roundedFacts, pi }: Question): number {
  const value = valueIn(side, world, pi)
  const blur = [...lettersOf(side)].reduce((sum, name) => {
    const places = roundedFacts[name]
    if (places === undefined) return sum
    const moved = { ...world, [name]: (world[name] ?? 0) + 0.5 * 10 ** -places }
    return sum + Math.abs(valueIn(side, moved, pi) - value)
  }, 0)
  return Number.isFinite(value) && blur <= 1e-3 * Math.abs(value) ? blur : 0
}

/** What a decimal that was rounded before was rounded from, as the worlds remember it. */
export const roundedName = (value: number): string => `~${value}`

/** Decimals as what they were rounded from: an earlier value, √3 for 1.73, π, or what `other` looks up in a table. */
function withExact(tree: Expression, other: Expression, world: World): Expression {
  return mapTree(tree, (part) => {
    if (!isDecimal(part)) return part
    const value = valueIn(part, {})
    if (world[roundedName(value)] !== undefined) return letter(roundedName(value))
    const close = (exact: number) => Math.abs(exact - value) < 10 ** -part.places
    if (part.places < 2) return part
    if (close(Math.PI)) return { type: 'pi' }
    const whole = Math.round(value * value)
    if (whole > 1 && whole <= 30 && !Number.isInteger(Math.sqrt(whole)) && close(Math.sqrt(whole)))
      return { type: 'root', of: integer(whole), degree: 2 }
    const lookedUp = part.places > 2 ? tableValues(other) : []
    return lookedUp.find((call) => close(valueIn(call, {}))) ?? part
  })
}

/** √3 - 1 and tan 40° where they occur, and log 2, log 3, log 5 and log 7 where a logarithm does. */
function tableValues(tree: Expression): Expression[] {
  const calls = partsOf(tree, 'call')
  const isLogarithm = calls.some(({ name }) => name === 'log')
  return [
    ...partsOf(tree, 'sum'),
    ...calls,
    ...(isLogarithm ? [2, 3, 5, 7] : []).map(
      (n): Expression => ({ type: 'call', name: 'log', of: integer(n) }),
    ),
  ]
}

/** The place of the first side that is not equal to the one before it, or undefined where all are equal. */
export function brokenLink(
  sides: readonly Expression[],
  world: World,
  question: Question,
  isRounded = false,
): number | undefined {
  const at = sides.findIndex((side, index) => {
    const before = sides[index - 1]
    return before !== undefined && !isLink(before, side, world, question, isRounded)
  })
  return at < 0 ? undefined : at
}

export const holds = (chains: readonly Chain[], world: World, question: Question): boolean =>
  chains.every((chain) => brokenLink(chain.sides, world, question, chain.isRounded) === undefined)

export const isTrueIn = ({ cases }: Statement, world: World, question: Question): boolean =>
  cases.some((chains) => holds(chains, world, question))

/** The letters of a chain that are unknowns of the question. */
export const unknownsIn = ({ sides }: Pick<Chain, 'sides'>, { unknowns }: Question): string[] => {
  const used = lettersIn(sides)
  return unknowns.filter((name) => used.includes(name))
}

export const speaksOfUnknown = ({ cases }: Statement, question: Question): boolean =>
  cases.flat().some((chain) => unknownsIn(chain, question).length > 0)

/** The unknown and the value that a chain gives it: `x = 5` or `5 = x`, with steps between. */
export function statedValue(
  chain: Chain,
  question: Question,
): { name: string; side: Expression } | undefined {
  const [first, last] = [chain.sides[0], chain.sides.at(-1)]
  if (first === undefined || last === undefined || chain.sides.length < 2 || chain.isContinued)
    return undefined
  for (const [name, side] of [
    [first, last],
    [last, first],
  ] as const)
    if (
      name.type === 'letter' &&
      question.unknowns.includes(name.name) &&
      unknownsIn({ sides: [side] }, question).length === 0
    )
      return { name: name.name, side }
  return undefined
}

export const isValues = ({ cases }: Statement, question: Question): boolean =>
  cases.length > 0 &&
  cases.every((chains) => chains.length > 0 && chains.every((chain) => statedValue(chain, question)))
