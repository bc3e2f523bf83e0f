/** Kinds with the values of letters: the solutions of an equation, and a pair that solves two at once. */
import { toPlainText } from '../expression/plain-text.ts'
import { readExpression } from '../expression/read-expression.ts'
import { insideBrackets, isBalanced, splitOutside } from '../expression/spelling.ts'
import {
  contains,
  type Expression,
  hasLetters,
  lettersIn,
  lettersOf,
  signChoices,
} from '../expression/tree.ts'
import { Unreadable } from '../expression/unreadable.ts'
import { boundedValue, isNear } from '../values/bounded.ts'
import { exactRoots, realRoots } from '../values/roots.ts'
import { compareValues } from '../values/same-value.ts'
import { readEquation } from './equation.ts'
import { isDecimalOf, isEqual } from './judge-value.ts'
import { form, type Outcome, right, wrong } from './outcome.ts'
import type { AnswerRules } from './rules.ts'
import {
  andWords,
  equalsSign,
  isSpacedPair,
  nothingWords,
  orWords,
  plainAnswer,
  withoutRupees,
} from './statement.ts'

const separators = new RegExp(`${orWords.source}|${andWords.source}|,|;`, 'iu')
const units =
  /(\d|sqrt\(\d+\))\s*(?:years?|yrs?|[ck]m(?:\^[23])?|m|km\/hr?|kmph|units?|days?|hours?|hrs?|minutes?|min|terms?|°)\.?\s*$/i
const everything =
  /^(?:(?:an\s+)?infinite(?:ly\s+many|\s+number\s+of)?(?:\s+(?:solutions?|values?))?(?:\s+exist)?|all\s+real(?:\s+numbers)?|(?:अनंत|अपरिमित|असंख्य)\s+(?:रूप से अनेक\s+)?हल|అనంత(?:ంగా|మైన)?\s+(?:అనేక\s+)?(?:సాధనలు|పరిష్కారాలు))$/iu

/** `x = 5 y`: a second value is missing, or it is 5y. */
const endsInName = /=.*\d\s+\p{L}$/u

type Values = {
  readonly trees: readonly Expression[]
  /** the text before the equals signs */
  readonly names: readonly string[]
  /** a part still has the letter in it */
  readonly isUnsolved: boolean
  readonly isTuple: boolean
  /** the two sides of an equals sign are not the same */
  readonly differs: boolean
}

export function checkSolutions(answer: string, rules: AnswerRules, input: string): Outcome {
  const variable = rules.variable ?? 'x'
  const plain = plainAnswer(input)
  if (!isBalanced(plain, true)) throw new Unreadable('open-bracket')
  // θ = 30⁰
  const text = (/[^a-z]/.test(variable) ? plain.replace(/(\d)\^0(?!\d)/g, '$1') : plain)
    .replace(/\s*\([^()]*=[^()]*(?:reject|discard|neglect|not possible|invalid)[^()]*\)/gi, '')
    .replace(/\s*\(?(?:twice|repeated|equal(?:\s+roots)?|both)\)?\s*$/i, '')
    .replace(units, '$1')
  const expected = nothingWords.test(answer)
    ? []
    : splitOutside(answer, separators).flatMap((part) => signChoices(readExpression(lastSide(part))))
  if (everything.test(answer)) return everything.test(text) ? right : wrong()
  if (everything.test(text)) return wrong()
  if (nothingWords.test(text)) return expected.length === 0 ? right : wrong()
  if (/[<>]/.test(text)) return wrong()
  const names = lettersIn(expected)
  if (names.length === 0 && endsInName.test(text)) throw new Unreadable('missing-part')
  const typed = readValues(text, variable, names)
  if (typed.names.some((name) => isOtherLetter(name, variable))) return wrong('other-letter')
  if (typed.differs) return wrong('sides-differ')
  if (typed.isUnsolved) return judgeUnsolved(expected, text, variable, names)
  const values = typed.trees.map((tree) => boundedValue(tree, { letters: sample(names) }).value)
  if (values.some((value) => Number.isNaN(value)))
    return expected.length === 0 ? form('not-real') : wrong('no-value')
  return judgeValues(typed, expected, /[≈≅~]/.test(input))
}

