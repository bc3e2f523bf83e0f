import { parse } from './parser.ts'
import { toPlainText } from './plain-text.ts'
import { type ReadOptions, tokenize } from './tokenizer.ts'
import type { Expression } from './tree.ts'
import { Unreadable } from './unreadable.ts'

const mostSigns = 300

/**
 * Reads a text as one expression, as it was written.
 *
 * @throws Unreadable where it is malformed or has two readings, which it then carries.
 */
export function readExpression(text: string, options: ReadOptions = {}): Expression {
  if (text.length > mostSigns) throw new Unreadable('too-long')
  const tokens = tokenize(text, options).filter((token) => token.text !== '')
  if (tokens.length === 0) throw new Unreadable('empty')
  const first = parse(tokens, 0)
  if (!first.isAmbiguous) return first.tree
  throw new Unreadable('two-readings', readings(tokens, first.tree))
}

function readings(tokens: Parameters<typeof parse>[0], first: Expression): string[] {
  try {
    return [toPlainText(first), toPlainText(parse(tokens, 1).tree)]
  } catch (error) {
    if (error instanceof Unreadable) return [toPlainText(first)]
    throw error
  }
}
