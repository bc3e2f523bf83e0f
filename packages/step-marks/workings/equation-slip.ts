import {
  childrenOf,
  contains,
  type Expression,
  factorsOf,
  has,
  hasLetters,
  isZero,
  lettersOf,
  mapTree,
  orderlessKey,
  partsOf,
  power,
  signChoices,
  termsOf,
  times,
  unsigned,
} from '../expression/tree.ts'
import { partlyMultiplied, rootTermByTerm, withoutDenominators, wronglyMoved } from './equation-moves.ts'
import type { JudgedStatement } from './judged-statement.ts'
import { isOneSided } from './one-side.ts'
import type { Slip, SlipCode } from './problem.ts'
import {
  coefficients,
  type Equation,
  isNear,
  plus,
  type Question,
  square,
  unknownOf,
  valueIn,
  type World,
} from './question.ts'
import type { Statement } from './read-line.ts'
import { isMutual, slipsOf, squaredTermByTerm } from './slips.ts'
import {
  equationOf,
  isAmong,
  isProportional,
  isSameSet,
  real,
  rootsOfEquation,
  rootsOfStatement,
} from './solutions.ts'
import { Suspects } from './suspects.ts'
import { usualFactors } from './traced-slip.ts'
import { isValues } from './truth.ts'

const mostSources = 4

/** Names the slip in a statement on the one unknown of an equation. */
export const slipInEquation = (judged: JudgedStatement, worlds: readonly World[], question: Question): Slip =>
  suspectsInEquation(judged, worlds, question).likeliest('arithmetic')

export function suspectsInEquation(
  { statement, before, head }: Pick<JudgedStatement, 'statement' | 'before' | 'head'>,
  worlds: readonly World[],
  question: Question,
): Suspects {
  const suspects = new Suspects()
  const unknown = unknownOf(question)
  const world = worlds[0] ?? question.facts
  const studentRoots = writtenRoots(statement, world, question)
  const solutions = worlds.map((one) => one[unknown] ?? Number.NaN)
  const isMine = comparer(statement, studentRoots, unknown, world, question)
  const isStillBelow = isBelow(statement, world, question)
  const formula = question.formulas.get(unknown)
  const [target] = statement.cases.flat()
  if (formula !== undefined && (head === unknown || isValues(statement, question)) && target !== undefined) {
    for (const slip of slipsOf(formula)) {
      if (slip.code === 'cancel-term' && isStillBelow(formula)) continue
      const values = signChoices(slip.tree).map((choice) => valueIn(choice, world, question.pi))
      if (values.some(Number.isNaN)) continue
      if (
        isSameSet(
          values.filter((value, index) => !isAmong(value, values.slice(0, index))),
          studentRoots,
        )
      ) {
        const isCoefficient = slip.code === 'formula' && slip.part?.type === 'letter'
        suspects.add(isCoefficient ? 'coefficient' : slip.code, slip.part)
      }
    }
  }
  const sources = before.filter((source) =>
    source.cases.flat().some((chain) => chain.sides.some((side) => lettersOf(side).has(unknown))),
  )
  const row = (equation: Equation) => coefficients(equation, world, question) ?? []
  const isAlone = target !== undefined && statement.cases.flat().length === 1
  const multipliedInPart = (equation: Equation): void => {
    if (!isAlone || !suspects.isEmpty) return
    for (const [left, right, part] of partlyMultiplied(equation))
      if (isMine([left, right])) suspects.add('distribution', part)
    for (const [left, right, part] of partlyMultiplied(equationOf(target)))
      if (isProportional(row([left, right]), row(equation))) suspects.add('distribution', part)
  }
  for (const [at, source] of [
    ...sources.slice(0, mostSources),
    ...sources.slice(mostSources).slice(-1),
  ].entries()) {
    if (!suspects.isEmpty && question.mode === 'solve') break
    for (const [index, chains] of source.cases.entries())
      for (const chain of chains) {
        const others = source.cases.filter((_, k) => k !== index)
        const equation = equationOf(chain)
        const all = [equation, ...withoutDenominators(equation)]
        for (const one of all)
          compareWith(one, others, statement, unknown, world, question, isMine, suspects, one !== equation)
        if (isAlone && !suspects.has('one-side'))
          for (const one of all) turnedSign(one, equationOf(target), world, question, suspects)
        if (at === 0 && question.mode === 'solve') multipliedInPart(equation)
      }
  }
  for (const chain of sources.slice(0, 1).flatMap(({ cases }) => cases.flat()))
    multipliedInPart(equationOf(chain))
  for (const source of sources.slice(0, 1))
    if (source.cases.length > 1 && isValues(source, question))
      for (const code of sharedSlips(source, studentRoots, world, question, isStillBelow)) suspects.add(code)
  if (suspects.isEmpty && isAlone && sources.length === question.given.length) {
    for (const [code, ...equation] of misstated(question)) if (isMine(equation)) suspects.add(code)
    // sin 60° = h/15 for tan 60°
    const [call, ratio] = equationOf(target)
    for (const name of call.type === 'call' ? (['sin', 'cos', 'tan'] as const) : [])
      for (const given of question.given)
        if (isProportional(row([{ ...call, name } as Expression, ratio]), row(given))) suspects.add('formula')
  }
  // x² - 4x + 4 as (x - 4)²
  if (suspects.isEmpty && isAlone)
    for (const made of withHalvedTerms(equationOf(target)))
      if (
        sources
          .slice(0, 1)
          .some(({ cases }) => cases.flat().some((one) => isProportional(row(made), row(equationOf(one)))))
      )
        suspects.add('square-of-sum')
  if (suspects.isEmpty && isSignTurned(studentRoots, solutions)) suspects.add('sign')
  return suspects
}

