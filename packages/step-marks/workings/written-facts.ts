/** What an equation that a student wrote says of a, b, c and D. */
import { coefficients, only, type Question, quadratic, type World } from './question.ts'
import type { Statement } from './read-line.ts'
import { equationOf } from './solutions.ts'
import { isTrueIn } from './truth.ts'

/** a, b, c and D of the quadratic equation that a statement writes, where the question knows them. */
export function quadraticFacts({ cases }: Statement, world: World, question: Question): World | undefined {
  const chain = only(cases.flat())
  if (chain === undefined || chain.sides.length < 2 || question.facts['D'] === undefined) return undefined
  return quadratic(coefficients(equationOf(chain), world, question))
}

/**
 * a, b, c and D of an equation that the student wrote, the given one times a number, where a statement is true by
 * them. `isOwn`: by a slip the equation may be any.
 */
export function writtenFacts(
  statement: Statement,
  before: readonly Statement[],
  worlds: readonly World[],
  question: Question,
  isOwn = false,
): World | undefined {
  if (question.mode !== 'solve') return undefined
  for (const written of before.toReversed()) {
    const facts = quadraticFacts(written, worlds[0] ?? {}, question)
    const isRight = (world: World) =>
      (isOwn || isTrueIn(written, world, question)) && isTrueIn(statement, { ...world, ...facts }, question)
    if (facts !== undefined && worlds.every(isRight)) return facts
  }
  return undefined
}
