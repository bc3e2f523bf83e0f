import { type MarkingPolicy, policies } from './award.ts'
import { judgeWorking } from './judge-working.ts'
import { slipNames } from './name-slip.ts'
import type { Problem, WorkingReport } from './problem.ts'

export type WorkingOptions = {
  /** how the board marks; practice where it is left out */
  readonly policy?: MarkingPolicy
  /**
   * the marks are wanted and no names of slips, which cost half of the time: those of a working without a slip, as what
   * follows from one and what mends it is not looked for either
   */
  readonly isMarksAlone?: boolean
}

/**
 * Judges a student's working line by line and gives its step marks. Any valid method earns full marks: a line is
 * right if it holds in every solution of the problem and gains no root. After a slip the student's own line takes
 * the place of the truth, so that what follows rightly from it is told apart and earns its marks.
 *
 * @param lines as typed; at most 60, the others are left out
 * @throws Unreadable where a text of the problem itself is malformed
 */
export function checkWorking(
  problem: Problem,
  lines: readonly string[],
  { policy = policies.practice, isMarksAlone = false }: WorkingOptions = {},
): WorkingReport {
  return judgeWorking(problem, lines, policy)(isMarksAlone ? undefined : slipNames)
}
