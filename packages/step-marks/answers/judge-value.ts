import { readExpression } from '../expression/read-expression.ts'
import { contains, type Expression, type ExpressionOf, orderlessKey, unsigned } from '../expression/tree.ts'
import { Unreadable } from '../expression/unreadable.ts'
import { boundedValue } from '../values/bounded.ts'
import { rationalValue } from '../values/exact-value.ts'
import { isSame, type Rational, roundTo, toNumber } from '../values/rational.ts'
import { compareValues } from '../values/same-value.ts'
import { missedForm } from './forms.ts'
import { form, type Outcome, right, wrong } from './outcome.ts'
import { type AnswerRules, piOf } from './rules.ts'

/** The whole or decimal number that was typed, its sign included. */
export function numeralOf(tree: Expression): { value: Rational; places: number } | undefined {
  const bare = unsigned(tree.type === 'degrees' ? tree.of : tree) as ExpressionOf<'number'>
  if (bare.type !== 'number' || (bare.style !== 'whole' && bare.style !== 'decimal')) return undefined
  const value = rationalValue(tree)
  return value && { value, places: bare.places }
}

/** Whether a numeral is the value rounded to the numeral's own decimals, half away from zero. */
export function isRounded(
  numeral: { value: Rational; places: number },
  of: Expression,
  pi?: Rational,
): boolean {
  const exact = rationalValue(of, pi)
  if (exact !== undefined) return isSame(roundTo(exact, numeral.places), numeral.value)
  const { value, error } = boundedValue(of, { letters: {}, ...(pi && { pi }) })
  const apart = Math.abs(toNumber(numeral.value) - value)
  const half = 0.5 * 10 ** -numeral.places
  const blur = error + Math.abs(value) * 2 ** -52
  // With this many digits floating point cannot tell whether the last one is right.
  if (apart + blur >= half && apart - blur <= half && numeral.places > 12) throw new Unreadable('undecided')
  return apart + error < half
}

/** Whether the tree is a decimal that is the value rounded, so that it is right but not exact. */
export function isDecimalOf(tree: Expression, of: Expression, pi?: Rational): boolean {
  const numeral = numeralOf(tree)
  return numeral !== undefined && numeral.places > 0 && isRounded(numeral, of, pi)
}

/** Compares two values with or without letters; what cannot be decided is unreadable. */
export function isEqual(a: Expression, b: Expression, pi?: Rational): boolean {
  const comparison = compareValues(a, b, { pi })
  if (comparison === 'undecided') throw new Unreadable('undecided')
  return comparison === 'same'
}

const usualPi = ['22/7', '3.14', '3.1416', '3.142'].map((text) => rationalValue(readExpression(text)))

/** The verdict on one number: its value, its decimals and its form. */
export function judgeNumber(answer: Expression, typed: Expression, rules: AnswerRules): Outcome {
  const pi = piOf(rules)
  if (contains(typed, (part) => part.type === 'plus-minus' || part.type === 'infinity')) return wrong()
  if (rules.places !== undefined) return judgeRounded(answer, typed, rules.places, pi)
  const comparison = compareValues(answer, typed, { pi })
  if (
    comparison === 'undecided' &&
    Number.isNaN(boundedValue(typed, { letters: {}, ...(pi && { pi }) }).value)
  )
    return wrong('no-value')
  if (comparison === 'undecided') throw new Unreadable('undecided')
  if (comparison === 'same') {
    if (rules.given !== undefined && isRepeated(typed, rules.given)) return form('question-repeated')
    const missed = missedForm(typed, rules.form, answer)
    return missed === undefined ? right : form(missed)
  }
  if (isDecimalOf(typed, answer, pi)) return form('rounded')
  const numeral = numeralOf(typed)
  const isInPi = rules.pi === undefined && contains(answer, (part) => part.type === 'pi')
  if (rules.form === 'in-pi' || isInPi) {
    const isReplaced = usualPi.some(
      (value) =>
        compareValues(answer, typed, { pi: value }) === 'same' ||
        // 44 for 14π; of one figure alone, as 6 for 2π, too much is lost
        (numeral &&
          (numeral.places > 0 || toNumber(numeral.value) >= 10) &&
          isRounded(numeral, answer, value)),
    )
    if (isReplaced) return form('pi-replaced')
  }
  return wrong()
}

function judgeRounded(
  answer: Expression,
  typed: Expression,
  places: number,
  pi: Rational | undefined,
): Outcome {
  const numeral = numeralOf(typed)
  if (numeral === undefined) return isEqual(answer, typed, pi) ? form('not-rounded') : wrong()
  if (!isRounded(numeral, answer, pi)) return wrong()
  if (numeral.places === places) return right
  return form(numeral.places < places ? 'too-few-decimals' : 'too-many-decimals')
}

/** Whether the answer is the question itself, its sums and products in any order. */
export const isRepeated = (typed: Expression, given: string, letters?: readonly string[]): boolean =>
  orderlessKey(typed) === orderlessKey(readExpression(given, letters ? { letters } : {}))
