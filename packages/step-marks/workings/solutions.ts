/** The solutions of what a student wrote. */
import {
  childrenOf,
  difference,
  type Expression,
  fraction,
  integer,
  letter,
  lettersOf,
  mapTree,
  number,
  orderlessKey,
  sum,
  times,
} from '../expression/tree.ts'
import { asOneFraction, polynomialIn } from '../values/polynomial.ts'
import { realRoots } from '../values/roots.ts'
import { type Equation, isNear, type Question, square, unknownOf, valueIn, type World } from './question.ts'
import type { Chain, Statement } from './read-line.ts'

/** The first and last side of a chain; sides between are steps of the work. */
export const equationOf = ({ sides }: Chain): Equation => [sides[0] as Expression, sides.at(-1) as Expression]

/** The roots of an equation in one unknown, or undefined where every number is one. */
export function rootsOfEquation(
  [left, right]: Equation,
  unknown: string,
  world: World,
  question: Question,
): number[] | undefined {
  const isNamed = (name: string) => name === unknown || world[name] !== undefined
  if (![left, right].every((side) => [...lettersOf(side)].every(isNamed))) return undefined
  const { [unknown]: _, ...letters } = world
  const cleared = withoutRadical(left, right, unknown)
  const roots = realRoots(cleared ?? difference(left, right), unknown, { letters, pi: question.pi })
  if (cleared === undefined) return roots
  return roots?.filter((value) => {
    const at = { ...world, [unknown]: value }
    return isNear(valueIn(left, at), valueIn(right, at), 1e-7)
  })
}

/** A + B√P = 0 as A² - B²P, where one square root holds the unknown; it may have roots more. */
function withoutRadical(left: Expression, right: Expression, unknown: string): Expression | undefined {
  const radicals = new Map<string, Expression>()
  const isRadical = (part: Expression) =>
    part.type === 'root' && part.degree === 2 && lettersOf(part).has(unknown)
  const collect = (part: Expression): void => {
    if (isRadical(part)) radicals.set(orderlessKey(part), part)
    else childrenOf(part).forEach(collect)
  }
  collect(left)
  collect(right)
  const [radical] = radicals.values()
  if (radicals.size !== 1 || radical?.type !== 'root') return undefined
  const name = letter('radical')
  const zero = mapTree(difference(left, right), (part) => (isRadical(part) ? name : part))
  const [rest, by, more] = polynomialIn(asOneFraction(zero).top, 'radical') ?? []
  if (rest === undefined || by === undefined || more !== undefined) return undefined
  return difference(square(rest), times(square(by), radical.of))
}

/** The roots of all cases of a statement; undefined where it says nothing of the unknown. */
export function rootsOfStatement(
  { cases }: Statement,
  world: World,
  question: Question,
): number[] | undefined {
  const unknown = unknownOf(question)
  let found: number[] | undefined
  for (const chains of cases) {
    let own: number[] | undefined
    for (const chain of chains) {
      if (chain.sides.length < 2 || !chain.sides.some((side) => lettersOf(side).has(unknown))) continue
      const roots = rootsOfEquation(equationOf(chain), unknown, world, question)
      if (roots !== undefined) own = own === undefined ? roots : own.filter((root) => isAmong(root, roots))
    }
    if (own === undefined) continue
    found ??= []
    for (const root of own) if (!isAmong(root, found)) found.push(root)
  }
  return found
}

export const isAmong = (value: number, values: readonly number[]): boolean =>
  values.some((other) => isNear(value, other, 1e-6))

export const isSameSet = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value) => isAmong(value, b))

/**
 * `px + qy + r` of an equation in two unknowns, or undefined where it is not of that kind; with `isReciprocal`
 * `p/x + q/y + r`.
 */
export function rowOf(
  [left, right]: Equation,
  question: Question,
  world: World,
  isReciprocal = false,
): number[] | undefined {
  const at = (...values: number[]) => {
    const of = (value = 0) => (isReciprocal ? 1 / value : value)
    const place = {
      ...world,
      ...Object.fromEntries(question.unknowns.map((name, k) => [name, of(values[k])])),
    }
    return valueIn(left, place, question.pi) - valueIn(right, place, question.pi)
  }
  const beside = (step: number) => at(...question.unknowns.map((_, i) => (i === step ? 2 : 1)))
  const start = beside(-1)
  const row = question.unknowns.map((_, k) => beside(k) - start)
  const base = row.reduce((rest, step) => rest - step, start)
  const probe = [3, 5, 7].slice(0, row.length)
  const expected = probe.reduce((all, value, k) => all + value * (row[k] ?? 0), base)
  return isNear(at(...probe), expected, 1e-7) && row.every(Number.isFinite) ? [...row, base] : undefined
}

export function isProportional(a: readonly number[], b: readonly number[]): boolean {
  const places = [...(a.length > b.length ? a : b).keys()]
  const pick = (row: readonly number[], k: number) => row[k] ?? 0
  const lead = places.find((k) => Math.abs(pick(a, k)) > 1e-9)
  if (lead === undefined || Math.abs(pick(b, lead)) < 1e-9) return false
  return places.every((k) => isNear(pick(a, k) * pick(b, lead), pick(b, k) * pick(a, lead), 1e-7))
}

/** The points at which two equations in two unknowns are both true; at least one of them is linear. */
export function crossings(a: Equation, b: Equation, question: Question, world: World): World[] {
  const [x, y] = question.unknowns
  if (x === undefined || y === undefined) return []
  const [own, its] = [a, b].map((one) => rowOf(one, question, world))
  if (own === undefined && its === undefined) return crossingOfReciprocals(a, b, question, world)
  const [row, other] = own ? [own, b] : [its, a]
  const [p = 0, q = 0, r = 0] = row ?? []
  if (row === undefined || (Math.abs(p) < 1e-9 && Math.abs(q) < 1e-9)) return []
  // One unknown runs free, the other is worked out from it.
  const [free, bound, k, m] = Math.abs(q) > 1e-9 ? [x, y, -p / q, -r / q] : [y, x, 0, -r / p]
  const line = sum(times(real(k), letter(free)), real(m))
  const place = (part: Expression) =>
    mapTree(part, (leaf) => (leaf.type === 'letter' && leaf.name === bound ? line : leaf))
  const roots = rootsOfEquation([place(other[0]), place(other[1])], free, world, question) ?? []
  return roots.map((value) => ({ ...world, [free]: value, [bound]: k * value + m }))
}

/** 1/x + 2/y = 8 and 3/x - 1/y = 3 */
function crossingOfReciprocals(a: Equation, b: Equation, question: Question, world: World): World[] {
  const [x = '', y = ''] = question.unknowns
  const [[p = 0, q = 0, r = 0] = [], [s = 0, t = 0, u = 0] = []] = [a, b].map((one) =>
    rowOf(one, question, world, true),
  )
  const [size, top, bottom] = [p * t - q * s, q * u - r * t, r * s - p * u]
  return isNear(size * top * bottom, 0) ? [] : [{ ...world, [x]: size / top, [y]: size / bottom }]
}

/** A floating-point number as a fraction: a short one where it is one. */
export function real(value: number): Expression {
  if (!Number.isFinite(value * 2 ** 40)) return { type: 'infinity' }
  for (let below = 1; below <= 1000; below += 1) {
    const top = Math.round(value * below)
    if (Math.abs(top) < 1e12 && Math.abs(value * below - top) < 1e-10 * below)
      return below === 1 ? integer(top) : fraction(integer(top), integer(below))
  }
  return number({ n: BigInt(Math.round(value * 2 ** 40)), d: 2n ** 40n })
}
