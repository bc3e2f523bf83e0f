import { readExpression } from '../expression/read-expression.ts'
import { splitOutside } from '../expression/spelling.ts'
import {
  contains,
  difference,
  type Expression,
  isZero,
  letter,
  lettersOf,
  product,
  signChoices,
} from '../expression/tree.ts'
import { Unreadable } from '../expression/unreadable.ts'
import { boundedValue, isNear } from '../values/bounded.ts'
import { asOneFraction } from '../values/polynomial.ts'
import { realRoots } from '../values/roots.ts'
import { isMultiple } from '../values/same-value.ts'
import { form, type Outcome, right, wrong } from './outcome.ts'
import { isExpanded } from './polynomial-forms.ts'
import type { AnswerRules } from './rules.ts'
import { equalsSign, plainAnswer, withoutRupees } from './statement.ts'

export type Equation = {
  readonly left: Expression
  readonly right: Expression
  /** left - right */
  readonly zero: Expression
}

/** Reads `left = right`; a second equals sign is refused. */
export function readEquation(text: string, letters?: readonly string[]): Equation {
  if (/==/.test(text)) throw new Unreadable('two-equals-signs')
  const sides = splitOutside(text, equalsSign)
  if (sides.length !== 2) throw new Unreadable(sides.length === 1 ? 'equation-wanted' : 'two-equals-signs')
  if (sides.includes('')) throw new Unreadable('missing-part')
  const options = { groupedDigits: true, ...(letters && { letters }) }
  const [left, right] = sides.map((side) => readExpression(side, options)) as [Expression, Expression]
  return { left, right, zero: isZero(right) ? left : difference(left, right) }
}

/** Equations are equal if they have the same points: any multiple other than 0, no factor more or less. */
export function checkEquation(answer: string, rules: AnswerRules, input: string): Outcome {
  const letters = [...lettersOf(readEquation(answer).zero)]
  const expected = asOneFraction(readEquation(answer, letters).zero).top
  if (/^\s*=/.test(input)) throw new Unreadable('missing-part')
  const text = withoutRupees(plainAnswer(input))
  if (!/=/.test(text)) {
    const typed = readExpression(text, { letters, groupedDigits: true })
    const sides = letters.map((name) => difference(letter(name), typed))
    return [typed, ...sides].some((zero) => isMultiple(zero, expected)) ? form('expression-given') : wrong()
  }
  if (/[<>]|!=/.test(text)) return wrong()
  const typed = readEquation(withoutName(text, letters), letters)
  const { top, below } = asOneFraction(typed.zero)
  if (!isMultiple(top, expected))
    return isSameCurve(product(...signChoices(typed.zero)), expected, letters) ? right : wrong()
  if (below.some((part) => vanishTogether(expected, part, letters))) return form('not-defined-everywhere')
  if (rules.form === 'general-line' && !isGeneral(typed)) return form('not-general-form')
  if (rules.form === 'slope-intercept' && !isSlopeIntercept(typed)) return form('other-notation')
  return right
}

/** `AB: y = 2x + 3` and `Equation of AB is y = 2x + 3` */
const withoutName = (text: string, letters: readonly string[]): string => {
  const [head = '', ...rest] = text.split(/:|\bis\b/)
  const isHead = rest.length === 1 && !/[=\d]/.test(head) && !letters.includes(head.trim())
  return isHead ? (rest[0] ?? '').trim() : text
}

function isGeneral({ left, right: other }: Equation): boolean {
  if (isZero(other)) return isExpanded(left)
  return isZero(left) && isExpanded(other)
}
const isSlopeIntercept = ({ left, right: other }: Equation) =>
  left.type === 'letter' && left.name === 'y' && isExpanded(other) && !lettersOf(other).has('y')

const probes = [0.377, 1.913, -2.541]

/** Whether there is a point of the curve `top = 0` where `below` is 0 too. */
function vanishTogether(top: Expression, below: Expression, letters: readonly string[]): boolean {
  const [x = '', y] = letters
  if (y === undefined) {
    const roots = realRoots(below, x) ?? []
    return roots.some((value) => isClose(boundedValue(top, { letters: { [x]: value } }).value, 0))
  }
  if (letters.length > 2) return true
  return [
    [x, y],
    [y, x],
  ].some(([a = '', b = '']) => {
    // The denominator has to be 0 along a whole line a = r: then the curve only has to meet that line.
    const lines = (realRoots(below, a, { letters: { [b]: probes[0] ?? 0 } }) ?? []).filter((value) =>
      probes.every((probe) => isClose(boundedValue(below, { letters: { [a]: value, [b]: probe } }).value, 0)),
    )
    return lines.some((value) => realRoots(top, b, { letters: { [a]: value } })?.length !== 0)
  })
}

const isClose = (a: number, b: number) => isNear(a, b, 1e-7)

/** Curves written with a root sign are compared by their points, both ways. */
function isSameCurve(a: Expression, b: Expression, letters: readonly string[]): boolean {
  const [x = '', y] = letters
  if (y === undefined || letters.length > 2) return false
  if (!contains(a, (part) => part.type === 'root' || part.type === 'absolute')) return false
  if (lettersOf(a).size !== letters.length || [...lettersOf(a)].some((name) => !letters.includes(name)))
    return false
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    let seen = 0
    for (const at of [-3.7, -1.3, 0.4, 1.9, 3.3])
      for (const value of realRoots(from, y, { letters: { [x]: at } }, 12) ?? []) {
        seen += 1
        if (!isClose(boundedValue(to, { letters: { [x]: at, [y]: value } }).value, 0)) return false
      }
    if (seen < 2) return false
  }
  return true
}
