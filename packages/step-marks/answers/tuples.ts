/** Kinds of several values in order: point, list and ratio. */
import { readExpression } from '../expression/read-expression.ts'
import { insideBrackets, isBalanced, splitOutside } from '../expression/spelling.ts'
import { type Expression, hasLetters, integer, lettersOf, product } from '../expression/tree.ts'
import { Unreadable } from '../expression/unreadable.ts'
import { boundedValue } from '../values/bounded.ts'
import { greatestCommonDivisor } from '../values/rational.ts'
import { isDecimalOf, isEqual } from './judge-value.ts'
import { form, type Outcome, right, wrong } from './outcome.ts'
import type { AnswerRules } from './rules.ts'
import { andWords, equalsSign, isSpacedPair, plainAnswer, sidesOf } from './statement.ts'

function read(text: string, letters: readonly string[]): Expression {
  const tree = readExpression(text, { letters })
  if (letters.length === 0 && hasLetters(tree)) throw new Unreadable('number-wanted')
  return tree
}

/** Compares value by value; correctly rounded decimals make it `form`. */
function judgeInOrder(expected: readonly Expression[], typed: readonly Expression[]): Outcome {
  if (typed.length !== expected.length)
    return wrong(typed.length < expected.length ? 'missing-value' : 'extra-value')
  const all = (same: (a: Expression, b: Expression) => boolean) =>
    expected.every((want, index) => same(typed[index] as Expression, want))
  if (all(isEqual)) return right
  return all((a, b) => isEqual(a, b) || isDecimalOf(a, b)) ? form('rounded') : wrong()
}

const ifRight = (outcome: Outcome, reason: Parameters<typeof form>[0] | undefined): Outcome =>
  outcome.verdict === 'right' && reason !== undefined ? form(reason) : outcome

