import { isBalanced } from '../expression/spelling.ts'
import { childrenOf, contains, type Expression, number, product, sum } from '../expression/tree.ts'
import { Unreadable } from '../expression/unreadable.ts'
import { isSame, multiply, one, type Rational } from '../values/rational.ts'
import { isDecimalOf, isEqual, isRounded, judgeNumber, numeralOf } from './judge-value.ts'
import { checkNumber, lastValue, readNumber } from './number.ts'
import { isWorkedOut } from './number-forms.ts'
import { form, type Outcome, right, wrong } from './outcome.ts'
import { type AnswerRules, piOf } from './rules.ts'
import { plainAnswer, sidesOf } from './statement.ts'
import { conversion, readUnit, splitUnit, type Unit } from './units.ts'

export function checkQuantity(answer: string, rules: AnswerRules, input: string): Outcome {
  if (rules.unit === '%') {
    const rate = plainAnswer(input).replace(/(?<=%|cent)\s*(?:p\.?\s?a\.?|per\s(?:annum|year))$/i, '')
    return splitUnit(currencyBehind(rate)).unit === undefined
      ? checkNumber(answer, rules, rate)
      : wrong('other-unit')
  }
  const own = rules.unit !== undefined && readUnit(rules.unit) === undefined ? rules.unit : undefined
  const answered = splitUnit(answer, own)
  const expectedUnit = rules.unit === undefined ? answered.unit : readUnit(rules.unit, own)
  const expected = readNumber(answered.value)
  const isDegree = rules.unit === 'degree'
  const text = plainAnswer(input).replace(/(\d)\s*(?:o|\^0)$/, isDegree ? '$1°' : '$&')
  if (!isBalanced(text)) throw new Unreadable('open-bracket')
  if (/°\s*°/.test(text)) throw new Unreadable('two-signs')
  const { sides } = sidesOf(text)
  const { value, unit } = splitUnit(currencyBehind(sides.at(-1) ?? ''), own)
  const compound = readCompound(sides.at(-1) ?? '', expectedUnit)
  if (compound !== undefined) return isEqual(expected, compound, piOf(rules)) ? right : wrong()
  if (value === '') throw new Unreadable('number-wanted')
  const typed = lastValue(text, rules, (side) => readNumber(splitUnit(currencyBehind(side), own).value))
  if (typed === 'differ') return wrong('sides-differ')
  const isAngle = expectedUnit?.dimension === 'angle1'
  if (unit === undefined || expectedUnit === undefined)
    return withoutUnit(judgeWorked(expected, typed, rules), isAngle || expectedUnit === undefined)
  if (isInDegrees(typed) && !isAngle) return wrong('other-unit')
  // `24 units` for 24 cm names no unit
  if (/^unit/.test(unit.dimension) && unit.dimension.replace('unit', 'L') === expectedUnit.dimension)
    return withoutUnit(judgeWorked(expected, typed, rules), false)
  if (unit.dimension !== expectedUnit.dimension) return wrong('other-unit')
  const scale = conversion(unit, expectedUnit)
  if (isSame(scale, one)) return judgeWorked(expected, typed, rules)
  return judgeConverted(expected, typed, scale, conversion(expectedUnit, unit), rules)
}

/** Degrees that are no angle of a sine or its like. */
const isInDegrees = (tree: Expression): boolean =>
  tree.type === 'degrees' || (tree.type !== 'call' && childrenOf(tree).some(isInDegrees))

const withoutUnit = (outcome: Outcome, isFine: boolean): Outcome =>
  outcome.verdict === 'right' && !isFine ? form('unit-missing') : outcome

/** `₹ 45/kg` with its currency behind the number: `45 rupees/kg`. */
const currencyBehind = (text: string): string =>
  text.replace(/^(?:₹|rs\.?|inr)\s*([-\d.,/\s]*\d)\s*(?:\/-)?/iu, '$1 rupees ').trim()

/** An unworked product is `form`, and so is a π that the question gives a fraction for. */
function judgeWorked(expected: Expression, typed: Expression, rules: AnswerRules): Outcome {
  const outcome = judgeNumber(expected, typed, rules)
  if (outcome.verdict !== 'right' || rules.form !== undefined) return outcome
  if (!isWorkedOut(typed)) return form('not-worked-out')
  if (rules.pi !== undefined && contains(typed, (part) => part.type === 'pi')) return form('pi-not-replaced')
  return outcome
}

/** In another unit of the same kind: 1732 cm for 17.32 m. */
function judgeConverted(
  expected: Expression,
  typed: Expression,
  scale: Rational,
  back: Rational,
  rules: AnswerRules,
): Outcome {
  const pi = piOf(rules)
  const converted = product(typed, number(scale))
  const numeral = numeralOf(typed)
  const expectedThere = product(expected, number(back))
  if (isEqual(expected, converted, pi))
    return isWorkedOut(typed) || rules.form !== undefined ? right : form('not-worked-out')
  if (rules.places !== undefined && numeral !== undefined) {
    if (isRounded({ value: multiply(numeral.value, scale), places: rules.places }, expected, pi)) return right
    if (isRounded(numeral, expectedThere, pi)) return form('rounded')
    return wrong()
  }
  return isDecimalOf(typed, expectedThere, pi) ? form('rounded') : wrong()
}

/** `2 h 30 min`, `5 m 20 cm`, `12° 30'`: the sum in the wanted unit. */
function readCompound(text: string, expectedUnit: Unit | undefined): Expression | undefined {
  if (expectedUnit === undefined) return undefined
  const spelled = text.replace(/(°\s*\d+)\s*'/, '$1 arcminutes')
  const parts = [...spelled.matchAll(/(\d+(?:\.\d+)?)\s*(°|[\p{L}\p{M}]+)\.?\s*(?:and\s+|,\s*)?/giu)]
  if (parts.length < 2 || parts.map(([part]) => part).join('') !== spelled) return undefined
  const items: Expression[] = []
  for (const [, digits = '', name = ''] of parts) {
    if (name === 'arcminutes') {
      items.push(product(readNumber(digits), number({ n: 1n, d: 60n })))
      continue
    }
    const unit = readUnit(/^m$/i.test(name) && expectedUnit.dimension === 'T1' ? 'min' : name)
    if (unit?.dimension !== expectedUnit.dimension) return undefined
    items.push(product(readNumber(digits), number(conversion(unit, expectedUnit))))
  }
  return sum(...items)
}