function judgeValues({ trees, isTuple }: Values, expected: readonly Expression[], isRough: boolean): Outcome {
  const isOne = (tree: Expression, same: (a: Expression, b: Expression) => boolean) =>
    expected.some((want) => same(tree, want))
  const covers = (same: (a: Expression, b: Expression) => boolean) =>
    expected.length > 0 && expected.every((want) => trees.some((tree) => same(tree, want)))
  if (covers(isEqual) && trees.every((tree) => isOne(tree, isEqual))) {
    if (isTuple && trees.length > 1) return form('order-does-not-matter')
    return isRough ? form('rounded') : right
  }
  const near = (tree: Expression, want: Expression) => isEqual(tree, want) || isDecimalOf(tree, want)
  if (covers(near) && trees.every((tree) => isOne(tree, near))) return form('rounded')
  if (trees.every((tree) => isOne(tree, isEqual))) return wrong('missing-value')
  return wrong(covers(isEqual) ? 'extra-value' : 'other-value')
}

/** α, β, x₁ and words name a root of any equation; another single letter does not. */
function isOtherLetter(name: string, variable: string): boolean {
  const bare = name.replace(/_.*|\d+$/, '').trim()
  return /^[a-z]$/i.test(bare) && bare.toLowerCase() !== variable.toLowerCase()
}

const lastSide = (part: string) => splitOutside(part, equalsSign).at(-1) ?? ''

/** @param open letters that the question leaves undetermined: x = a/b */
function readValues(text: string, variable: string, open: readonly string[]): Values {
  let t = withoutRupees(text)
    .replace(/([\d)])\s+(?=\p{L}\s*=)/gu, '$1, ')
    .replace(
      /^(?:the\s+)?(?:roots|zeroe?s|solutions?(?:\s+set)?|values?(?:\s+of\s+\p{L})?|मूल|మూలాలు)(?:\s+of\s[^=:\d]*?)?\s*(?:are|is|=|:)\s*/iu,
      '',
    )
    .replace(/^\p{L}\s*(?:∈|belongs to)\s*/u, '')
    .replaceAll('+-', '±')
  if (!isBalanced(t)) throw new Unreadable('open-bracket')
  const round = insideBrackets(t, '(')
  const isTuple = round !== undefined && splitOutside(round, /,|;/).length > 1
  t = (isTuple ? round : undefined) ?? insideBrackets(t.replace(/^\p{L}\s*=\s*(?=\{)/u, ''), '{') ?? t
  const parts = splitOutside(t, separators).filter(
    (part) => !/!=|reject|discard|neglect|not possible|invalid/i.test(part),
  )
  if (parts.length === 0 || parts.includes('')) throw new Unreadable('missing-part')
  if (parts.some((part) => /^-?\d+\s+-\d+$/.test(part))) throw new Unreadable('two-readings')
  const names: string[] = []
  const trees: Expression[] = []
  let isUnsolved = false
  let differs = false
  for (const part of parts) {
    const sides = splitOutside(insideBrackets(part, '(') ?? part, equalsSign)
    if (sides.includes('')) throw new Unreadable('missing-part')
    const [name, values] = nameAndValues(sides, variable)
    if (name !== undefined) names.push(name)
    if (values === undefined) {
      isUnsolved = true
      continue
    }
    const [last, ...before] = values
      .map((side) => readExpression(side.replace(units, '$1'), { letters: [variable, ...open] }))
      .reverse()
    if (last === undefined) continue
    if (before.some((tree) => lettersOf(tree).has(variable))) throw new Unreadable('two-equals-signs')
    if (last.type === 'letter' && sides.length === 1) throw new Unreadable('missing-part')
    if ([...lettersOf(last)].some((name) => !open.includes(name))) isUnsolved = true
    else if (
      before.some(
        (tree) =>
          !hasLetters(tree) && !contains(tree, isSigned) && !isEqual(tree, last) && !isDecimalOf(last, tree),
      )
    )
      differs = true
    trees.push(...signChoices(last))
  }
  return { trees, names, isUnsolved, isTuple, differs }
}

/** Values for the letters that the question leaves undetermined. */
const sample = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries(names.map((name, k) => [name, 1.37 + 0.81 * k]))

