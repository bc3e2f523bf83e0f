import { countSteps } from '../budget.ts'
import { type Expression, hasLetters, number } from '../expression/tree.ts'
import {
  add,
  divide,
  exactRoot,
  multiply,
  negate,
  one,
  power,
  type Rational,
  whole,
  zero,
} from './rational.ts'

/**
 * The exact fraction of a tree without letters, or undefined if there is none (surds, π without a fraction for it,
 * trigonometry, division by 0) or it is far too long.
 */
export function rationalValue(tree: Expression, pi?: Rational): Rational | undefined {
  countSteps()
  const of = 'of' in tree ? rationalValue(tree.of, pi) : undefined
  switch (tree.type) {
    case 'number':
      return tree.value
    case 'pi':
      return pi
    case 'negative':
      return of && negate(of)
    case 'degrees':
      return of
    case 'percent':
      return of && divide(of, whole(100))
    case 'absolute':
      return of && (of.n < 0n ? negate(of) : of)
    case 'sum':
      return fold(tree.items, zero, add, pi)
    case 'product':
      return fold(tree.items, one, multiply, pi)
    case 'fraction': {
      const [top, bottom] = [rationalValue(tree.top, pi), rationalValue(tree.bottom, pi)]
      return top && bottom && divide(top, bottom)
    }
    case 'power': {
      const [base, exponent] = [rationalValue(tree.base, pi), rationalValue(tree.exponent, pi)]
      if (base === undefined || exponent === undefined) return undefined
      if (exponent.d === 1n) return power(base, exponent.n)
      const root = exponent.d === 2n ? exactRoot(base) : undefined
      return root && power(root, exponent.n)
    }
    case 'root':
      return of && tree.degree === 2 ? exactRoot(of) : undefined
    default:
      return undefined
  }
}

/** What has an exact value, as that number. */
export function worked(tree: Expression): Expression {
  const value = rationalValue(tree)
  return value === undefined ? tree : number(value)
}

function fold(
  items: readonly Expression[],
  start: Rational,
  join: (a: Rational, b: Rational) => Rational,
  pi?: Rational,
): Rational | undefined {
  let all = start
  for (const item of items) {
    const value = rationalValue(item, pi)
    if (value === undefined) return undefined
    all = join(all, value)
    if (all.d > longest || all.n > longest || all.n < -longest) return undefined
  }
  return all
}
const longest = 1n << 2000n

/** A sum of multiples of letters and a number of degrees, as an angle is written. */
export type Angle = { readonly letters: ReadonlyMap<string, Rational>; readonly degrees: Rational }

/** The angle that a tree writes, or undefined where it is no such sum. */
export function angleOf(tree: Expression): Angle | undefined {
  countSteps()
  switch (tree.type) {
    case 'letter':
      return { letters: new Map([[tree.name, one]]), degrees: zero }
    case 'degrees':
      return angleOf(tree.of)
    case 'negative':
      return scaled(angleOf(tree.of), whole(-1))
    case 'sum': {
      let all: Angle = { letters: new Map(), degrees: zero }
      for (const item of tree.items) {
        const angle = angleOf(item)
        if (angle === undefined) return undefined
        const letters = new Map(all.letters)
        for (const [name, times] of angle.letters) letters.set(name, add(letters.get(name) ?? zero, times))
        all = { letters, degrees: add(all.degrees, angle.degrees) }
      }
      return all
    }
    default: {
      if (!hasLetters(tree)) {
        const degrees = rationalValue(tree)
        return degrees && { letters: new Map(), degrees }
      }
      if (tree.type === 'fraction') {
        const bottom = rationalValue(tree.bottom)
        const times = bottom && divide(one, bottom)
        return times && scaled(angleOf(tree.top), times)
      }
      if (tree.type !== 'product') return undefined
      const [factor, ...more] = tree.items.filter(hasLetters)
      if (factor === undefined || more.length > 0) return undefined
      const times = rationalValue({ ...tree, items: tree.items.filter((item) => item !== factor) })
      return times && scaled(angleOf(factor), times)
    }
  }
}

function scaled(angle: Angle | undefined, times: Rational): Angle | undefined {
  if (angle === undefined) return undefined
  const letters = new Map([...angle.letters].map(([name, by]) => [name, multiply(by, times)]))
  return { letters, degrees: multiply(angle.degrees, times) }
}
