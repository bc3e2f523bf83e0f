import type { MarkingPolicy } from '../../packages/step-marks/workings/award.ts'
import type { Problem, WorkingReport } from '../../packages/step-marks/workings/problem.ts'

/** The result for the answer alone. */
export type JudgedAnswer = {
  isRight: boolean
  /** It is not the key, but a correction accepted it too. */
  isOtherAnswer: boolean
}

/** The marks of an attempt: those of its lines (null where there are none to mark), and what the answer adds. */
export function marksWithAnswer(
  { working, marks: mostMarks }: { working?: Problem | undefined; marks: number },
  report: Pick<WorkingReport, 'marks' | 'milestones'> | null,
  { isRight, isOtherAnswer }: JudgedAnswer,
  policy: MarkingPolicy,
): Pick<WorkingReport, 'marks' | 'milestones'> {
  if (working === undefined || report === null || isOtherAnswer)
    return { marks: isRight ? mostMarks : 0, milestones: [] }
  const last = report.milestones.at(-1)
  const isAnswerMissing = isRight && last?.state === 'missing'
  const earned = report.marks + (isAnswerMissing ? (working.milestones.at(-1)?.marks ?? 0) : 0)
  return {
    marks: isRight && policy.answerEarnsAll ? mostMarks : Math.min(earned, mostMarks),
    milestones: report.milestones.map((one) =>
      isAnswerMissing && one === last ? { ...one, state: 'earned' as const } : one,
    ),
  }
}
