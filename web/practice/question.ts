import type { InputOf, OutputOf } from '../../domain/calls.ts'
import type { AnswerRules } from '../../packages/step-marks/answers/rules.ts'
import type { Problem } from '../../packages/step-marks/workings/problem.ts'
import type { SheetQuestion } from './sheet-question.ts'
import type { SheetReport } from './sheet-report.ts'

export type Question = OutputOf<'nextQuestions'>['questions'][number]

/** What to practise. */
export type PracticeTarget = Pick<InputOf<'nextQuestions'>, 'item' | 'skills'>

/** What a student did with one question. */
export type Sheet = {
  readonly lines: readonly string[]
  readonly report: SheetReport | null
  readonly hintsUsed: number
  readonly isSolutionShown: boolean
  /** When it was first shown, in milliseconds. */
  readonly since: number
  /** The server's result of the last attempt; null while it was not sent. */
  readonly attempt: string | null
  /** Key of the last attempt. */
  readonly key: string | null
}

export const newSheet = (now: number): Sheet => ({
  lines: [''],
  report: null,
  hintsUsed: 0,
  isSolutionShown: false,
  since: now,
  attempt: null,
  key: null,
})

/** The question as the answer sheet takes it. */
export function asSheetQuestion({ ask, working, marks, board }: Question): SheetQuestion {
  const { kind, answer, rules, otherAnswers } = ask
  return {
    // Absent fields are omitted, not undefined.
    ask: { kind, answer, ...(rules !== null && { rules: rules as AnswerRules }) },
    ...(working !== null && { working: working as Problem }),
    marks,
    board,
    otherAnswers,
  }
}