export function checkPoint(answer: string, _rules: AnswerRules, input: string): Outcome {
  const expected = coordinates(answer)
  // x = 1 and y = 3 in two lines
  const text = withoutPointName(plainAnswer(input)).replace(/(?<=[\d)])\s+(?=[xyz]\s*=)/gi, ', ')
  if (!isBalanced(text)) throw new Unreadable('open-bracket')
  const isSet = insideBrackets(text, '{') !== undefined && !/^\{\s*\(/.test(text)
  const letters = expected.flatMap((want) => [...lettersOf(want)])
  const typed = coordinates(text, letters)
  return ifRight(judgeInOrder(expected, typed), isSet ? 'order-matters' : undefined)
}

/** `M(3/2, 5/2)`, `P = (…)`, `the mid-point is (…)`, `(x, y) = (…)` */
const withoutPointName = (text: string): string =>
  text
    .replace(/^\p{Lu}?\s*\(\s*\p{Ll}\s*,\s*\p{Ll}\s*\)\s*=\s*/u, '')
    .replace(
      /^(?:[A-Z]'?|[\p{L}\p{M}\s-]*\p{L}{2}[\p{L}\p{M}\s-]*)\s*(?:=|:|\bis\b|\bare\b)?\s*(?=[({[])/u,
      '',
    )

/** Coordinates in the order of their names where they have names: `y = 5/2, x = 3/2`. */
function coordinates(text: string, letters?: readonly string[]): Expression[] {
  const inside = insideBrackets(text, '({') ?? text
  const parts = splitOutside(
    insideBrackets(inside, '(') ?? inside,
    new RegExp(`,|;|${andWords.source}`, 'iu'),
  ).map((part) => splitOutside(part, equalsSign))
  if (parts.some((sides) => sides.includes(''))) throw new Unreadable('missing-part')
  if (letters !== undefined && parts.length === 1 && isSpacedPair(inside))
    throw new Unreadable('two-readings')
  const isNamed =
    parts.length > 1 && parts.every((sides) => sides.length > 1 && /^[xyz]$/i.test(sides[0] ?? ''))
  const name = (sides: readonly string[]) => (sides[0] ?? '').toLowerCase()
  const ordered = isNamed ? [...parts].sort((a, b) => (name(a) < name(b) ? -1 : 1)) : parts
  return ordered.map((sides) => {
    if (sides.length === 2 && parts.length === 1 && /^[xy]$/i.test(sides[0] ?? ''))
      return read(sides[1] ?? '', letters ?? [])
    if (sides.length > 1 && !isNamed) throw new Unreadable('two-equals-signs')
    return letters === undefined ? readExpression(sides.at(-1) ?? '') : read(sides.at(-1) ?? '', letters)
  })
}

export function checkList(answer: string, _rules: AnswerRules, input: string): Outcome {
  const expected = splitOutside(answer, /,|;/)
  const { sides } = sidesOf(plainAnswer(input).replace(/,?\s*\.{2,}\s*$/, ''))
  const text = (sides.length === 1 ? sides[0] : plainAnswer(input)) ?? ''
  if (!isBalanced(text)) throw new Unreadable('open-bracket')
  const braced = insideBrackets(text, '{')
  const plain = (braced ?? insideBrackets(text, '([') ?? text)
    .replace(/[,;]?\s*\.{3}\s*$/, '')
    .replace(/[,;]\s*$/, '')
  // in order of size: 1/3 < 1/2
  const size = ['<', '>'].find((sign) => plain.includes(sign))
  let parts = splitOutside(
    plain,
    size === undefined ? new RegExp(`,|;|${andWords.source}`, 'iu') : new RegExp(size),
  )
  if (parts.length === 1) parts = plain.split(/\s+/)
  if (parts.includes('')) throw new Unreadable('missing-part')
  const value = (part: string) => splitOutside(part, equalsSign).at(-1) ?? ''
  const trees = expected.map(value).map((part) => readExpression(part))
  const letters = trees.flatMap((tree) => [...lettersOf(tree)])
  const typed = inNamedOrder(expected, parts)
    .map(value)
    .map((part) => read(part, letters))
  return ifRight(judgeInOrder(trees, typed), braced === undefined ? undefined : 'order-matters')
}

/** `d = -2, a = 3` in the order of the answer, where all of both are named. */
function inNamedOrder(expected: readonly string[], parts: readonly string[]): readonly string[] {
  const name = (part: string) => splitOutside(part, equalsSign).slice(0, -1)[0]?.toLowerCase()
  const names = expected.map(name)
  const isNamed = names.every((one) => one !== undefined && parts.some((part) => name(part) === one))
  if (!isNamed || parts.length !== expected.length) return parts
  return names.map((one) => parts.find((part) => name(part) === one) ?? '')
}

export function checkRatio(answer: string, rules: AnswerRules, input: string): Outcome {
  const expected = splitOutside(answer, /:/).map((part) => readExpression(part))
  const letters = expected.flatMap((want) => [...lettersOf(want)])
  const text = plainAnswer(input)
    .replace(/\s+(?:is\s+)?to\s+/gi, ':')
    .replace(/∶/g, ':')
    .replace(/\s*\(?(?:internally|externally)\)?$/i, '')
  const sides = splitOutside(text, equalsSign)
  const side = sides.at(-1) ?? ''
  if (sides.slice(0, -1).some((head) => !/^[\p{L}\p{M}\d\s:_'(){}∠△./]+$/u.test(head)))
    throw new Unreadable('two-equals-signs')
  const { typed, isListed } = ratioParts(
    side.replace(/^[\p{L}\s]*\bratio\s*(?:is|:)?\s*/iu, ''),
    expected.length,
    letters,
  )
  if (typed.length !== expected.length)
    return wrong(typed.length < expected.length ? 'missing-value' : 'extra-value')
  const [w, t] = [expected[0] as Expression, typed[0] as Expression]
  const isSame = expected.every((want, index) =>
    isEqual(product(want, t), product(w, typed[index] as Expression)),
  )
  if (!isSame || (letters.length === 0 && !(boundedValue(t, { letters: {} }).value > 0))) return wrong()
  if (isListed) return form('ratio-sign-missing')
  return rules.form === 'lowest-terms' && !isLowest(typed) ? form('not-lowest-terms') : right
}

/** The parts between the colons; a fraction is a ratio of two, and commas are counted as a slip of form. */
function ratioParts(
  text: string,
  size: number,
  letters: readonly string[],
): { typed: Expression[]; isListed: boolean } {
  let parts = splitOutside(insideBrackets(text, '(') ?? text, /:/)
  const listed = splitOutside(insideBrackets(text, '(') ?? text, /,/)
  const isListed = parts.length === 1 && listed.length === size && size > 1
  if (isListed) parts = listed
  if (parts.includes('')) throw new Unreadable('missing-part')
  const typed = parts.map((part) => read(part, letters))
  const [only] = typed
  if (typed.length > 1 || only === undefined || size !== 2) return { typed, isListed }
  return { typed: only.type === 'fraction' ? [only.top, only.bottom] : [only, integer(1)], isListed }
}

function isLowest(parts: readonly Expression[]): boolean {
  let shared = 0n
  for (const part of parts) {
    if (part.type !== 'number' || part.style !== 'whole') return false
    shared = greatestCommonDivisor(shared, part.value.n)
  }
  return shared === 1n
}
