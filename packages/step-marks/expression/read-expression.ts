import { toPlainText } from './plain-text.ts'
import { readReadings } from './read-readings.ts'
import type { ReadOptions } from './tokenizer.ts'
import type { Expression } from './tree.ts'
import { Unreadable } from './unreadable.ts'

/**
 * Reads a text as one expression, as it was written.
 *
 * @throws Unreadable where it is malformed or has two readings, which it then carries.
 */
export function readExpression(text: string, options: ReadOptions = {}): Expression {
  const [first, second] = readReadings(text, options)
  if (second === undefined) return first
  throw new Unreadable('two-readings', [...new Set([first, second])].map(toPlainText))
}
