import type { Problem, SlipCode } from '../../workings/problem.ts'

/** A working with its expected verdict. */
export type GeneratedWorking = {
  readonly problem: Problem
  readonly lines: readonly string[]
  /** the line in which a slip was made, counted from 1 */
  readonly wrongAt: number | null
  /** the acceptable names of the slip */
  readonly codes?: readonly SlipCode[]
}

export const right = (problem: Problem, lines: readonly string[]): GeneratedWorking => ({
  problem,
  lines,
  wrongAt: null,
})

/** The lines with a slip in the last of them. */
export const slipped = (
  problem: Problem,
  lines: readonly string[],
  ...codes: SlipCode[]
): GeneratedWorking => ({
  problem,
  lines,
  wrongAt: lines.length,
  codes,
})

/** Lines of which one is wrong and those after it follow from it. */
export const slippedAt = (
  problem: Problem,
  wrongAt: number,
  lines: readonly string[],
  ...codes: SlipCode[]
): GeneratedWorking => ({
  problem,
  lines,
  wrongAt,
  codes,
})
