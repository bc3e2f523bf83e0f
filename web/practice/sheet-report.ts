import type { Outcome } from '../../packages/step-marks/answers/outcome.ts'
import type { LineStatus, Slip } from '../../packages/step-marks/workings/problem.ts'

export type LineReport = {
  readonly status: LineStatus
  readonly marks: number
  readonly slip?: Slip
}

/** A checked sheet: the mark of each line, and the total. */
export type SheetReport = {
  readonly lines: readonly LineReport[]
  readonly marks: number
  /** feedback on the answer */
  readonly outcome?: Outcome
  /** nothing on the sheet could be parsed: it is returned, and does not count as an attempt */
  readonly isUnread: boolean
}

export const hasFullMarks = (report: SheetReport | null, { marks }: { marks: number }): boolean =>
  report !== null && report.marks >= marks
