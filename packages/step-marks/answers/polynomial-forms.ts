/** Forms of an expression with letters: expanded, factored, a completed square, one fraction. */
import {
  contains,
  type Expression,
  type ExpressionOf,
  factorsOf,
  hasLetters,
  orderlessKey,
  termsOf,
  unsigned,
} from '../expression/tree.ts'
import { rationalValue } from '../values/exact-value.ts'
import { absolute, greatestCommonDivisor, whole } from '../values/rational.ts'
import { isLowestTerms, isNumber, isWhole, isWorkedOut } from './number-forms.ts'

/** The letters of a monomial with their powers as a key, or undefined where it is none. */
function monomialKey(tree: Expression): string | undefined {
  const powers = new Map<string, bigint>()
  const raise = (key: string, by: bigint) => powers.set(key, (powers.get(key) ?? 0n) + by)
  for (const factor of factorsOf(tree.type === 'fraction' && isNumber(tree.bottom) ? tree.top : tree)) {
    if (isNumber(factor)) continue
    if (factor.type === 'letter') raise(factor.name, 1n)
    else if (factor.type === 'pi' || (factor.type === 'root' && !hasLetters(factor)))
      raise(orderlessKey(factor), 1n)
    else {
      const exponent = factor.type === 'power' ? rationalValue(factor.exponent) : undefined
      if (factor.type !== 'power' || factor.base.type !== 'letter' || exponent?.d !== 1n || exponent.n < 1n)
        return undefined
      raise(factor.base.name, exponent.n)
    }
  }
  return [...powers]
    .map(([key, by]) => `${key}^${by}`)
    .sort()
    .join(' ')
}

/** A sum of monomials, each of its own letters and powers. */
export function isExpanded(tree: Expression): boolean {
  const keys = termsOf(tree).map((term) => monomialKey(unsigned(term)))
  if (keys.includes(undefined) || new Set(keys).size !== keys.length) return false
  return termsOf(tree).every((term) => factorsOf(unsigned(term)).filter(isNumber).length <= 1)
}

/** The degree in all letters together, as written. */
function degreeOf(tree: Expression): number {
  switch (tree.type) {
    case 'letter':
      return 1
    case 'sum':
      return Math.max(...tree.items.map(degreeOf))
    case 'product':
      return tree.items.reduce((all, item) => all + degreeOf(item), 0)
    case 'negative':
      return degreeOf(tree.of)
    case 'fraction':
      return degreeOf(tree.top) - degreeOf(tree.bottom)
    case 'power':
      return degreeOf(tree.base) * Number(rationalValue(tree.exponent)?.n ?? 0n)
    case 'root':
      return degreeOf(tree.of) / tree.degree
    default:
      return 0
  }
}

/** How many factors with letters there are, powers counted; undefined where a factor is not itself in order. */
function factorCount(tree: Expression): number | undefined {
  if (tree.type === 'sum') return undefined
  let count = 0
  for (const factor of factorsOf(tree.type === 'fraction' && isNumber(tree.bottom) ? tree.top : tree)) {
    if (!hasLetters(factor)) continue
    const [base, times] =
      factor.type === 'power' ? [factor.base, Number(rationalValue(factor.exponent)?.n ?? 1n)] : [factor, 1]
    count += times
    if (base.type === 'letter') continue
    if (base.type === 'call') continue
    const inner = base.type === 'fraction' && isNumber(base.bottom) ? base.top : unsigned(base)
    if (inner.type !== 'sum' || !isSumOfDistinctTerms(inner) || sharedFactor(inner) > 1n) return undefined
  }
  return count
}

/** Expanded, or with functions in place of letters: sin θ + 1. */
function isSumOfDistinctTerms(tree: ExpressionOf<'sum'>): boolean {
  if (isExpanded(tree)) return true
  const keys = termsOf(tree).map((term) => orderlessKey(unsigned(term)))
  return contains(tree, (part) => part.type === 'call') && new Set(keys).size === keys.length
}

/** The whole number that could be taken out of every term, 1 where a coefficient is no whole number. */
function sharedFactor(tree: ExpressionOf<'sum'>): bigint {
  let shared = 0n
  for (const term of termsOf(tree)) {
    let coefficient = whole(1)
    for (const factor of factorsOf(term))
      coefficient = isWhole(factor) ? whole(coefficient.n * factor.value.n) : coefficient
    if (contains(term, (part) => part.type === 'fraction' || part.type === 'root')) return 1n
    shared = greatestCommonDivisor(shared, absolute(coefficient.n))
  }
  return shared
}

export function isFactored(tree: Expression, answer: Expression): boolean {
  const [own, expected] = [factorCount(tree), factorCount(answer)]
  return own !== undefined && (expected === undefined || own >= expected)
}

/** a(x - p)² + q with nothing left to add up */
export function isCompletedSquare(tree: Expression): boolean {
  const terms = termsOf(tree)
  const squares = terms.filter(hasLetters)
  const numbers = terms.filter((term) => !hasLetters(term))
  const [square] = squares
  if (square === undefined || squares.length > 1 || numbers.length > 1) return false
  if (numbers[0] !== undefined && !isWorkedOut(numbers[0])) return false
  const factors = factorsOf(unsigned(square)).filter(hasLetters)
  const [only] = factors
  if (factors.length !== 1 || only?.type !== 'power') return false
  return rationalValue(only.exponent)?.n === 2n && degreeOf(only.base) === 1 && isExpanded(only.base)
}

/** The whole number that divides every coefficient of a tree, as far as it is written in whole numbers. */
function contentOf(tree: Expression): bigint {
  switch (tree.type) {
    case 'number':
      return isWhole(tree) ? absolute(tree.value.n) : 1n
    case 'negative':
      return contentOf(tree.of)
    case 'sum':
      return tree.items.map(contentOf).reduce(greatestCommonDivisor)
    case 'product':
      return tree.items.map(contentOf).reduce((all, item) => all * item)
    default:
      return 1n
  }
}

/** One fraction, no fraction within it, of the degree that the answer has above and below. */
export function isSimplestFraction(tree: Expression, answer: Expression): boolean {
  if (!hasLetters(answer)) return isLowestTerms(tree)
  const [own, expected] = [unsigned(tree), unsigned(answer)]
  // 2(x - 1) + 3(x + 1) is still to be added up
  const isOpen = (part: Expression) =>
    part.type === 'sum' && part.items.some((item) => contains(item, (inside) => inside.type === 'sum'))
  const isPlain = (part: Expression) =>
    !contains(part, (inside) => inside.type === 'fraction' || isOpen(inside))
  if (expected.type !== 'fraction') return isPlain(own)
  if (own.type !== 'fraction' || !isPlain(own.top) || !isPlain(own.bottom)) return false
  if (greatestCommonDivisor(contentOf(own.top), contentOf(own.bottom)) > 1n) return false
  return degreeOf(own.top) === degreeOf(expected.top) && degreeOf(own.bottom) === degreeOf(expected.bottom)
}
