import { type Expression, hasLetters, letter } from '../expression/tree.ts'
import { isConversion, isInOtherUnit, type Measure } from './conversions.ts'
import { labelLetter } from './labels.ts'
import { goalIn, isNear, only, type Question, valueIn, type World } from './question.ts'
import type { Chain, Statement } from './read-line.ts'
import { isLink } from './truth.ts'
import { isWorkedOut } from './worked-out.ts'

/** What a chain that begins with an equals sign continues from. */
export type ChainContext = {
  /** the last sides of the statement before, one for each of its cases */
  readonly current: readonly Expression[]
  /** the unit of the last side before */
  readonly measure?: Measure | undefined
  /** what a calculation works out that begins without a name */
  readonly goal: Expression | undefined
  /** the letter that is worked out */
  readonly head: string | undefined
  /** the worlds that are assumed */
  readonly worlds: readonly World[]
}

/** A statement with the side that a continued chain starts from, and with the meaning of a label. */
export function withHeads(
  statement: Statement,
  context: ChainContext,
  question: Question,
): { statement: Statement; head: string | undefined } {
  let { head } = context
  const put = (chain: Chain, index: number): Chain => {
    if (chain.label !== undefined) {
      const labelled = labelledSide(chain, context.worlds, question)
      const side = isInOther(labelled, chain, question) ? undefined : labelled
      head = side?.type === 'letter' ? side.name : undefined
      if (side !== undefined) return { ...chain, sides: [side, ...chain.sides] }
      return { ...chain, label: undefined }
    }
    const [first] = chain.sides
    if (isInOther(first, chain, question)) {
      head = undefined
      return { ...chain, sides: chain.sides.slice(1) }
    }
    if (!chain.isContinued || index > 0) {
      if (first?.type === 'letter') head = first.name
      else if (statement.cases.length === 1) head = undefined
      return chain
    }
    const measure = chain.measures?.find(Boolean)
    if (isConversion(context.current[0], first, context.measure, measure))
      return { ...chain, isContinued: false }
    const isUnknown = head !== undefined && question.unknowns.includes(head) && question.mode !== 'identity'
    if (isUnknown) return { ...chain, sides: [letter(head as string), ...chain.sides], isContinued: false }
    const [from, ...others] = context.current
    if (from === undefined && head === undefined && context.goal !== undefined) {
      head = context.goal.type === 'letter' ? context.goal.name : undefined
      return { ...chain, sides: [context.goal, ...chain.sides] }
    }
    // an expression alone continues from what is still to be worked out
    if (chain.isBare && from !== undefined && isWorkedOut(from)) {
      head = undefined
      return { ...chain, isContinued: false }
    }
    return from === undefined || others.length > 0 ? chain : { ...chain, sides: [from, ...chain.sides] }
  }
  const cases = statement.cases.map((chains) => chains.map(put))
  return { statement: { ...statement, cases }, head }
}

/** Whether a chain gives a letter in another unit than the question does. */
const isInOther = (name: Expression | undefined, { sides, measures }: Chain, { facts, pi }: Question) =>
  name?.type === 'letter' &&
  isInOtherUnit(valueIn(sides.at(-1) ?? name, facts, pi), facts[name.name] ?? Number.NaN, measures?.[1])

/** The meaning of words before the equals sign: a side of the identity, a letter, or the unknown of an equation. */
function labelledSide(
  { label = '', sides }: Chain,
  worlds: readonly World[],
  question: Question,
): Expression | undefined {
  if (question.mode === 'identity' && label === 'LHS') return question.start
  if (question.mode === 'identity' && label === 'RHS') return question.target
  if (question.mode === 'value' && isOfFact(label, question)) return question.target
  const name = labelLetter(label, question)
  // "Height of the tower" is H where h is another
  const isTwin = (one: string) =>
    one.toLowerCase() === name?.toLowerCase() &&
    sides.some((side) => isNear(question.facts[one], valueIn(side, question.facts, question.pi)))
  const named = Object.keys(question.facts).find(isTwin) ?? name
  if (named !== undefined) return letter(named)
  // "Width = 7 m" says x = 7 where 7 is a solution, and "Mother = 39 years" y = 39
  const last = sides.at(-1)
  if ((question.mode !== 'solve' && question.mode !== 'system') || last === undefined || hasLetters(last))
    return undefined
  const value = valueIn(last, worlds[0] ?? {}, question.pi)
  const unknown = only(question.unknowns.filter((one) => worlds.some((world) => isNear(world[one], value))))
  return unknown === undefined ? undefined : letter(unknown)
}

/** `f(-4)` and `f(x)` of a question that says x = -4. */
function isOfFact(label: string, { facts }: Question): boolean {
  const [, at] = /^[fghp]\s*\(\s*([a-z]|-?[\d.]+)\s*\)$/.exec(label) ?? []
  return at !== undefined && (at in facts || Object.values(facts).some((fact) => isNear(fact, Number(at))))
}

/** What an opening without a name must equal: what is asked, unless it is only a step towards it. */
export function goalOf(
  { cases }: Statement,
  later: readonly Statement[],
  world: World,
  question: Question,
): Expression | undefined {
  const { target, facts, mode, formulas, pi } = question
  if (mode !== 'value' || target === undefined) return undefined
  const isGoal = (side: Expression) => isLink(target, side, world, question)
  const [side] = cases[0]?.[0]?.sides ?? []
  if (side === undefined) return undefined
  const isOnTheWay = later.some((one) => one.cases.flat().some(({ sides }) => sides.slice(-1).some(isGoal)))
  const isFact = Object.values(facts).some((fact) => isNear(fact, valueIn(side, world, pi)))
  if (!isGoal(side) && (isOnTheWay || isFact)) return undefined
  const goal = goalIn(world, question)
  const named = Object.keys(facts).filter((name) => isNear(facts[name], goal))
  const name = named.find((one) => formulas.has(one)) ?? named[0]
  return name === undefined ? target : letter(name)
}

/** A chain that continues works out the letter at its head. */
export function workedOut(statement: Statement, head: string | undefined): Statement {
  if (head === undefined) return statement
  const put = (chain: Chain): Chain =>
    chain.isContinued ? { ...chain, sides: [letter(head), ...chain.sides] } : chain
  return { ...statement, cases: statement.cases.map((chains) => chains.map(put)) }
}

/** What a chain that begins with an equals sign continues from, one for each case. */
export const lastSides = (cases: Statement['cases']): Expression[] =>
  cases.map((group) => group.at(-1)?.sides.at(-1)).filter((side) => side !== undefined)
