/** Whether an answer has the shape that the question asks for. Looks at the tree alone; its value is checked elsewhere. */
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
import type { FormReason } from './outcome.ts'

type Form = { readonly reason: FormReason; readonly isMet: (tree: Expression, answer: Expression) => boolean }

const forms: Record<string, Form> = {
  'lowest-terms': { reason: 'not-lowest-terms', isMet: isLowestTerms },
  'mixed-number': {
    reason: 'other-notation',
    isMet: (tree) => isWhole(unsigned(tree)) || isStyled(tree, 'mixed'),
  },
  decimal: {
    reason: 'other-notation',
    isMet: (tree) => isStyled(tree, 'decimal') || isWhole(unsigned(tree)),
  },
  'prime-product': { reason: 'not-prime-factors', isMet: isPrimeProduct },
  'simplest-surd': { reason: 'surd-not-simplest', isMet: isSimplestSurd },
  'rational-denominator': { reason: 'root-in-denominator', isMet: (tree) => !hasRootBelow(tree) },
  'worked-out': { reason: 'not-worked-out', isMet: isWorkedOut },
  'standard-form': { reason: 'not-standard-form', isMet: isStandardForm },
  'in-pi': { reason: 'pi-replaced', isMet: (tree) => contains(tree, (part) => part.type === 'pi') },
  expanded: { reason: 'not-expanded', isMet: isExpanded },
  factored: { reason: 'not-factored', isMet: isFactored },
  'completed-square': { reason: 'not-completed-square', isMet: isCompletedSquare },
  'simplest-fraction': { reason: 'fraction-not-simplest', isMet: isSimplestFraction },
}

/** Undefined where the tree has the form, or where the form asks nothing; otherwise what is amiss. */
export function missedForm(
  tree: Expression,
  name: string | undefined,
  answer: Expression,
): FormReason | undefined {
  if (name === undefined) return undefined
  const only = /^only-([a-z-]+)$/.exec(name)?.[1]?.split('-')
  if (only !== undefined) {
    const hasOther = contains(tree, (part) => part.type === 'call' && !only.includes(part.name))
    return hasOther ? 'other-functions' : undefined
  }
  const asked = forms[name]
  return asked === undefined || asked.isMet(tree, answer) ? undefined : asked.reason
}

type WholeNumber = ExpressionOf<'number'> & { readonly style: 'whole' }
const isWhole = (tree: Expression): tree is WholeNumber => tree.type === 'number' && tree.style === 'whole'
const isStyled = (tree: Expression, style: string): boolean => {
  const bare = unsigned(tree)
  return bare.type === 'number' && bare.style === style
}
const isNumber = (tree: Expression) => rationalValue(tree) !== undefined

/** a, a/b or a mixed number in lowest terms with one sign at most */
function isLowestTerms(tree: Expression): boolean {
  const bare = unsigned(tree)
  if (isWhole(bare)) return true
  if (bare.type === 'number') return bare.style === 'mixed'
  if (bare.type !== 'fraction') return false
  const top = tree.type === 'negative' ? bare.top : unsigned(bare.top)
  if (!isWhole(top) || !isWhole(bare.bottom)) return false
  return bare.bottom.value.n > 1n && greatestCommonDivisor(top.value.n, bare.bottom.value.n) === 1n
}

const mostTried = 1_000_000_000n
function leastFactor(n: bigint): bigint | undefined {
  if (n < 2n || n > mostTried) return undefined
  for (let factor = 2n; factor * factor <= n; factor += 1n) if (n % factor === 0n) return factor
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

function isPrimeProduct(tree: Expression): boolean {
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

function hasRootBelow(tree: Expression): boolean {
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

function isSimplestSurd(tree: Expression): boolean {
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
    case 'product':
      return (
        bare.items.filter((item) => item.type === 'number' || item.type === 'fraction').length <= 1 &&
        bare.items.every((item) => isWorkedOutTerm(item) || isWorkedOutSum(item)) &&
        bare.items.filter(isIrrational).length === 1
      )
    default:
      return false
  }
}

/** The roots and π in a term: terms with the same ones could be added up. */
function irrationalKey(term: Expression): string {
  const parts: string[] = []
  contains(term, (part) => {
    if (part.type === 'root' || part.type === 'pi') parts.push(orderlessKey(part))
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
function isStandardForm(tree: Expression): boolean {
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

function isFactored(tree: Expression, answer: Expression): boolean {
  const [own, wanted] = [factorCount(tree), factorCount(answer)]
  return own !== undefined && (wanted === undefined || own >= wanted)
}

/** a(x - p)² + q with nothing left to add up */
function isCompletedSquare(tree: Expression): boolean {
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
function isSimplestFraction(tree: Expression, answer: Expression): boolean {
  if (!hasLetters(answer)) return isLowestTerms(tree)
  const [own, wanted] = [unsigned(tree), unsigned(answer)]
  const isPlain = (part: Expression) => !contains(part, (inside) => inside.type === 'fraction')
  if (wanted.type !== 'fraction') return isPlain(own)
  if (own.type !== 'fraction' || !isPlain(own.top) || !isPlain(own.bottom)) return false
  if (greatestCommonDivisor(contentOf(own.top), contentOf(own.bottom)) > 1n) return false
  return degreeOf(own.top) === degreeOf(wanted.top) && degreeOf(own.bottom) === degreeOf(wanted.bottom)
}
