import { readReadings } from '../expression/read-readings.ts'
import type { Expression } from '../expression/tree.ts'

/**
 * The readings of a text that has two, the likelier first; otherwise the only one. The lines around it decide between
 * two readings: `6/2√3` may be three times √3 or 6 over 2√3.
 *
 * @throws Unreadable if it is malformed
 */
export function readingsOf(text: string, letters: readonly string[]): [Expression, Expression?] {
  const [first, second] = readReadings(text, { letters })
  if (second !== undefined) return [first, second]
  const below = text.replace(/\/\s*(\d+(?:√(?:\d+|\([^()]*\))|π|[a-zA-Z](?![a-zA-Z])))/g, '/($1)')
  return below === text ? [first] : [first, readReadings(below, { letters })[0]]
}
