import { parse } from './parser.ts'
import { type ReadOptions, tokenize } from './tokenizer.ts'
import type { Expression } from './tree.ts'
import { readOr, Unreadable } from './unreadable.ts'

const mostSigns = 300

/**
 * Parses a text as one expression, as it was written; as two if it has two readings, the likelier first.
 *
 * @throws Unreadable if it is malformed
 */
export function readReadings(text: string, options: ReadOptions = {}): [Expression, Expression?] {
  if (text.length > mostSigns) throw new Unreadable('too-long')
  const tokens = tokenize(text, options).filter((token) => token.text !== '')
  if (tokens.length === 0) throw new Unreadable('empty')
  const { tree, isAmbiguous } = parse(tokens, 0)
  return isAmbiguous ? [tree, readOr(() => parse(tokens, 1).tree, tree)] : [tree]
}
