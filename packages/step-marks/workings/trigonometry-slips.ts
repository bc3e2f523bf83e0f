import {
  contains,
  type Expression,
  type ExpressionOf,
  fraction,
  integer,
  negative,
} from '../expression/tree.ts'
import type { SlipCode } from './problem.ts'
import { plus, square } from './question.ts'

export type TrigonometrySlip = readonly [code: SlipCode, tree: Expression, part?: Expression | undefined]

/** sin² θ = 1 + cos² θ and the like. */
export function* slipsOfSquaredCall(of: ExpressionOf<'call'>): Generator<TrigonometrySlip> {
  const other = (name: typeof of.name) => square({ ...of, name })
  const one = integer(1)
  const wrong: Partial<Record<typeof of.name, readonly Expression[]>> = {
    sin: [plus(one, other('cos')), plus(other('cos'), negative(one))],
    cos: [plus(one, other('sin')), plus(other('sin'), negative(one))],
    tan: [plus(one, other('sec')), plus(one, negative(other('sec')))],
    sec: [plus(one, negative(other('tan'))), plus(other('tan'), negative(one))],
    cot: [plus(one, other('cosec')), plus(one, negative(other('cosec')))],
    cosec: [plus(one, negative(other('cot'))), plus(other('cot'), negative(one)), plus(one, other('tan'))],
  }
  for (const made of wrong[of.name] ?? []) yield ['identity', made]
}

const tableValues: readonly Expression[] = [
  integer(0),
  fraction(integer(1), integer(2)),
  integer(1),
  ...[2, 3].flatMap((n): Expression[] => {
    const root: Expression = { type: 'root', of: integer(n), degree: 2 }
    return [root, fraction(integer(1), root), fraction(root, integer(2)), fraction(integer(2), root)]
  }),
  integer(2),
]

export function* slipsOfCall(tree: ExpressionOf<'call'>): Generator<TrigonometrySlip> {
  const { of, name } = tree
  if (name === 'log' || name === 'ln') return
  if (!contains(of, (part) => part.type === 'letter')) {
    for (const value of tableValues) yield ['value', value]
    return
  }
  const sine: Expression = { ...tree, name: 'sin' }
  const cosine: Expression = { ...tree, name: 'cos' }
  const one = integer(1)
  const wrong: Partial<Record<typeof name, readonly Expression[]>> = {
    sin: [plus(one, negative(cosine))],
    cos: [plus(one, negative(sine))],
    tan: [fraction(cosine, sine)],
    cot: [fraction(sine, cosine)],
    sec: [fraction(one, sine)],
    cosec: [fraction(one, cosine)],
  }
  for (const made of wrong[name] ?? []) yield ['identity', made]
}