const isSigned = (part: Expression) => part.type === 'plus-minus'

/** `x = 6/2 = 3` gives x and its values; `3 = x` as well; `k² = 36` gives nothing. */
function nameAndValues(
  sides: readonly string[],
  variable: string,
): [name: string | undefined, values: readonly string[] | undefined] {
  const [first = '', ...rest] = sides
  if (rest.length === 0) return [undefined, sides]
  if (/^(?:[a-zα-ω](?:_?\{?[1-4]\}?)?|\p{L}[\p{L}\p{M} ]{2,})$/iu.test(first)) return [first, rest]
  const last = sides.at(-1) ?? ''
  if (last.toLowerCase() === variable.toLowerCase()) return [last, sides.slice(0, -1)]
  return [undefined, undefined]
}

/** An equation, or one for each root, in place of the values: `form` where it has the same roots. */
function judgeUnsolved(
  expected: readonly Expression[],
  text: string,
  variable: string,
  names: readonly string[],
): Outcome {
  const found: number[] = []
  const letters = sample(names)
  for (const part of splitOutside(text, separators)) {
    const isValue = !equalsSign.test(part)
    if (isValue && splitOutside(text, separators).length === 1) throw new Unreadable('equation-wanted')
    const zero = isValue ? undefined : readEquation(part, [variable, ...names]).zero
    if (zero !== undefined && [...lettersOf(zero)].some((name) => name !== variable && !names.includes(name)))
      return wrong('other-letter')
    const choices = signChoices(zero ?? readExpression(part, { letters: [variable, ...names] }))
    for (const tree of choices) {
      if (zero === undefined) found.push(boundedValue(tree, { letters }).value)
      else found.push(...(realRoots(tree, variable, { letters }) ?? [Number.NaN]))
    }
  }
  const values = expected.map((want) => boundedValue(want, { letters }).value)
  const isSame =
    found.every((x) => values.some((y) => isNear(x, y))) &&
    values.every((y) => found.some((x) => isNear(x, y)))
  return isSame ? form('not-solved') : wrong()
}

export function checkPair(answer: string, rules: AnswerRules, input: string): Outcome {
  if (/^\s*=/.test(input)) throw new Unreadable('missing-part')
  const variables = rules.variables ?? ['x', 'y']
  const text = plainAnswer(input).replace(units, '$1')
  if (nothingWords.test(answer) || everything.test(answer)) {
    const kind = nothingWords.test(answer) ? nothingWords : everything
    return kind.test(text) ? right : wrong()
  }
  if (nothingWords.test(text) || everything.test(text)) return wrong()
  const expected = readNamed(answer, variables)
  const names = expected === 'other-letter' ? [] : lettersIn([...expected.values()])
  if (names.length === 0 && endsInName.test(text)) throw new Unreadable('missing-part')
  if (!isBalanced(text)) throw new Unreadable('open-bracket')
  const solved = withSolved(text, variables)
  if (solved !== undefined) {
    const outcome = checkPair(answer, rules, solved)
    return outcome.verdict === 'right' ? form('not-solved') : outcome
  }
  const typed = readNamed(text, variables, names)
  if (typed === 'other-letter') return wrong('other-letter')
  if (expected === 'other-letter') return wrong()
  if (typed.size !== expected.size || [...expected.keys()].some((name) => !typed.has(name)))
    return wrong('missing-value')
  const all = (same: (a: Expression, b: Expression) => boolean) =>
    [...expected].every(([name, value]) => same(inUnit(typed.get(name) as Expression, rules), value))
  if (all((a, b) => compareValues(a, b) === 'same')) {
    if (orWords.test(text)) return form('both-hold')
    return insideBrackets(text, '{') === undefined || text.includes('=') || text.includes('(')
      ? right
      : form('order-matters')
  }
  return all((a, b) => compareValues(a, b) === 'same' || isDecimalOf(a, b)) ? form('rounded') : wrong()
}

/** 28% where the question puts a per cent sign after its letters; elsewhere it is 28/100. */
const inUnit = (typed: Expression, { unit }: AnswerRules) =>
  unit === '%' && typed.type === 'percent' ? typed.of : typed

