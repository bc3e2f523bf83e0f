/** Forms of one number: a fraction in lowest terms, a surd, a product of primes. */
import { countSteps } from '../budget.ts'
import {
  contains,
  type Expression,
  type ExpressionOf,
  factorsOf,
  orderlessKey,
  termsOf,
  unsigned,
} from '../expression/tree.ts'
import { rationalValue } from '../values/exact-value.ts'
import { greatestCommonDivisor } from '../values/rational.ts'

type WholeNumber = ExpressionOf<'number'> & { readonly style: 'whole' }
export const isWhole = (tree: Expression): tree is WholeNumber =>
  tree.type === 'number' && tree.style === 'whole'
export const isStyled = (tree: Expression, style: string): boolean => {
  const bare = unsigned(tree)
  return bare.type === 'number' && bare.style === style
}
export const isNumber = (tree: Expression) => rationalValue(tree) !== undefined

/** a, a/b or a mixed number in lowest terms with one sign at most */
export function isLowestTerms(tree: Expression): boolean {
  const bare = unsigned(tree)
  if (isWhole(bare)) return true
  if (bare.type === 'number') return bare.style === 'mixed'
  if (bare.type !== 'fraction') return false
  const top = tree.type === 'negative' ? bare.top : unsigned(bare.top)
  if (!isWhole(top) || !isWhole(bare.bottom)) return false
  return bare.bottom.value.n > 1n && greatestCommonDivisor(top.value.n, bare.bottom.value.n) === 1n
}

const mostTried = 100_000_000n
function leastFactor(n: bigint): bigint | undefined {
  if (n < 2n || n > mostTried) return undefined
  for (let factor = 2n; factor * factor <= n; factor += 1n) {
    countSteps()
    if (n % factor === 0n) return factor
  }
  return n
}
const isPrime = (n: bigint) => leastFactor(n) === n

function isSquareFree(n: bigint): boolean {
  let rest = n
  while (rest > 1n) {
    const factor = leastFactor(rest)
    if (factor === undefined) return false
    rest /= factor
    if (rest % factor === 0n) return false
  }
  return n > 1n
}

export function isPrimeProduct(tree: Expression): boolean {
  return factorsOf(tree).every((factor) => {
    if (factor.type !== 'power') return isWhole(factor) && isPrime(factor.value.n)
    return (
      isWhole(factor.base) &&
      isPrime(factor.base.value.n) &&
      isWhole(factor.exponent) &&
      factor.exponent.value.n > 0n
    )
  })
}

const hasRoot = (tree: Expression) =>
  contains(
    tree,
    (part) => part.type === 'root' || (part.type === 'power' && rationalValue(part.exponent)?.d !== 1n),
  )

export function hasRootBelow(tree: Expression): boolean {
  return contains(
    tree,
    (part) =>
      (part.type === 'fraction' && hasRoot(part.bottom)) ||
      (part.type === 'root' && contains(part.of, (inside) => inside.type === 'fraction')) ||
      (part.type === 'power' && hasRoot(part.base) && (rationalValue(part.exponent)?.n ?? 0n) < 0n),
  )
}

/** One number times one root of a whole number without a square in it, over a whole number that cancels nothing. */
function isSurdTerm(tree: Expression): boolean {
  const bare = unsigned(tree)
  if (bare.type === 'fraction') {
    if (!isWhole(bare.bottom) || !isSurdTerm(bare.top)) return false
    const outside = factorsOf(bare.top).find(isWhole)
    return greatestCommonDivisor(outside?.value.n ?? 1n, bare.bottom.value.n) === 1n
  }
  const factors = factorsOf(bare)
  const roots = factors.filter((factor) => factor.type === 'root')
  if (roots.length > 1) return false
  if (
    !roots.every(
      (root) => isWhole(root.of) && (root.degree === 2 ? isSquareFree(root.of.value.n) : !isPower(root)),
    )
  )
    return false
  const others = factors.filter((factor) => factor.type !== 'root')
  return (
    others.length <= 1 &&
    others.every((factor) => isWhole(factor) || factor.type === 'pi' || isLowestTerms(factor))
  )
}

function isPower({ of, degree }: ExpressionOf<'root'>): boolean {
  if (!isWhole(of)) return false
  for (let factor = 2n; factor ** BigInt(degree) <= of.value.n && factor < 1000n; factor += 1n)
    if (of.value.n % factor ** BigInt(degree) === 0n) return true
  return of.value.n < 2n
}

