import {
  type Expression,
  type ExpressionOf,
  factorsOf,
  hasLetters,
  integer,
  negative,
  termsOf,
  times,
} from '../expression/tree.ts'
import { asOneFraction } from '../values/polynomial.ts'
import { greatestCommonDivisor } from '../values/rational.ts'
import { type Equation, isNear, plus, valueIn } from './question.ts'
import { real } from './solutions.ts'

const isNumeric = (term: Expression) => !hasLetters(term)

/** A term, or several numbers together, brought to the other side with the sign it had. */
export function* wronglyMoved([left, right]: Equation): Generator<
  readonly [Expression, Expression, part: Expression]
> {
  for (const [from, to, isLeft] of [
    [left, right, true],
    [right, left, false],
  ] as const) {
    const numbers = termsOf(from).filter(isNumeric)
    const groups = termsOf(from).map((term) => [term])
    if (numbers.length > 1) groups.push(numbers)
    for (const terms of groups) {
      const rest = plus(...termsOf(from).filter((other) => !terms.includes(other)))
      const term = plus(...terms)
      const moved = plus(to, term)
      yield isLeft ? [rest, moved, term] : [moved, rest, term]
    }
  }
}

/** An equation times a number, one term left as it was. */
export function* partlyMultiplied([left, right]: Equation): Generator<
  readonly [Expression, Expression, part: Expression]
> {
  // of two terms alone one may be worked out wrongly, or one side multiplied
  if (termsOf(left).length + termsOf(right).length < 3) return
  for (const factor of [2, 3, 4, 5, 6, 7, 8, 10, 12]) {
    const by = (side: Expression, kept: Expression) =>
      plus(...termsOf(side).map((term) => (term === kept ? term : times(real(factor), term))))
    for (const term of [...termsOf(left), ...termsOf(right)]) yield [by(left, term), by(right, term), term]
  }
}

/** An equation without its denominators, each side multiplied by those of the other. */
export function withoutDenominators([left, right]: Equation): Equation[] {
  const [a, b] = [asOneFraction(left), asOneFraction(right)]
  const whole: Equation = [times(a.top, ...b.below), times(b.top, ...a.below)]
  const multiplied = withoutNumbersBelow(whole)
  const crosswise: Equation[] =
    left.type === 'fraction' && right.type === 'fraction'
      ? [[times(right.bottom, left.top), times(left.bottom, right.top)]]
      : []
  return [
    ...(a.below.length + b.below.length > 0 ? [whole] : []),
    ...(multiplied ? [multiplied] : []),
    ...crosswise,
  ]
}

/** Both sides times the numbers below their strokes, or undefined where there are none. */
function withoutNumbersBelow([left, right]: Equation): Equation | undefined {
  const numbers = [...termsOf(left), ...termsOf(right)].map(numberBelow)
  const all = numbers.reduce((a, b) => (a * b) / greatestCommonDivisor(a, b), 1n)
  if (all === 1n || all > 10_000n) return undefined
  const multiply = (term: Expression): Expression => {
    if (term.type === 'negative') return negative(multiply(term.of))
    const by = all / numberBelow(term)
    const factors = factorsOf(term).map((factor) =>
      belowOf(factor) === 1n || factor.type !== 'fraction' ? factor : factor.top,
    )
    return by === 1n ? times(...factors) : times(integer(by), ...factors)
  }
  const multiplySide = (side: Expression): Expression =>
    termsOf(side).some((term) => numberBelow(term) > 1n)
      ? plus(...termsOf(side).map(multiply))
      : times(integer(all), side)
  return [multiplySide(left), multiplySide(right)]
}

const belowOf = (factor: Expression): bigint => {
  if (factor.type !== 'fraction' || factor.bottom.type !== 'number' || factor.bottom.value.d !== 1n) return 1n
  return factor.bottom.value.n || 1n
}
const numberBelow = (term: Expression): bigint =>
  factorsOf(term).reduce((all, factor) => all * belowOf(factor), 1n)

const isSquare = (term: Expression): term is ExpressionOf<'power'> =>
  term.type === 'power' && isNear(valueIn(term.exponent, {}), 2)
const rootsOfTerms = (side: Expression): Expression =>
  plus(...termsOf(side).map((of): Expression => (isSquare(of) ? of.base : { type: 'root', of, degree: 2 })))

/** x² = a + b taken to x = √a + √b, and a + x² = b to √a + x = √b. */
export function rootTermByTerm(sides: Equation): Equation[] {
  const terms = sides.flatMap(termsOf)
  const isMade = terms.length > 2 && terms.every((term) => isSquare(term) || !hasLetters(term))
  return isMade ? [[rootsOfTerms(sides[0]), rootsOfTerms(sides[1])]] : []
}
