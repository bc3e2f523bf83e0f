/** Values that a working uses without a name: what they stand for, and what they were rounded from. */
import { type Expression, hasLetters, letter } from '../expression/tree.ts'
import type { JudgedStatement } from './judged-statement.ts'
import { withTrueNumbers } from './own-worlds.ts'
import { isNear, type Question, valueIn, type World } from './question.ts'
import type { Chain, Statement } from './read-line.ts'
import { brokenLink, decimalsOf, isLink, roundedName } from './truth.ts'
import { isWorkedOut } from './worked-out.ts'

/** The letter that a calculation without a name works out by the student's own values: Amount = 540 + 60 = 600. */
export function ownName(
  { cases }: Statement,
  own: World | undefined,
  truth: World | undefined,
  { facts, mode, pi }: Question,
): string | undefined {
  const [chain, ...more] = cases.flat()
  const [first, last] = [chain?.sides[0], chain?.sides.at(-1)]
  if (mode !== 'value' || !own || !truth || !first || !last || more.length > 0) return undefined
  if (chain?.sides.some(hasLetters)) return undefined
  const mended = withTrueNumbers([first], own, truth)[0] ?? first
  const value = valueIn(mended, truth, pi)
  if (mended === first || isNear(value, valueIn(last, truth, pi))) return undefined
  return Object.keys(facts).find((name) => isNear(truth[name] ?? Number.NaN, value))
}

/**
 * The earlier calculation without a name that gave another value than the question knows, so that a value worked
 * out from it is wrong too: "Arc length = 60/360 × 22/7 × 21 = 11", and then the perimeter by it.
 */
export function blamedFor(
  { cases }: Statement,
  judged: readonly JudgedStatement[],
  truth: World,
  question: Question,
): { index: number; judged: JudgedStatement; name: string; value: number } | undefined {
  const [chain, ...more] = cases.flat()
  const [head, first, ...rest] = chain?.sides ?? []
  if (question.mode !== 'value' || more.length > 0 || !head || !first || isWorkedOut(first)) return undefined
  if (brokenLink([first, ...rest], truth, question, chain?.isRounded) !== undefined) return undefined
  for (const [index, { isUnverified, ...earlier }] of judged.entries()) {
    const [its, ...others] = earlier.statement.cases.flat()
    const last = its?.sides.at(-1)
    if (!isUnverified || earlier.head !== undefined || !its || !last || others.length > 0) continue
    const value = valueIn(last, truth, question.pi)
    for (const name of Object.keys(question.facts)) {
      const mended: Expression = withTrueNumbers([first], { ...truth, [name]: value }, truth)[0] ?? first
      if (mended === first || !isLink(head, mended, truth, question)) continue
      const statement: Statement = { cases: [[{ ...its, sides: [letter(name), ...its.sides] }]] }
      return {
        index,
        name,
        value,
        judged: { ...earlier, statement, status: 'wrong', brokenAt: 1, head: name },
      }
    }
  }
  return undefined
}

/** What the decimals of a right chain were rounded from, for the lines that go on with them. */
export function roundings(chains: readonly Chain[], world: World, { mode, pi }: Question): World {
  const out: Record<string, number> = {}
  if (mode === 'identity') return out
  for (const { sides } of chains)
    for (const [index, side] of sides.entries()) {
      const [before, places] = [sides[index - 1], decimalsOf(side)]
      if (before === undefined || places === undefined) continue
      const [exact, value] = [valueIn(before, world, pi), valueIn(side, world, pi)]
      if (!isNear(exact, value) && Math.abs(exact - value) <= 0.5 * 10 ** -places)
        out[roundedName(value)] = exact
    }
  return out
}
