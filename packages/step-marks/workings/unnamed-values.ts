/** Values that a working uses without a name: what they stand for, and what they were rounded from. */
import { hasLetters } from '../expression/tree.ts'
import { withTrueNumbers } from './own-worlds.ts'
import { goalIn, isNear, only, type Question, valueIn, type World } from './question.ts'
import type { Chain, Statement } from './read-line.ts'
import { decimalsOf, isKnown, roundedName } from './truth.ts'

/** The letter that a calculation without a name works out by the student's own values: Amount = 540 + 60 = 600. */
export function ownName(
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
  return name ?? (isNear(goalIn(truth, question), value) ? theAnswer : undefined)
}

/** The name of what is asked, where it has no letter. */
export const theAnswer = '#'

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