/** `x = 9, y = 5` for `2x = 18, 2y = 10`; undefined where not every letter has an equation of its own. */
function withSolved(text: string, variables: readonly string[]): string | undefined {
  const parts = splitOutside(text, separators).map((part) => splitOutside(part, equalsSign))
  if (/\p{L}{2}/u.test(parts.flat().join(' '))) return undefined
  if (parts.length !== variables.length || parts.some(({ length }) => length !== 2)) return undefined
  if (parts.every((sides) => sides.some((side) => /^\p{L}$/u.test(side)))) return undefined
  const values = parts.map((sides) => {
    const { zero } = readEquation(sides.join('='), variables)
    const [name, ...others] = [...lettersOf(zero)]
    const [root, ...more] = (name !== undefined && exactRoots(zero, name)) || []
    return root?.exact && others.length + more.length === 0 ? { name, value: root.exact } : undefined
  })
  const isEach = variables.every((name) => values.filter((one) => one?.name === name).length === 1)
  if (!isEach) return undefined
  return values.map((one) => one && `${one.name} = ${toPlainText(one.value)}`).join(', ')
}

/** The values apart; where there are too many of them, 1,500 is one number. */
function partsOf(text: string, count: number): string[] {
  const parts = splitOutside(text, separators)
  if (parts.length <= count) return parts
  const whole = splitOutside(
    text.replace(grouped, (digits) => digits.replaceAll(',', '')),
    separators,
  )
  return whole.length === count ? whole : parts
}

/** 1,25,000 and 125,000 */
const grouped = /(?<![\d,.])\d{1,3}(?:,\d{2})*,\d{3}(?!\d|,\d)/g

/** The values by their letters; values without a name go to the letters in their order. */
function readNamed(
  text: string,
  variables: readonly string[],
  names?: readonly string[],
): Map<string, Expression> | 'other-letter' {
  let t = withoutRupees(text)
    .replace(/(?<!\p{L})(\p{L})\s*:/gu, '$1 =')
    .replace(/^\(\s*\p{L}\s*,\s*\p{L}\s*\)\s*=\s*/u, '')
    .replace(/^(?:solution|point)\s*(?:is|=|:)\s*/i, '')
  t = insideBrackets(t, '{') ?? t
  t = insideBrackets(t, '([') ?? t
  t = t.replace(/([\d)])\s+(?=\p{L}\s*=)/gu, '$1, ')
  const variableNamed = (name: string) =>
    variables.find((letter) => letter.toLowerCase() === name.toLowerCase())
  const values = new Map<string, Expression>()
  const parts = partsOf(t, variables.length)
  if (parts.length === 1 && isSpacedPair(t)) throw new Unreadable('two-readings')
  for (const [index, part] of parts.entries()) {
    const sides = splitOutside(part, equalsSign)
    if (sides.includes('')) throw new Unreadable('missing-part')
    const [first = ''] = sides
    // x = y = 3
    const equal = sides.slice(0, -1).flatMap((side) => variableNamed(side) ?? [])
    if (equal.length > 1 && equal.length === sides.length - 1) {
      for (const name of equal) values.set(name, readExpression(sides.at(-1) ?? '', { letters: [] }))
      continue
    }
    const reversed = variableNamed(sides.at(-1) ?? '')
    const isReversed = sides.length > 1 && reversed !== undefined && variableNamed(first) === undefined
    if (sides.length > 1 && !isReversed && variableNamed(first) === undefined) {
      if (/^\p{L}$/u.test(first)) return 'other-letter'
      throw new Unreadable('two-readings')
    }
    const name = isReversed ? reversed : sides.length > 1 ? variableNamed(first) : variables[index]
    const value = isReversed ? sides.at(-2) : sides.at(-1)
    const tree = readExpression((value ?? '').replace(units, '$1'), {
      letters: [...variables, ...(names ?? [])],
    })
    if (names && [...lettersOf(tree)].some((letter) => ![...variables, ...names].includes(letter)))
      throw new Unreadable('unknown-word')
    if (sides.length === 1 && tree.type === 'letter' && variables.includes(tree.name))
      throw new Unreadable('missing-part')
    values.set(name ?? `${index}`, tree)
  }
  return values
}
