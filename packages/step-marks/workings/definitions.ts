import { lettersIn, lettersOf } from '../expression/tree.ts'
import { only, type Question, valueIn, type World } from './question.ts'
import type { Chain } from './read-line.ts'
import { equationOf, rootsOfEquation } from './solutions.ts'

/**
 * An undefined name gets its value from the chain that first uses it: `k = 5`, `u = x²`, `2m + 1 = 7`. Undefined where
 * the chain uses no such name, or more than one.
 */
export function definitionIn(
  chain: Chain,
  known: World,
  question: Question,
): ((world: World) => World) | undefined {
  const isNew = (name: string) => known[name] === undefined && !question.unknowns.includes(name)
  const name = only(lettersIn(chain.sides).filter(isNew))
  const [first, second, last] = [chain.sides[0], chain.sides[1], chain.sides.at(-1)]
  if (name === undefined || second === undefined || last === undefined) return undefined
  const isHead = first?.type === 'letter' && first.name === name && !lettersOf(last).has(name)
  return (world) => {
    // AB = √8 = 2.83 is √8, and k = 12 - 5 = 6 is 7
    const values = isHead
      ? [second, last]
          .map((side) => valueIn(side, world, question.pi))
          .filter(Number.isFinite)
          .slice(0, 1)
      : rootsOfEquation(equationOf(chain), name, world, question)
    const value = only(values ?? [])
    return value === undefined || Number.isNaN(value) ? world : { ...world, [name]: value }
  }
}
