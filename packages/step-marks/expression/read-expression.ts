import { toPlainText } from './plain-text.ts'
import { readReadings } from './read-readings.ts'
import type { ReadOptions } from './tokenizer.ts'
import type { Expression } from './tree.ts'
import { Unreadable } from './unreadable.ts'

/**
 * Parses a text as one expression, as it was written.
 *
 * @throws Unreadable if it is malformed, or has two readings, which the error contains.
 */
export function readExpression(text: string, options: ReadOptions = {}): Expression {
  const [first, second] = readReadings(text, options)
  if (second === undefined) return first
  throw new Unreadable('two-readings', [...new Set([first, second])].map(toPlainText))
}