/** An equation with (x - 2)² for its (x - 4)². */
function withHalvedTerms([left, right]: Equation): Equation[] {
  const halve = (side: Expression) =>
    side.type === 'power' && side.base.type === 'sum'
      ? square(plus(...side.base.items.map((item) => (hasLetters(item) ? item : times(real(0.5), item)))))
      : undefined
  const [ofLeft, ofRight] = [halve(left), halve(right)]
  return [...(ofLeft ? [[ofLeft, right] as const] : []), ...(ofRight ? [[left, ofRight] as const] : [])]
}

/** The given equations with a slip in a number: the diameter for the radius, another formula, p(3) for p(-3). */
function* misstated({ given }: Question): Generator<[SlipCode, ...Equation]> {
  const unturned = (side: Expression) =>
    mapTree(side, (part) => (part.type === 'negative' && part.of.type === 'number' ? part.of : part))
  for (const [left, right] of given) {
    yield ['sign', unturned(left), unturned(right)]
    for (const side of [left, right]) {
      const degree = partsOf(side, 'power').find(({ base }) => !hasLetters(base))?.exponent
      const made = (factor: Expression): Equation =>
        side === left ? [times(factor, left), right] : [left, times(factor, right)]
      if (degree === undefined) continue
      for (const size of [2, 0.5]) yield ['diameter', ...made(power(real(size), degree))]
      for (const factor of usualFactors) yield ['formula', ...made(real(factor))]
    }
  }
}

/** The slips that, made on each of several values, give all that was written: (4 ± √8)/4 as 1 ± √8. */
function sharedSlips(
  source: Statement,
  studentRoots: readonly number[],
  world: World,
  question: Question,
  isKept: (side: Expression) => boolean,
): SlipCode[] {
  const made = new Map<SlipCode, number[]>()
  for (const chain of source.cases.flat())
    for (const { code, tree } of slipsOf(equationOf(chain)[1]))
      if (code !== 'cancel-term' || !isKept(equationOf(chain)[1]))
        made.set(code, [...(made.get(code) ?? []), valueIn(tree, world, question.pi)])
  return [...made]
    .filter(([, values]) => studentRoots.every((value) => isAmong(value, values)))
    .map(([code]) => code)
}

type EquationMatcher = (equation: Equation, others?: Statement['cases']) => boolean

/** Whether an equation, among other cases, says what the student wrote. */
function comparer(
  statement: Statement,
  studentRoots: readonly number[],
  unknown: string,
  world: World,
  question: Question,
): EquationMatcher {
  const chains = statement.cases.flat()
  const mine =
    chains.length === 1 && chains[0] !== undefined
      ? coefficients(withoutLogarithms(equationOf(chains[0])), world, question)
      : undefined
  return (stated, others = []) => {
    const equation = withoutLogarithms(stated)
    if (others.length === 0 && mine !== undefined) {
      const made = coefficients(equation, world, question)
      // of the same degree: the same roots mean the same equation
      if (made !== undefined && (made.length === mine.length || isProportional(made, mine)))
        return isProportional(made, mine)
    }
    if (studentRoots.length === 0) return false
    // finding roots is slow, and whether a number is one is not
    const isRoot = (value: number) => {
      const [left, right] = equation.map((side) => valueIn(side, { ...world, [unknown]: value }, question.pi))
      return isNear(left, right, 1e-4)
    }
    if (others.length === 0 && !studentRoots.every(isRoot)) return false
    const roots = [...(rootsOfEquation(equation, unknown, world, question) ?? [])]
    for (const chain of others.flat())
      roots.push(...(rootsOfEquation(equationOf(chain), unknown, world, question) ?? []))
    const distinct = roots.filter((root, index) => !isAmong(root, roots.slice(0, index)))
    const kept = distinct.filter((root) => question.keeps({ [unknown]: root }))
    return isSameSet(distinct, studentRoots) || isSameSet(kept, studentRoots)
  }
}

