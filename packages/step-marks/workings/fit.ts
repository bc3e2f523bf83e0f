import { contains, type Expression, lettersOf } from '../expression/tree.ts'
import { coefficients, only, type Question, unknownOf, type World } from './question.ts'
import type { Statement } from './read-line.ts'
import { equationOf, isAmong, rootsOfStatement } from './solutions.ts'
import { holds, isTrueIn, isValues, speaksOfUnknown } from './truth.ts'

export type FitContext = {
  readonly question: Question
  /** the statement before */
  readonly last: Statement | undefined
  /** roots that came in where a root sign or a denominator went away; those of a right line are added */
  readonly extraRoots: number[]
  /** Whether another statement names the solution that this one leaves out. */
  readonly isNamedElsewhere: (world: World) => boolean
}

/** `part`: only some of the solutions; `extra`: with values that have to be dropped later */
export type Fit = { readonly is: 'yes' | 'part' | 'no' } | { readonly is: 'extra'; readonly values: number[] }

/** Whether a statement follows in a set of worlds: no world is left out, and no case or root is added. */
export function fitIn(statement: Statement, set: readonly World[], context: FitContext): Fit {
  const { question } = context
  const missing = set.filter((world) => !isTrueIn(statement, world, question))
  const idle = statement.cases.filter((chains) => !set.some((world) => holds(chains, world, question)))
  const isSingle = question.mode === 'solve'
  if (missing.length === 0 && idle.length === 0)
    return isSingle && gainsRoots(statement, set, context) ? { is: 'no' } : { is: 'yes' }
  if (idle.length === 0 && missing.length < set.length) {
    const isNeeded = (world: World) => question.keeps(world) && !context.isNamedElsewhere(world)
    if (isSingle && !isValues(statement, question) && addsRoots(statement, set, question)) return { is: 'no' }
    return missing.some(isNeeded) ? { is: 'part' } : { is: 'yes' }
  }
  if (missing.length === 0 && isSingle && isValues(statement, question)) {
    const values = idle.flatMap(
      (chains) => rootsOfStatement({ cases: [chains] }, set[0] ?? {}, question) ?? [],
    )
    if (values.every((value) => isAmong(value, context.extraRoots))) return { is: 'extra', values }
  }
  return { is: 'no' }
}

/** True for every solution, but with roots more: right only where a root sign or a denominator went away. */
function gainsRoots(statement: Statement, set: readonly World[], context: FitContext): boolean {
  const { question, last, extraRoots } = context
  if (isValues(statement, question) || !speaksOfUnknown(statement, question)) return false
  const extra = rootsBeyond(statement, set, question).filter((root) => !isAmong(root, extraRoots))
  if (extra.length === 0) return false
  if (!last?.cases.flat().some((chain) => chain.sides.some((side) => mayClear(side, unknownOf(question)))))
    return true
  extraRoots.push(...extra)
  return false
}

function addsRoots(statement: Statement, set: readonly World[], question: Question): boolean {
  const world = set[0] ?? question.facts
  const roots = rootsOfStatement(statement, world, question) ?? []
  const chain = only(statement.cases.flat())
  const row = chain && coefficients(equationOf(chain), world, question)
  // a double root in the place of another lost none: it is a new one
  const isDoubled = row !== undefined && row.length - 1 > roots.length
  return isDoubled || rootsBeyond(statement, set, question).length > 0
}

/** The roots of a statement that are in none of a set of worlds. */
function rootsBeyond(statement: Statement, set: readonly World[], question: Question): number[] {
  const known = set.map((world) => world[unknownOf(question)] ?? Number.NaN)
  const roots = rootsOfStatement(statement, set[0] ?? question.facts, question) ?? []
  return roots.filter((root) => !isAmong(root, known))
}

/** A root sign, a denominator, |x|, or logarithms that may become one. */
const mayClear = (side: Expression, unknown: string): boolean =>
  contains(side, (part) => {
    if (part.type === 'fraction') return lettersOf(part.bottom).has(unknown)
    const isLogarithm = part.type === 'call' && /^l/.test(part.name)
    return (isLogarithm || part.type === 'root' || part.type === 'absolute') && lettersOf(part).has(unknown)
  })
