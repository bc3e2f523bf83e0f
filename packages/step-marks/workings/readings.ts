import { readExpression } from '../expression/read-expression.ts'
import type { Expression } from '../expression/tree.ts'
import { Unreadable } from '../expression/unreadable.ts'

/**
 * The readings of a text that has two, the likelier first; otherwise the one it has. Between two readings of a line
 * the lines around it decide: `6/2√3` may be three times √3 or 6 over 2√3.
 *
 * @throws Unreadable where it is malformed
 */
export function readingsOf(text: string, letters: readonly string[]): [Expression, Expression?] {
  const read = (reading: string) => readExpression(reading, { letters })
  try {
    const first = read(text)
    const below = text.replace(/\/\s*(\d+(?:√(?:\d+|\([^()]*\))|π|[a-zA-Z](?![a-zA-Z])))/g, '/($1)')
    return below === text ? [first] : [first, read(below)]
  } catch (error) {
    if (!(error instanceof Unreadable) || error.reason !== 'two-readings') throw error
    const [first, second] = error.readings
    if (first === undefined) throw error
    return second === undefined ? [read(first)] : [read(first), read(second)]
  }
}