/** log a = log b as a = b */
const withoutLogarithms = ([left, right]: Equation): Equation => {
  const isLogarithm = [left, right].every((side) => side.type === 'call' && /^l/.test(side.name))
  return isLogarithm ? [childrenOf(left)[0] ?? left, childrenOf(right)[0] ?? right] : [left, right]
}

const writtenRoots = (statement: Statement, world: World, question: Question): number[] =>
  rootsOfStatement(statement, world, question) ?? []

const isSignTurned = (written: readonly number[], solutions: readonly number[]): boolean => {
  const sizes = (values: readonly number[]) => values.map(Math.abs)
  return (
    written.length > 0 &&
    written.every((value) => isAmong(Math.abs(value), sizes(solutions))) &&
    written.some((value) => !isAmong(value, solutions))
  )
}

function compareWith(
  source: Equation,
  others: Statement['cases'],
  statement: Statement,
  unknown: string,
  world: World,
  question: Question,
  isMine: EquationMatcher,
  suspects: Suspects,
  isCleared: boolean,
): void {
  const [left, right] = source
  const targets = statement.cases.flat().map(equationOf)
  const [target, ...more] = targets
  const keys = more.length > 0 ? [] : target?.map(orderlessKey)
  const isStillBelow = isBelow(statement, world, question)
  // a side that was only copied has no slip in it
  for (const side of source)
    for (const slip of keys?.includes(orderlessKey(side)) ? [] : slipsOf(side)) {
      // a side is no formula as a whole, and what is still in the denominator was not cancelled
      const isWhole = slip.code === 'formula' && slip.part === side && !has(side, 'call')
      const isKept = slip.code === 'cancel-term' && isStillBelow(side)
      const made: Equation = side === left ? [slip.tree, right] : [left, slip.tree]
      // a term that was not multiplied as the others were
      const code =
        isCleared && slip.code === 'coefficient' && side.type === 'sum' ? 'distribution' : slip.code
      if (!isWhole && !isKept && isMine(made, others)) suspects.add(code, slip.part)
    }
  if (isMine([squaredTermByTerm(left), squaredTermByTerm(right)], others)) suspects.add('square-of-sum')
  const [opened, other] = [left, right].map((side) =>
    slipsOf(side).filter(({ code }) => code === 'distribution'),
  )
  // one slip says more than two
  for (const one of suspects.isEmpty ? (opened ?? []) : [])
    for (const also of other ?? [])
      if (isMine([one.tree, also.tree], others)) suspects.add('distribution', one.part)
  for (const [l, r, part] of wronglyMoved(source)) if (isMine([l, r], others)) suspects.add('sign', part)
  if (target !== undefined && more.length === 0) {
    if (isOneSided(source, target, question, world)) {
      // 2πr² = 616 for 4πr² = 616
      const isFormula =
        [left, right].some((side) => has(side, 'pi')) && question.given.some(([one]) => one === left)
      suspects.add(isFormula ? 'formula' : 'one-side')
      // the strokes are gone because their numbers were multiplied by
      suspects.drop('cancel-term')
    }
  }
  const parts = isZero(right) ? factorsOf(left).map((factor): Equation => [factor, right]) : [source]
  const roots = rootsOfEquation(source, unknown, world, question) ?? []
  for (const one of targets) {
    const wrong = (rootsOfEquation(one, unknown, world, question) ?? []).filter(
      (root) => !isAmong(root, roots),
    )
    // x = -3 of (x - 3)(2x - 1) = 0
    const isTurned = parts.length > 1 && wrong.some((root) => isAmong(-root, roots))
    if (isTurned) {
      suspects.add('sign')
      suspects.drop('distribution')
    } else if (wrong.length > 0) for (const part of parts) inverse(part, one, world, question, suspects)
  }
  // not multiplied crosswise
  if (left.type === 'fraction' && right.type === 'fraction')
    if (
      isMine([times(left.top, right.top), times(left.bottom, right.bottom)]) ||
      isMine([times(left.top, left.bottom), times(right.top, right.bottom)])
    )
      suspects.add('swap')
  // numerator and denominator exchanged
  for (const [side, over] of [
    [left, right],
    [right, left],
  ] as const)
    if (
      side.type === 'fraction' &&
      lettersOf(side.bottom).has(unknown) &&
      isMine([side.bottom, times(side.top, over)])
    )
      suspects.add('swap')
  for (const [l, r] of rootTermByTerm(source)) if (isMine([l, r], others)) suspects.add('root-of-sum', r)
  if (contains(plus(left, right), (part) => part.type === 'root')) {
    const each = (side: Expression) => plus(...termsOf(side).map(squareOf))
    if (
      isMine([each(left), squareOf(right)]) ||
      isMine([each(left), each(right)]) ||
      isMine([squareOf(left), each(right)])
    )
      suspects.add('square-of-sum')
    if (left.type === 'root' && right.type === 'sum')
      for (const slip of slipsOf(square(right)))
        if (isMine([left.of, slip.tree])) suspects.add(slip.code, slip.part)
  }
}

