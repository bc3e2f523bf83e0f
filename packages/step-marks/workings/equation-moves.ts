import { type Expression, termsOf } from '../expression/tree.ts'
import { type Equation, plus, times } from './question.ts'
import { real } from './solutions.ts'

/** A term brought to the other side with the sign it had. */
export function* wronglyMoved([left, right]: Equation): Generator<
  readonly [Expression, Expression, part: Expression]
> {
  for (const [from, to, isLeft] of [
    [left, right, true],
    [right, left, false],
  ] as const)
    for (const term of termsOf(from)) {
      const rest = plus(...termsOf(from).filter((other) => other !== term))
      const moved = plus(to, term)
      yield isLeft ? [rest, moved, term] : [moved, rest, term]
    }
}

/** An equation times a number, one term left as it was. */
export function* partlyMultiplied([left, right]: Equation): Generator<
  readonly [Expression, Expression, part: Expression]
> {
  for (const factor of [2, 3, 4, 5, 6, 7, 8, 10, 12]) {
    const by = (side: Expression, kept: Expression) =>
      plus(...termsOf(side).map((term) => (term === kept ? term : times(real(factor), term))))
    for (const term of [...termsOf(left), ...termsOf(right)]) yield [by(left, term), by(right, term), term]
  }
}
