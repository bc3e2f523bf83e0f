/** Consequences of a slip. Loaded with the names of slips, as it is not needed before there is one. */
import { type Expression, hasLetters, letter, lettersIn, mapTree } from '../expression/tree.ts'
import { type FitContext, fitIn } from './fit.ts'
import { workedOut } from './heads.ts'
import type { WorkingSoFar } from './judged-statement.ts'
import { ownWorlds, unnamedSlip, withDefinitions, withFormulas } from './own-worlds.ts'
import {
  coefficients,
  type Equation,
  goalIn,
  isNear,
  only,
  type Question,
  valueIn,
  type World,
} from './question.ts'
import type { Chain, Statement } from './read-line.ts'
import { equationOf, isProportional, real, rootsOfEquation, rowOf } from './solutions.ts'
import { brokenLink, holds, isKnown, isLink, isTrueIn, speaksOfUnknown, unknownsIn } from './truth.ts'
import { nameOfAnswer } from './unnamed-values.ts'
import { writtenFacts } from './written-facts.ts'

/** A chain with the student's own numbers, which is true with the true numbers instead. */
function followsByNumbers(
  chains: readonly Chain[],
  own: World = {},
  truth: World,
  question: Question,
): boolean {
  return chains.every(({ sides, isRounded }) => {
    const [head, first, ...rest] = sides
    if (head === undefined || first === undefined) return false
    const mended = withTrueNumbers(first, own, truth)
    return (
      mended !== first &&
      brokenLink([first, ...rest], own, question, isRounded) === undefined &&
      isLink(head, mended, truth, question, isRounded)
    )
  })
}

/** Whether a chain gives a letter the value that an earlier equation leaves for it by the student's own values. */
function followsByEquation(
  chains: readonly Chain[],
  earlier: readonly Equation[],
  own: World = {},
  question: Question,
): boolean {
  const name = only(lettersIn(chains.flatMap(({ sides }) => sides))) ?? ''
  return earlier.some((equation) =>
    rootsOfEquation(equation, name, own, question)?.some((value) =>
      holds(chains, { ...own, [name]: value }, question),
    ),
  )
}

/** After a slip without a solution: the same equation in other words. */
function isSameEquation(
  statement: Statement,
  before: Statement | undefined,
  world: World,
  question: Question,
): boolean {
  const [chain, last] = [statement, before].map((one) => only(one?.cases.flat() ?? []))
  if (!chain || !last || question.mode !== 'solve') return false
  const [a, b] = [chain, last].map((one) => coefficients(equationOf(one), world, question))
  return a !== undefined && b !== undefined && isProportional(a, b)
}

/** Whether an equation of a system is made of a wrong one and another, also where they have no point in common. */
function isCombination(
  equation: Equation,
  ownEquations: readonly Equation[],
  earlier: readonly Equation[],
  question: Question,
): boolean {
  const isReciprocal = rowOf(equation, question, question.facts) === undefined
  const rows = (equations: readonly Equation[]) =>
    equations.flatMap((one) => [rowOf(one, question, question.facts, isReciprocal) ?? []])
  const [[p = 0, q = 0, r = 0] = []] = rows([equation])
  return rows(ownEquations).some(([a = 0, b = 0, c = 0]) =>
    rows(earlier).some(([d = 0, e = 0, f = 0]) => {
      const size = Math.hypot(a, b, c) * Math.hypot(d, e, f) * Math.hypot(p, q, r)
      const volume = p * (b * f - c * e) - q * (a * f - c * d) + r * (a * e - b * d)
      return size > 0 && Math.abs(volume) < 1e-9 * size && !isProportional([a, b, c], [d, e, f])
    }),
  )
}

/** The letter that a calculation without a name works out by the student's own values: Amount = 540 + 60 = 600. */
function ownName(
  { cases }: Statement,
  own: World | undefined,
  truth: World | undefined,
  question: Question,
): string | undefined {
  const { facts, mode, pi } = question
  const chain = only(cases.flat())
  const sides = chain?.sides.filter((side) => !hasLetters(side)) ?? []
  const [first, last] = [sides[0], sides.at(-1)]
  if (mode !== 'value' || !own || !truth || !first || !last) return undefined
  if (chain?.sides.some((side) => hasLetters(side) && isKnown(side, facts))) return undefined
  const mended = withTrueNumbers(first, own, truth)
  const value = valueIn(mended, truth, pi)
  if (mended === first || isNear(value, valueIn(last, truth, pi))) return undefined
  const name = Object.keys(facts).find((one) => isNear(truth[one], value))
  return name ?? (isNear(goalIn(truth, question), value) ? nameOfAnswer : undefined)
}

/** A side with the student's own wrong numbers replaced by the true ones. */
function withTrueNumbers(side: Expression, own: World, truth: World): Expression {
  const changed = Object.keys(own).filter((name) => name in truth && !isNear(own[name], truth[name]))
  return mapTree(side, (part) => {
    if (!/number|fraction|product/.test(part.type) || hasLetters(part)) return part
    const value = valueIn(part, {})
    const name = changed.find((key) => isNear(Math.abs(own[key] ?? 0), value))
    return name === undefined ? part : real((truth[name] ?? 0) * Math.sign(own[name] ?? 1))
  })
}

/** What a student's own slip leads to: the worlds in which the lines after it are judged. */
export class SlipConsequences {
  worlds: readonly World[]
  readonly #wrong: Equation[] = []
  /** what follows from them, in a system */
  readonly #followed: Equation[] = []

