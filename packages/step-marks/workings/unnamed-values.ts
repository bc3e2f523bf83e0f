/** Values that a working uses without a name: their meaning, and what they were rounded from. */
import { lettersOf } from '../expression/tree.ts'
import { goalIn, isNear, type Question, valueIn, type World } from './question.ts'
import type { Chain } from './read-line.ts'
import { decimalsOf, isKnown, roundedName } from './truth.ts'

/** The name of what is asked, where it has no letter. */
export const nameOfAnswer = '#'

/** What the decimals of a right chain were rounded from, for the lines that continue with them. */
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

/** Whether nothing in the question says what the value of a chain should be. */
export function isUnverified(
  chains: readonly Chain[],
  head: string | undefined,
  world: World,
  question: Question,
): boolean {
  if (head !== undefined && question.facts[head] !== undefined) return false
  const goal = goalIn(world, question)
  const known = [goal, ...Object.values(question.facts)]
  return chains.every(({ sides }) => {
    const [first] = sides
    const isNamed = first !== undefined && lettersOf(first).size > 0 && isKnown(first, question.facts)
    const isFound = sides.some((side) =>
      known.some((value) => isNear(value, valueIn(side, world, question.pi))),
    )
    return !isNamed && !isFound
  })
}
