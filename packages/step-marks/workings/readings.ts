import { readExpression } from '../expression/read-expression.ts'
import type { Expression } from '../expression/tree.ts'
import { Unreadable } from '../expression/unreadable.ts'

/**
 * The readings of a text that has two, the likelier first; otherwise the one it has. Between two readings of a line
 * the lines around it decide.
 *
 * @throws Unreadable where it is malformed
 */
export function readingsOf(text: string, letters: readonly string[]): [Expression, Expression?] {
  try {
    return [readExpression(text, { letters })]
  } catch (error) {
    if (!(error instanceof Unreadable) || error.reason !== 'two-readings') throw error
    const [first, second] = error.readings
    if (first === undefined) throw error
    const read = (reading: string) => readExpression(reading, { letters })
    return second === undefined ? [read(first)] : [read(first), read(second)]
  }
}
