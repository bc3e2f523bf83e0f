import { slipInEquation } from './equation-slip.ts'
import { type SlipNames, slipInChain } from './slip-in-chain.ts'
import { slipInSystem } from './system-slip.ts'
import { tracedBack } from './traced-slip.ts'
import { unknownsIn } from './truth.ts'

/** Each common slip is made on what stood before a wrong statement, and compared. */
export const slipNames: SlipNames = {
  tracedBack,
  nameSlip: (judged, worlds, question) => {
    const speaks =
      question.mode !== 'identity' &&
      judged.statement.cases.flat().some((chain) => unknownsIn(chain, question).length > 0)
    if (judged.isLostRoot || !speaks) return slipInChain(judged, worlds, question)
    const slipOf = question.unknowns.length > 1 ? slipInSystem : slipInEquation
    return slipOf(judged, worlds, question)
  },
}
