import {
  contains,
  type Expression,
  type ExpressionOf,
  factorsOf,
  has,
  hasLetters,
  isZero,
  lettersIn,
  lettersOf,
  orderlessKey,
  partsOf,
  unsigned,
} from '../expression/tree.ts'
import { rationalValue } from '../values/exact-value.ts'
import type { JudgedStatement } from './judged-statement.ts'
import type { Shape } from './problem.ts'
import { type Equation, goalIn, isNear, type Question, valueIn, type World } from './question.ts'
import type { Chain } from './read-line.ts'
import { equationOf } from './solutions.ts'
import { brokenLink, isLink, statedValue, unknownsIn } from './truth.ts'
import { isWorkedOut } from './worked-out.ts'

/** A shape that a statement shows, and whether what shows it is right. */
export type ShownShape = {
  readonly line: number
  readonly shape: Shape
  readonly status: 'ok' | 'ft' | 'wrong'
}

/** All that the statements of a working show, in their order. */
export function shownShapes(
  judged: readonly JudgedStatement[],
  worlds: readonly World[],
  question: Question,
): ShownShape[] {
  const seen = new Set<string>()
  const proof: Proof = { lefts: new Set(), isRight: false, hasMoved: false }
  return judged.flatMap((one) => {
    const { line, status } = one
    if (one.statement.rejection) return []
    if (one.statement.isNone) return [{ line, shape: 'all-values', status }]
    if (question.mode === 'identity') return identityShapes(one, proof, worlds, question)
    const chains = one.statement.cases.flat()
    const shapes = equationShapes(one, chains, seen, question)
    // x = (5 + 1)/4 = 3/2: a value may follow from the wrong step of a formula
    const follows =
      status === 'wrong' &&
      !one.isLostRoot &&
      shapes.includes('formula') &&
      chains.every(
        ({ sides: [, ...steps], isRounded }) =>
          steps[1] && brokenLink(steps, worlds[0] ?? {}, question, isRounded) === undefined,
      )
    const statusOf = (shape: Shape) => (follows && shape === 'all-values' ? 'ft' : status)
    return [
      ...shapes.map((shape) => ({ line, shape, status: statusOf(shape) })),
      ...chains
        .filter((chain) => unknownsIn(chain, question).length === 0)
        .flatMap((chain) => valueShapes(one, chain, worlds[0] ?? {}, question)),
    ]
  })
}

function equationShapes(
  { statement }: JudgedStatement,
  chains: readonly Chain[],
  seen: Set<string>,
  question: Question,
): Shape[] {
  const out = new Set<Shape>()
  const values = chains.map((chain) => statedValue(chain, question))
  for (const [index, value] of values.entries()) {
    if (value === undefined) continue
    seen.add(value.name)
    out.add('one-value')
    const isOneOfMore = chains.length > 1 || question.mode === 'system'
    // steps of the formula between the unknown and its value
    const hasSteps = isOneOfMore && chains[index]?.sides.slice(1).some((side) => !isWorkedOut(side))
    if (hasSteps || has(value.side, 'root')) out.add('formula')
  }
  if (values.length > 0 && values.every(Boolean) && question.unknowns.every((name) => seen.has(name)))
    out.add(values.every((value) => value && isWorkedOut(value.side)) ? 'all-values' : 'values-open')
  for (const [index, chain] of chains.entries()) {
    const [left, right] = equationOf(chain)
    if (left.type === 'letter' && left.name === 'D' && !question.unknowns.includes('D'))
      out.add('discriminant')
    const used = unknownsIn(chain, question)
    if (used.length === 0 || values[index] !== undefined) continue
    out.add(used.length === 1 ? 'one-unknown' : 'two-unknowns')
    const isRestated = question.given.some((given) => sidesKey(given) === sidesKey([left, right]))
    out.add(isRestated ? 'restated' : 'equation')
    if (statement.cases.length > 1) out.add('plus-minus')
    if (!chain.sides.some((side) => has(side, 'root'))) out.add('no-root')
    if (!isRestated && !chain.sides.some((side) => contains(side, isOpenBracket))) out.add('expanded')
    if (isSquareOfUnknown(left, right) || isSquareOfUnknown(right, left)) out.add('square')
    const side = isZero(right) ? left : isZero(left) ? right : undefined
    if (side !== undefined && used.length === 1) for (const shape of zeroShapes(side)) out.add(shape)
  }
  return [...out]
}

/** The same for an equation whose sides are exchanged. */
const sidesKey = (equation: Equation) => equation.map(orderlessKey).toSorted().join(' = ')

const isSquare = (part: Expression): part is ExpressionOf<'power'> =>
  part.type === 'power' && part.exponent.type === 'number' && part.exponent.value.n === 2n

const isOpenBracket = (part: Expression) =>
  (part.type === 'power' && part.base.type === 'sum') ||
  (part.type === 'product' && part.items.some((item) => item.type === 'sum'))

/** (x - 3)² on one side, a number on the other. */
const isSquareOfUnknown = (side: Expression, other: Expression) =>
  isSquare(side) && side.base.type === 'sum' && hasLetters(side.base) && !hasLetters(other)

/** What a side shows that is said to be 0. */
function zeroShapes(side: Expression): Shape[] {
  const factors = factorsOf(side).filter(hasLetters)
  const [first] = factors
  const isFactored =
    factors.length > 1 || (first !== undefined && isSquare(first) && first.base.type === 'sum')
  const isQuadratic =
    side.type === 'sum' &&
    contains(side, (part) => isSquare(part) && part.base.type === 'letter') &&
    side.items.every((item) => !has(item, 'sum'))
  return [...(isFactored ? (['factored'] as const) : []), ...(isQuadratic ? (['quadratic'] as const) : [])]
}