/** Whether the denominator of a side is still a denominator in a statement. */
function isBelow({ cases }: Statement, world: World, { pi }: Question): (side: Expression) => boolean {
  const bottoms = cases
    .flatMap((chains) => chains.flatMap(({ sides }) => sides))
    .flatMap((side) => (side.type === 'fraction' ? [valueIn(side.bottom, world, pi)] : []))
  return (side) =>
    side.type === 'fraction' && bottoms.some((bottom) => isNear(bottom, valueIn(side.bottom, world, pi)))
}

const squareOf = (tree: Expression): Expression => {
  const of = unsigned(tree)
  return of.type === 'root' && of.degree === 2 ? of.of : square(of)
}

/** One sign turned in what the student wrote makes it follow. */
function turnedSign(
  source: Equation,
  [left, right]: Equation,
  world: World,
  question: Question,
  suspects: Suspects,
): void {
  const from = coefficients(source, world, question)
  if (from === undefined) return
  const fits = (equation: Equation) => {
    const made = coefficients(equation, world, question)
    return made !== undefined && isProportional(made, from)
  }
  for (const slip of slipsOf(left))
    if (isMutual(slip.code) && fits([slip.tree, right])) suspects.add(slip.code, slip.part)
  for (const slip of slipsOf(right))
    if (isMutual(slip.code) && fits([left, slip.tree])) suspects.add(slip.code, slip.part)
}

/** kx = c taken to x = kc, x = c - k or x = k/c, and so for kx² = c; x² = c taken to x = c/2. */
function inverse(
  source: Equation,
  target: Equation,
  world: World,
  question: Question,
  suspects: Suspects,
): void {
  const [from, to] = [source, target].map((one) => twoTerms(coefficients(one, world, question)))
  if (from === undefined || to === undefined || !isNear(to.factor, 1)) return
  const { factor, right, degree } = from
  const written = to.right
  if (degree === 2 && to.degree === 1 && isNear(written, right / factor / 2)) suspects.add('inverse')
  if (degree !== to.degree || isNear(factor, 1)) return
  const isTurned = isNear(written, -right / factor, 1e-7)
  // 84x = 12 × 420 as x = 84 × 12/420
  const turned = factorsOf(source[1]).map((item) => (factor * right) / valueIn(item, world, question.pi) ** 2)
  const made = [
    right * factor,
    right - factor,
    factor - right,
    factor / right,
    1 / (factor * right),
    ...turned,
  ]
  if (!isTurned && made.some((one) => isNear(written, one, 1e-7))) suspects.add('inverse')
  if (isTurned || isNear(written, right + factor, 1e-7)) suspects.add('sign')
}

/** `factor` times the unknown to a power is `right`. */
function twoTerms(
  row: readonly number[] = [],
): { factor: number; right: number; degree: number } | undefined {
  const degree = row.length - 1
  const [sign, factor] = [(row.at(-1) ?? 0) < 0 ? -1 : 1, row.at(-1) ?? 0]
  if (degree < 1 || isNear(factor, 0) || row.slice(1, -1).some((value) => !isNear(value, 0))) return undefined
  return { factor: Math.abs(factor), right: -(row[0] ?? 0) * sign, degree }
}
