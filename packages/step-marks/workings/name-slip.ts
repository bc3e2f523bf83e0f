import { slipInEquation } from './equation-slip.ts'
import type { JudgedStatement } from './judge.ts'
import type { Slip } from './problem.ts'
import type { Question, World } from './question.ts'
import { slipInChain } from './slip-in-chain.ts'
import { slipInSystem } from './system-slip.ts'
import { unknownsIn } from './truth.ts'

export type NameSlip = (judged: JudgedStatement, worlds: readonly World[], question: Question) => Slip

/** Names the slip of a wrong statement: each common slip is made on what stood before it, and compared. */
export const nameSlip: NameSlip = (judged, worlds, question) => {
  const speaks =
    question.mode !== 'identity' &&
    judged.statement.cases.flat().some((chain) => unknownsIn(chain, question).length > 0)
  if (judged.isLostRoot || !speaks) return slipInChain(judged, worlds, question)
  const slipOf = question.unknowns.length > 1 ? slipInSystem : slipInEquation
  return slipOf(judged, worlds, question)
}
