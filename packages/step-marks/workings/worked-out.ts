import {
  contains,
  type Expression,
  type ExpressionOf,
  factorsOf,
  has,
  orderlessKey,
  partsOf,
  termsOf,
  unsigned,
} from '../expression/tree.ts'
import { rationalValue } from '../values/exact-value.ts'
import { exactRoot, type Rational } from '../values/rational.ts'

const isWhole = (tree: Expression): boolean => tree.type === 'number' && tree.value.d === 1n
const isLogarithm = (part: Expression): part is ExpressionOf<'call'> =>
  part.type === 'call' && part.name === 'log'
const isSurd = (tree: Expression): boolean =>
  contains(tree, (part) => part.type === 'root' || part.type === 'pi' || isLogarithm(part))

/** Whether nothing is left to be done in a tree of numbers: 5, -3/4, 2√3, (2 ± √2)/2, 45π, log 6, 2 log 3 + log 5. */
export function isWorkedOut(tree: Expression): boolean {
  const isOpen = (part: Expression) =>
    (part.type === 'call' && !isClosedLogarithm(part)) ||
    part.type === 'power' ||
    part.type === 'percent' ||
    part.type === 'plus-minus' ||
    part.type === 'letter'
  return !contains(tree, isOpen) && isShort(tree)
}

function isTerm(tree: Expression): boolean {
  const part = unsigned(tree)
  switch (part.type) {
    case 'number':
    case 'pi':
      return true
    case 'root': {
      const of = rationalValue(part.of)
      return of !== undefined && isTerm(part.of) && (part.degree > 2 || exactRoot(of) === undefined)
    }
    case 'call':
      return isClosedLogarithm(part)
    case 'degrees':
      return isTerm(part.of)
    case 'fraction':
      return (
        !(has(part.top, 'pi') && has(part.bottom, 'pi')) &&
        isShort(part.top) &&
        (isWhole(unsigned(part.bottom)) || (isSurd(part.bottom) && isShort(part.bottom)))
      )
    case 'product': {
      const items = factorsOf(part)
      const numbers = items.filter((item) => item.type === 'number' || item.type === 'fraction')
      return numbers.length <= 1 && items.every(isShort) && isSurd(part) && hasPrimeLogarithms(part)
    }
    default:
      return false
  }
}

const isShort = (tree: Expression): boolean => isTerm(tree) || isSumOfUnlike(tree)

const isSumOfUnlike = (tree: Expression): boolean =>
  tree.type === 'sum' &&
  termsOf(tree).every(isTerm) &&
  hasPrimeLogarithms(tree) &&
  new Set(termsOf(tree).map(irrationalKey)).size === termsOf(tree).length

/** The roots, π and logarithms of a term; terms with the same ones can be added up. */
function irrationalKey(term: Expression): string {
  const parts = (['root', 'pi', 'call'] as const).flatMap((type) => partsOf(term, type))
  return parts.map(orderlessKey).sort().join()
}

/** A logarithm of a number that is no power of its base. */
function isClosedLogarithm({ name, of, base }: ExpressionOf<'call'>): boolean {
  const value = rationalValue(of)
  const by = base === undefined ? 10n : rationalValue(base)?.n
  if (name !== 'log' || value === undefined || by === undefined || !isTerm(of)) return false
  const size = value.n > value.d ? value.n : value.d
  if (by < 2n || (value.n !== 1n && value.d !== 1n)) return true
  let power = 1n
  while (power < size) power *= by
  return power !== size
}

/** log 9 + log 5 can be shortened, 2 log 3 + log 5 cannot. */
const hasPrimeLogarithms = (tree: Expression): boolean =>
  !contains(tree, (part) => isLogarithm(part) && !isPrime(rationalValue(part.of)))

function isPrime(value: Rational | undefined): boolean {
  if (value === undefined || value.d !== 1n || value.n < 2n || value.n > 1_000_000n) return false
  for (let factor = 2n; factor * factor <= value.n; factor += 1n) if (value.n % factor === 0n) return false
  return true
}
