import { m } from '../../domain/messages/compiled/messages.js'
import { prettyText } from '../../packages/step-marks/expression/line.ts'
import type { Slip, SlipCode } from '../../packages/step-marks/workings/problem.ts'

const names: Record<SlipCode, () => string> = {
  sign: m.practice_slip_sign,
  'square-of-sum': m.practice_slip_square_of_sum,
  'root-of-sum': m.practice_slip_root_of_sum,
  distribution: m.practice_slip_distribution,
  'cancel-term': m.practice_slip_cancel_term,
  'one-side': m.practice_slip_one_side,
  inverse: m.practice_slip_inverse,
  coefficient: m.practice_slip_coefficient,
  formula: m.practice_slip_formula,
  order: m.practice_slip_order,
  swap: m.practice_slip_swap,
  diameter: m.practice_slip_diameter,
  value: m.practice_slip_value,
  arithmetic: m.practice_slip_arithmetic,
  identity: m.practice_slip_identity,
  'lost-root': m.practice_slip_lost_root,
  extraneous: m.practice_slip_extraneous,
}

export const isSlipCode = (text: string): text is SlipCode => Object.hasOwn(names, text)

/** The name of a slip, as a part of a sentence. */
export const slipName = (code: SlipCode): string => names[code]()

/** What seems wrong in a line: a guess is worded as one. */
export function slipText({ code, part, isSure }: Slip): string {
  const slip = slipName(code)
  if (!isSure) return m.practice_slip_perhaps({ slip })
  // A short part shows where; a long one would only repeat the line.
  if (part === undefined || part.length > 24) return m.practice_slip_looks({ slip })
  return m.practice_slip_looks_in({ slip, part: prettyText(part).replaceAll('×', '') })
}
