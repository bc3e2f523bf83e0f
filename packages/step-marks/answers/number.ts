import { readExpression } from '../expression/read-expression.ts'
import { isBalanced, splitOutside } from '../expression/spelling.ts'
import { type Expression, hasLetters, integer, product } from '../expression/tree.ts'
import { Unreadable } from '../expression/unreadable.ts'
import { worked } from '../values/exact-value.ts'
import type { Rational } from '../values/rational.ts'
import { isDecimalOf, isEqual, judgeNumber } from './judge-value.ts'
import { form, type Outcome, wrong } from './outcome.ts'
import { type AnswerRules, piOf } from './rules.ts'
import { isName, plainAnswer, sidesOf } from './statement.ts'

/** `22 terms`, `the 22nd term`: what is counted is no part of the number. */
const counted =
  /(\d)\s*(?:(?:st|nd|rd|th)(?:\s+term)?|terms?|times|ways|(?:sq\.?\s*|square\s+)?units?|students?|persons?|people|years?|days?|hours?|minutes?|mins?|marks|runs|balls?|cards?|tiles?|subsets?|shares?|numbers?|items?|articles?|toys?|factors?|digits?|men|women|sides?|rows?|coins?|notes?|members?|workers?|boys?|girls?|children|books?|pens?|pencils?|chairs?|seats?|trees?|plants?|pages?|bricks?|stones?|marbles|bottles?|boxes|cones?|cubes?|spheres?|pieces?|months?|weeks?|पद|పదాలు)$/i

export function checkNumber(answer: string, rules: AnswerRules, input: string): Outcome {
  const expected = readNumber(answer)
  const text = plainAnswer(input).replace(counted, '$1')
  if (!isBalanced(text)) throw new Unreadable('open-bracket')
  const typed = lastValue(text, rules, readNumber)
  if (typed === 'differ') return wrong('sides-differ')
  if (rules.unit !== '%') return judgeNumber(expected, typed, rules)
  const expectedBare = expected.type === 'percent' ? expected.of : expected
  const outcome = judgeNumber(expectedBare, typed.type === 'percent' ? typed.of : typed, rules)
  return outcome.verdict === 'right' && typed.type !== 'percent' ? form('unit-missing') : outcome
}

const multiples: readonly [RegExp, number][] = [
  [/\s*(?:thousand|हज़ार|हजार|వేలు)$/iu, 1000],
  [/\s*(?:lakhs?|lacs?|लाख|లక్షలు?)$/iu, 100_000],
  [/\s*(?:crores?|cr|करोड़|కోట్లు?)$/iu, 10_000_000],
]

/** One number without letters, its digits grouped or not; 1.25 lakh is its value. */
export function readNumber(text: string): Expression {
  for (const [name, by] of multiples)
    if (name.test(text)) return worked(product(readNumber(text.replace(name, '')), integer(by)))
  const tree = readExpression(readyToRead(text), { letters: [], groupedDigits: true })
  if (hasLetters(tree)) throw new Unreadable('number-wanted')
  return tree
}

function readyToRead(text: string): string {
  if (splitOutside(text, /,(?!\d)|;|(?<!\d),/).length > 1) throw new Unreadable('one-number-wanted')
  if (text.includes(',') && !/(?<![\d,])\d{1,3}(?:(?:,\d{2})*,\d{3}|(?:,\d{3})+)(?![\d,])/.test(text))
    throw new Unreadable('comma')
  return text
}

/**
 * The last side of `HCF = 2 × 2 = 4`. The sides before it have to agree with it, rounded or not; formulas in between
 * (`V = πr²h = 66`) are accepted after a name at the head.
 */
export function lastValue(
  text: string,
  rules: AnswerRules,
  read: (side: string) => Expression,
): Expression | 'differ' {
  const { sides, name } = sidesOf(text)
  const last = read(sides.at(-1) ?? '')
  for (const side of sides.slice(0, -1)) {
    if (name !== undefined && isName(side)) continue
    const before = readEarlier(side, read, name !== undefined)
    if (before !== undefined && !agree(before, last, piOf(rules))) return 'differ'
  }
  return last
}

/** The result for a formula with letters or units in it. */
const formulaReasons = ['number-wanted', 'two-readings', 'unknown-word']

function readEarlier(
  side: string,
  read: (side: string) => Expression,
  mayBeFormula: boolean,
): Expression | undefined {
  try {
    return read(side)
  } catch (error) {
    if (error instanceof Unreadable && mayBeFormula && formulaReasons.includes(error.reason)) return undefined
    throw error
  }
}

const agree = (a: Expression, b: Expression, pi?: Rational): boolean =>
  isEqual(a, b, pi) || isDecimalOf(b, a, pi) || isDecimalOf(a, b, pi)