  constructor(worlds: readonly World[]) {
    this.worlds = worlds
  }

  change(change: (world: World) => World): void {
    this.worlds = this.worlds.map(change)
  }

  /** The letter that a calculation without a name works out by the student's own values. */
  nameOf(statement: Statement, { worlds: [truth], question }: WorkingSoFar): string | undefined {
    return ownName(statement, this.worlds[0], truth, question)
  }

  /** Treats a wrong statement as true for the lines after it. */
  believe(statement: Statement, brokenAt: number | undefined, soFar: WorkingSoFar): void {
    const { question, head, definitions } = soFar
    const chains = statement.cases.flat()
    const speaking = chains.filter((chain) => unknownsIn(chain, question).length > 0)
    this.#wrong.push(...speaking.flatMap((chain) => equationsOf(chain, question)))
    const base = this.worlds[0] ?? question.facts
    const earlier = earlierEquations(soFar)
    this.worlds = ownWorlds(workedOut(statement, head), base, earlier, this.#wrong, question).map((world) =>
      withDefinitions(world, soFar.worlds[0] ?? {}, definitions, question),
    )
    const unnamed = head === undefined ? unnamedSlip(chains[0], brokenAt, base, question) : undefined
    if (unnamed === undefined) return
    const name = `#${soFar.judged.length}`
    soFar.worlds = soFar.worlds.map((world) => ({ ...world, [name]: unnamed.right }))
    this.change((world) => ({ ...world, [name]: unnamed.written }))
  }

  /** Whether a statement follows from the slips. */
  follows(statement: Statement, isTrue: boolean, context: FitContext, soFar: WorkingSoFar): boolean {
    const { question, before, isCurrentOwn } = soFar
    const { mode } = question
    const [own, truth = {}] = [this.worlds[0], soFar.worlds[0]]
    const chains = statement.cases.flat()
    const speaks = speaksOfUnknown(statement, question) && mode !== 'identity'
    const goesOn = chains.some((chain) => chain.isContinued)
    if (goesOn && isCurrentOwn && isTrue) return true
    const isIn = () => this.worlds.length > 0 && fitIn(statement, this.worlds, context).is === 'yes'
    if (mode === 'system' && speaks) {
      if (this.#followsInSystem(statement, soFar)) return true
    } else if (isIn() && !(mode === 'identity' && goesOn)) return true
    if (mode === 'value' && followsByEquation(chains, earlierEquations(soFar), own, question)) return true
    const mayFollow = mode === 'solve' || (!speaks && mode !== 'identity')
    if (mayFollow && followsByNumbers(chains, own, truth, question)) {
      if (speaks) this.believe(statement, undefined, soFar)
      return true
    }
    const facts = speaks ? undefined : writtenFacts(statement, before, soFar.worlds, question, true)
    if (facts !== undefined) this.change((world) => ({ ...world, ...facts }))
    return facts !== undefined || (speaks && isSameEquation(statement, context.last, truth, question))
  }

  /** Whether a chain that continues from a slip is true again. */
  returnsToTruth(chains: readonly Chain[], { question, head, worlds }: WorkingSoFar): boolean {
    const truth = question.start ?? (head === undefined ? question.target : letter(head))
    if (truth === undefined) return false
    return chains.every(({ sides, isRounded }) =>
      worlds.every(
        (world) => brokenLink([truth, ...sides.slice(1)], world, question, isRounded) === undefined,
      ),
    )
  }

  /** Remembers what followed, and the value that it gave to a letter. */
  goOn(chains: readonly Chain[], { question, head }: WorkingSoFar): void {
    if (question.mode === 'system') this.#followed.push(...chains.map(equationOf))
    const last = chains.at(-1)?.sides.at(-1)
    if (head === undefined || last === undefined || question.unknowns.includes(head)) return
    this.worlds = this.worlds.flatMap((world) => {
      const value = valueIn(last, world, question.pi)
      return Number.isNaN(value) ? [world] : withFormulas({ ...world, [head]: value }, world, question)
    })
  }

  #followsInSystem(statement: Statement, soFar: WorkingSoFar): boolean {
    const { question } = soFar
    const chain = only(statement.cases.flat())
    const own = [...this.#wrong, ...this.#followed]
    return (
      this.worlds.some((world) => isTrueIn(statement, world, question)) ||
      (chain !== undefined && isCombination(equationOf(chain), own, earlierEquations(soFar), question))
    )
  }
}

/** x/75 = y/25 = 1/11 are two equations; a side between them without an unknown is a step. */
const equationsOf = (chain: Chain, question: Question): Equation[] => {
  const last = equationOf(chain)
  const between = chain.sides
    .slice(1, -1)
    .filter((side) => unknownsIn({ sides: [side] }, question).length > 0)
  return [last, ...between.map((side) => [side, last[1]] as const)]
}

/** Equations that were stated, those of the question included. */
const earlierEquations = ({ before }: WorkingSoFar): Equation[] =>
  before
    .flatMap(({ cases }) => cases.flat())
    .filter((chain) => chain.sides.length > 1)
    .map(equationOf)

/** Judges the lines after a slip by the slip's consequences. */
export const followThrough = (worlds: readonly World[]): SlipConsequences => new SlipConsequences(worlds)

export type FollowThrough = typeof followThrough