export function isSimplestSurd(tree: Expression): boolean {
  const bare = unsigned(tree)
  if (bare.type === 'fraction' && bare.top.type === 'sum') {
    if (!isWhole(bare.bottom) || !isSimplestSurd(bare.top)) return false
    const shared = termsOf(bare.top).reduce(
      (all, term) => greatestCommonDivisor(all, factorsOf(unsigned(term)).find(isWhole)?.value.n ?? 1n),
      bare.bottom.value.n,
    )
    return shared === 1n
  }
  const terms = termsOf(tree)
  const radicands = terms.map((term) => {
    const bareTerm = unsigned(term)
    const root = factorsOf(bareTerm.type === 'fraction' ? bareTerm.top : bareTerm).find(
      (factor) => factor.type === 'root',
    )
    return root === undefined ? '' : orderlessKey(root)
  })
  return terms.every(isSurdTerm) && new Set(radicands).size === radicands.length
}

/** Nothing is left to do: a number, a fraction, a surd, a multiple of π, or a sum of one rational and such. */
export function isWorkedOut(tree: Expression): boolean {
  const hasOperation = (part: Expression) =>
    part.type === 'call' ||
    part.type === 'power' ||
    part.type === 'percent' ||
    part.type === 'plus-minus' ||
    part.type === 'absolute'
  return !contains(tree, hasOperation) && (isWorkedOutTerm(tree) || isWorkedOutSum(tree))
}

const isIrrational = (tree: Expression) =>
  contains(tree, (part) => part.type === 'root' || part.type === 'pi')

function isWorkedOutTerm(tree: Expression): boolean {
  const bare = unsigned(tree)
  switch (bare.type) {
    case 'number':
    case 'pi':
      return true
    case 'degrees':
      return isWorkedOutTerm(bare.of)
    case 'root':
      return isWhole(bare.of) && !isSquare(bare)
    case 'fraction':
      if (isWhole(unsigned(bare.top)) && isWhole(unsigned(bare.bottom))) return isLowestTerms(bare)
      return (
        (isWorkedOutTerm(bare.top) || isWorkedOutSum(bare.top)) &&
        (isWhole(unsigned(bare.bottom)) || bare.bottom.type === 'root')
      )
    case 'product': {
      const items = factorsOf(bare)
      return (
        items.filter((item) => item.type === 'number' || item.type === 'fraction').length <= 1 &&
        items.every((item) => isWorkedOutTerm(item) || isWorkedOutSum(item)) &&
        items.filter(isIrrational).length === 1
      )
    }
    default:
      return false
  }
}

/** 5 for 20: √20 and √5 can be added up. */
function withoutSquares(n: bigint): bigint {
  let left = 1n
  for (let rest = n; rest > 1n; ) {
    const factor = leastFactor(rest)
    if (factor === undefined) return n
    rest /= factor
    left = left % factor === 0n ? left / factor : left * factor
  }
  return left
}

/** The roots and π in a term: terms with the same ones could be added up. */
function irrationalKey(term: Expression): string {
  const parts: string[] = []
  contains(term, (part) => {
    if (part.type === 'root' && part.degree === 2 && isWhole(part.of))
      parts.push(`√${withoutSquares(part.of.value.n)}`)
    else if (part.type === 'root' || part.type === 'pi') parts.push(orderlessKey(part))
    return false
  })
  return parts.sort().join()
}

const isSquare = (root: ExpressionOf<'root'>) => rationalValue(root) !== undefined

function isWorkedOutSum(tree: Expression): boolean {
  if (tree.type !== 'sum') return false
  const terms = termsOf(tree)
  const kinds = terms.map((term) => irrationalKey(term))
  return new Set(kinds).size === kinds.length && terms.every(isWorkedOutTerm)
}

/** a × 10^n with a from 1 up to 10 */
export function isStandardForm(tree: Expression): boolean {
  const [first, ten, ...more] = factorsOf(tree)
  if (more.length > 0 || first?.type !== 'number' || ten?.type !== 'power') return false
  const { n, d } = first.value
  return (
    n >= d &&
    n < 10n * d &&
    isWhole(ten.base) &&
    ten.base.value.n === 10n &&
    rationalValue(ten.exponent)?.d === 1n
  )
}

const isLogarithm = (part: Expression): part is ExpressionOf<'call'> =>
  part.type === 'call' && part.name === 'log'

/** log of a number or a fraction */
export const isOneLogarithm = (tree: Expression): boolean => isLogarithm(tree) && isLowestTerms(tree.of)

/** 3 log 2 + log 5 */
export const isOfPrimeLogarithms = (tree: Expression): boolean =>
  !contains(tree, (part) => isLogarithm(part) && !(isWhole(part.of) && isPrime(part.of.value.n)))
