import { type MarkingPolicy, policies } from './award.ts'
import { judgeWorking } from './judge-working.ts'
import { slipNames } from './name-slip.ts'
import type { Problem, WorkingReport } from './problem.ts'

export type WorkingOptions = {
  /** the board whose marking applies; practice if omitted */
  readonly policy?: MarkingPolicy
  /**
   * marks without the names of slips, in half the time: the marks of a working without a slip, as later lines that
   * follow from a slip or correct it are not examined
   */
  readonly isMarksAlone?: boolean
}

/**
 * Judges a student's working line by line and gives its step marks. Any valid method earns full marks: a line is
 * correct if it holds in every solution of the problem and gains no root. After a slip, later lines are checked
 * against the student's own line, so that what follows correctly from it still earns its marks.
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
