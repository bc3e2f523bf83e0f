import { contains, type Expression, hasLetters } from '../expression/tree.ts'
import { boundedValue, canBeSame } from './bounded.ts'
import { rationalValue } from './exact-value.ts'
import { fieldPoint, NotInField, NoValue } from './field-point.ts'
import { elementAt, isSameAt } from './field-value.ts'
import { numberPoint } from './number-point.ts'
import { fieldSize } from './prime-field.ts'
import { isSame, type Rational } from './rational.ts'

export type Comparison = 'same' | 'different' | 'undecided'

/** Settings of the question for a comparison. */
export type ValueOptions = {
  /** the fraction that the question gives for π */
  readonly pi?: Rational | undefined
}

/**
 * Whether two trees have the same value for all values of their letters. Exact if both are fractions or have a
 * counterpart in the prime field; otherwise by floating point with error bounds. Letters below an even root are
 * positive, letters that are angles are acute.
 */
export function compareValues(a: Expression, b: Expression, { pi }: ValueOptions = {}): Comparison {
  if (!hasLetters(a) && !hasLetters(b)) {
    const [x, y] = [rationalValue(a, pi), rationalValue(b, pi)]
    if (x !== undefined && y !== undefined) return isSame(x, y) ? 'same' : 'different'
  }
  return compareInField(a, b, pi) ?? compareByBounds(a, b, pi)
}

/** Undefined if the field cannot decide. */
function compareInField(a: Expression, b: Expression, pi?: Rational): Comparison | undefined {
  try {
    for (const seed of [1, 2, 3]) {
      const point = fieldPoint(seed, pi)
      if (isSameAt(a, b, point)) continue
      return point.letters.has('turn half degree') ? undefined : 'different'
    }
    return isReal(a, pi) && isReal(b, pi) ? 'same' : 'different'
  } catch (error) {
    if (error instanceof NotInField) return undefined
    if (error instanceof NoValue) return 'different'
    throw error
  }
}

/** The field has no order: √(-2)² has a value there. A tree without letters must have a real value too. */
function isReal(tree: Expression, pi?: Rational): boolean {
  const hasRoot = contains(tree, (part) => part.type === 'root' || part.type === 'power')
  return !hasRoot || hasLetters(tree) || !Number.isNaN(boundedValue(tree, { letters: {}, pi }).value)
}

const mostPoints = 24
const pointsEnough = 10

function compareByBounds(a: Expression, b: Expression, pi?: Rational): Comparison {
  const isConstant = !hasLetters(a) && !hasLetters(b)
  // Digits that agree with an irrational number as far as they go are still not that number.
  if (isConstant && isDecimal(a) !== isDecimal(b) && rationalValue(isDecimal(a) ? b : a, pi) === undefined) {
    const other = isDecimal(a) ? b : a
    if (!contains(other, (part) => part.type === 'call' || part.type === 'absolute')) return 'different'
  }
  if (hasLongDecimal(a) !== hasLongDecimal(b)) return 'different'
  let agreed = 0
  for (let seed = 1; seed <= (isConstant ? 1 : mostPoints) && agreed < pointsEnough; seed += 1) {
    const point = numberPoint([a, b], seed, pi)
    const [x, y] = [boundedValue(a, point), boundedValue(b, point)]
    if (Number.isNaN(x.value) && Number.isNaN(y.value)) continue
    if (Number.isNaN(x.value) || Number.isNaN(y.value)) return 'different'
    const same = canBeSame(x, y)
    if (same === false) return 'different'
    if (same) agreed += 1
  }
  return agreed >= (isConstant ? 1 : 3) ? 'same' : 'undecided'
}

/** More digits than a calculator shows: bounds could not tell them from the number that they come from. */
const hasLongDecimal = (tree: Expression): boolean =>
  contains(tree, (part) => part.type === 'number' && part.style === 'decimal' && part.places > 8)

const isDecimal = (tree: Expression): boolean =>
  tree.type === 'negative' ? isDecimal(tree.of) : tree.type === 'number' && tree.style === 'decimal'

/** Whether one tree is the other times a number that is not 0, and neither is 0 everywhere. */
export function isMultiple(a: Expression, b: Expression, { pi }: ValueOptions = {}): boolean {
  try {
    let first: readonly [bigint, bigint] | undefined
    for (const seed of [11, 12, 13]) {
      const point = fieldPoint(seed, pi)
      const [x, y] = [elementAt(a, point), elementAt(b, point)]
      if (x === 0n || y === 0n) return false
      if (first === undefined) first = [x, y]
      else if ((first[0] * y - first[1] * x) % fieldSize !== 0n) return false
    }
    return true
  } catch (error) {
    if (error instanceof NotInField || error instanceof NoValue) return false
    throw error
  }
}
