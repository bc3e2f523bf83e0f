import { countSteps } from '../budget.ts'
import {
  difference,
  type Expression,
  fraction,
  integer,
  negative,
  power,
  product,
  sum,
} from '../expression/tree.ts'
import { type Bounded, boundedValue, isNear, type NumberPoint } from './bounded.ts'
import { worked } from './exact-value.ts'
import { asOneFraction, type Polynomial, polynomialIn } from './polynomial.ts'

export type Root = {
  readonly value: number
  /** Exactly, where the degree is 1 or 2. */
  readonly exact?: Expression
}

/** The other letters' values, and the fraction for π. */
type Setting = NumberPoint
const noLetters: Setting = { letters: {} }

/**
 * The real numbers for which `zero` is 0, in rising order: by formula for degrees 1 and 2, by the turning points for
 * higher degrees, and otherwise by a search from -`reach` to `reach`. Undefined if every number is a root. Numbers for
 * which a denominator is 0 are left out.
 */
export function realRoots(
  zero: Expression,
  name: string,
  setting: Setting = noLetters,
  reach = 60,
): number[] | undefined {
  const { top, below } = asOneFraction(zero)
  const polynomial = polynomialIn(top, name)
  const roots =
    polynomial === undefined ? searchedRoots(zero, name, setting, reach) : rootsOf(polynomial, setting)
  return roots?.filter((value) =>
    below.every((part) => {
      const at = boundedValue(part, { ...setting, letters: { ...setting.letters, [name]: value } })
      return Math.abs(at.value) > at.error + 1e-9
    }),
  )
}

/** The real roots, as they are written exactly where they can be. */
export function exactRoots(zero: Expression, name: string): Root[] | undefined {
  const [c, b, a, ...higher] = polynomialIn(asOneFraction(zero).top, name) ?? []
  const exact: Expression[] = []
  if (c !== undefined && b !== undefined && higher.length === 0) {
    if (a === undefined) exact.push(fraction(negative(c), b))
    else {
      const of = worked(difference(power(b, integer(2)), product(integer(4), a, c)))
      const root: Expression = { type: 'root', of, degree: 2 }
      for (const signed of [negative(root), root])
        exact.push(fraction(sum(negative(b), signed), product(integer(2), a)))
    }
  }
  return realRoots(zero, name)?.map((value) => {
    const same = exact.find((one) => isNear(boundedValue(one, noLetters).value, value))
    return same === undefined ? { value } : { value, exact: same }
  })
}

const isNothing = ({ value, error }: Bounded) => Math.abs(value) <= error + 1e-13

/** The real roots of a polynomial, or undefined where all its coefficients are 0. */
function rootsOf(polynomial: Polynomial, setting: Setting): number[] | undefined {
  const coefficients = polynomial.map((coefficient) => boundedValue(coefficient, setting))
  while (coefficients.length > 0 && isNothing(coefficients.at(-1) as Bounded)) coefficients.pop()
  return coefficients.length === 0 ? undefined : rootsByTurning(coefficients.map(({ value }) => value))
}

/** Between two turning points a polynomial crosses 0 once at most: the roots of the derivative bound the search. */
function rootsByTurning(coefficients: readonly number[]): number[] {
  countSteps(coefficients.length)
  const [c = 0, b, a = 0, ...higher] = coefficients
  if (b === undefined) return []
  if (coefficients.length === 2) return [-c / b]
  if (higher.length === 0) {
    const [square, product] = [b * b, 4 * a * c]
    const size = square - product
    if (Math.abs(size) <= 1e-13 * (square + Math.abs(product))) return [-b / (2 * a)]
    const root = Math.sqrt(size) * Math.sign(a)
    return size < 0 ? [] : [(-b - root) / (2 * a), (-b + root) / (2 * a)]
  }
  const leading = coefficients.at(-1) ?? 1
  const derivative = coefficients.slice(1).map((c, power) => c * (power + 1))
  const reach = 1 + Math.max(...coefficients.map((c) => Math.abs(c / leading)))
  const turning = rootsByTurning(derivative).filter((x) => Math.abs(x) < reach)
  const size = (x: number) => coefficients.reduce((all, c, power) => all + Math.abs(c * x ** power), 0)
  const f = (x: number) => coefficients.reduceRight((all, c) => all * x + c, 0)
  const isRoot = (x: number) => Math.abs(f(x)) <= size(x) * 1e-12
  const edges = [-reach, ...turning, reach]
  const found: number[] = []
  for (let index = 0; index < edges.length; index += 1) {
    const [low = 0, high] = [edges[index], edges[index + 1]]
    if (isRoot(low)) found.push(low)
    else if (high !== undefined && !isRoot(high) && f(low) * f(high) < 0) found.push(bisect(f, low, high))
  }
  return found.filter(
    (x, index) => index === 0 || Math.abs(x - (found[index - 1] ?? 0)) > 1e-9 * Math.max(1, Math.abs(x)),
  )
}

function bisect(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  const isBelow = f(low) < 0
  for (let turn = 0; turn < 100; turn += 1) {
    countSteps()
    const middle = (low + high) / 2
    if (middle === low || middle === high) break
    if (f(middle) < 0 === isBelow) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Changes of sign on a grid, for equations with the letter below a root sign or inside a function. */
function searchedRoots(zero: Expression, name: string, setting: Setting, reach: number): number[] {
  const f = (x: number) =>
    boundedValue(zero, { ...setting, letters: { ...setting.letters, [name]: x } }).value
  const found: number[] = []
  const places = 10 * reach
  let before: readonly [x: number, y: number] | undefined
  for (let index = -places; index <= places; index += 1) {
    const x = index / 10
    const y = f(x)
    if (Math.abs(y) < 1e-11) found.push(x)
    else if (before !== undefined && Math.sign(before[1]) * Math.sign(y) < 0) {
      const root = bisect(f, before[0], x)
      if (Math.abs(f(root)) < 1e-6) found.push(root)
    }
    before = Number.isNaN(y) || Math.abs(y) < 1e-11 ? undefined : [x, y]
  }
  return found
}
