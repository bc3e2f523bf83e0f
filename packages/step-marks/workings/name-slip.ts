import { lettersIn } from '../expression/tree.ts'
import { slipInEquation, suspectsInEquation } from './equation-slip.ts'
import { type SlipNames, slipInChain } from './slip-in-chain.ts'
import { slipInSystem } from './system-slip.ts'
import { tracedBack } from './traced-slip.ts'
import { speaksOfUnknown } from './truth.ts'

/** Each common slip is made on what stood before a wrong statement, and compared. */
export const slipNames: SlipNames = {
  tracedBack,
  nameSlip: (judged, worlds, question) => {
    const speaks = question.mode !== 'identity' && speaksOfUnknown(judged.statement, question)
    const sides = judged.statement.cases.flat().flatMap((chain) => chain.sides)
    const others = lettersIn(sides)
    // 4x = 40, where x is no unknown but known of the same
    if (question.mode === 'solve' && !speaks && others.length === 1 && sides[0]?.type !== 'letter') {
      const found = suspectsInEquation(judged, worlds, { ...question, unknowns: others })
      if (!found.isEmpty) return found.likeliest('arithmetic')
    }
    if (judged.isLostRoot || !speaks) return slipInChain(judged, worlds, question)
    const slipOf = question.unknowns.length > 1 ? slipInSystem : slipInEquation
    return slipOf(judged, worlds, question)
  },
}
