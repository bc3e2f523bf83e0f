import { readExpression } from '../expression/read-expression.ts'
import { splitOutside } from '../expression/spelling.ts'
import { contains, difference, type Expression, integer, lettersOf, mapTree } from '../expression/tree.ts'
import { Unreadable } from '../expression/unreadable.ts'
import { isMultiple } from '../values/same-value.ts'
import { missedForm } from './forms.ts'
import { isDecimalOf, isEqual, isRepeated } from './judge-value.ts'
import { form, type Outcome, right, wrong } from './outcome.ts'
import { type AnswerRules, piOf } from './rules.ts'
import { plainAnswer, sidesOf } from './statement.ts'

export function checkExpression(answer: string, rules: AnswerRules, input: string): Outcome {
  const expected = readExpression(answer)
  const letters = [...lettersOf(expected)]
  const options = { letters: rules.upToConstant ? [...letters, 'k'] : letters, groupedDigits: true }
  const read = (text: string) => readExpression(text, options)
  const text = withoutCondition(plainAnswer(input))
  const pi = piOf(rules)
  if (/[<>]|!=/.test(text)) {
    const sides = splitOutside(text, /<=|>=|!=|<|>/).map(read)
    return sides.some((side) => isEqual(side, expected, pi)) ? form('equation-given') : wrong()
  }
  const { sides } = sidesOf(text, letters)
  const trees = sides.map(read)
  const typed = trees.at(-1)
  if (typed === undefined) throw new Unreadable('empty')
  if (trees.length > 1) {
    const [first] = trees
    const isEquation =
      first !== undefined && trees.length === 2 && isMultiple(difference(first, typed), expected, { pi })
    if (isEquation) return form('equation-given')
    if (!trees.every((tree) => isSameAs(tree, expected, rules)))
      return wrong(trees.some((tree) => isSameAs(tree, expected, rules)) ? 'sides-differ' : 'other-value')
  }
  if (!isSameAs(typed, expected, rules)) return isDecimalOf(typed, expected, pi) ? form('rounded') : wrong()
  if (contains(typed, (part) => part.type === 'plus-minus')) return wrong()
  if (rules.given !== undefined && isRepeated(typed, rules.given, letters)) return form('question-repeated')
  const missed = missedForm(typed, rules.form, expected)
  return missed === undefined ? right : form(missed)
}

/** `(x - 3)/(x + 3), x ≠ -3`: the condition is no part of the value. */
const withoutCondition = (text: string): string =>
  text.replace(
    /[\s,;(]*(?:where|when|if|provided|for)?\s*(?:\p{L}|θ)\s*!=\s*-?[\d/]+(?:\s*,\s*-?[\d/]+)*\s*\)?$/iu,
    '',
  )

function isSameAs(typed: Expression, expected: Expression, rules: AnswerRules): boolean {
  if (!rules.upToConstant) return isEqual(typed, expected, piOf(rules))
  const isFree = !lettersOf(expected).has('k')
  const plain = isFree
    ? mapTree(typed, (part) => (part.type === 'letter' && part.name === 'k' ? integer(7) : part))
    : typed
  return isMultiple(plain, expected)
}
