import { slipInEquation } from './equation-slip.ts'
import { type NameSlip, slipInChain } from './slip-in-chain.ts'
import { slipInSystem } from './system-slip.ts'
import { unknownsIn } from './truth.ts'

/** Names the slip of a wrong statement: each common slip is made on what stood before it, and compared. */
export const nameSlip: NameSlip = (judged, worlds, question) => {
  const speaks =
    question.mode !== 'identity' &&
    judged.statement.cases.flat().some((chain) => unknownsIn(chain, question).length > 0)
  if (judged.isLostRoot || !speaks) return slipInChain(judged, worlds, question)
  const slipOf = question.unknowns.length > 1 ? slipInSystem : slipInEquation
  return slipOf(judged, worlds, question)
}
