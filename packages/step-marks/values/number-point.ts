/** Where two trees are compared by floating point. */
import { childrenOf, contains, type Expression, lettersOf } from '../expression/tree.ts'
import type { NumberPoint } from './bounded.ts'
import { rationalValue } from './exact-value.ts'
import { elementFor } from './prime-field.ts'
import type { Rational } from './rational.ts'

/** The letters that are angles: those under sin, cos and the like. */
function angleLetters(tree: Expression, into = new Set<string>()): Set<string> {
  if (tree.type === 'call' && tree.name !== 'log' && tree.name !== 'ln') lettersOf(tree.of, into)
  for (const child of childrenOf(tree)) angleLetters(child, into)
  return into
}

/** Letters are positive where one is below an even root, in a logarithm or in a power. */
const asksPositive = (tree: Expression): boolean =>
  contains(
    tree,
    (part) =>
      ((part.type === 'root' && part.degree % 2 === 0) || (part.type === 'call' && /^l/.test(part.name))) &&
      lettersOf(part).size > 0,
  ) ||
  contains(
    tree,
    (part) => part.type === 'power' && rationalValue(part.exponent)?.d !== 1n && lettersOf(part).size > 0,
  )

/** Always the same values for the letters of these trees: angles acute, the others of either sign where they may be. */
export function numberPoint(trees: readonly Expression[], seed: number, pi?: Rational): NumberPoint {
  const names = new Set<string>()
  const angles = new Set<string>()
  for (const tree of trees) {
    lettersOf(tree, names)
    angleLetters(tree, angles)
  }
  const hasBars = trees.some((tree) => contains(tree, (part) => part.type === 'absolute'))
  const isPositive = !hasBars && trees.some(asksPositive)
  const letters: Record<string, number> = {}
  for (const name of names) {
    const share = Number(elementFor(name, seed) % 1000003n) / 1000003
    const isNegative = !isPositive && elementFor(`sign ${name}`, seed) % 2n === 0n
    letters[name] = angles.has(name) ? 4 + 82 * share : (isNegative ? -1 : 1) * (0.3 + 5 * share)
  }
  return { letters, pi }
}
