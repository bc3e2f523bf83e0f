import { type Expression, lettersOf, mapTree, unsigned } from '../expression/tree.ts'
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
    const places =
      decimalsOf(b) ??
      decimalsOf(a) ??
      roundedAt(a, question) ??
      roundedAt(b, question) ??
      (isRounded ? 0 : undefined)
    if (places !== undefined && Math.abs(x - y) <= 0.500001 * 10 ** -places) return true
    if (isRounded && Number.isFinite(x) && Math.abs(x - y) <= 0.01 * Math.abs(x)) return true
    return isNear(valueIn(withSurds(a), world, pi), valueIn(withSurds(b), world, pi))
  })
}

export const isKnown = (tree: Expression, world: World): boolean =>
  [...lettersOf(tree)].every((name) => world[name] !== undefined && !Number.isNaN(world[name]))

function decimalsOf(tree: Expression): number | undefined {
  const part = unsigned(tree)
  return part.type === 'number' && part.style === 'decimal' ? part.places : undefined
}

const roundedAt = (tree: Expression, { roundedFacts }: Question): number | undefined =>
  tree.type === 'letter' ? roundedFacts[tree.name] : undefined

/** 1.73 and 3.14 as the √3 and π that they stand for. */
const withSurds = (tree: Expression): Expression =>
  mapTree(tree, (part) => {
    if (part.type !== 'number' || part.style !== 'decimal' || part.places < 2) return part
    const value = Number(part.value.n) / Number(part.value.d)
    const close = (exact: number) => Math.abs(exact - value) < 10 ** -part.places
    if (close(Math.PI)) return { type: 'pi' }
    const whole = Math.round(value * value)
    if (whole < 2 || whole > 30 || Number.isInteger(Math.sqrt(whole)) || !close(Math.sqrt(whole))) return part
    return {
      type: 'root',
      of: { type: 'number', value: { n: BigInt(whole), d: 1n }, style: 'whole', places: 0 },
      degree: 2,
    }
  })

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
export const unknownsIn = ({ sides }: Chain, { unknowns }: Question): string[] => {
  const used = new Set(sides.flatMap((side) => [...lettersOf(side)]))
  return unknowns.filter((name) => used.has(name))
}

/** The unknown and the value that a chain gives it: `x = 5` or `5 = x`, with steps between. */
export function valueSaid(
  chain: Chain,
  { unknowns }: Question,
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
      unknowns.includes(name.name) &&
      ![...lettersOf(side)].some((l) => unknowns.includes(l))
    )
      return { name: name.name, side }
  return undefined
}

export const isValues = ({ cases }: Statement, question: Question): boolean =>
  cases.length > 0 &&
  cases.every((chains) => chains.length > 0 && chains.every((chain) => valueSaid(chain, question)))
