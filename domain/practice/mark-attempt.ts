import { checks } from '../../packages/step-marks/answers/check-answer.ts'
import type { Verdict } from '../../packages/step-marks/answers/outcome.ts'
import { policies } from '../../packages/step-marks/workings/award.ts'
import { checkWorking } from '../../packages/step-marks/workings/check-working.ts'
import type { LineStatus, MilestoneState, Slip } from '../../packages/step-marks/workings/problem.ts'
import { checkByKey } from './check-key.ts'
import { marksWithAnswer } from './marks-with-answer.ts'
import type { PracticeQuestion } from './question.ts'
import type { Board } from './rules.ts'

/** What an attempt is marked against. */
export type Markable = Pick<PracticeQuestion, 'ask' | 'working' | 'marks'>

export type TypedAttempt = { lines: readonly string[]; answer: string }

export type Marking = {
  verdict: Verdict
  /** Why, as a code of the engine; null where there is no reason to report. */
  reason: string | null
  /** The readings of an ambiguous answer, as plain text. */
  readings: readonly string[]
  lines: readonly { status: LineStatus; slip: Slip | null }[]
  milestones: readonly { id: string; state: MilestoneState }[]
  /** The first slip. */
  slip: Slip | null
  marks: number
}

/**
 * Marks an attempt: the answer by itself, the working line by line as the board does. The browser shows it at once; the
 * server marks again by the same rule and stores its own result. `otherAnswers` are right too.
 */
export function markAttempt(
  { ask, working, marks }: Markable,
  { lines, answer }: TypedAttempt,
  { board, otherAnswers = [] }: { board: Board; otherAnswers?: readonly string[] },
): Marking {
  const input = answerTyped({ lines, answer })
  const { outcome, isOtherAnswer } = checkByKey(checks[ask.kind], ask, input, otherAnswers)
  const isBlank = input.trim() === ''
  const verdict = isBlank ? 'wrong' : outcome.verdict
  const isRight = verdict === 'right' || verdict === 'form'
  const policy = policies[board]
  const report = working === undefined || isOtherAnswer ? null : checkWorking(working, lines, { policy })
  return {
    verdict,
    reason: 'reason' in outcome && !isBlank ? outcome.reason : null,
    readings: 'readings' in outcome ? outcome.readings : [],
    lines: report?.lines.map(({ status, slip = null }) => ({ status, slip })) ?? [],
    slip: report?.slip ?? null,
    ...marksWithAnswer({ working, marks }, report, { isRight, isOtherAnswer }, policy),
  }
}

/** The typed answer; without one the last line is the answer. */
export function answerTyped({ lines, answer }: TypedAttempt): string {
  return answer.trim() === '' ? (lines.findLast((line) => line.trim() !== '') ?? '') : answer
}