/** How right each side of a chain of values is. */
function sideStatus(
  { status, brokenAt }: JudgedStatement,
  chain: Chain,
  index: number,
  world: World,
  question: Question,
): ShownShape['status'] {
  if (status !== 'wrong' || brokenAt === undefined) return status
  if (index < brokenAt) return 'ok'
  if (index === brokenAt) return 'wrong'
  const rest = chain.sides.slice(brokenAt, index + 1)
  const follows = rest.every(
    (side, k) => k === 0 || isLink(rest[k - 1] as Expression, side, world, question, chain.isRounded),
  )
  return follows ? 'ft' : 'wrong'
}

function valueShapes(judged: JudgedStatement, chain: Chain, world: World, question: Question): ShownShape[] {
  const [first] = chain.sides
  const isHead = first?.type === 'letter' || chain.isContinued || chain.label !== undefined
  const head = judged.head ?? (first?.type === 'letter' ? first.name : undefined)
  // r² = 625 - 576
  const squared = first?.type === 'power' && first.base.type === 'letter' ? first.base.name : undefined
  const goal = goalIn(world, question)
  const out: ShownShape[] = []
  chain.sides.forEach((side, index) => {
    if (index === 0 && isHead && chain.sides.length > 1) return
    const status = sideStatus(judged, chain, index, world, question)
    const show = (shape: Shape) => out.push({ line: judged.line, shape, status })
    // the question written down once more
    if (question.start !== undefined && orderlessKey(side) === orderlessKey(question.start)) return
    if ([...lettersOf(side)].filter((name) => name in question.facts).length >= 2) show('formula-symbols')
    if (hasLetters(side)) {
      // √3 = 90/x, where x is asked
      const [name = '', ...more] = lettersIn(chain.sides)
      const isAsked = isNear(question.facts[name], goal)
      if (!isAsked || more.length > 0 || side.type === 'letter' || side.type === 'power') return
      show('substituted')
      show(`substituted:${name}`)
      return
    }
    if (!isWorkedOut(side) || isReducible(side)) {
      show('substituted')
      for (const name of namesOf(head ?? squared)) show(`substituted:${name}`)
    }
    if (!isWorkedOut(side)) return
    const value = valueIn(side, world, question.pi)
    const isGoal =
      goal !== undefined &&
      (isNear(value, goal) || isLink(question.target as Expression, side, world, question))
    if (isGoal) show('target')
    if (!judged.isUnverified && isAnswer(head, status, isGoal, goal, question)) show('number')
    // words alone, "Area of the field = 50 × 30 = 1500": the letter by its value
    const names =
      head === undefined && (isGoal || chain.sides.length > 1)
        ? Object.keys(question.facts).filter((name) => isNear(question.facts[name], value))
        : namesOf(head)
    for (const name of names) show(`says:${name}`)
  })
  return out
}

/** 540/20 is a number, and work that is still to be done. */
const isReducible = (tree: Expression): boolean => {
  const side = unsigned(tree)
  if (side.type !== 'fraction' || side.top.type !== 'number' || side.bottom.type !== 'number') return false
  return rationalValue(side)?.d !== side.bottom.value.n
}

/** S_22 answers to S too, and S to each S_22. */
const namesOf = (head: string | undefined): string[] => {
  if (head === undefined) return []
  const stem = head.split('_')[0] ?? head
  return stem === head ? [head] : [head, stem]
}

/** A number that is the answer: not a given or an intermediate one. */
function isAnswer(
  head: string | undefined,
  status: ShownShape['status'],
  isGoal: boolean,
  goal: number | undefined,
  { facts }: Question,
): boolean {
  if (goal === undefined || isGoal) return true
  const fact = head === undefined ? undefined : facts[head]
  return status !== 'ok' && (fact === undefined || isNear(fact, goal))
}

/** The sides that a proof has shown on the left, and whether it now works on the right. */
type Proof = { readonly lefts: Set<string>; isRight: boolean; hasMoved: boolean }

function identityShapes(
  judged: JudgedStatement,
  proof: Proof,
  worlds: readonly World[],
  question: Question,
): ShownShape[] {
  const out: ShownShape[] = []
  const goal = question.target && orderlessKey(question.target)
  const begin = question.start && orderlessKey(question.start)
  for (const chain of judged.statement.cases.flat()) {
    const isNamed = chain.isContinued || chain.label !== undefined
    if (chain.label !== undefined) proof.isRight = chain.label === 'RHS'
    chain.sides.forEach((side, index) => {
      if (index === 0 && isNamed && chain.sides.length > 1) return
      const status = sideStatus(judged, chain, index, worlds[0] ?? {}, question)
      const show = (shape: Shape) => out.push({ line: judged.line, shape, status })
      const key = orderlessKey(side)
      const calls = partsOf(side, 'call')
        .map(({ name }) => name)
        .join()
      if (side.type === 'fraction') show('one-fraction')
      if (side.type === 'product' && contains(side, isOpenBracket)) show('factored')
      if (key !== begin && !contains(side, isOpenBracket)) show('expanded')
      if (/^(?:sin|cos|,)+$/.test(calls)) show('only-sin-cos')
      if (/^(?:cos|,)+$/.test(calls)) show('only-cos')
      // both sides of the identity may be worked out until they meet
      if (proof.isRight ? key === begin || proof.lefts.has(key) : key === goal) show('target')
      // RHS where the question starts on its right side
      if (proof.isRight && proof.lefts.size === 0 && key === goal && proof.hasMoved) show('target')
      if (!proof.isRight) proof.lefts.add(key)
      else if (key !== goal) proof.hasMoved = true
    })
  }
  return out
}
