import { countSteps } from '../budget.ts'
import {
  contains,
  type Expression,
  fraction,
  hasLetters,
  integer,
  isZero,
  lettersOf,
  negative,
  number,
  orderlessKey,
  power,
  product,
  sum,
  times,
} from '../expression/tree.ts'
import { rationalValue, worked } from './exact-value.ts'

const mostDegree = 12n

/** A polynomial in one letter: its coefficients, that of the power 0 first. They may be surds or hold other letters. */
export type Polynomial = readonly Expression[]

const zero = integer(0)
const one = integer(1)

/** The sum, worked out where both are fractions, so that coefficients stay short. */
function plus(a: Expression, b: Expression): Expression {
  if (isZero(a)) return b
  return isZero(b) ? a : worked(sum(a, b))
}
function by(a: Expression, b: Expression): Expression {
  if (isZero(a) || isZero(b)) return zero
  return worked(product(a, b))
}

/** The coefficients of a tree as a polynomial in `name`, or undefined where it is none of a small degree. */
export function polynomialIn(tree: Expression, name: string): Polynomial | undefined {
  countSteps()
  if (!contains(tree, (part) => part.type === 'letter' && part.name === name)) return [worked(tree)]
  switch (tree.type) {
    case 'letter':
      return [zero, one]
    case 'negative':
      return polynomialIn(tree.of, name)?.map((coefficient) => by(integer(-1), coefficient))
    case 'sum':
      return join(tree.items, name, addPolynomials)
    case 'product':
      return join(tree.items, name, multiplyPolynomials)
    case 'fraction': {
      if (lettersOf(tree.bottom).has(name)) return undefined
      return polynomialIn(tree.top, name)?.map((coefficient) => worked(fraction(coefficient, tree.bottom)))
    }
    case 'power': {
      const exponent = rationalValue(tree.exponent)
      if (exponent === undefined || exponent.d !== 1n || exponent.n < 0n || exponent.n > mostDegree)
        return undefined
      return join(Array(Number(exponent.n)).fill(tree.base), name, multiplyPolynomials)
    }
    default:
      return undefined
  }
}

function join(
  items: readonly Expression[],
  name: string,
  combine: (a: Polynomial, b: Polynomial) => Polynomial,
): Polynomial | undefined {
  let all: Polynomial | undefined
  for (const item of items) {
    const next = polynomialIn(item, name)
    if (next === undefined) return undefined
    all = all === undefined ? next : combine(all, next)
    if (all.length > Number(mostDegree) + 1) return undefined
  }
  return all ?? [one]
}

const addPolynomials = (a: Polynomial, b: Polynomial): Polynomial =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, power) => plus(a[power] ?? zero, b[power] ?? zero))

function multiplyPolynomials(a: Polynomial, b: Polynomial): Polynomial {
  const out: Expression[] = Array.from({ length: a.length + b.length - 1 }, () => zero)
  a.forEach((x, i) => {
    b.forEach((y, j) => {
      countSteps()
      out[i + j] = plus(out[i + j] ?? zero, by(x, y))
    })
  })
  return out
}

/** A tree as one fraction with nothing cancelled; a numeric denominator stays where it is. */
export type OneFraction = {
  readonly top: Expression /** the denominator's part with letters */
  readonly below: readonly Expression[]
}

export function asOneFraction(tree: Expression): OneFraction {
  countSteps()
  switch (tree.type) {
    case 'negative': {
      const of = asOneFraction(tree.of)
      return { top: negative(of.top), below: of.below }
    }
    case 'fraction': {
      const [top, bottom] = [asOneFraction(tree.top), asOneFraction(tree.bottom)]
      if (!hasLetters(tree.bottom)) return { top: fraction(top.top, tree.bottom), below: top.below }
      return { top: times(top.top, ...bottom.below), below: [...top.below, bottom.top] }
    }
    case 'product': {
      const parts = tree.items.map(asOneFraction)
      return { top: times(...parts.map((part) => part.top)), below: parts.flatMap((part) => part.below) }
    }
    case 'sum':
      return sumAsOneFraction(tree.items.map(asOneFraction))
    case 'power': {
      const exponent = rationalValue(tree.exponent)
      if (exponent === undefined || exponent.d !== 1n || !hasLetters(tree.base))
        return { top: tree, below: [] }
      if (exponent.n < 0n)
        return asOneFraction(fraction(one, power(tree.base, number({ n: -exponent.n, d: 1n }))))
      const base = asOneFraction(tree.base)
      return {
        top: power(base.top, tree.exponent),
        below: base.below.map((part) => power(part, tree.exponent)),
      }
    }
    default:
      return { top: tree, below: [] }
  }
}

/** The least common multiple of the denominators. */
function sumAsOneFraction(parts: readonly OneFraction[]): OneFraction {
  const below: Expression[] = []
  const missing = (own: readonly Expression[], all: readonly Expression[]) => {
    const left = own.map(orderlessKey)
    return all.filter((part) => {
      const at = left.indexOf(orderlessKey(part))
      if (at >= 0) left.splice(at, 1)
      return at < 0
    })
  }
  for (const part of parts) below.push(...missing(below, part.below))
  return { top: sum(...parts.map((part) => times(part.top, ...missing(part.below, below)))), below }
}
